import { isWithin } from '#src/domain/ausencias.ts'
import type { Dia, Posto } from '#src/domain/entities.ts'
import { DIAS } from '#src/domain/entities.ts'
import { shownDate, shownTime, shownWeekday } from '#src/lib/service-time.ts'
import { lastPostText, restOf } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import type { Service, ServingContext } from './serving-context.ts'
import { everyWeekday, inPost, monthName, times, wallDayAndMonth } from './serving-words.ts'
import { type Turn, turnsOf } from './turn-book.ts'
import { dayOf, MONTH_MS, monthOf, SERVICE_MS, weekOf } from './weeks.ts'

/** Who is asked about, and for what. */
export type Question = {
  person: RosterPerson
  service: Service
  posto: Posto | undefined
  context: ServingContext
}

/** The sentence when the rule applies, without the name of the person. */
type Sentence = (question: Question) => string | undefined

export const SENTENCES = {
  'ja-no-culto': ({ person, service, context }) => {
    const here = service.people.find(({ id }) => id === person.id)
    return here && `já serve neste culto, ${inPost(here.posto, context.index.names.posto(here.posto))}`
  },
  'em-outro-relatorio': ({ person, service, context: { index } }) => {
    const other = turnsOf(index.fora, person.id).find(
      (turn) => turn.place?.emUso && overlap(turn.date, service.date),
    )?.place
    if (!other) return undefined
    const where = index.names.igreja(other.igreja)
    return `serve neste horário em “${other.nomeRelatorio || 'outro relatório'}”${where && `, ${where}`}`
  },
  ausente: ({ person, service }) => absence(person, service.date),
  'ainda-nao-comecou': ({ person: { desde }, service }) =>
    desde && shownDate(service.date) < desde ? `começa a servir em ${wallDayAndMonth(desde)}` : undefined,
  'nao-neste-posto': ({ person, posto, context }) =>
    posto && person.naoPostos?.includes(posto)
      ? `não serve ${inPost(posto, context.index.names.posto(posto))}`
      : undefined,
  'outro-cargo': ({ person, context }) =>
    person.cargo === context.index.grupo.cargo ? undefined : 'tem outro cargo',
  'outro-genero': ({ person, context }) => {
    const { genero } = context.index.grupo
    if (!genero || person.genero === genero) return undefined
    return genero === 'feminino' ? 'esta escala é das irmãs' : 'esta escala é dos irmãos'
  },
  'outra-casa': ({ person, context: { index } }) => {
    if (person.igreja === index.grupo.igreja) return undefined
    const name = index.names.igreja(person.igreja)
    return `é de outra casa de oração${name && `: ${name}`}`
  },
  separado: ({ person, service, context: { index } }) => {
    const apart = index.separados.get(person.id)?.find((id) => servesThen(id, service, index))
    return apart && `não serve junto com ${index.names.pessoa(apart) || 'outra pessoa deste culto'}`
  },
  'limite-do-mes': ({ person, service, context }) => {
    if (person.maxPorMes === undefined) return undefined
    const weeks = weeksInMonth(person.id, service.date, context)
    if (weeks.has(weekOf(service.date)) || weeks.size < person.maxPorMes) return undefined
    return `já serve ${times(weeks.size)} em ${monthName(service.date)}, o limite pedido`
  },
  'semana-passada': ({ person, service, context }) =>
    context.someoneRested !== false && servedInWeek(person.id, weekOf(service.date) - 1, context)
      ? 'serviu na semana passada'
      : undefined,
  'mesmo-dia-outro-culto': ({ person, service, context: { index, own } }) => {
    const sameDay = ({ date }: Turn) => date !== service.date && dayOf(date) === dayOf(service.date)
    const other =
      turnsOf(own, person.id).find(sameDay) ??
      turnsOf(index.fora, person.id).find(
        (turn) => turn.place?.emUso && sameDay(turn) && !overlap(turn.date, service.date),
      )
    return other && `serve também às ${shownTime(other.date)} deste dia`
  },
  'mesmo-posto': ({ person, service, posto, context }) => {
    const last = posto && restOf(person.id, service.date, context).posto
    return last && last === posto ? lastPostText(last, context) : undefined
  },
  'par-ausente': ({ person, service, context: { index } }) => {
    const missing = index.juntos.get(person.id)?.find((id) => !servesThen(id, service, index))
    return (
      missing && `costuma servir com ${index.names.pessoa(missing) || 'alguém'}, que não está neste culto`
    )
  },
} satisfies Record<string, Sentence>

export type Codigo = keyof typeof SENTENCES

export function servedInWeek(id: string, week: number, { index, own }: ServingContext): boolean {
  return (
    turnsOf(own, id).some(({ date }) => weekOf(date) === week) ||
    turnsOf(index.fora, id).some(({ date, place }) => place?.mesmoGrupo && weekOf(date) === week)
  )
}

/** The weeks of the service's month in which somebody serves in reports of the house, other services of this report included. */
function weeksInMonth(id: string, date: number, { index, own }: ServingContext): Set<number> {
  const month = monthOf(date)
  // to ask for the month of every turn of years takes most of the time in which a list of people opens
  const isThen = (turn: Turn) => Math.abs(turn.date - date) < MONTH_MS && monthOf(turn.date) === month
  const weeks = new Set<number>()
  for (const turn of turnsOf(own, id)) {
    if (turn.date !== date && isThen(turn)) weeks.add(weekOf(turn.date))
  }
  for (const turn of turnsOf(index.fora, id)) {
    const counts = turn.place?.mesmoGrupo || (turn.place?.emUso && turn.place.igreja === index.grupo.igreja)
    if (counts && isThen(turn)) weeks.add(weekOf(turn.date))
  }
  return weeks
}

function absence({ ausencias = [], dias = [] }: RosterPerson, stored: number): string | undefined {
  // most people have told nothing, and a date costs more than all else that is asked of them
  if (ausencias.length + dias.length === 0) return undefined
  const date = shownDate(stored)
  const told = ausencias.find((ausencia) => isWithin(ausencia, date))
  if (told) {
    const from = wallDayAndMonth(told.de)
    return `avisou que não pode ${told.de === told.ate ? `em ${from}` : `de ${from} a ${wallDayAndMonth(told.ate)}`}`
  }
  const dia: Dia | undefined = DIAS[shownWeekday(stored)]
  return dia && dias.includes(dia) ? `avisou que não pode ${everyWeekday(dia)}` : undefined
}

function overlap(a: number, b: number): boolean {
  return Math.abs(a - b) < SERVICE_MS
}

/** In this service, or at its time in another report of the same house. */
function servesThen(
  id: string,
  { date, people }: Service,
  { fora, grupo }: ServingContext['index'],
): boolean {
  return (
    people.some((person) => person.id === id) ||
    turnsOf(fora, id).some(
      (turn) => turn.place?.emUso && turn.place.igreja === grupo.igreja && overlap(turn.date, date),
    )
  )
}
