/** What needs whoever runs the network. */
import { type Disponibilidade, POSTOS, type Posto, type Report } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { reportRange } from '#src/domain/report-range.ts'
import type { Troca } from '#src/domain/troca.ts'
import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { type Compromisso, meusCompromissos } from './meus-compromissos.ts'
import type { NetworkLists } from './month-rows.ts'
import { comingMonthState, type MonthState } from './month-state.ts'
import { isSameGroup } from './roster-person.ts'
import { isAway } from './turnos-atingidos.ts'

/** Blanks of one report in the coming days. */
export type BlankCase = { report: Report; vagas: number; primeira: number }
/** A turn of somebody who said that they cannot come. */
export type AwayCase = { report: Report; date: number; posto: Posto; nome: string }
/** A report that ends soon and that none follows. */
export type EndingCase = { report: Report; fim: number }

export type StaffTask =
  | { tipo: 'meu-turno'; turno: Compromisso }
  | { tipo: 'vagas'; casos: BlankCase[] }
  | { tipo: 'ausencias'; casos: AwayCase[] }
  | { tipo: 'trocas'; casos: Troca[] }
  | { tipo: 'mes'; estado: MonthState }
  | { tipo: 'terminam'; casos: EndingCase[] }
  | { tipo: 'sem-acesso'; pessoas: number }

/** What the tasks follow from; what the reader may not see is empty. */
export type StaffData = NetworkLists<Listado> & {
  disponibilidades: readonly Disponibilidade[]
  trocas: readonly Troca[]
  /** people without a first access for long */
  semAcesso: readonly unknown[]
}

/** Days on which a blank stands under "this week": today and six more. */
const WEEK_DAYS = 7
/** A report whose last service is nearer than this ends soon. */
const SOON_DAYS = 14
/** One's own turn comes first when it is nearer than this. */
const OWN_DAYS = 2
const WAITING: readonly string[] = ['avisada', 'combinada', 'pedida']

/** What there is to do, in the order in which it is shown; empty when nothing is. @param nowMs ms since the epoch */
export function staffTasks(data: StaffData, me: string, nowMs: number): StaffTask[] {
  const agora = upcomingFrom(nowMs)
  const today = toStored(shownDate(agora), '00:00')
  const inUse = data.reports.filter(({ ativo, atual }) => ativo || atual)
  const trocas = openTrocas(data.trocas, agora)
  const turno = meusCompromissos(data.reports, me, nowMs)[0]
  const vagas = blanks(inUse, agora, shiftDays(today, WEEK_DAYS))
  const ausencias = awayTurns(data, trocas, agora)
  const terminam = ending(inUse, agora, shiftDays(today, SOON_DAYS))
  const estado = comingMonthState(data, agora)
  const tasks: StaffTask[] = []
  if (turno && turno.date < shiftDays(today, OWN_DAYS)) tasks.push({ tipo: 'meu-turno', turno })
  if (vagas.length > 0) tasks.push({ tipo: 'vagas', casos: vagas })
  if (ausencias.length > 0) tasks.push({ tipo: 'ausencias', casos: ausencias })
  if (trocas.length > 0) tasks.push({ tipo: 'trocas', casos: trocas })
  if (estado.faltam.length + estado.rascunhos.length > 0) tasks.push({ tipo: 'mes', estado })
  if (terminam.length > 0) tasks.push({ tipo: 'terminam', casos: terminam })
  if (data.semAcesso.length > 0) tasks.push({ tipo: 'sem-acesso', pessoas: data.semAcesso.length })
  return tasks
}

function blanks(reports: readonly Report[], from: number, until: number): BlankCase[] {
  return reports
    .flatMap((report): BlankCase[] => {
      const days = report.report.flatMap((day) => {
        const { date } = day
        if (date === undefined || date < from || date >= until) return []
        const vagas = POSTOS.flatMap((posto) => day[posto] ?? []).filter(({ id }) => id === '').length
        return vagas > 0 ? [{ date, vagas }] : []
      })
      if (days.length === 0) return []
      const vagas = days.reduce((sum, day) => sum + day.vagas, 0)
      return [{ report, vagas, primeira: Math.min(...days.map(({ date }) => date)) }]
    })
    .sort((a, b) => a.primeira - b.primeira)
}

/** Published turns to come of people who are away then; who has said so in a request of their own is there already. */
function awayTurns(
  { reports, disponibilidades }: StaffData,
  trocas: readonly Troca[],
  agora: number,
): AwayCase[] {
  const said = new Map(disponibilidades.map((one) => [one.id, one]))
  const asked = new Set(trocas.map(({ report, data, de }) => `${report}_${data}_${de}`))
  const found: AwayCase[] = []
  for (const report of reports) {
    if (!report.ativo) continue
    for (const day of report.report) {
      const { date } = day
      if (date === undefined || date < agora) continue
      for (const posto of POSTOS) {
        for (const { id, name } of day[posto] ?? []) {
          const days = said.get(id)
          if (!days || !isAway(days, date) || asked.has(`${report.id}_${date}_${id}`)) continue
          found.push({ report, date, posto, nome: name })
        }
      }
    }
  }
  return found.sort((a, b) => a.date - b.date)
}

function openTrocas(trocas: readonly Troca[], agora: number): Troca[] {
  return trocas
    .filter(({ estado, data }) => WAITING.includes(estado) && data >= agora)
    .sort((a, b) => a.data - b.data)
}

function ending(reports: readonly Report[], from: number, until: number): EndingCase[] {
  const ends = reports.map((report) => ({ report, fim: reportRange(report).fim ?? 0 }))
  return ends
    .filter(({ report, fim }) => {
      if (fim < from || fim >= until) return false
      return !ends.some((other) => other.fim > fim && isSameGroup(other.report, report))
    })
    .sort((a, b) => a.fim - b.fim)
}
