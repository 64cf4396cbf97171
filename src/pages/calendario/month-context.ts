import { createContext, useContext } from 'react'
import type { CalendarService } from '#src/roster/calendar-services.ts'

/** What the cells of the month know; the calendar library makes them and passes nothing on. Days are 'YYYY-MM-DD'. */
export type Month = {
  byDay: ReadonlyMap<string, CalendarService[]>
  today: string
  chosen: string
  /** how often somebody chose a day */
  choices: number
  onChoose: (day: string) => void
  onOpen: (date: CalendarService['date']) => void
}

export const MonthContext = createContext<Month | undefined>(undefined)

export function useMonth(): Month {
  const month = useContext(MonthContext)
  if (!month) throw new Error('useMonth needs a MonthView around it')
  return month
}
