import { describe, expect, it } from 'vitest'
import { firestoreProblem } from '../../scripts/firestore-problem.ts'

describe('firestoreProblem', () => {
  it.each([
    [{ message: '7 PERMISSION_DENIED: Missing or insufficient permissions.', code: 7 }, 'não dão acesso'],
    [
      { message: '7 PERMISSION_DENIED: The firestore.googleapis.com API requires a quota project', code: 7 },
      'gcloud auth application-default set-quota-project ID',
    ],
    [{ message: 'Could not load the default credentials.' }, 'Faltam credenciais'],
    [{ message: 'invalid_grant' }, 'credenciais não foram aceitas'],
  ])('tells %j in one sentence', ({ message, ...fields }, sentence) => {
    expect(firestoreProblem(Object.assign(new Error(message), fields))?.message).toContain(sentence)
  })

  it('leaves everything else as it is', () => {
    expect(firestoreProblem(new Error('a bug'))).toBeUndefined()
    expect(firestoreProblem('a bug')).toBeUndefined()
  })
})
