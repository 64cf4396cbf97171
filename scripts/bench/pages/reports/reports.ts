import type { Igreja, Report } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { reportRange } from '#src/domain/report-range.ts'
import { shiftDays } from '#src/lib/service-time.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { IGREJAS as DEMO } from '../../../demo/network.ts'
import { demoPerson } from '../../../demo/people.ts'

const HOUSES = 200
const COUNT = 5_000
const FEW_COUNT = 70
const PEOPLE_OF_A_GROUP = 15

const houseLike = (index: number): Igreja => {
  const like = DEMO[index % DEMO.length]
  if (!like) throw new Error('The demonstration network has no house')
  return { ...like, id: `casa-${index}`, nome: `${like.nome} ${index}` }
}

export const IGREJAS: Igreja[] = Array.from({ length: HOUSES }, (_, index) => houseLike(index))

/** One month of a house, with other people in each. */
const months = IGREJAS.map((igreja, house) => {
  const grupo = { igreja: igreja.id, cargo: 'porteiro', genero: 'feminino' } as const
  const pessoas = Array.from({ length: PEOPLE_OF_A_GROUP }, (_, place) => ({
    ...demoPerson(2 * (house * PEOPLE_OF_A_GROUP + place)),
    ...grupo,
    id: `pessoa-${house}-${place}`,
  }))
  return generateReport({
    grupo,
    inicio: '2027-01-01',
    fim: '2027-01-31',
    igreja,
    pessoas,
    quantidades: { atriu: 2, corredor: 1, banheiro: 1, estacionamento: 1 },
    seed: house,
    somenteDatas: false,
  }).dias
})

/** As many reports as the largest network has, a month of a house each. */
export const REPORTS: Report[] = Array.from({ length: COUNT }, (_, index): Report => {
  const house = index % HOUSES
  const igreja = houseLike(house)
  const month = Math.floor(index / HOUSES)
  const report = (months[house] ?? []).map((day) => ({ ...day, date: shiftDays(day.date ?? 0, -28 * month) }))
  return {
    id: `relatorio-${index}`,
    nomeRelatorio: `Portas irmãs ${igreja.nome} ${month}`,
    cidade: igreja.cidade,
    igreja: igreja.id,
    cargo: 'porteiro',
    genero: 'feminino',
    ativo: index % 3 !== 0,
    atual: month === 0,
    createdAt: undefined,
    createdBy: 'admin',
    report,
    ...reportRange({ report }),
    pessoas: pessoasOf(report),
    versao: 1,
    alteracao: undefined,
  }
})

/** A list that is drawn from its beginning as the long one is. */
export const FEW = REPORTS.slice(0, FEW_COUNT)
