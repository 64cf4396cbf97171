import { config } from '#src/lib/config.ts'
import { isFields, readString } from '#src/lib/untyped-data.ts'

/**
 * Deletes every document of this file's project, one by one in a commit past the rules. Not by the emulator's own request that clears a
 * database: that garbles the streams of listeners which begin at that time (firebase-tools issue 8654), and the SDK then waits a minute.
 */
export async function emptyDatabase(): Promise<void> {
  const names = await documentNames()
  // what one commit takes
  for (let start = 0; start < names.length; start += 500) {
    await post('commit', { writes: names.slice(start, start + 500).map((name) => ({ delete: name })) })
  }
}

async function documentNames(): Promise<string[]> {
  const everything = { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } }
  const answer = await post('runQuery', { structuredQuery: everything })
  const parts = Array.isArray(answer) ? answer.filter(isFields) : []
  return parts.flatMap(({ document }) => (isFields(document) ? readString(document, 'name') : []))
}

/** The emulator answers with a failure when it cannot tell a listener that is just leaving: what is asked for here may be asked again. */
async function post(method: string, body: object, tries = 5): Promise<unknown> {
  const database = `projects/${config.firebase.projectId}/databases/(default)`
  const response = await fetch(`http://${config.emulators?.firestore}/v1/${database}/documents:${method}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return await response.json()
  if (tries > 1) return await post(method, body, tries - 1)
  throw new Error(`${method}: ${response.status} ${await response.text()}`)
}
