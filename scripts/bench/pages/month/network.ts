import { type Cargo, type Igreja, NOMES_POSTOS_PADRAO, type User } from '#src/domain/entities.ts'
import type { Network } from '#src/pages/relatorio/mes/use-network.ts'
import { demoPerson } from '../../../demo/people.ts'

const HOUSES = 200
const PEOPLE = 10_000

const CARGOS: Cargo[] = [
  { id: 'porteiro', nome: 'Porteiro', tipo: 'UserP', permissoes: [] },
  { id: 'som', nome: 'Operador de som', tipo: 'UserS', permissoes: [] },
]

/** A network of 200 houses and 10,000 people: 800 reports a month. */
export const NETWORK = network()

function network(): Network {
  const igrejas = Array.from(
    { length: HOUSES },
    (_, house): Igreja => ({
      id: `casa-${house}`,
      nome: `Casa ${house}`,
      cidade: 'cidade',
      rdj: 'nao',
      diasRDJ: [],
      diasCulto: [
        { dia: 'Quarta', horario: '19:30' },
        { dia: 'Domingo', horario: '18:30' },
      ],
      ...NOMES_POSTOS_PADRAO,
    }),
  )
  const users = Array.from(
    { length: PEOPLE },
    (_, index): User => ({
      ...demoPerson(index),
      id: `pessoa-${index}`,
      genero: index % 2 === 0 ? 'feminino' : 'masculino',
      cargo: index % 8 < 2 ? 'som' : 'porteiro',
      cidade: 'cidade',
      igreja: `casa-${Math.floor(index / 50)}`,
      createdAt: 0,
      senhaPadrao: false,
      sessoesDesde: 0,
    }),
  )
  return {
    cidades: [{ id: 'cidade', nome: 'Cidade' }],
    cargos: CARGOS,
    igrejas,
    users,
    reports: [],
    disponibilidades: [],
    vinculos: [],
    historico: 'ready',
  }
}
