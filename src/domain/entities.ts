import type { Permission } from './permissions.ts'

/** `tipo` of a position: Admin; UserP (atrium, corridor, restroom, parking); UserS (sound). */
export const TIPOS = ['Admin', 'UserP', 'UserS'] as const
export type Tipo = (typeof TIPOS)[number]

export const GENEROS = ['masculino', 'feminino'] as const
export type Genero = (typeof GENEROS)[number]

/** Weekdays as the database spells them, Sunday first, so the index equals `Date.getUTCDay()`. */
export const DIAS = ['Domingo', 'Segunda', 'Terca', 'Quarta', 'Quinta', 'Sexta', 'Sabado'] as const
export type Dia = (typeof DIAS)[number]

export type SimNao = 'sim' | 'nao'

/** The posts of a service, in the order every screen shows them. */
export const POSTOS = ['atriu', 'corredor', 'banheiro', 'estacionamento', 'som'] as const
export type Posto = (typeof POSTOS)[number]

/** The posts a position's type fills. */
export const POSTOS_BY_TIPO: Record<Tipo, readonly Posto[]> = {
  Admin: [],
  UserP: ['atriu', 'corredor', 'banheiro', 'estacionamento'],
  UserS: ['som'],
}

export type Cidade = { id: string; nome: string }

/** `tipo` is undefined when an older document lacks it or holds an unknown value. */
export type Cargo = { id: string; nome: string; tipo: Tipo | undefined; permissoes: Permission[] }

/** A weekly service: weekday and 'HH:MM'. */
export type DiaCulto = { dia: Dia; horario: string }

/** How many people each post gets; a post that is absent is not filled. */
export type Quantidades = Partial<Record<Posto, number>>

/** What differs from the week: a service more, a service with other quantities, a service or a whole date without roster. */
export const TIPOS_DIA_ESPECIAL = ['extra', 'quantidades', 'sem-escala'] as const
export type TipoDiaEspecial = (typeof TIPOS_DIA_ESPECIAL)[number]

/** A date that differs from the week. `horario` '' means every service of the date. */
export type DiaEspecial = {
  /** 'YYYY-MM-DD' */
  data: string
  /** 'HH:MM'; '' only where `tipo` is not 'extra' */
  horario: string
  tipo: TipoDiaEspecial
  /** instead of the report's own; a post that is absent keeps the report's */
  quantidades?: Quantidades
}

/** Whom to ask about the roster: given with the person's consent, for whoever has a session reads it. */
export type Contato = {
  nome: string
  /** digits */
  celular: string
}

/** How members of a house may swap turns among themselves: freely, with the secretary's approval, or only tell her. */
export const MODOS_TROCA = ['livre', 'aprovacao', 'aviso'] as const
export type ModoTroca = (typeof MODOS_TROCA)[number]

/** `horas`: until how many hours before the service. */
export type RegraTrocas = { modo: ModoTroca; horas: number }

/** What holds in a house that says nothing. */
export const TROCAS_PADRAO: RegraTrocas = { modo: 'livre', horas: 0 }

export type NomesPostos = Record<Posto, string>

/** The database's default names of the posts (specification, section 3). */
export const NOMES_POSTOS_PADRAO: NomesPostos = {
  atriu: 'Átrio',
  corredor: 'Pedidos de oração',
  banheiro: 'Sanitário',
  estacionamento: 'Estacionamento',
  som: 'Som',
}

/** A prayer house. The names of the posts are always filled: missing ones read as their defaults. */
export type Igreja = {
  id: string
  nome: string
  cidade: string
  rdj: SimNao
  diasRDJ: DiaCulto[]
  diasCulto: DiaCulto[]
  /** absent: every week is like the others */
  diasEspeciais?: DiaEspecial[]
  /** absent: nobody has agreed to be named */
  contato?: Contato
  /** absent: {@link TROCAS_PADRAO} */
  trocas?: RegraTrocas
  /** as the house carries it, so that who reads the house need not read the city; absent: only the city tells */
  nomeDaCidade?: string
} & NomesPostos

