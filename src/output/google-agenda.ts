import type { Evento } from './agenda.ts'
import { eventoPlace, eventoTitle, SERVICE_MS, wallStamp } from './evento-text.ts'
import type { Fuso } from './fuso.ts'

type Shown = Pick<Evento, 'date' | 'posto' | 'igreja' | 'cidade' | 'nota'>

/** Google Agenda's page for one new event. */
export function googleAgendaLink(evento: Shown, fuso: Fuso): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: eventoTitle(evento),
    dates: `${wallStamp(evento.date)}/${wallStamp(evento.date + SERVICE_MS)}`,
    ctz: fuso,
    location: eventoPlace(evento),
    details: evento.nota,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
