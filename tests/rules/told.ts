import { FieldValue, serverTimestamp } from 'firebase/firestore'
import type { Batch, Write } from './batches.ts'
import { directoriesAfter } from './listed.ts'
import { populated } from './roles.ts'

/** What a Log entry calls the documents of each collection whose changes are told. */
const KINDS: Record<string, string> = {
  User: 'Usuario',
  Cargo: 'Cargo',
  Cidade: 'Cidade',
  Igreja: 'Igreja',
  Reports: 'Relatorio',
}

type Fields = Record<string, unknown>

let known: ReturnType<typeof populated> | undefined
const before = (path: string): Fields | undefined => {
  known ??= populated()
  return known[path]
}

/** Whose session the identity has in the populated network. */
const userOf = (uid: string) => String(before(`Sessao/${uid}`)?.['user'] ?? uid.replace('uid-', ''))

/** The same change, told: the directories follow, and with the Log entry about the first document that needs one, and the session that names it. */
export function told(uid: string, batch: Batch, serial = 0): Batch {
  if (Object.keys(batch).some((path) => path.startsWith('Log/'))) return batch
  const directories = Object.keys(batch).some((path) => path.startsWith('Diretorio/'))
    ? {}
    : directoriesAfter(batch)
  for (const [path, write] of Object.entries(batch)) {
    const [name = '', id = '', ...deeper] = path.split('/')
    const action = deeper.length === 0 ? actionOf(name, path, write) : undefined
    if (action) return { ...batch, ...directories, ...telling(uid, action, id, nameOf(path, write), serial) }
  }
  return { ...batch, ...directories }
}

/** Takes away what `told` added to a batch. */
export function untold(uid: string, batch: Batch): Batch {
  return Object.fromEntries(
    Object.entries(batch).filter(([path]) => !/^(Log|Diretorio)\//.test(path) && path !== `Sessao/${uid}`),
  )
}

/** The two writes that tell. */
export function telling(uid: string, action: string, alvo: string, nome: unknown, serial = 0): Batch {
  const user = userOf(uid)
  const profile = before(`User/${user}`)
  const log = `${user}_${1_800_000_000_000 + serial}`
  const entry = {
    userId: user,
    userName: profile?.['email'] ?? '',
    nameUser: profile?.['name'] ?? '',
    action,
    timestamp: serverTimestamp(),
    alvo,
    nome,
  }
  return { [`Log/${log}`]: { set: entry }, [`Sessao/${uid}`]: { merge: { log } } }
}

function actionOf(name: string, path: string, write: Write): string | undefined {
  const kind = KINDS[name]
  if (!kind) return undefined
  if (write === 'delete') return `${kind}-Del`
  if ('set' in write && !before(path)) return `${kind}-Novo`
  const fields = fieldsOf(write)
  if (name === 'Reports' || fields['senhaPadrao'] === false) return undefined
  return 'senhaPadrao' in fields ? `${kind}-Senha` : `${kind}-Up`
}

function nameOf(path: string, write: Write): unknown {
  for (const fields of [fieldsOf(write), before(path) ?? {}])
    for (const field of ['name', 'nome', 'nomeRelatorio'])
      if (field in fields) return fields[field] instanceof FieldValue ? '' : fields[field]
  return ''
}

function fieldsOf(write: Write): Fields {
  if (write === 'delete') return {}
  return 'set' in write ? write.set : 'merge' in write ? write.merge : write.update
}
