/** The words of dates, posts and amounts in the sentences of the roster. */
import { DIAS, type Dia, NOMES_POSTOS_PADRAO, type Posto } from '#src/domain/entities.ts'
import { dayAndMonth } from '#src/lib/service-labels.ts'
import { shownWeekday, toStored } from '#src/lib/service-time.ts'

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })

const WEEKDAYS: Record<Dia, string> = {
  Domingo: 'domingo',
  Segunda: 'segunda-feira',
  Terca: 'terça-feira',
  Quarta: 'quarta-feira',
  Quinta: 'quinta-feira',
  Sexta: 'sexta-feira',
  Sabado: 'sábado',
}

/** 'aos domingos', 'às quartas-feiras' */
export function everyWeekday(dia: Dia): string {
  const name = WEEKDAYS[dia]
  return name.endsWith('feira') ? `às ${name.replace('-', 's-')}s` : `aos ${name}s`
}

/** 'no domingo, 03/01', 'na quarta-feira, 06/01' */
export function onWeekday(stored: number): string {
  const name = WEEKDAYS[DIAS[shownWeekday(stored)] ?? 'Domingo']
  return `${name.endsWith('feira') ? 'na' : 'no'} ${name}, ${dayAndMonth(stored)}`
}

/** '03/01' of a 'YYYY-MM-DD'; the text itself when it is no date */
export function wallDayAndMonth(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  return day && month ? `${day}/${month}` : date
}

/** 'outubro' */
export function monthName(stored: number): string {
  return month.format(stored)
}

/** 'janeiro de 2027' of a 'YYYY-MM-DD' */
export function monthAndYear(date: string): string {
  return `${monthName(toStored(date, '00:00'))} de ${date.slice(0, 4)}`
}

/** 'no Átrio', 'em Pedidos de oração'; of a name of the house's own the gender is not known: 'em Portão' */
export function inPost(posto: Posto, name: string): string {
  return posto !== 'corredor' && name === NOMES_POSTOS_PADRAO[posto] ? `no ${name}` : `em ${name}`
}

/** '1 vez', '3 vezes' */
export function times(count: number): string {
  return count === 1 ? '1 vez' : `${count} vezes`
}

/** 'há 1 semana', 'há 5 semanas', 'nesta semana' */
export function weeksAgo(weeks: number): string {
  if (weeks <= 0) return 'nesta semana'
  return weeks === 1 ? 'há 1 semana' : `há ${weeks} semanas`
}

/** 'Ana', 'Ana e Rui', 'Ana, Rui e Davi', 'Ana, Rui, Davi e mais 2' */
export function nameList(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 3), `mais ${names.length - 3}`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} e ${shown.at(-1)}`
}
