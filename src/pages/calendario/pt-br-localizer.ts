import { format, getDay, parse, startOfWeek } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import { dateFnsLocalizer, type Messages } from 'react-big-calendar'

/** 'novembro de 2026', for date-fns. */
export const MONTH_FORMAT = "MMMM 'de' yyyy"

/** The name of the only locale there is. */
export const CULTURE = 'pt-BR'

export const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { [CULTURE]: ptBR },
})

export const MESSAGES: Messages = {
  date: 'Data',
  time: 'Hora',
  event: 'Culto',
  allDay: 'Dia inteiro',
  week: 'Semana',
  work_week: 'Semana útil',
  day: 'Dia',
  month: 'Mês',
  previous: 'Anterior',
  next: 'Próximo',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  today: 'Hoje',
  agenda: 'Agenda',
  noEventsInRange: 'Nenhum culto neste período.',
  showMore: (total) => `+${total} mais`,
}
