import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Evento } from '#src/output/agenda.ts'
import { FUSOS, type Fuso } from '#src/output/fuso.ts'
import { googleAgendaLink } from '#src/output/google-agenda.ts'
import { icsOf } from '#src/output/ics.ts'
import { describeInEveryZone } from '#tests/lib/zones.ts'
import { at } from './roteiro-builder.ts'

const NOW = Date.UTC(2026, 9, 1, 12)
const EVENT: Evento = {
  uid: 'relatorio-1-ana@escala-da-porta',
  sequence: 7,
  date: at('2026-10-11 18:30'),
  posto: 'Átrio; porta, \\lado',
  igreja: 'Jardim Novo',
  cidade: 'Campinas',
  nota: 'Som: João\nPedidos de oração: Ana Beatriz, Clara e mais gente com acentuação até passar de uma linha 🙂🙂🙂🙂🙂',
  cancelado: false,
}

const ZONES: [Fuso, string][] = [
  ['America/Noronha', '2026-10-11T20:30:00.000Z'],
  ['America/Sao_Paulo', '2026-10-11T21:30:00.000Z'],
  ['America/Manaus', '2026-10-11T22:30:00.000Z'],
  ['America/Rio_Branco', '2026-10-11T23:30:00.000Z'],
]

describeInEveryZone('a calendar file, as an independent parser reads it', () => {
  test.each(ZONES)('of %s', (fuso, instant) => {
    const component = new ICAL.Component(ICAL.parse(icsOf([EVENT], fuso, NOW)))
    const zone = new ICAL.Timezone(component.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('none'))
    expect(zone.tzid).toBe(fuso)
    const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? new ICAL.Component('none'))
    expect(event.startDate.toJSDate().toISOString()).toBe(instant)
    expect(event.duration.toSeconds()).toBe(2 * 60 * 60)
    expect(event.uid).toBe(EVENT.uid)
    expect(event.sequence).toBe(7)
    expect(event.summary).toBe('Átrio; porta, \\lado - Jardim Novo')
    expect(event.location).toBe('Jardim Novo, Campinas')
    expect(event.description).toBe(EVENT.nota)
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    const triggers = event.component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    expect(triggers).toEqual(['-P1D', '-PT2H'])
  })
})

test('the zones are as far from UTC as the system says, in winter and summer', () => {
  for (const [fuso, offset] of Object.entries(FUSOS)) {
    for (const month of [0, 6]) {
      const name = new Intl.DateTimeFormat('en', { timeZone: fuso, timeZoneName: 'longOffset' })
      expect(name.format(Date.UTC(2026, month, 10))).toContain(`GMT${offset.slice(0, 3)}:${offset.slice(3)}`)
    }
  }
})

describe('the letter of RFC 5545', () => {
  const text = icsOf([EVENT, { ...EVENT, uid: 'outro', cancelado: true }], 'America/Sao_Paulo', NOW)
  const lines = text.split('\r\n')

  test('lines end with CRLF and have at most 75 octets', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    expect(text).not.toContain('\uFFFD')
  })

  test('texts are escaped once', () => {
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Átrio\\; porta\\, \\\\lado - Jardim Novo\r\n')
  })

  test('a lost turn is cancelled and rings no more', () => {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(events[1]?.getAllSubcomponents('valarm')).toEqual([])
    expect(String(events[1]?.getFirstPropertyValue('summary'))).toMatch(/^Cancelado: /)
    expect(String(events[0]?.getFirstPropertyValue('dtstamp'))).toBe('2026-10-01T12:00:00Z')
  })
})

test('the link to Google Agenda holds the wall clock and its zone', () => {
  const { hostname, searchParams } = new URL(googleAgendaLink(EVENT, 'America/Sao_Paulo'))
  expect(hostname).toBe('calendar.google.com')
  expect(searchParams.get('dates')).toBe('20261011T183000/20261011T203000')
  expect(searchParams.get('ctz')).toBe('America/Sao_Paulo')
  expect(searchParams.get('text')).toBe('Átrio; porta, \\lado - Jardim Novo')
})
