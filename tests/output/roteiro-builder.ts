import {
  type Genero,
  NOMES_POSTOS_PADRAO,
  type Pessoa,
  type Posto,
  type Report,
} from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { type House, type Roteiro, roteiroOf } from '#src/output/roteiro.ts'

export const HOUSE: House = { igreja: 'Jardim Novo', cidade: 'Campinas', nomes: NOMES_POSTOS_PADRAO }

type Slots = Partial<Record<Posto, string[]>>

/** An active report of October 2026, last changed on 01/10 at 12:00 of the churches' clock; names are ids too, '' is a blank. */
export function report(genero: Genero, days: Record<string, Slots>, extra: Partial<Report> = {}): Report {
  return {
    id: `portas-${genero}`,
    nomeRelatorio: 'Portas',
    cidade: 'campinas',
    igreja: 'jardim-novo',
    cargo: 'porteiro',
    genero,
    ativo: true,
    atual: true,
    createdAt: Date.UTC(2026, 8, 1),
    createdBy: 'sara',
    report: Object.entries(days).map(([when, slots]) => ({ date: at(when), ...people(slots) })),
    pessoas: [],
    versao: 1,
    alteracao: {
      log: 'log',
      userId: 'sara',
      nameUser: 'Sara',
      action: 'Relatorio-Up',
      timestamp: Date.UTC(2026, 9, 1, 15),
    },
    ...extra,
  }
}

/** The roteiro of October 2026 of sisters' services. */
export function roteiro(days: Record<string, Slots>): Roteiro {
  return roteiroOf([report('feminino', days)], HOUSE, '2026-10')
}

/** The stored instant of '2026-10-12 18:30'. */
export function at(when: string): number {
  const [date = '', time = ''] = when.split(' ')
  return toStored(date, time)
}

/** A name of exactly 60 characters, different for each number. */
export function longName(number: number): string {
  return `${String(number).padStart(2, '0')} Maria Aparecida do Nascimento Albuquerque de Vasconcelos`
    .padEnd(60, 'x')
    .slice(0, 60)
}

/** 14 services a week from Monday 05/10 to Sunday 25/10, every post with `count` people of long names. */
export function fullMonth(count: number): Record<string, Slots> {
  const names = Array.from({ length: count }, (_, index) => longName(index))
  const slots = { atriu: names, corredor: names, banheiro: names, estacionamento: names, som: names }
  const days = Array.from({ length: 21 }, (_, index) => `2026-10-${String(index + 5).padStart(2, '0')}`)
  return Object.fromEntries(
    days.flatMap((day) => [`${day} 09:00`, `${day} 19:30`].map((when) => [when, slots])),
  )
}

function people(slots: Slots): Partial<Record<Posto, Pessoa[]>> {
  return Object.fromEntries(
    Object.entries(slots).map(([posto, names]) => [posto, names.map((name) => ({ id: name, name }))]),
  )
}
