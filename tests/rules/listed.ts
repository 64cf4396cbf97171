import { deleteField } from 'firebase/firestore'
import type { Batch, Write } from './batches.ts'
import { populated } from './roles.ts'

type Fields = Record<string, unknown>

let known: ReturnType<typeof populated> | undefined
const before = (path: string): Fields | undefined => {
  known ??= populated()
  return known[path]
}

/** What the directory of the house is told of somebody. */
export function listing(id: string, profile: Fields): Batch {
  const pessoas = { [id]: ['name', 'genero', 'cargo'].map((field) => text(profile[field])) }
  return { [`Diretorio/${text(profile['igreja']) || 'centro'}`]: { merge: { pessoas, ultimo: id } } }
}

/** The directory of the house without somebody; an older house has none. */
export function unlisting(id: string, igreja: unknown): Batch {
  const path = `Diretorio/${text(igreja)}`
  return before(path) ? { [path]: { merge: { pessoas: { [id]: deleteField() }, ultimo: id } } } : {}
}

/** The directories that follow what a batch does with profiles. */
export function directoriesAfter(batch: Batch): Batch {
  return Object.assign(
    {},
    ...Object.entries(batch).map(([path, write]) => {
      const [name, id = '', ...deeper] = path.split('/')
      return name === 'User' && deeper.length === 0 ? follow(id, before(path), write) : {}
    }),
  )
}

function follow(id: string, old: Fields | undefined, write: Write): Batch {
  if (write === 'delete') return old ? unlisting(id, old['igreja']) : {}
  const fields = 'set' in write ? write.set : 'merge' in write ? write.merge : write.update
  if (!['name', 'genero', 'cargo', 'igreja'].some((field) => field in fields)) return {}
  const profile = { ...old, ...fields }
  const moves = old && text(old['igreja']) !== text(profile['igreja'])
  return { ...(moves ? unlisting(id, old['igreja']) : {}), ...listing(id, profile) }
}

/** What is no text is refused anyway; in a list it would not even be sent. */
const text = (value: unknown) => (typeof value === 'string' && !value.includes('/') ? value : '')
