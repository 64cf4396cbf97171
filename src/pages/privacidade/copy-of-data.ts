import { POSTOS, type Report, type User } from '#src/domain/entities.ts'
import { shownDate, shownTime } from '#src/lib/service-time.ts'
import type { OwnData } from '#src/repositories/own-data.ts'

/** What a person takes along: JSON with Portuguese names, readable by people and programs. `now` is ms since the epoch. */
export function copyOfData({ user, disponibilidade, reports }: OwnData, now: number): string {
  return JSON.stringify(
    {
      emitidoEm: new Date(now).toISOString(),
      cadastro: user,
      naoPode: disponibilidade,
      cultos: user ? reports.flatMap((report) => turnsIn(report, user)).sort(byWhen) : [],
    },
    null,
    2,
  )
}

type Turn = { escala: string; data: string; hora: string; posto: string }

function turnsIn({ nomeRelatorio, report }: Report, { id }: User): Turn[] {
  return report.flatMap((day) =>
    POSTOS.filter((posto) => day[posto]?.some((person) => person.id === id)).map((posto) => ({
      escala: nomeRelatorio,
      data: day.date === undefined ? '' : shownDate(day.date),
      hora: day.date === undefined ? '' : shownTime(day.date),
      posto,
    })),
  )
}

function byWhen(a: Turn, b: Turn): number {
  return `${a.data} ${a.hora}` < `${b.data} ${b.hora}` ? -1 : 1
}
