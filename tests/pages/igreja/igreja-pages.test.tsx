import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { DIAS, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { asServer, NETWORK, resetNetwork, stored as storedAt, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

beforeEach(() => resetNetwork())

describe('/igreja', () => {
  test('lists with the city or N/A, sorts by it, searches, and deletes after saying what uses the house', async () => {
    await writeDocuments({
      'Igreja/perdida': { nome: 'Perdida', cidade: 'nada' },
      'Igreja/velha': {},
      'Reports/um': { nomeRelatorio: 'Um', igreja: 'central' },
      'Reports/dois': { nomeRelatorio: 'Dois', igreja: 'central' },
    })
    const { user } = await renderApp('/igreja', 'admin')
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await screen.findByRole('row', { name: /^Vila Arens Jundiaí/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Perdida N\/A/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^N\/A N\/A/ })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Cidade' }))
    expect(names().slice(0, 2)).toEqual(['Central', 'Vila Arens'])
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nome...' }), 'CENTRAL')
    await waitFor(() => expect(names()).toEqual(['Central']))

    await user.click(screen.getByRole('button', { name: 'Excluir Central' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(/está em uso: 5 usuários, 2 relatórios/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Excluir mesmo assim' }))
    expect(await screen.findByText('Igreja excluida com sucesso!')).toBeVisible()
    expect(await screen.findByText('Nenhuma casa de oração encontrada...')).toBeVisible()
    expect(await stored('central')).toBeUndefined()
  })

  test('moves the people to another house with what is said of their days, and deletes it', async () => {
    const rosa = { name: 'Rosa', email: 'rosa@rede.org', genero: 'feminino', cargo: 'porteiro' }
    await writeDocuments({
      'User/rosa': { ...rosa, cidade: 'jundiai', igreja: 'vila' },
      'Diretorio/vila': { pessoas: { rosa: ['Rosa', 'feminino', 'porteiro'] }, ultimo: 'rosa' },
      'Disponibilidade/rosa': { igreja: 'vila', ausencias: [], dias: ['Domingo'], atualizadaEm: new Date() },
    })
    const { user } = await renderApp('/igreja', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Excluir Vila Arens' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Mover e excluir' }))
    expect(dialog.getByText('Escolha para onde mover.')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Mover para' }), 'Central (Campinas)')
    await user.click(dialog.getByRole('button', { name: 'Mover e excluir' }))
    await waitFor(async () => expect(await stored('vila')).toBeUndefined())
    expect(await storedAt('User/rosa')).toEqual({ ...rosa, cidade: 'campinas', igreja: 'central' })
    expect(await storedAt('Disponibilidade/rosa')).toMatchObject({ igreja: 'central', dias: ['Domingo'] })
    expect(await storedAt('Diretorio/central')).toMatchObject({
      pessoas: { rosa: ['Rosa', 'feminino', 'porteiro'] },
    })
    expect(await storedAt('Diretorio/vila')).toBeUndefined()
  })
})

describe('/igreja/new', () => {
  test('names what is missing, keeps what was typed, and saves the house with its days and post names', async () => {
    const { user } = await renderApp('/igreja/new', 'admin')
    const save = await screen.findByRole('button', { name: 'Salvar' })
    for (const name of Object.values(NOMES_POSTOS_PADRAO)) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(name)
    }
    await user.click(save)
    expect(await screen.findByText('Preencha todos os campos!')).toBeVisible()
    expect(screen.getByText('Informe o nome.')).toBeVisible()
    expect(screen.getByText('Escolha a cidade.')).toBeVisible()
    expect(nome()).toHaveFocus()

    await user.type(nome(), ' Jardim <b>Novo</b> ')
    await user.selectOptions(screen.getByRole('combobox', { name: /Cidade/ }), 'Jundiaí')
    expect(screen.queryByRole('group', { name: 'Dias de RDJ' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Sim' }))
    await user.click(screen.getByRole('button', { name: 'Adicionar dia de RDJ' }))
    expect(rdj().getByRole('combobox')).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Adicionar dia de culto' }))
    await user.selectOptions(cultos().getByRole('combobox'), 'Terça')
    fireEvent.change(cultos().getByLabelText('Horário 1'), { target: { value: '' } })
    await user.click(save)
    expect(await cultos().findByText('Informe o horário.')).toBeVisible()
    expect(cultos().getByLabelText('Horário 1')).toHaveFocus()
    fireEvent.change(cultos().getByLabelText('Horário 1'), { target: { value: '19:30' } })

    await user.click(screen.getByRole('button', { name: 'Adicionar dia de culto' }))
    await user.selectOptions(cultos().getByLabelText('Dia da semana 2'), 'Terça')
    fireEvent.change(cultos().getByLabelText('Horário 2'), { target: { value: '19:30' } })
    await user.click(save)
    expect(await cultos().findByText('Este dia e horário já está na lista.')).toBeVisible()
    const [, second] = cultos().getAllByRole('button', { name: 'Remover Terça 19:30' })
    if (second) await user.click(second)
    expect(screen.getByRole('button', { name: 'Adicionar dia de culto' })).toHaveFocus()

    await user.clear(screen.getByRole('textbox', { name: 'Sanitário' }))
    await user.clear(screen.getByRole('textbox', { name: 'Átrio' }))
    await user.type(screen.getByRole('textbox', { name: 'Átrio' }), 'Entrada')
    await user.click(save)
    expect(await screen.findByText('Igreja registrada!')).toBeVisible()
    expect(await screen.findByText('Jardim <b>Novo</b>')).toBeVisible()
    expect(await storedByName('Jardim <b>Novo</b>')).toEqual({
      ...NOMES_POSTOS_PADRAO,
      atriu: 'Entrada',
      nome: 'Jardim <b>Novo</b>',
      cidade: 'jundiai',
      rdj: 'sim',
      diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
      diasCulto: [{ dia: 'Terca', horario: '19:30' }],
      nomeDaCidade: { id: 'jundiai', nome: 'Jundiaí' },
    })
  })
})

describe('/igreja/edit', () => {
  test('keeps the RDJ days while toggling, and stores none when the answer is no', async () => {
    const { user } = await renderApp('/igreja/edit/central', 'admin')
    expect(await screen.findByRole('heading', { name: 'Editar casa de oração: Central' })).toBeVisible()
    await screen.findByRole('group', { name: 'Dias de RDJ' })
    fireEvent.change(rdj().getByLabelText('Horário 1'), { target: { value: '11:15' } })
    await user.click(screen.getByRole('radio', { name: 'Não' }))
    expect(screen.queryByRole('group', { name: 'Dias de RDJ' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Sim' }))
    expect(rdj().getByLabelText('Horário 1')).toHaveValue('11:15')

    await user.click(screen.getByRole('radio', { name: 'Não' }))
    await user.clear(nome())
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Preencha todos os campos.')).toBeVisible()
    await user.type(nome(), 'Central Nova')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await screen.findByText('Igreja atualizada com sucesso!')).toBeVisible()
    expect(await stored('central')).toEqual({
      ...NETWORK['Igreja/central'],
      nome: 'Central Nova',
      rdj: 'nao',
      diasRDJ: [],
      nomeDaCidade: { id: 'campinas', nome: 'Campinas' },
    })
  })

  test('what others change while the form is open stays', async () => {
    const { user } = await renderApp('/igreja/edit/central', 'admin')
    await user.type(await screen.findByLabelText('Som'), ' nova')
    const special = { data: '2099-12-25', tipo: 'extra', horario: '09:00' }
    await writeDocuments({
      'Igreja/central': { ...NETWORK['Igreja/central'], nome: 'Sede', diasEspeciais: [special] },
    })
    expect(await screen.findByRole('heading', { name: 'Editar casa de oração: Sede' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await stored('central')).toMatchObject({
      nome: 'Sede',
      som: expect.stringMatching(/ nova$/),
      diasEspeciais: [special],
    })
  })

  test('an older house with a time of 25:99, a lost city and no post names can be put right', async () => {
    await writeDocuments({
      'Igreja/velha': {
        nome: 'Velha',
        cidade: 'nada',
        diasCulto: [{ dia: 'Sabado', horario: '25:99' }, { dia: 'Nunca', horario: '10:00' }, 'lixo'],
      },
    })
    const { user } = await renderApp('/igreja/edit/velha', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Esta cidade não existe mais: escolha outra.')).toBeVisible()
    expect(screen.getByText('O horário 25:99 não existe: use de 00:00 a 23:59.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: /Cidade/ }), 'Campinas')
    fireEvent.change(cultos().getByLabelText('Horário 1'), { target: { value: '20:00' } })
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await screen.findByText('Igreja atualizada com sucesso!')).toBeVisible()
    expect(await stored('velha')).toEqual({
      ...NOMES_POSTOS_PADRAO,
      nome: 'Velha',
      cidade: 'campinas',
      rdj: 'nao',
      diasRDJ: [],
      diasCulto: [{ dia: 'Sabado', horario: '20:00' }],
      nomeDaCidade: { id: 'campinas', nome: 'Campinas' },
    })
  })

  test('fourteen days of each kind are saved; a fifteenth is not offered', async () => {
    const fourteen = [...DIAS, ...DIAS].map((dia, index) => ({ dia, horario: index < 7 ? '18:30' : '20:00' }))
    await writeDocuments({
      'Igreja/central': { ...NETWORK['Igreja/central'], diasCulto: fourteen, diasRDJ: fourteen.slice(1) },
    })
    const { user } = await renderApp('/igreja/edit/central', 'admin')
    const add = await screen.findByRole('button', { name: 'Adicionar dia de RDJ' })
    await user.click(add)
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription('São no máximo 14 dias.')
    await user.click(add)
    expect(rdj().getAllByRole('combobox')).toHaveLength(14)
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await screen.findByText('Igreja atualizada com sucesso!')).toBeVisible()
    expect(await stored('central')).toMatchObject({
      diasCulto: fourteen,
      diasRDJ: [...fourteen.slice(1), { dia: 'Domingo', horario: '10:00' }],
    })
  })

  test('one that does not exist says so and goes to the list', async () => {
    await renderApp('/igreja/edit/nada', 'admin')
    expect(await screen.findByText('Igreja nao encontrada.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(window.location.pathname).toBe('/igreja')
  })
})

describe('what a house may have besides', () => {
  test('special days, a contact with consent and the rule of swaps are checked, kept and taken away', async () => {
    const { user } = await renderApp('/igreja/edit/central', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Adicionar data especial' }))
    await user.type(screen.getByRole('textbox', { name: 'Pessoa de contato' }), 'Sara')
    await user.type(screen.getByRole('textbox', { name: 'Celular do contato' }), '98765-4321')
    await user.click(screen.getByRole('radio', { name: /^Com aprovação/ }))
    await user.clear(screen.getByRole('textbox', { name: /^Trocar até/ }))
    await user.type(screen.getByRole('textbox', { name: /^Trocar até/ }), '721')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Informe a data.')).toBeVisible()
    expect(screen.getByText('Informe o celular com o DDD, como 11 98765-4321.')).toBeVisible()
    expect(screen.getByText('Use um número de 0 a 720.')).toBeVisible()

    const special = within(screen.getByRole('group', { name: 'Data especial 1' }))
    fireEvent.change(special.getByLabelText('Data'), { target: { value: '2099-12-25' } })
    fireEvent.change(special.getByLabelText('Horário'), { target: { value: '09:00' } })
    await user.type(special.getByRole('textbox', { name: 'Átrio' }), '4')
    await user.clear(screen.getByRole('textbox', { name: 'Celular do contato' }))
    await user.type(screen.getByRole('textbox', { name: 'Celular do contato' }), '(19) 8765-4321')
    await user.clear(screen.getByRole('textbox', { name: /^Trocar até/ }))
    await user.type(screen.getByRole('textbox', { name: /^Trocar até/ }), '24')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText(/Marque que a pessoa concorda/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^A pessoa concorda/ }))
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await stored('central')).toEqual({
      ...NETWORK['Igreja/central'],
      diasEspeciais: [{ data: '2099-12-25', horario: '09:00', tipo: 'extra', quantidades: { atriu: 4 } }],
      contato: { nome: 'Sara', celular: '5519987654321' },
      trocas: { modo: 'aprovacao', horas: 24 },
    })
  })

  test('what is emptied is taken away; past dates are folded', async () => {
    await writeDocuments({
      'Igreja/central': {
        ...NETWORK['Igreja/central'],
        diasEspeciais: [{ data: '2020-12-25', horario: '', tipo: 'sem-escala' }],
        contato: { nome: 'Sara', celular: '5519987654321' },
        trocas: { modo: 'aviso', horas: 0 },
      },
    })
    const { user } = await renderApp('/igreja/edit/central', 'admin')
    await user.click(await screen.findByText('Já passaram (1)'))
    await user.click(screen.getByRole('button', { name: 'Remover as que já passaram' }))
    await user.clear(screen.getByRole('textbox', { name: 'Pessoa de contato' }))
    await user.clear(screen.getByRole('textbox', { name: 'Celular do contato' }))
    await user.click(screen.getByRole('radio', { name: /^Livre/ }))
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Casas de Oração' })).toBeVisible()
    expect(await stored('central')).toEqual(NETWORK['Igreja/central'])
  })
})

function names() {
  const rows = screen.getAllByRole('row').slice(1)
  return rows.map((row) => row.querySelector('th')?.textContent)
}

function nome() {
  return screen.getByRole('textbox', { name: /Nome/ })
}

function rdj() {
  return within(screen.getByRole('group', { name: 'Dias de RDJ' }))
}

function cultos() {
  return within(screen.getByRole('group', { name: 'Dias de culto' }))
}

async function stored(id: string): Promise<unknown> {
  let data: unknown
  await asServer(async (db) => {
    data = (await getDoc(doc(db, 'Igreja', id))).data()
  })
  return data
}

async function storedByName(name: string): Promise<unknown> {
  let data: unknown
  await asServer(async (db) => {
    const found = await getDocs(query(collection(db, 'Igreja'), where('nome', '==', name)))
    data = found.docs[0]?.data()
  })
  return data
}
