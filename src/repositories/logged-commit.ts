import { doc, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { Author, LogAction } from '#src/domain/log.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { commit, type Writes } from './commit.ts'
import { currentIdentity } from './firebase.ts'
import { logs, newLogId } from './logs.ts'
import { readDocument, readFollowed } from './read-document.ts'
import { typedCollection } from './typed-collection.ts'

const sessions = typedCollection('Sessao', (_id, fields) => ({
  user: readString(fields, 'user'),
  log: readString(fields, 'log'),
}))

const authors = typedCollection(
  'User',
  (id: string, fields: Fields): Author => ({
    id,
    email: readString(fields, 'email'),
    name: readString(fields, 'name'),
  }),
)

/**
 * Commits a change of the document `alvo` with the Log entry that tells of it, and names the entry in the session: the rules take neither
 * the change nor the entry alone. `change` answers the name that the document bears, or undefined when there was nothing to write.
 * Resolves whether there was.
 * @throws DataError
 */
export async function loggedCommit(
  action: LogAction,
  alvo: string,
  change: (writes: Writes) => string | undefined | Promise<string | undefined>,
): Promise<boolean> {
  let wrote = false
  const session = doc(sessions(), await identity())
  const author = await readAuthor((await readFollowed(session))?.user)
  const log = newLogId(author.id)
  await commit(
    async (writes) => {
      const nome = await change(writes)
      wrote = nome !== undefined
      if (nome === undefined) return
      const { id: userId, email: userName, name: nameUser } = author
      const timestamp = serverTimestamp()
      writes.set(doc(logs(), log), { userId, userName, nameUser, action, timestamp, alvo, nome })
      writes.update(session, { log })
    },
    async () => (await readDocument(session))?.log === log,
  )
  return wrote
}

async function identity(): Promise<string> {
  const authUid = await currentIdentity()
  if (!authUid) throw new DataError('refused')
  return authUid
}

/** As the app, which follows its session and profile, knows them: no page waits for two more reads. */
async function readAuthor(user: string | undefined): Promise<Author> {
  const author = user ? await readFollowed(doc(authors(), user)) : undefined
  if (!author) throw new DataError('refused')
  return author
}
