import { Problem } from './fail.ts'

/** Sentences for what Firestore and the log-in to Google Cloud answer, by gRPC status code. */
const SENTENCES: Record<number, string> = {
  4: 'O banco de dados não respondeu a tempo. Verifique a internet e repita o comando.',
  5: 'O banco de dados não existe: confira o nome do projeto e se o Firestore já foi criado nele.',
  7: 'Estas credenciais não dão acesso ao banco de dados do projeto: confira o projeto e o papel da conta ("Usuário do Cloud Datastore" ou mais).',
  8: 'O projeto chegou ao limite de uso do plano. Repita o comando depois que a cota for renovada.',
  14: 'Não foi possível chegar ao banco de dados. Verifique a internet e repita o comando.',
  16: 'As credenciais não foram aceitas. Entre de novo com "gcloud auth application-default login" ou use outra conta de serviço.',
}

const NO_CREDENTIALS =
  'Faltam credenciais: entre com "gcloud auth application-default login" ou indique uma conta de serviço com --credentials ARQUIVO.'

/** A person's own credentials do not say which project the requests count for. */
const NO_QUOTA_PROJECT =
  'As credenciais não dizem o projeto: rode "gcloud auth application-default set-quota-project ID" e repita o comando.'

/** One clear sentence for an error of the Admin SDK; undefined when the error is of another kind. */
export function firestoreProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  if (/default credentials|metadata|ENOENT.*credential/i.test(error.message)) {
    return new Problem(NO_CREDENTIALS, { cause: error })
  }
  if (/invalid_grant|invalid_rapt|invalid JWT/i.test(error.message)) {
    return new Problem(SENTENCES[16] ?? '', { cause: error })
  }
  if (/quota project/i.test(error.message)) return new Problem(NO_QUOTA_PROJECT, { cause: error })
  const sentence = 'code' in error && typeof error.code === 'number' ? SENTENCES[error.code] : undefined
  return sentence === undefined ? undefined : new Problem(sentence, { cause: error })
}
