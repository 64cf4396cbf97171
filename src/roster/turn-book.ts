/** Who serves when: turns by person, in the order of their dates. */
import { POSTOS, type Posto, type ReportDay } from '#src/domain/entities.ts'

/** Where a turn of another report stands. */
export type TurnPlace = {
  nomeRelatorio: string
  igreja: string
  /** active or current: the person is really expected there */
  emUso: boolean
  /** of the same house, position and gender as the report that is looked at */
  mesmoGrupo: boolean
}

/** One person at one service. `place` is absent in a book of the report's own days. */
export type Turn = { date: number; posto: Posto; place?: TurnPlace }

export type TurnBook = Map<string, Turn[]>

const NO_TURNS: readonly Turn[] = []

export function turnsOf(book: TurnBook, id: string): readonly Turn[] {
  return book.get(id) ?? NO_TURNS
}

export function addTurn(book: TurnBook, id: string, turn: Turn): void {
  const turns = book.get(id)
  if (turns === undefined) book.set(id, [turn])
  else turns.push(turn)
}

/** Adds everybody of the days to the book; blanks and days without a date are nobody's. */
export function addDays(book: TurnBook, days: readonly ReportDay[], place?: TurnPlace): void {
  for (const day of days) {
    if (day.date === undefined) continue
    for (const posto of POSTOS) {
      for (const { id } of day[posto] ?? []) {
        if (id !== '') addTurn(book, id, { date: day.date, posto, ...(place && { place }) })
      }
    }
  }
}

const books = new WeakMap<readonly ReportDay[], TurnBook>()

/** The turns of a report's own days, made once for the same days. */
export function turnBook(days: readonly ReportDay[]): TurnBook {
  const known = books.get(days)
  if (known) return known
  const book: TurnBook = new Map()
  addDays(book, days)
  books.set(days, book)
  return book
}
