import { describe, expect, it } from 'vitest'
import { firestoreProblem } from '../../scripts/database/firestore-problem.ts'

describe('firestoreProblem', () => {
  it.each([
    [4, 'DEADLINE_EXCEEDED: Deadline exceeded after 60.0s, metadata filters: 0.00s', 'não respondeu a tempo'],
    [5, 'NOT_FOUND: The database (default) does not exist for project', 'não existe'],
    [7, 'PERMISSION_DENIED: Missing or insufficient permissions.', 'não dão acesso'],
    [7, 'PERMISSION_DENIED: The API requires a quota project', 'set-quota-project ID'],
    [8, 'RESOURCE_EXHAUSTED: Quota exceeded.', 'limite de uso do plano'],
    [9, 'FAILED_PRECONDITION: the stored version does not match', 'mudou enquanto'],
    [10, 'ABORTED: Too much contention on these documents.', 'ocupado com outra gravação'],
    [13, 'INTERNAL: an internal error', 'falhou'],
    [14, 'UNAVAILABLE: Getting metadata from plugin failed with error: read ECONNRESET', 'chegar ao banco'],
    [16, 'UNAUTHENTICATED: Request had invalid authentication credentials.', 'não foram aceitas'],
    ['app/invalid-credential', 'Credential implementation failed', 'não foram aceitas'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND metadata.google.internal', 'Verifique a internet'],
    ['ECONNRESET', 'read ECONNRESET', 'Verifique a internet'],
    ['ETIMEDOUT', 'connect ETIMEDOUT', 'Verifique a internet'],
  ])('tells code %s in one sentence, whatever the words', (code, message, sentence) => {
    expect(firestoreProblem(Object.assign(new Error(message), { code }))?.message).toContain(sentence)
  })

  it.each([
    ['Could not load the default credentials. Browse to https://cloud.google.com', 'Faltam credenciais'],
    ['invalid_grant', 'credenciais não foram aceitas'],
  ])('knows what comes without a code: %s', (message, sentence) => {
    expect(firestoreProblem(new Error(message))?.message).toContain(sentence)
  })

  it('leaves everything else as it is', () => {
    expect(firestoreProblem(new Error('a bug in the metadata'))).toBeUndefined()
    expect(firestoreProblem(Object.assign(new Error('a bug'), { code: 'ERR_ASSERTION' }))).toBeUndefined()
    expect(firestoreProblem(Object.assign(new Error('INVALID_ARGUMENT'), { code: 3 }))).toBeUndefined()
    expect(firestoreProblem('a bug')).toBeUndefined()
  })
})
