import { screen, waitFor, within } from '@testing-library/react'
import { collection, doc, getDoc, getDocs, query, updateDoc, where } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'
import { asServer, resetNetwork, stored as storedAt, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

/** Secretaries who may manage positions, but not those of the cities. */
const WITHOUT_CIDADES: Permission[] = PERMISSIONS.filter((permission) => !permission.startsWith('cidade_'))
const GERENTES = { nome: 'Gerentes', tipo: 'UserP', permissoes: WITHOUT_CIDADES }

beforeEach(() => resetNetwork())

describe('/cargo', () => {
  test('lists, searches, and deletes after saying how many people hold the position', async () => {
    const { user } = await renderApp('/cargo', 'admin')
    expect(await screen.findByRole('heading', { name: 'Cargos' })).toBeVisible()
    expect(await screen.findByRole('row', { name: /Operador de Som/ })).toBeVisible()

    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nome...' }), 'PORT')
    await waitFor(() => expect(screen.queryByText('Operador de Som')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Excluir Porteiro' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/Este cargo está em uso: 3 usuários/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Excluir mesmo assim' }))
    expect(await screen.findByText('Cargo excluido com sucesso!')).toBeVisible()
    expect(await screen.findByText('Nenhum cargo encontrado...')).toBeVisible()
    expect(await stored('porteiro')).toBeUndefined()
  })

  test('gives everybody another position before it is deleted, and offers none that grants more', async () => {
    await writeDocuments({ 'Cargo/secretaria': GERENTES })
    const { user } = await renderApp('/cargo', 'secretaria')
    await user.click(await screen.findByRole('button', { name: 'Excluir Porteiro' }))
    const dialog = within(await screen.findByRole('dialog'))
    const target = await dialog.findByRole('combobox', { name: 'Mover para' })
    expect(within(target).queryByRole('option', { name: 'Administrador' })).toBeNull()
    await user.selectOptions(target, 'Operador de Som')
    await user.click(dialog.getByRole('button', { name: 'Mover e excluir' }))
    await waitFor(async () => expect(await stored('porteiro')).toBeUndefined())
    expect(await storedAt('User/porteira')).toMatchObject({ name: 'Paula Porteira', cargo: 'som' })
    expect(await storedAt('Diretorio/central')).toMatchObject({
      pessoas: { porteiro: ['Pedro Porteiro', 'masculino', 'som'] },
    })
  })

  test('the position one holds, and one that grants more, cannot be deleted, and the button says why', async () => {
    await writeDocuments({ 'Cargo/secretaria': GERENTES })
    const { user } = await renderApp('/cargo', 'secretaria')
    const own = await screen.findByRole('button', { name: 'Excluir Gerentes' })
    const more = await screen.findByRole('button', { name: 'Excluir Administrador' })
    await waitFor(() =>
      expect(own).toHaveAccessibleDescription('Este é o seu próprio cargo: ninguém exclui o cargo que tem.'),
    )
    expect(more).toHaveAccessibleDescription('Este cargo tem permissões que você não tem.')
    await user.click(more)
    expect(await screen.findByText('Este cargo tem permissões que você não tem.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('/cargo/new', () => {
  test('a position without permissions is said to show nothing, and one tap gives those of who serves', async () => {
    const { user } = await renderApp('/cargo/new', 'admin')
    const sentence = await screen.findByText(/^Sem nenhuma permissão/)
    await user.click(screen.getByRole('button', { name: 'Marcar as de quem serve' }))
    expect(screen.getByRole('checkbox', { name: 'Meus Compromissos' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Calendário' })).toBeChecked()
    expect(sentence).not.toBeInTheDocument()
  })

  test('names what is missing, keeps what was typed, marks all, saves and goes to the list', async () => {
    const { user } = await renderApp('/cargo/new', 'admin')
    const save = await screen.findByRole('button', { name: 'Salvar' })
    await user.click(save)
    expect(await screen.findByText('Preencha todos os campos!')).toBeVisible()
    expect(screen.getByText('Informe o nome.')).toBeVisible()
    expect(screen.getByText('Escolha o tipo.')).toBeVisible()
    expect(nome()).toHaveFocus()

    await user.type(nome(), ' Zeladores ')
    await user.click(save)
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Administradores' })).toHaveFocus())
    expect(nome()).toHaveValue(' Zeladores ')

    await user.click(screen.getByRole('radio', { name: 'Porteiros / Auxiliares da Porta' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(PERMISSIONS.length + 1)
    await user.click(screen.getByRole('checkbox', { name: 'Marcar todas' }))
    await user.click(screen.getByRole('checkbox', { name: /Excluir itens/ }))
    await user.click(save)
    expect(await screen.findByText('Cargo registrado!')).toBeVisible()
    expect(await screen.findByText('Zeladores')).toBeVisible()
    expect(await storedByName('Zeladores')).toEqual({
      nome: 'Zeladores',
      tipo: 'UserP',
      permissoes: PERMISSIONS.filter((permission) => permission !== 'deletar_itens'),
    })
  })

  test('nobody is offered what they do not hold: permissions and the type Admin', async () => {
    await writeDocuments({ 'Cargo/secretaria': GERENTES })
    const { user } = await renderApp('/cargo/new', 'secretaria')
    await user.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Ajudantes')
    const notHeld = within(screen.getByRole('group', { name: 'Cidades' })).getAllByRole('checkbox')
    expect(notHeld).toHaveLength(3)
    for (const box of notHeld) {
      expect(box).toBeDisabled()
      expect(box).toHaveAccessibleDescription('Você não tem esta permissão: não pode dá-la.')
    }
    expect(screen.getByRole('radio', { name: /Administradores/ })).toBeDisabled()

    await user.click(screen.getByRole('checkbox', { name: 'Marcar todas' }))
    await user.click(screen.getByRole('radio', { name: 'Operadores de Som' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(async () =>
      expect(await storedByName('Ajudantes')).toEqual({
        nome: 'Ajudantes',
        tipo: 'UserS',
        permissoes: WITHOUT_CIDADES,
      }),
    )
  })
})

describe('/cargo/edit', () => {
  test('writes only what was changed, over nothing that others changed meanwhile', async () => {
    const { user } = await renderApp('/cargo/edit/porteiro', 'admin')
    expect(await screen.findByRole('heading', { name: 'Editar cargo: Porteiro' })).toBeVisible()
    await asServer((db) => updateDoc(doc(db, 'Cargo/porteiro'), { permissoes: ['home'] }))
    await user.clear(nome())
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Preencha todos os campos.')).toBeVisible()
    await user.type(nome(), 'Auxiliar da Porta')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Cargos' })).toBeVisible()
    expect(await screen.findByText('Cargo atualizado!')).toBeVisible()
    expect(await stored('porteiro')).toEqual({
      nome: 'Auxiliar da Porta',
      tipo: 'UserP',
      permissoes: ['home'],
    })
  })

  test('of the position one holds only the name changes', async () => {
    const { user } = await renderApp('/cargo/edit/admin', 'admin')
    expect(await screen.findByText('Este é o seu próprio cargo: só o nome pode mudar.')).toBeVisible()
    for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('radio')]) {
      expect(control).toBeDisabled()
    }
    await user.type(nome(), ' Geral')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Cargos' })).toBeVisible()
    expect(await screen.findByText('Cargo atualizado!')).toBeVisible()
    expect(await stored('admin')).toMatchObject({ nome: 'Administrador Geral', tipo: 'Admin' })
  })

  test('a position that grants more than one holds is shown, not changed', async () => {
    await writeDocuments({ 'Cargo/secretaria': GERENTES })
    await renderApp('/cargo/edit/admin', 'secretaria')
    expect(await screen.findByRole('textbox', { name: /Nome/ })).toHaveAttribute('readonly')
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Este cargo tem permissões que você não tem.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Ver cidades' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Ver cidades' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Atualizar' })).toBeNull()
  })

  test('a position without any fields opens, and gets its type', async () => {
    await writeDocuments({ 'Cargo/velho': {} })
    const { user } = await renderApp('/cargo/edit/velho', 'admin')
    await user.type(await screen.findByRole('textbox', { name: /Nome/ }), 'Antigo')
    await user.click(screen.getByRole('radio', { name: 'Operadores de Som' }))
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Cargos' })).toBeVisible()
    expect(await screen.findByText('Cargo atualizado!')).toBeVisible()
    expect(await stored('velho')).toEqual({ nome: 'Antigo', tipo: 'UserS', permissoes: [] })
  })

  test('one that does not exist says so and goes to the list', async () => {
    await renderApp('/cargo/edit/nada', 'admin')
    expect(await screen.findByText('Cargo nao encontrado.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Cargos' })).toBeVisible()
    expect(window.location.pathname).toBe('/cargo')
  })
})

function nome() {
  return screen.getByRole('textbox', { name: /Nome/ })
}

async function stored(id: string): Promise<unknown> {
  let data: unknown
  await asServer(async (db) => {
    data = (await getDoc(doc(db, 'Cargo', id))).data()
  })
  return data
}

async function storedByName(name: string): Promise<unknown> {
  let data: unknown
  await asServer(async (db) => {
    const found = await getDocs(query(collection(db, 'Cargo'), where('nome', '==', name)))
    data = found.docs[0]?.data()
  })
  return data
}