/** What limits the turns that a person is given; staff set it. Absent: no such limit. */
export type Limites = {
  /** 'YYYY-MM-DD': serves from this day on */
  desde?: string
  /** weeks a month in which the person serves at most, 1 to 5 */
  maxPorMes?: number
  /** posts that the person does not serve at */
  naoPostos?: Posto[]
}

/** A member or staff account. Ids are '' and texts '' when an older document lacks them. */
export type User = {
  id: string
  name: string
  email: string
  genero: Genero | undefined
  /** 'YYYY-MM-DD' or '' */
  datanasc: string
  /** digits or '' */
  celular: string
  cargo: string
  cidade: string
  igreja: string
  /** ms since the epoch */
  createdAt: number | undefined
  /** the account still has the default password and may only set its own */
  senhaPadrao: boolean
  /** ms since the epoch; sessions begun earlier no longer count */
  sessoesDesde: number
} & Limites

/** What a form sets of a {@link User}: `genero` is required on every write. */
export type UserFields = Pick<
  User,
  'name' | 'email' | 'datanasc' | 'celular' | 'cargo' | 'cidade' | 'igreja'
> & { genero: Genero }

/** Days on which a person cannot come, 'YYYY-MM-DD', both ends included. */
export type Ausencia = { de: string; ate: string }

/** When a person cannot come: some ranges of days, and some weekdays always. Nobody says why. */
export type Disponibilidade = {
  /** the person's user id */
  id: string
  /** the person's prayer house */
  igreja: string
  ausencias: Ausencia[]
  /** weekdays on which the person never comes */
  dias: Dia[]
  /** ms since the epoch */
  atualizadaEm: number | undefined
}

/** 'juntos' serve in the same services; 'separados' never do. */
export const TIPOS_VINCULO = ['juntos', 'separados'] as const
export type TipoVinculo = (typeof TIPOS_VINCULO)[number]

/** Two people, the smaller id first, and their prayer houses (one or two). */
export type Vinculo = {
  id: string
  pessoas: [string, string]
  igrejas: string[]
  tipo: TipoVinculo
}

/** A person in a post. Blank placeholder: `id` and `name` are both ''. */
export type Pessoa = {
  id: string
  name: string
  genero?: Genero
  cargo?: string
  cidade?: string
  igreja?: string
}

/**
 * One service of a report. `date` is the *stored* instant in ms (entered time minus 3 hours, see
 * lib/service-time.ts); undefined when a broken document holds no readable date.
 */
export type ReportDay = { date: number | undefined } & Partial<Record<Posto, Pessoa[]>>

/** Who last changed a report, what and when: it names the Log entry written in the same batch. */
export type Alteracao = {
  log: string
  userId: string
  nameUser: string
  action: string
  /** the request behind a substitution */
  troca?: string
  /** ms since the epoch; undefined while the server has not confirmed it */
  timestamp: number | undefined
  /** why it was done against the rules of the roster */
  motivo?: string
}

/** What a generation was made from: with the same `entrada` (a short hash of people, limits, absences, history) the seed makes it again. */
export type Geracao = { seed: number; algoritmo: string; entrada: string }

export type Report = {
  id: string
  nomeRelatorio: string
  cidade: string
  igreja: string
  cargo: string
  genero: Genero | undefined
  ativo: boolean
  atual: boolean
  /** ms since the epoch */
  createdAt: number | undefined
  createdBy: string
  report: ReportDay[]
  /** stored instants (ms) of the first and the last day; undefined when no day has a readable date */
  inicio?: number | undefined
  fim?: number | undefined
  /** absent where a person chose, or an earlier release did */
  geracao?: Geracao
  /** ids of everybody in `report`, without repeats */
  pessoas: string[]
  /** grows by one with every change of `report`; 0 in older documents */
  versao: number
  alteracao: Alteracao | undefined
}
