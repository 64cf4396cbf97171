import type { Genero, Pessoa, Posto, Report } from '#src/domain/entities.ts'
import { POSTOS } from '#src/domain/entities.ts'

export type Escalado = { id: string; name: string }

/** Who is in one post of a service, sisters and brothers apart. */
export type PostoNames = { irmas: Escalado[]; irmaos: Escalado[] }

export type CalendarService = {
  /** stored instant, ms */
  date: number
  postos: Record<Posto, PostoNames>
}

type People = Record<Posto, Map<string, Escalado & { genero: Genero | undefined }>>

function nobody(): People {
  return {
    atriu: new Map(),
    corredor: new Map(),
    banheiro: new Map(),
    estacionamento: new Map(),
    som: new Map(),
  }
}

function addPeople(people: People, posto: Posto, persons: readonly Pessoa[], report: Report): void {
  for (const { id, name, genero } of persons) {
    if (id !== '') people[posto].set(id, { id, name, genero: genero ?? report.genero })
  }
}

/** Somebody whose gender nothing tells is listed with the brothers rather than left out. */
function namesOf(people: People, posto: Posto): PostoNames {
  const all = [...people[posto].values()]
  const named = ({ id, name }: Escalado) => ({ id, name })
  return {
    irmas: all.filter(({ genero }) => genero === 'feminino').map(named),
    irmaos: all.filter(({ genero }) => genero !== 'feminino').map(named),
  }
}

/** The posts in which this person serves in the service. */
export function postosDe({ postos }: CalendarService, userId: string): Posto[] {
  return POSTOS.filter((posto) =>
    [...postos[posto].irmas, ...postos[posto].irmaos].some(({ id }) => id !== '' && id === userId),
  )
}

/**
 * The services of one prayer house, ascending, from its reports: the active ones count, and those of sisters and
 * brothers, door and sound, meet in one service when their instant is the same. A person is once in a post.
 */
export function calendarServices(reports: readonly Report[]): CalendarService[] {
  const byDate = new Map<number, People>()
  for (const report of reports) {
    if (!report.ativo) continue
    for (const day of report.report) {
      if (day.date === undefined) continue
      const people = byDate.get(day.date) ?? nobody()
      byDate.set(day.date, people)
      for (const posto of POSTOS) addPeople(people, posto, day[posto] ?? [], report)
    }
  }
  return [...byDate]
    .sort(([a], [b]) => a - b)
    .map(([date, people]) => ({
      date,
      postos: {
        atriu: namesOf(people, 'atriu'),
        corredor: namesOf(people, 'corredor'),
        banheiro: namesOf(people, 'banheiro'),
        estacionamento: namesOf(people, 'estacionamento'),
        som: namesOf(people, 'som'),
      },
    }))
}
