import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import type { DraftReading } from '#src/components/use-form-submit.ts'
import { birthDateProblem, readBirthDate } from '#src/domain/birth-date.ts'
import { celularDigits, MAX_CELULAR_DIGITS } from '#src/domain/celular.ts'
import type { Genero, User, UserFields } from '#src/domain/entities.ts'
import { isUsername } from '#src/domain/login-key.ts'
import { nameProblem } from '#src/domain/name.ts'

/** The form of a user as it stands: texts as typed, ids of what is chosen. */
export type UserDraft = Record<Exclude<keyof UserFields, 'genero'>, string> & { genero: Genero | undefined }

/** A sentence for each field that is wrong; `form` for what belongs to none of them. */
export type UserProblems = Partial<Record<keyof UserDraft | 'form', string>>

export const EMPTY_DRAFT: UserDraft = {
  name: '',
  celular: '',
  genero: undefined,
  datanasc: '',
  cidade: '',
  cargo: '',
  igreja: '',
  email: '',
}

/** What the form of this user starts from; an older document may hold a phone or a date as somebody typed it. */
export function toUserDraft(user: User): UserDraft {
  const { name, email, genero, cargo, cidade, igreja } = user
  const celular = celularDigits(user.celular)
  return { name, email, genero, cargo, cidade, igreja, celular, datanasc: readBirthDate(user.datanasc) ?? '' }
}

/** The fields to save, or what is wrong with the draft on the day `today` ('YYYY-MM-DD'). */
export function readUserDraft(draft: UserDraft, today: string): DraftReading<UserFields, UserProblems> {
  const { genero } = draft
  const problems = { ...missingFields(draft), ...wrongFields(draft, today) }
  if (!genero || Object.keys(problems).length > 0) return { problems }
  return { fields: { ...draft, genero, name: draft.name.trim(), celular: celularDigits(draft.celular) } }
}

/** Phone and birth date may stay empty. */
const REQUIRED = ['name', 'genero', 'cidade', 'cargo', 'igreja', 'email'] as const

const MISSING = {
  name: 'Informe o nome.',
  genero: 'Escolha o gênero.',
  cidade: 'Escolha a cidade.',
  cargo: 'Escolha o cargo.',
  igreja: 'Escolha a casa de oração.',
  email: 'Informe o username.',
} satisfies Record<(typeof REQUIRED)[number], string>

function missingFields(draft: UserDraft): UserProblems {
  const problems: UserProblems = {}
  for (const field of REQUIRED) {
    if (draft[field]?.trim()) continue
    problems[field] = MISSING[field]
    problems.form = 'Preencha todos os campos!'
  }
  return problems
}

function wrongFields({ name, email, celular, datanasc }: UserDraft, today: string): UserProblems {
  const problems: UserProblems = {}
  if (nameProblem(name) === 'long') problems.name = NAME_TOO_LONG
  if (email.trim() !== '' && !isUsername(email)) problems.email = WRONG_USERNAME
  if (celularDigits(celular).length > MAX_CELULAR_DIGITS) {
    problems.celular = `O número pode ter no máximo ${MAX_CELULAR_DIGITS} dígitos.`
  }
  const date = datanasc && birthDateProblem(datanasc, today)
  if (date === 'not-past') problems.datanasc = 'A data de nascimento precisa estar no passado.'
  if (date === 'too-old') problems.datanasc = 'Confira o ano da data de nascimento.'
  return problems
}

const WRONG_USERNAME =
  'Use até 128 letras sem acento, números e sinais como ponto, hífen e arroba; sem espaço e sem barra.'
