import { DataError } from './data-error.ts'
import type { Genero, Posto, RegraTrocas } from './entities.ts'

/**
 * - pedida: somebody, or anybody of the team, is asked
 * - combinada: agreed between the two, waits for the approval that the house wants
 * - aceita: done, the report is changed
 * - recusada, retirada: by who was asked, by who asked
 * - avisada: nobody is asked, whoever cares for the roster is told
 * - fechada: by whoever cares for the roster
 */
export const TROCA_ESTADOS = [
  'pedida',
  'combinada',
  'aceita',
  'recusada',
  'retirada',
  'avisada',
  'fechada',
] as const
export type TrocaEstado = (typeof TROCA_ESTADOS)[number]

/** One person's post in one service of a report; `data` is the stored instant in ms. */
export type Turno = { report: string; data: number; posto: Posto }

/** A request that somebody else takes a turn. */
export type Troca = Turno & {
  id: string
  igreja: string
  cargo: string
  genero: Genero | undefined
  /** user ids; `para` is '' while anybody of the team may take it */
  de: string
  nomeDe: string
  para: string
  /** a turn of `para` that `de` takes in return */
  devolve?: Turno
  estado: TrocaEstado
  /** ms since the epoch; undefined while the server has not confirmed it */
  em: number | undefined
  respondidaEm: number | undefined
}

/** Why an answer to a request did not count. */
export type TrocaProblem =
  /** somebody else was faster */
  | 'outra-pessoa'
  /** it was withdrawn, refused or closed meanwhile */
  | 'encerrada'
  /** the day was edited meanwhile: the turn is no longer theirs, or not in that post */
  | 'dia-mudou'
  /** who would take the turn serves in that service already */
  | 'ja-serve'
  /** the time that the house keeps before the service has begun */
  | 'tarde'

export class TrocaError extends DataError {
  readonly problem: TrocaProblem

  constructor(problem: TrocaProblem, options?: ErrorOptions) {
    super('conflict', options)
    this.problem = problem
  }
}

const HOUR_MS = 60 * 60 * 1000
/** A stored instant is 3 hours before the true one (lib/service-time.ts). */
const STORED_EARLY_MS = 3 * HOUR_MS

/** Until when (ms since the epoch) a request for this turn can be answered. */
export function trocaUntil({ data }: Pick<Turno, 'data'>, { horas }: Pick<RegraTrocas, 'horas'>): number {
  return data + STORED_EARLY_MS - horas * HOUR_MS
}

/** Whether the request still waits for an answer. @param now ms since the epoch */
export function isTrocaOpen(troca: Troca, regra: Pick<RegraTrocas, 'horas'>, now: number): boolean {
  return troca.estado === 'pedida' && now < trocaUntil(troca, regra)
}
