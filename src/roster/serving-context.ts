import { NOMES_POSTOS_PADRAO, POSTOS, type Posto, type Report, type ReportDay } from '#src/domain/entities.ts'
import { pushTo } from '#src/lib/push-to.ts'
import { type Couple, type Grupo, isSameGroup } from './roster-person.ts'
import { addDays, type TurnBook, turnBook } from './turn-book.ts'

/** What the answer is for: it decides how grave a reason is. */
export const USOS = ['gerar', 'escolher', 'trocar', 'publicar'] as const
export type Uso = (typeof USOS)[number]

/** Another report as far as it says who is where. */
export type OtherReport = Pick<
  Report,
  'nomeRelatorio' | 'igreja' | 'cargo' | 'genero' | 'ativo' | 'atual' | 'report'
>

/** Names as a person reads them; an unknown one is ''. */
export type Names = {
  pessoa: (id: string) => string
  igreja: (id: string) => string
  posto: (posto: Posto) => string
}

/** What is known beside the report itself, made once a report with {@link servingIndex}. */
export type ServingIndex = {
  grupo: Grupo
  /** turns in every other report and in the group's history */
  fora: TurnBook
  juntos: ReadonlyMap<string, readonly string[]>
  separados: ReadonlyMap<string, readonly string[]>
  names: Names
}

export type ServingContext = {
  uso: Uso
  index: ServingIndex
  /** the turns of this report: `turnBook(days)` */
  own: TurnBook
  /** false: nobody free rested last week, so that having served then is no reason to mention */
  someoneRested?: boolean
}

/** A service: when, and who is in it beside the slot that is asked about. */
export type Service = {
  /** stored ms */
  date: number
  people: readonly { id: string; posto: Posto }[]
}

export const NO_NAMES: Names = {
  pessoa: () => '',
  igreja: () => '',
  posto: (posto) => NOMES_POSTOS_PADRAO[posto],
}

export type ServingIndexInput = {
  grupo: Grupo
  /** earlier days of the same house, position and gender */
  historico?: readonly ReportDay[]
  /** every other report that may name one of the people */
  outros?: readonly OtherReport[]
  couples?: readonly Couple[]
  names?: Names
}

export function servingIndex(input: ServingIndexInput): ServingIndex {
  const { grupo, historico = [], outros = [], couples = [], names = NO_NAMES } = input
  const fora: TurnBook = new Map()
  addDays(fora, historico, {
    nomeRelatorio: '',
    igreja: grupo.igreja,
    emUso: false,
    mesmoGrupo: true,
  })
  for (const other of outros) {
    addDays(fora, other.report, {
      nomeRelatorio: other.nomeRelatorio,
      igreja: other.igreja,
      emUso: other.ativo || other.atual,
      mesmoGrupo: isSameGroup(other, grupo),
    })
  }
  return {
    grupo,
    fora,
    juntos: partners(couples, 'juntos'),
    separados: partners(couples, 'separados'),
    names,
  }
}

/** The context of a report with these days. */
export function servingContext(uso: Uso, index: ServingIndex, days: readonly ReportDay[]): ServingContext {
  return { uso, index, own: turnBook(days) }
}

/** A day as a service; `except` is the slot that is asked about. undefined when the day has no date. */
export function serviceOf(day: ReportDay, except?: { posto: Posto; slot: number }): Service | undefined {
  if (day.date === undefined) return undefined
  const people = POSTOS.flatMap((posto) =>
    (day[posto] ?? [])
      .filter(({ id }, slot) => id !== '' && !(posto === except?.posto && slot === except.slot))
      .map(({ id }) => ({ id, posto })),
  )
  return { date: day.date, people }
}

function partners(couples: readonly Couple[], wanted: Couple['tipo']): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { pessoas, tipo } of couples) {
    if (tipo !== wanted) continue
    const [a, b] = pessoas
    pushTo(found, a, b)
    pushTo(found, b, a)
  }
  for (const ids of found.values()) ids.sort()
  return found
}
