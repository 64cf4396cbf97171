import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { Column } from '#src/components/data-table.tsx'
import { type Actor, NO_GRANT } from '#src/domain/can.ts'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { cargoColumns } from '#src/pages/cargo/cargo-list-page.tsx'
import { cidadeColumns } from '#src/pages/cidade/cidade-list-page.tsx'
import { igrejaColumns } from '#src/pages/igreja/igreja-columns.tsx'
import { logColumns } from '#src/pages/log/log-columns.tsx'
import { relatorioColumns } from '#src/pages/relatorio/list/relatorio-columns.tsx'
import { userColumns } from '#src/pages/user/list/user-columns.tsx'

const CIDADE = { id: 'c1', nome: 'Itu' }
const CARGO = { id: 'c1', nome: 'Porteiro', tipo: 'UserP' as const, permissoes: [] }
const IGREJA = {
  ...NOMES_POSTOS_PADRAO,
  id: 'c1',
  nome: 'Central',
  cidade: 'itu',
  rdj: 'nao' as const,
  diasRDJ: [],
  diasCulto: [],
}
const USER = {
  id: 'c1',
  name: 'Ana',
  email: 'ana',
  genero: undefined,
  datanasc: '',
  celular: '',
  cargo: '',
  cidade: '',
  igreja: '',
  createdAt: undefined,
  senhaPadrao: false,
  sessoesDesde: 0,
}
const REPORT = {
  id: 'c1',
  nomeRelatorio: 'Portas',
  cidade: '',
  igreja: '',
  cargo: '',
  genero: undefined,
  ativo: true,
  atual: true,
  createdAt: undefined,
  createdBy: '',
  report: [],
  pessoas: [],
  versao: 1,
  alteracao: undefined,
}
const NAMES = { cidade: '', igreja: '', cargo: '', genero: '', folded: '' }

type List = { headers: string[]; sortable: string[]; actions: string }

/** A list as somebody with these permissions has it: headers, those that sort, and the HTML of a row's actions. */
function list<Row>(columns: Column<Row>[], row: Row): List {
  const actions = columns.at(-1)?.render(row)
  return {
    headers: columns.map(({ header }) => header),
    sortable: columns.filter(({ sortValue }) => sortValue).map(({ header }) => header),
    actions: renderToString(createElement(MemoryRouter, null, actions)),
  }
}

const ignore = () => {}
const LISTS: [name: string, edit: Permission, path: string, headers: string[], (actor: Actor) => List][] = [
  [
    'reports',
    'relatorio_editar',
    '/relatorio/edit/c1',
    ['Nome', 'Ativo', 'Cidade', 'Casa de Oração', 'Data de Início', 'Data de Fim'],
    (actor) =>
      list(relatorioColumns(actor, ignore), {
        ...NAMES,
        group: '',
        report: REPORT,
        inicio: undefined,
        fim: undefined,
      }),
  ],
  [
    'users',
    'usuario_editar',
    '/user/edit/c1',
    ['Nome', 'Genero', 'Cargo', 'Cidade', 'Casa de Oracao'],
    (actor) => list(userColumns(actor, ignore), { ...NAMES, cidadeId: '', user: USER, grant: NO_GRANT }),
  ],
  [
    'cities',
    'cidade_editar',
    '/cidade/edit/c1',
    ['Nome'],
    (actor) => list(cidadeColumns(actor, ignore), CIDADE),
  ],
  [
    'positions',
    'cargo_editar',
    '/cargo/edit/c1',
    ['Nome'],
    (actor) => list(cargoColumns(actor, ignore), CARGO),
  ],
  [
    'prayer houses',
    'igreja_editar',
    '/igreja/edit/c1',
    ['Nome', 'Cidade'],
    (actor) => list(igrejaColumns(actor, ignore), { igreja: IGREJA, cidade: 'Itu' }),
  ],
]

describe.each(LISTS)('the list of %s', (_name, edit, path, headers, open) => {
  test('has its columns, all of which sort', () => {
    expect(open(actor()).headers).toEqual([...headers, 'Ações'])
    expect(open(actor()).sortable).toEqual(headers)
  })

  test('has its links and buttons, each with its permission alone', () => {
    expect(open(actor()).actions).not.toMatch(/<a|<button/)
    expect(open(actor(edit)).actions).toContain(`href="${path}"`)
    expect(open(actor(edit)).actions).not.toContain('<button')
    expect(open(actor('deletar_itens')).actions).toMatch(/<button[^>]*>Excluir</)
    expect(open(actor('deletar_itens')).actions).not.toContain('<a')
  })
})

test('the log has its columns', () => {
  const columns = logColumns({ actor: actor(), reports: new Map(), gone: new Set() })
  expect(columns.map(({ header }) => header)).toEqual([
    'Ação',
    'Usuário ID',
    'Nome do Usuário',
    'E-mail',
    'Registro',
    'Data e Hora',
  ])
})

function actor(...permissoes: Permission[]): Actor {
  return { id: 'ada', cargo: 'staff', cidade: '', igreja: '', permissoes, tipo: 'Admin' }
}
