import type { Timestamp } from 'firebase/firestore'
import type {
  Alteracao,
  Cargo,
  Cidade,
  Dia,
  Geracao,
  Igreja,
  Limites,
  Posto,
  ReportDay,
  UserFields,
  Vinculo,
} from '#src/domain/entities.ts'
import type { Log } from '#src/domain/log.ts'
import type { TrocaEstado } from '#src/domain/troca.ts'

/**
 * What each collection stores, as it is written now: no other field and no other type compiles in a write (docs/data-model.md tells
 * the meaning). Documents of an older database may hold anything; the parsers beside `typedCollection` see to that.
 * A sub-collection is named by its path: [path: `Reports/${string}/Versoes`].
 */
export type Documents = {
  User: UserFields &
    Limites & {
      createdAt: Timestamp
      senhaPadrao: boolean
      sessoesDesde: Timestamp
      /** id of the Log entry of the latest first access */
      primeiroLogin?: string
    }
  Login: { user: string; salt: string }
  /** `password`: SHA-256 of the bcrypt hash, upper-case hex */
  Credencial: { password: string; atualizadaEm: Timestamp }
  Tentativa: { user: string; prova?: string; segredo: string; em: Timestamp }
  Dispositivo: { user: string; falhas: number; em: Timestamp; entrou: Timestamp }
  Falhas: { falhas: number; em: Timestamp }
  /** `log`: id of the last Log entry that this session wrote of a document */
  Sessao: { user: string; desde: Timestamp; lastLogin: Timestamp; log?: string }
  Cidade: Omit<Cidade, 'id'>
  Cargo: Omit<Cargo, 'id'>
  /** `trocasAte`: of the latest service that somebody asked to be relieved of; `nomeDaCidade`: counts for the city with this id only */
  Igreja: Omit<Igreja, 'id' | 'nomeDaCidade'> & {
    trocasAte?: Timestamp
    nomeDaCidade?: { id: string; nome: string }
  }
  Reports: {
    nomeRelatorio: string
    cidade: string
    igreja: string
    cargo: string
    genero: string
    ativo: boolean
    atual: boolean
    createdAt: Timestamp
    createdBy: string
    /** {@link StoredDay}s; a substitution leaves the other days as it finds them, whatever their shape */
    report: readonly unknown[]
    /** absent where no day has a date, and in older documents */
    inicio?: Timestamp
    fim?: Timestamp
    geracao?: Geracao
    pessoas: string[]
    versao: number
    alteracao?: StoredAlteracao
  }
  /** `report` and `alteracao` as they were stored, whatever their shape ({} for no `alteracao`) */
  [path: `Reports/${string}/Versoes`]: { report: unknown; alteracao: unknown; por: StoredAlteracao }
  /** `pessoas`: [name, genero, cargo] by user id; `ultimo`: whose entry the latest write changed */
  Diretorio: { pessoas: Record<string, Listing>; ultimo: string }
  /** `dia`, `lugar`: where in the report the turn stood when it was asked for */
  Trocas: StoredTurno & {
    igreja: string
    cargo: string
    genero: string
    de: string
    nomeDe: string
    para: string
    devolve?: StoredTurno
    estado: TrocaEstado
    em: Timestamp
    respondidaEm?: Timestamp
  }
  /** `ultimo`: whose entry the latest write changed */
  Lembretes: {
    igreja: string
    data: string
    avisados: Record<string, { por: string; nome: string; em: Timestamp }>
    ultimo: string
  }
  /** Push subscriptions by a key of the device; `ultimo`: whose entry the latest write changed */
  Avisos: {
    aparelhos: Record<string, { endpoint: string; p256dh: string; auth: string; em: Timestamp }>
    ultimo: string
  }
  /** `versoes`: the version of each report that was sent, by id */
  Envios: {
    igreja: string
    mes: string
    por: string
    nome: string
    em: Timestamp
    versoes: Record<string, number>
  }
  /** `pronto`: every document has what `watchWhenReady` needs; written by the scripts */
  Estado: { pronto: boolean }
  /** `ausencias`: 'YYYY-MM-DD/YYYY-MM-DD', both ends included */
  Disponibilidade: { igreja: string; ausencias: string[]; dias: Dia[]; atualizadaEm: Timestamp }
  Vinculo: Omit<Vinculo, 'id'>
  Log: Pick<Log, 'userId' | 'userName' | 'nameUser' | 'action'> & {
    reportId?: string | undefined
    alvo?: string
    nome?: string
    timestamp: Timestamp
  }
}

export type StoredTurno = { report: string; data: Timestamp; posto: Posto; dia: number; lugar: number }

export type Listing = [name: string, genero: string, cargo: string]

export type StoredAlteracao = Omit<Alteracao, 'timestamp'> & {
  timestamp: Timestamp
  /** the places that a substitution changed */
  dia?: number
  lugar?: number
  dia2?: number
  lugar2?: number
}

/** A day whose date could not be read is stored without one. */
export type StoredDay = Omit<ReportDay, 'date'> & { date?: Timestamp }

/** Any document of any collection. */
export type Stored = Documents[keyof Documents]
