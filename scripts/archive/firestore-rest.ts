import { type Credential, getApp } from 'firebase-admin/app'
import { isFields } from '#src/lib/untyped-data.ts'
import { MAX_OPERATION_MS, retry } from '../../src/lib/retry.ts'
import { openDatabase, type Target } from '../database/open-database.ts'
import { RestError } from './rest-error.ts'

/** Status codes of gRPC that another try may mend: too slow, quota, lost a race, not reached. */
const TRANSIENT = [4, 8, 10, 14]
const REQUEST_MS = 60_000

/**
 * Firestore's REST API, with an administrator's rights. Its typed JSON keeps what the Admin SDK loses: 5 and 5.0 are one number in
 * JavaScript, and whole numbers past 2^53 are rounded.
 */
export type FirestoreRest = {
  /** 'projects/P/databases/(default)/documents', which every document's name begins with */
  root: string
  /** POSTs to a method of the documents, for example 'commit'; tries again while the server is out of reach. @throws RestError */
  post(method: string, body: object): Promise<unknown>
}

/**
 * @param retryMs how long one request is tried
 * @throws Problem when the database cannot be reached
 */
export async function openFirestoreRest(target: Target, retryMs = MAX_OPERATION_MS): Promise<FirestoreRest> {
  await openDatabase(target)
  const { projectId, emulator } = target
  const root = `projects/${projectId}/databases/(default)/documents`
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'
  const headers = () =>
    emulator ? { authorization: 'Bearer owner' } : authorization(getApp(projectId).options.credential)
  return {
    root,
    post: (method, body) =>
      retry(
        async () => await request(`${origin}/v1/${root}:${method}`, await headers(), body),
        (error) => error instanceof RestError && TRANSIENT.includes(error.code),
        { limitMs: retryMs },
      ),
  }
}

async function request(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  let answer: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_MS),
    })
    answer = JSON.parse(await response.text())
  } catch (error) {
    throw RestError.unreachable(error)
  }
  for (const part of Array.isArray(answer) ? answer : [answer]) {
    if (isFields(part) && isFields(part['error'])) throw RestError.from(part['error'])
  }
  return answer
}

async function authorization(credential: Credential | undefined): Promise<Record<string, string>> {
  const token = await credential?.getAccessToken()
  const project = quotaProject(credential)
  return {
    authorization: `Bearer ${token?.access_token ?? ''}`,
    ...(project ? { 'x-goog-user-project': project } : {}),
  }
}

/** A person's own credentials (gcloud) name the project that pays for their requests; the type of the Admin SDK leaves it out. */
function quotaProject(credential: object | undefined): string | undefined {
  if (!credential || !('getQuotaProjectId' in credential)) return undefined
  const { getQuotaProjectId } = credential
  const project: unknown =
    typeof getQuotaProjectId === 'function' ? getQuotaProjectId.call(credential) : undefined
  return typeof project === 'string' ? project : undefined
}
