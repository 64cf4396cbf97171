import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import { birthDateProblem, readBirthDate } from '#src/domain/birth-date.ts'
import { celularDigits, isCelular, MAX_CELULAR_DIGITS } from '#src/domain/celular.ts'
import type { Cargo, Genero, UserFields } from '#src/domain/entities.ts'
import { isUsername, loginKey } from '#src/domain/login-key.ts'
import { nameProblem } from '#src/domain/name.ts'
import { looseKey, type RawRow } from './columns.ts'
import { type Found, type Network, placeFinder } from './find-places.ts'

/** A row as the preview shows it: ready to register, or with what is wrong, a sentence each. */
export type CheckedRow = RawRow &
  ({ fields: UserFields; problems?: never } | { fields?: never; problems: string[] })

export type CheckContext = Network & {
  /** 'YYYY-MM-DD' */
  today: string
  /** Why the actor may not give this position, as a sentence. */
  cargoRefusal: (cargo: Cargo) => string | undefined
}

/** Checks every row by itself, and the usernames against one another. */
export function checkRows(rows: readonly RawRow[], context: CheckContext): CheckedRow[] {
  const firstLine = new Map<string, number>()
  const find = placeFinder(context)
  return rows.map((row) => {
    const checked = checkRow(row, find, context)
    const key = loginKey(row.values.Username)
    const earlier = firstLine.get(key)
    if (key !== '' && earlier === undefined) firstLine.set(key, row.line)
    if (key === '' || earlier === undefined) return checked
    return {
      ...row,
      problems: [...(checked.problems ?? []), `Username repetido: já está na linha ${earlier}.`],
    }
  })
}

function checkRow(row: RawRow, find: ReturnType<typeof placeFinder>, context: CheckContext): CheckedRow {
  const { values } = row
  const genero = GENEROS_BY_KEY.get(looseKey(values.Genero))
  const cidade = values.Cidade ? find.cidade(values.Cidade) : { problem: 'Falta a cidade.' }
  const cargo = values.Cargo ? find.cargo(values.Cargo) : { problem: 'Falta o cargo.' }
  const igreja = values['Casa de Oracao']
    ? find.igreja(values['Casa de Oracao'], 'found' in cidade ? cidade.found : undefined)
    : { problem: 'Falta a casa de oração.' }
  const datanasc = checkDate(values['Data de Nascimento'], context.today)
  const problems = [
    checkName(values.Nome),
    checkUsername(values.Username),
    genero ? undefined : checkGenero(values.Genero),
    isCelular(values.Celular) ? undefined : `Celular “${values.Celular}”: até ${MAX_CELULAR_DIGITS} números.`,
    datanasc.problem,
    cidade.problem,
    cargo.problem,
    'found' in cargo ? cannotGive(cargo.found, context) : undefined,
    igreja.problem,
  ].filter((problem) => problem !== undefined)

  const isReady = genero && 'found' in cidade && 'found' in cargo && 'found' in igreja && 'found' in datanasc
  if (!isReady || problems.length > 0) return { ...row, problems }
  return {
    ...row,
    fields: {
      name: values.Nome,
      email: loginKey(values.Username),
      genero,
      datanasc: datanasc.found,
      celular: celularDigits(values.Celular),
      cidade: cidade.found.id,
      cargo: cargo.found.id,
      igreja: igreja.found.id,
    },
  }
}

function checkName(name: string): string | undefined {
  const problem = nameProblem(name)
  if (problem === 'missing') return 'Falta o nome.'
  return problem === 'long' ? NAME_TOO_LONG : undefined
}

function checkUsername(username: string): string | undefined {
  if (username === '') return 'Falta o username.'
  return isUsername(username)
    ? undefined
    : `Username “${username}”: sem acentos, espaços e barras, até 128 letras.`
}

function checkGenero(text: string): string {
  return text ? `Gênero “${text}”: use masculino ou feminino.` : 'Falta o gênero.'
}

function checkDate(text: string, today: string): Found<string> {
  if (text === '') return { found: '' }
  const found = readBirthDate(text)
  if (!found) return { problem: `Data “${text}” não existe: use DD/MM/AAAA.` }
  const wrong = birthDateProblem(found, today)
  if (wrong === undefined) return { found }
  return {
    problem: `Data “${text}”: ${wrong === 'not-past' ? 'precisa estar no passado' : 'confira o ano'}.`,
  }
}

function cannotGive(cargo: Cargo, { cargoRefusal }: CheckContext): string | undefined {
  const reason = cargoRefusal(cargo)
  return reason && `Cargo “${cargo.nome}”: ${reason}`
}

const GENEROS_BY_KEY = new Map<string, Genero>([
  ['masculino', 'masculino'],
  ['masc', 'masculino'],
  ['m', 'masculino'],
  ['feminino', 'feminino'],
  ['fem', 'feminino'],
  ['f', 'feminino'],
])
