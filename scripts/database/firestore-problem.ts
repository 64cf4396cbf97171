import { Problem } from '../terminal/fail.ts'

const NO_CREDENTIALS =
  'Faltam credenciais: entre com "gcloud auth application-default login" ou indique uma conta de serviço com --credentials ARQUIVO.'
const REFUSED_CREDENTIALS =
  'As credenciais não foram aceitas. Entre de novo com "gcloud auth application-default login" ou use outra conta de serviço.'
/** A person's own credentials do not say which project the requests count for. */
const NO_QUOTA_PROJECT =
  'As credenciais não dizem o projeto: rode "gcloud auth application-default set-quota-project ID" e repita o comando.'
const UNREACHABLE = 'Não foi possível chegar ao banco de dados. Verifique a internet e repita o comando.'

/** By what Firestore, the Google libraries or the network call their errors: codes, which stay, and not words, which each of them shares. */
const BY_CODE = new Map<unknown, string>([
  [4, 'O banco de dados não respondeu a tempo. Verifique a internet e repita o comando.'],
  [5, 'O banco de dados não existe: confira o nome do projeto e se o Firestore já foi criado nele.'],
  [
    7,
    'Estas credenciais não dão acesso ao banco de dados do projeto: confira o projeto e o papel da conta ("Usuário do Cloud Datastore" ou mais).',
  ],
  [8, 'O projeto chegou ao limite de uso do plano. Repita o comando depois que a cota for renovada.'],
  [9, 'O banco de dados mudou enquanto este comando trabalhava. Repita-o.'],
  [10, 'O banco de dados está ocupado com outra gravação. Repita o comando.'],
  [13, 'O banco de dados falhou. Espere alguns minutos e repita o comando.'],
  [14, UNREACHABLE],
  [16, REFUSED_CREDENTIALS],
  ['app/invalid-credential', REFUSED_CREDENTIALS],
  ['invalid_grant', REFUSED_CREDENTIALS],
  ['invalid_rapt', REFUSED_CREDENTIALS],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'].map(
    (code): [string, string] => [code, UNREACHABLE],
  ),
])

/** Where the log-in to Google Cloud gives no code at all, its sentence as a whole. */
const BY_SENTENCE: [RegExp, string][] = [
  [/Could not load the default credentials/, NO_CREDENTIALS],
  [/\binvalid_(?:grant|rapt)\b|invalid JWT/i, REFUSED_CREDENTIALS],
]

/** One clear sentence for an error of the Admin SDK; undefined when the error is of another kind. */
export function firestoreProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const sentence = sentenceOf(error)
  return sentence === undefined ? undefined : new Problem(sentence, { cause: error })
}

function sentenceOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined
  // of all refusals this one has another remedy
  if (code === 7 && /requires a quota project/.test(error.message)) return NO_QUOTA_PROJECT
  const known = BY_SENTENCE.find(([pattern]) => pattern.test(error.message))?.[1]
  return typeof code === 'number' ? BY_CODE.get(code) : (known ?? BY_CODE.get(code))
}
