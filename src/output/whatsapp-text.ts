/** The roteiro as messages for WhatsApp: `*bold*` dates, a bullet for each post. */
import { pushTo } from '#src/lib/push-to.ts'
import { instantLabel, monthName, shortWhen } from '#src/lib/service-labels.ts'
import { shiftDays, shownDate, shownWeekday } from '#src/lib/service-time.ts'
import { namesOf, type Roteiro, type RoteiroCulto, type RoteiroPosto } from './roteiro.ts'

/** Longer messages are folded behind 'Ler mais' or cut by phones. */
export const MAX_MESSAGE = 1800

const GAP = '\n\n'
const CONTINUED = ' (continuação)'
/** ' (99/99)' */
const NUMBER_ROOM = 8

/**
 * The messages, each of at most `max` characters with the house and the month at its head. Weeks (from Monday) stay whole where they fit,
 * else services, else posts; a name is never cut. A month without services is one message that says so.
 */
export function whatsappMessages(roteiro: Roteiro, max = MAX_MESSAGE): string[] {
  const title = `Escala de ${monthName(roteiro.mes)}`
  const foot = roteiro.versaoEm === undefined ? '' : `${GAP}_Versão de ${instantLabel(roteiro.versaoEm)}_`
  const place = `*${plain(placeName(roteiro))}*`
  const room = max - `*${title}*\n${place}${GAP}${foot}`.length - NUMBER_ROOM
  const bodies =
    roteiro.cultos.length === 0
      ? ['Nenhum culto escalado neste mês.']
      : pack(
          weeksOf(roteiro.cultos).map((week) => week.flatMap((culto) => cultoTexts(culto, room))),
          room,
        )
  return bodies.map((body, index) => {
    const number = bodies.length > 1 ? ` (${index + 1}/${bodies.length})` : ''
    return `*${title}${number}*\n${place}${GAP}${body}${foot}`
  })
}

/** 'Jardim Novo, Campinas' */
export function placeName({ igreja, cidade }: Pick<Roteiro, 'igreja' | 'cidade'>): string {
  return cidade === '' ? igreja : `${igreja}, ${cidade}`
}

/** On one line and without the signs that WhatsApp takes for formatting. */
export function plain(text: string): string {
  return text
    .replace(/[*_~`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Services by the Monday of their week. */
function weeksOf(cultos: readonly RoteiroCulto[]): RoteiroCulto[][] {
  const weeks = new Map<string, RoteiroCulto[]>()
  for (const culto of cultos) {
    const monday = shownDate(shiftDays(culto.date, -((shownWeekday(culto.date) + 6) % 7)))
    pushTo(weeks, monday, culto)
  }
  return [...weeks.values()]
}

/** Joins the texts of each week, and then the weeks, as long as they fit in `room`. */
function pack(weeks: readonly string[][], room: number): string[] {
  const bodies: string[] = []
  const add = (text: string) => {
    const last = bodies.at(-1)
    if (last !== undefined && last.length + GAP.length + text.length <= room)
      bodies[bodies.length - 1] = last + GAP + text
    else bodies.push(text)
  }
  for (const texts of weeks) {
    const week = texts.join(GAP)
    if (week.length <= room) add(week)
    else for (const text of texts) add(text)
  }
  return bodies
}

/** One text, or several where a service alone is too long. */
function cultoTexts({ date, postos }: RoteiroCulto, room: number): string[] {
  const head = `*${shortWhen(date)}*`
  if (postos.length === 0) return [`${head}\n• Ninguém escalado`]
  const lines = postos.flatMap((posto) => postoLines(posto, room - head.length - CONTINUED.length - 1))
  const texts: string[] = []
  for (const line of lines) {
    const last = texts.at(-1)
    if (last === undefined) texts.push(`${head}\n${line}`)
    else if (last.length + 1 + line.length <= room) texts[texts.length - 1] = `${last}\n${line}`
    else texts.push(`${head}${CONTINUED}\n${line}`)
  }
  return texts
}

/** '• Átrio: Ana, João' */
function postoLines(posto: RoteiroPosto, room: number): string[] {
  const label = `• ${plain(posto.nome)}`
  const lines: string[] = []
  for (const name of namesOf(posto).map(plain)) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(`${label}: ${name}`)
    else if (last.length + 2 + name.length <= room) lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(`${label}${CONTINUED}: ${name}`)
  }
  return lines
}
