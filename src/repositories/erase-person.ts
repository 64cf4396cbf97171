import { ConflictError } from '#src/domain/data-error.ts'
import type { Igreja, User } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { withoutPerson } from '#src/domain/without-person.ts'
import { deleteUser } from './accounts.ts'
import { forgetSender } from './envios.ts'
import { readContatos, readReportsOf } from './held-data.ts'
import { forgetReminders } from './lembretes.ts'
import { getReport, saveReport } from './reports.ts'

/** How often a report that others save at this very moment is tried again. */
const TRIES = 4

/** What was touched; `contatos`: the houses that still name the person as their contact, which nobody but their form changes. */
export type Apagado = {
  relatorios: number
  turnos: number
  lembretes: number
  envios: number
  pedidos: number
  vinculos: number
  contatos: readonly Igreja[]
}

/** How far it is: reports done of those that name the person. */
export type Progress = (done: number, total: number) => void

/** Whoever edits reports, and so may also erase what was written beside the profile. */
export type Editor = {
  /** who does it, as the log names them */
  author: Author
  /** whether the names in reports go too */
  names: boolean
  /** stored ms: earlier services are over */
  from: number
  onProgress: Progress
}

/**
 * Erases a person everywhere, the profile last: whatever interrupts it, the same call goes on where it stopped. Without an editor what is only
 * theirs to change stays.
 * @throws DataError
 */
export async function erasePerson(user: User, editor: Editor | undefined): Promise<Apagado> {
  const contatos = await readContatos(user)
  const names = editor?.names ? await eraseNames(user.id, editor) : { relatorios: 0, turnos: 0 }
  const lembretes = editor ? await forgetReminders(user.id, editor.author) : 0
  const envios = editor ? await forgetSender(user.id) : 0
  return { ...names, lembretes, envios, contatos, ...(await deleteUser(user)) }
}

async function eraseNames(userId: string, { author, from, onProgress }: Editor) {
  const naming = (await readReportsOf(userId)).filter(
    ({ report }) => withoutPerson(report, userId, from).turnos > 0,
  )
  let turnos = 0
  for (const [done, { id }] of naming.entries()) {
    onProgress(done, naming.length)
    turnos += await eraseIn(id, userId, author, from)
  }
  return { relatorios: naming.length, turnos }
}

/** Of a report as it is at this moment. */
async function eraseIn(
  id: string,
  userId: string,
  author: Author,
  from: number,
  tries = TRIES,
): Promise<number> {
  const report = await getReport(id)
  const { days, turnos } = withoutPerson(report.report, userId, from)
  if (turnos === 0) return 0
  try {
    await saveReport(report, days, author, MOTIVO)
  } catch (error) {
    if (!(error instanceof ConflictError) || tries === 1) throw error
    return await eraseIn(id, userId, author, from, tries - 1)
  }
  return turnos
}

/** Stands in the log and in the report's history. */
const MOTIVO = 'Pessoa removida a pedido'
