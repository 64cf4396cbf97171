import type { Cargo, Cidade, Contato, Igreja } from '../../src/domain/entities.ts'
import { NOMES_POSTOS_PADRAO } from '../../src/domain/entities.ts'
import { PERMISSIONS, type Permission } from '../../src/domain/permissions.ts'

export const CIDADES: Cidade[] = [
  { id: 'campinas', nome: 'Campinas' },
  { id: 'jundiai', nome: 'Jundiaí' },
  { id: 'sorocaba', nome: 'Sorocaba' },
]

const NOT_THE_SECRETARYS: Permission[] = ['cidade_novo', 'cidade_editar', 'cargo_novo', 'cargo_editar']

export const CARGOS: Cargo[] = [
  { id: 'administrador', nome: 'Administrador', tipo: 'Admin', permissoes: [...PERMISSIONS] },
  {
    id: 'secretaria',
    nome: 'Secretaria',
    tipo: 'Admin',
    permissoes: PERMISSIONS.filter((permission) => !NOT_THE_SECRETARYS.includes(permission)),
  },
  { id: 'porteiro', nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario'] },
  { id: 'som', nome: 'Operador de Som', tipo: 'UserS', permissoes: ['home', 'calendario'] },
]

const CULTOS: Pick<Igreja, 'diasCulto' | 'rdj' | 'diasRDJ'>[] = [
  {
    diasCulto: [
      { dia: 'Domingo', horario: '18:30' },
      { dia: 'Quarta', horario: '19:30' },
    ],
    rdj: 'sim',
    diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
  },
  {
    diasCulto: [
      { dia: 'Domingo', horario: '18:00' },
      { dia: 'Quinta', horario: '19:30' },
    ],
    rdj: 'nao',
    diasRDJ: [],
  },
  {
    diasCulto: [
      { dia: 'Terca', horario: '19:30' },
      { dia: 'Sabado', horario: '19:00' },
    ],
    rdj: 'nao',
    diasRDJ: [],
  },
]

const CASAS: [nome: string, cidade: string][] = [
  ['Jardim Novo', 'campinas'],
  ['Vila Esperança', 'campinas'],
  ['Parque das Flores', 'campinas'],
  ['Centro', 'jundiai'],
  ['Vila Arens', 'jundiai'],
  ['Jardim Paulista', 'sorocaba'],
  ['Éden', 'sorocaba'],
  ['Campolim', 'sorocaba'],
]

/** Whom to ask in the first houses: invented. */
const CONTATOS: Contato[] = [
  { nome: 'Beatriz', celular: '5511990007919' },
  { nome: 'Marcos', celular: '5511990015838' },
]

function contatoOf(index: number): { contato?: Contato } {
  const contato = CONTATOS[index]
  return contato ? { contato } : {}
}

export const IGREJAS: Igreja[] = CASAS.map(([nome, cidade], index) => ({
  id: `casa-${index + 1}`,
  nome,
  cidade,
  ...(CULTOS[index % CULTOS.length] ?? { diasCulto: [], rdj: 'nao', diasRDJ: [] }),
  ...NOMES_POSTOS_PADRAO,
  ...(index === 1 ? { corredor: 'Corredor lateral' } : {}),
  ...contatoOf(index),
}))
