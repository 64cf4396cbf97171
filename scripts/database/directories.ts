import type { Firestore } from 'firebase-admin/firestore'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { pagesOf } from './pages-of.ts'

/** A document of `Diretorio`: [name, genero, cargo] by user id. */
export type Directory = { pessoas: Record<string, string[]>; ultimo: string }

/** Says `{pronto: true}` where every house has its directory, so that the app reads no profiles to list people. */
const READY = 'Estado/diretorios'
/** Who has no house is named here. */
const NO_HOUSE = '-'

/** What the directory of a house says of somebody, as the rules compare it with the profile. */
function listingOf(profile: Fields): string[] {
  return [readString(profile, 'name'), readString(profile, 'genero'), readString(profile, 'cargo')]
}

/** The directories by house that these profiles make. */
export function directoriesOf(users: Iterable<{ id: string; fields: Fields }>): Map<string, Directory> {
  const directories = new Map<string, Directory>()
  for (const { id, fields } of users) {
    const igreja = readString(fields, 'igreja') || NO_HOUSE
    const directory = directories.get(igreja) ?? { pessoas: {}, ultimo: '' }
    directory.pessoas[id] = listingOf(fields)
    directories.set(igreja, directory)
  }
  return directories
}

/** The directories as the profiles in the database make them: 10,000 people are some 2 MB. */
async function readProfiles(db: Firestore): Promise<Map<string, Directory>> {
  const users: { id: string; fields: Fields }[] = []
  for await (const page of pagesOf(db, 'User', 1_000, ['name', 'genero', 'cargo', 'igreja'])) {
    users.push(...page.map((user) => ({ id: user.id, fields: user.data() })))
  }
  return directoriesOf(users)
}

/**
 * The houses whose directory is missing or not what their people's profiles make.
 * @param fix writes those that are wrong, and removes those of houses without people
 */
export async function untrueDirectories(db: Firestore, fix: boolean): Promise<string[]> {
  const wanted = await readProfiles(db)
  const wrong = new Set(wanted.keys())
  for await (const page of pagesOf(db, 'Diretorio', 20)) {
    for (const document of page) {
      const pessoas: unknown = document.get('pessoas')
      if (sameEntries(pessoas, wanted.get(document.id)?.pessoas ?? {})) wrong.delete(document.id)
      else wrong.add(document.id)
    }
  }
  for (const igreja of fix ? wrong : []) {
    const directory = wanted.get(igreja)
    if (directory) await db.doc(`Diretorio/${igreja}`).set(directory)
    else await db.doc(`Diretorio/${igreja}`).delete()
  }
  if (fix) await db.doc(READY).set({ pronto: true })
  return [...wrong].sort()
}

function sameEntries(stored: unknown, wanted: Record<string, string[]>): boolean {
  if (typeof stored !== 'object' || stored === null) return false
  const entries = new Map(Object.entries(stored).map(([id, listing]) => [id, JSON.stringify(listing)]))
  const ids = Object.entries(wanted)
  return (
    ids.length === entries.size && ids.every(([id, listing]) => entries.get(id) === JSON.stringify(listing))
  )
}
