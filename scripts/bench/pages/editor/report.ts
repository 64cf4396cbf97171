import type { Report } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import type { Candidate } from '#src/pages/relatorio/edit/use-serving.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { IGREJAS } from '../../../demo/network.ts'
import { demoPerson } from '../../../demo/people.ts'

const DAYS = 160
const PEOPLE = 300

const igreja = IGREJAS[0]
if (!igreja) throw new Error('The demonstration network has no house')

const GRUPO = { igreja: igreja.id, cargo: 'porteiro', genero: 'feminino' } as const

const people = Array.from({ length: PEOPLE }, (_, index) => ({
  ...demoPerson(index),
  ...GRUPO,
  cidade: igreja.cidade,
  id: `pessoa-${index}`,
}))

/** Whom one may choose for a slot, a few of them with limits. */
export const CANDIDATES: Candidate[] = people.slice(0, 80).map((person, index) => ({
  ...person,
  createdAt: 0,
  senhaPadrao: false,
  sessoesDesde: 0,
  ...(index % 5 === 0 && { dias: ['Quarta'] }),
  ...(index % 7 === 0 && { maxPorMes: 1 }),
}))

/** A year of three services a week: 160 of them, with 20 people each. */
const { dias } = generateReport({
  grupo: GRUPO,
  inicio: '2027-01-01',
  fim: '2028-03-31',
  igreja,
  pessoas: people,
  quantidades: { atriu: 5, corredor: 5, banheiro: 5, estacionamento: 5 },
  seed: 42,
  somenteDatas: false,
})
const days = dias.slice(0, DAYS)

export const REPORT: Report = {
  id: 'bench',
  nomeRelatorio: 'Portas',
  cidade: igreja.cidade,
  igreja: igreja.id,
  cargo: 'porteiro',
  genero: 'feminino',
  ativo: true,
  atual: true,
  createdAt: undefined,
  createdBy: 'admin',
  report: days,
  pessoas: pessoasOf(days),
  versao: 1,
  alteracao: undefined,
}

export { igreja as IGREJA }
