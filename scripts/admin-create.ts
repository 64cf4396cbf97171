import { parseArgs } from 'node:util'
import { GENEROS, type Genero } from '#src/domain/entities.ts'
import { isUsername, loginKey } from '#src/domain/login-key.ts'
import { MAX_NAME_LENGTH, nameProblem } from '#src/domain/name.ts'
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH, passwordBytes } from '#src/domain/password.ts'
import { senhaProvisoria } from '#src/domain/senha-provisoria.ts'
import { secureRandom } from '#src/lib/secure-random.ts'
import { createCredential } from '#src/session/hash-password.ts'
import { findAccount, plainReader } from './admin/account.ts'
import { createAdmin } from './admin/create-admin.ts'
import {
  openDatabase,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  type Target,
  targetName,
} from './database/open-database.ts'
import { askSecret, valueOrAnswer } from './terminal/ask.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { defaultPassword } from './terminal/default-password.ts'
import { Problem } from './terminal/fail.ts'

const HELP = `Cria o primeiro administrador, ou deixa entrar de novo um que ficou de fora.

  npm run admin:create -- --email ana@exemplo.org --name "Ana Lima" --genero feminino \\
      --cidade Campinas --igreja "Jardim Novo"

O que faltar é perguntado. Pode ser repetido: o que já existe fica como está, e ninguém perde permissão.

  --email E-MAIL       o nome de usuário
  --name NOME          o nome da pessoa (só para conta nova)
  --genero G           masculino ou feminino (só para conta nova)
  --cidade NOME        a cidade; é criada se não existe
  --igreja NOME        a casa de oração nessa cidade; é criada se não existe
  --ask-password       pergunta a senha, sem mostrar o que se digita
  --password SENHA     a senha (fica no histórico do terminal: prefira --ask-password)
  --default-password   a senha padrão (VITE_SENHA_PADRAO), que todos conhecem; vale 30 dias, até o primeiro acesso
                       Sem nenhuma das três: uma senha provisória sorteada, mostrada uma vez, trocada no primeiro acesso
  --reset              dá senha nova a uma conta que existe e zera as tentativas erradas
${TARGET_HELP}
${COMMON_HELP}`

const OPTIONS = {
  ...COMMON_OPTIONS,
  ...TARGET_OPTIONS,
  email: { type: 'string' },
  name: { type: 'string' },
  genero: { type: 'string' },
  cidade: { type: 'string' },
  igreja: { type: 'string' },
  password: { type: 'string' },
  'ask-password': { type: 'boolean', default: false },
  'default-password': { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
} as const

type Options = { [option in 'name' | 'genero' | 'cidade' | 'igreja']?: string | undefined }

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: OPTIONS }).values,
  run: async (values, progress) => {
    const target = readTarget(values)
    const chosen = await choosePassword(values, target)
    const key = requireKey(await valueOrAnswer('email', values.email, 'E-mail'))
    const db = await openDatabase(target)
    progress.say(`Banco de dados: ${targetName(target)}.`)

    const exists = (await findAccount(db, plainReader(db), key)) !== undefined
    if (!exists && values.reset) throw new Problem(`Não há conta com o e-mail ${key}.`)
    const { user, cargo, mudancas } = await createAdmin(db, {
      key,
      person: exists ? undefined : await askPerson(values),
      place: await askPlace(values, exists),
      credential: await createCredential(chosen.password),
      senhaPadrao: chosen.kind !== 'own',
      reset: values.reset,
    })
    const done = mudancas.length > 0 ? mudancas : [`A conta ${key} já é de administrador: nada mudou.`]
    const hint =
      exists && !values.reset && chosen.kind === 'own'
        ? ['A senha da conta que já existia não foi mudada: para isso use --reset.']
        : []
    // a random one is of use only when it was set, and never shown again; a typed one is never shown
    const set = chosen.kind === 'random' && mudancas.some((line) => /^Conta |senha/.test(line))
    const shown = set ? [`Senha provisória, que vale 30 dias e não aparece de novo: ${chosen.password}`] : []
    return {
      text: [...done, ...hint, ...shown].join('\n'),
      result: {
        user,
        email: key,
        cargo,
        mudancas,
        avisos: hint,
        ...(set ? { senhaProvisoria: chosen.password } : {}),
      },
    }
  },
})

type Passwords = {
  password?: string | undefined
  'ask-password'?: boolean | undefined
  'default-password'?: boolean | undefined
}

async function choosePassword(
  values: Passwords,
  target: Target,
): Promise<{ kind: 'own' | 'default' | 'random'; password: string }> {
  const standard = () => defaultPassword(target)
  if (values['default-password']) return { kind: 'default', password: standard() }
  const own = values['ask-password'] ? await askSecret('Senha') : values.password
  if (own === undefined) return { kind: 'random', password: senhaProvisoria(secureRandom) }
  requirePassword(own, standard())
  return { kind: 'own', password: own }
}

async function askPerson({ name, genero }: Options): Promise<{ name: string; genero: Genero }> {
  const given = requireName('nome', await valueOrAnswer('name', name, 'Nome'))
  const answer = (await valueOrAnswer('genero', genero, 'Gênero, masculino ou feminino')).toLowerCase()
  const known = GENEROS.find((one) => one === answer)
  if (!known) throw new Problem(`O gênero deve ser masculino ou feminino, não "${answer}".`)
  return { name: given, genero: known }
}

/** An account that exists keeps its place, so nobody is asked for one. */
async function askPlace({ cidade, igreja }: Options, exists: boolean) {
  if (exists && cidade === undefined && igreja === undefined) return undefined
  return {
    cidade: requireName('nome da cidade', await valueOrAnswer('cidade', cidade, 'Cidade')),
    igreja: requireName('nome da casa de oração', await valueOrAnswer('igreja', igreja, 'Casa de oração')),
  }
}

function requireName(what: string, name: string): string {
  const problem = nameProblem(name)
  if (problem === 'missing') throw new Problem(`O ${what} não pode ficar vazio.`)
  if (problem === 'long') throw new Problem(`O ${what} pode ter no máximo ${MAX_NAME_LENGTH} caracteres.`)
  return name
}

function requireKey(email: string): string {
  if (!isUsername(email)) {
    throw new Problem(
      `"${email}" não serve de nome de usuário: use um e-mail sem espaços, acentos e barras, de até 128 caracteres.`,
    )
  }
  return loginKey(email)
}

function requirePassword(password: string, standard: string): void {
  if (password.length < MIN_PASSWORD_LENGTH || passwordBytes(password) > MAX_PASSWORD_BYTES) {
    throw new Problem(`A senha deve ter de ${MIN_PASSWORD_LENGTH} a ${MAX_PASSWORD_BYTES} caracteres.`)
  }
  if (password === standard) {
    throw new Problem('Para a senha padrão use --default-password: ela é trocada no primeiro acesso.')
  }
}
