/** Documents that grow with a network. `reports`: those of the present period. */
export type NetworkSize = { people: number; houses: number; cities: number; reports: number }

/** A network and how it is used in a month of 30 days; each figure of {@link USE} is for one person, or for one house. */
export type Network = NetworkSize & { name: string; staff: number }

export const NETWORKS: Network[] = [
  { name: '8 casas, 400 membros', people: 400, houses: 8, cities: 3, reports: 32, staff: 4 },
  { name: '200 casas, 10.000 membros', people: 10_000, houses: 200, cities: 40, reports: 800, staff: 40 },
]

/** How often each thing is done in a month; names are those of visits.ts. */
export const USE = {
  member: {
    '/home (membro)': 9,
    '/calendario (membro)': 4,
    '/disponibilidade (membro)': 1,
    'entrar (membro)': 1,
  },
  staff: {
    'entrar (administrador)': 2,
    '/user': 4,
    '/relatorio': 8,
    '/relatorio/mes': 1,
    '/igreja': 2,
    '/cidade': 1,
    '/cargo': 1,
    '/log': 2,
  },
  house: {
    '/relatorio/new': 2,
    '/relatorio/carga': 1,
    '/user/turnos': 1,
    'gerar relatório': 2,
    '/relatorio/edit': 8,
    'salvar relatório': 6,
    'ativar relatório': 2,
    'marcar como não atual': 2,
    'excluir relatório': 1,
    '/user/new': 1,
    'criar usuário': 1,
    'editar usuário': 2,
    'resetar senha': 1,
    'entrar (senha padrão)': 2,
    'primeiro acesso': 2,
  },
} as const satisfies Record<string, Record<string, number>>

/**
 * What a count of documents measured in the demonstration would be in a network of another size: a whole collection stays a whole
 * collection, the people of one house stay those of one house, everything else stays as it is.
 */
export function scaled(collection: string, count: number, demo: NetworkSize, network: NetworkSize): number {
  const whole = { User: 'people', Igreja: 'houses', Cidade: 'cities', Reports: 'reports' } as const
  if (!isKey(whole, collection)) return count
  const size = whole[collection]
  if (count >= demo[size]) return network[size] + (count - demo[size])
  const ofOneHouse = collection === 'User' && count > 4
  return ofOneHouse ? (count * network.people * demo.houses) / (network.houses * demo.people) : count
}

function isKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key)
}
