/** Nobody on duty was born earlier: such a year is a slip of the keyboard. */
export const FIRST_BIRTH_DATE = '1900-01-01'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * Reads '7/3/1990', '07-03-1990' or '1990-03-07' (a time may follow) as 'YYYY-MM-DD'; undefined when it is no day of the
 * calendar. A year of two digits is not guessed.
 */
export function readBirthDate(text: string): string | undefined {
  const iso = ISO.exec(text.trim())
  if (iso) return toDay(iso[1], iso[2], iso[3])
  const brazilian = BRAZILIAN.exec(text.trim())
  return brazilian ? toDay(brazilian[3], brazilian[2], brazilian[1]) : undefined
}

/** What is wrong with a 'YYYY-MM-DD' as a birth date, on the day `today` ('YYYY-MM-DD'). */
export function birthDateProblem(date: string, today: string): 'not-past' | 'too-old' | undefined {
  if (date >= today) return 'not-past'
  return date < FIRST_BIRTH_DATE ? 'too-old' : undefined
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // Date takes 31 February for 3 March
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
