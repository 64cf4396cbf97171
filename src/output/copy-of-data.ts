import { type Disponibilidade, POSTOS, type Report, type User, type Vinculo } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { shownDate, shownTime } from '#src/lib/service-time.ts'

/** What the network holds of one person, as far as whoever asks may read it. */
export type DataOfPerson = {
  user: User | undefined
  disponibilidade: Disponibilidade | undefined
  reports: readonly Report[]
  /** requests for a substitute, by them and to them */
  pedidos: readonly Troca[]
  /** what staff note of who serves with whom; absent in a person's own copy */
  vinculos?: readonly Vinculo[]
}

/** What a person takes along: JSON with Portuguese names, readable by people and programs. `now` is ms since the epoch. */
export function copyOfData(data: DataOfPerson, now: number): string {
  const { user, disponibilidade, reports, pedidos, vinculos } = data
  return JSON.stringify(
    {
      emitidoEm: new Date(now).toISOString(),
      cadastro: user,
      naoPode: disponibilidade,
      cultos: user ? reports.flatMap((report) => turnsIn(report, user)).sort(byWhen) : [],
      pedidos: user ? pedidos.map((troca) => requestOf(troca, user)).sort(byWhen) : [],
      // of the other person nothing is told
      vinculos: vinculos?.map(({ tipo }) => tipo),
    },
    null,
    2,
  )
}

type When = { data: string; hora: string }
type Turn = When & { escala: string; posto: string }
type Request = When & { posto: string; pedido: 'feito' | 'recebido'; estado: string }

function turnsIn({ nomeRelatorio, report }: Report, { id }: User): Turn[] {
  return report.flatMap((day) =>
    POSTOS.filter((posto) => day[posto]?.some((person) => person.id === id)).map((posto) => ({
      escala: nomeRelatorio,
      ...whenOf(day.date),
      posto,
    })),
  )
}

function requestOf({ data, posto, de, estado }: Troca, { id }: User): Request {
  return { ...whenOf(data), posto, pedido: de === id ? 'feito' : 'recebido', estado }
}

function whenOf(stored: number | undefined): When {
  return stored === undefined ? { data: '', hora: '' } : { data: shownDate(stored), hora: shownTime(stored) }
}

function byWhen(a: When, b: When): number {
  return `${a.data} ${a.hora}` < `${b.data} ${b.hora}` ? -1 : 1
}
