/** Calendar files by the letter of RFC 5545. */
import type { Evento } from './agenda.ts'
import { eventoPlace, eventoTitle, SERVICE_MS, wallStamp } from './evento-text.ts'
import { FUSOS, type Fuso } from './fuso.ts'

/** Octets in a line, its CRLF not counted (section 3.1). */
const LINE_OCTETS = 75

const ALARMS = [
  { trigger: '-P1D', text: 'Amanhã' },
  { trigger: '-PT2H', text: 'Daqui a 2 horas' },
]

/** The text of an .ics file; `nowMs` is when it is made. */
export function icsOf(eventos: readonly Evento[], fuso: Fuso, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escala da Porta//Compromissos//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timezone(fuso),
    ...eventos.flatMap((evento) => event(evento, fuso, nowMs)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Zones without summer time have one standard and nothing else. */
function timezone(fuso: Fuso): string[] {
  const offset = FUSOS[fuso]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${fuso}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${offset.slice(0, 3)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function event(evento: Evento, fuso: Fuso, nowMs: number): string[] {
  const { uid, sequence, date, nota, cancelado } = evento
  const alarms = cancelado
    ? []
    : ALARMS.flatMap(({ trigger, text }) => alarm(trigger, `${text}: ${title(evento)}`))
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${wallStamp(nowMs)}Z`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${fuso}:${wallStamp(date)}`,
    `DTEND;TZID=${fuso}:${wallStamp(date + SERVICE_MS)}`,
    `SUMMARY:${escapeText(title(evento))}`,
    `LOCATION:${escapeText(eventoPlace(evento))}`,
    ...(nota === '' ? [] : [`DESCRIPTION:${escapeText(nota)}`]),
    `STATUS:${cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    ...alarms,
    'END:VEVENT',
  ]
}

function alarm(trigger: string, text: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(text)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]
}

function title(evento: Evento): string {
  return `${evento.cancelado ? 'Cancelado: ' : ''}${eventoTitle(evento)}`
}

/** Section 3.3.11; control characters have no place in a text. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Long lines go on after CRLF and a space; a character is never cut in its octets. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ''
      // the space that the next line begins with
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
