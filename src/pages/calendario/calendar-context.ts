import { createContext, useContext } from 'react'

/** What the parts of the calendar know; the library makes them and passes nothing of ours on. */
export type CalendarParts = {
  /** 'YYYY-MM-DD' */
  today: string
  /** 'domingo, 22 de novembro', with the year only when it is far off */
  spoken: (stored: number) => string
  /** opens who serves at this stored instant */
  onOpen: (date: number) => void
}

export const CalendarContext = createContext<CalendarParts | undefined>(undefined)

export function useCalendar(): CalendarParts {
  const calendar = useContext(CalendarContext)
  if (!calendar) throw new Error('useCalendar needs a CalendarView around it')
  return calendar
}
