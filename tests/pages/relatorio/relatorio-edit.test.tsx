import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { collection, doc, getDoc, getDocs, Timestamp, updateDoc } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { askToLogOut } from '#tests/setup/log-out.ts'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { BLANK, dayDocument, reportDocument, slot } from './report-documents.ts'

const PORTEIRO = { genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }
const pedro = slot('porteiro', 'Pedro Porteiro')
const POSTS = { corredor: [], banheiro: [], estacionamento: [] }

beforeEach(() => localStorage.clear())
beforeEach(() =>
  resetNetwork({
    'User/joao': { ...PORTEIRO, name: 'João Alves' },
    'User/rui': { ...PORTEIRO, name: 'Rui Ramos' },
    'User/ivo': { ...PORTEIRO, name: 'Ivo de Jundiaí', cidade: 'jundiai', igreja: 'vila' },
    'Reports/dezembro': reportDocument({
      report: [
        dayDocument('2026-12-13T18:30', { ...POSTS, atriu: [BLANK, BLANK] }),
        dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [pedro] }),
      ],
      pessoas: ['porteiro'],
    }),
    'Reports/som': reportDocument({
      nomeRelatorio: 'Som dezembro',
      cargo: 'som',
      ativo: true,
      report: [dayDocument('2026-12-13T18:30', { som: [slot('joao', 'João Alves')] })],
      pessoas: ['joao'],
    }),
  }),
)

test('shows the days in order, fills slots by keyboard alone, says turns and conflicts, and undoes', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  expect(await screen.findByRole('heading', { name: 'Portas dezembro' })).toBeVisible()
  expect(headers()).toEqual(['Data', 'Átrio', 'Pedidos de oração', 'Sanitário', 'Estacionamento'])
  expect(dates()).toEqual(['Domingo06/12/2026 18:30', 'Domingo13/12/2026 18:30'])
  // Paula, Pedro, João, Rui and Nilo are doorkeepers of the house
  expect(await screen.findByText('5 usuários disponíveis')).toBeVisible()
  expect(screen.getByText('2 dias, 2 vagas em branco.')).toBeVisible()

  const blank = screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*: em branco/ })
  expect(blank).toHaveTextContent('Selecione um usuario')
  blank.focus()
  await user.keyboard('{Enter}')
  await user.keyboard('joão')
  const option = await screen.findByRole('option', {
    name: /João Alves.*serve neste horário em “Som dezembro”/,
  })
  expect(option).toHaveTextContent('0 turnos')
  await user.keyboard('{Enter}')
  // what forbids it asks for a reason
  const dialog = await screen.findByRole('dialog', { name: 'Escalar João Alves assim mesmo?' })
  await user.type(within(dialog).getByLabelText(/Motivo/), 'ok')
  await user.click(within(dialog).getByRole('button', { name: 'Escalar assim mesmo' }))
  expect(within(dialog).getByText('Escreva o motivo, com 5 a 120 caracteres.')).toBeVisible()
  await user.type(within(dialog).getByLabelText(/Motivo/), ', combinado com o Som')
  await user.click(within(dialog).getByRole('button', { name: 'Escalar assim mesmo' }))
  const joao = screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*João Alves/ })
  expect(joao).toHaveAccessibleName(/Atenção: serve neste horário em “Som dezembro”/)

  // the next slot is blank: it is open already
  await user.keyboard('joão')
  const already = await screen.findByRole('option', { name: /já serve neste culto/ })
  expect(already).toHaveTextContent('1 turno')
  expect(already).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}{Escape}')

  expect(screen.getByText('2 dias, 1 vaga em branco, 1 aviso.')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('2 dias, 2 vagas em branco.')).toBeVisible()
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(await screen.findByText('2 dias, 1 vaga em branco, 1 aviso.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Desfazer/ }))
  expect(await screen.findByText('2 dias, 2 vagas em branco.')).toBeVisible()
})

test('saves with its log, and what was cleared with Delete is a blank', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  const pedroSlot = await screen.findByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 6 .*Pedro/ })
  const blank = screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 / })
  await user.click(blank)
  await user.keyboard('rui')
  await screen.findByRole('option', { name: /Rui Ramos/ })
  await user.keyboard('{Enter}{Escape}')
  pedroSlot.focus()
  await user.keyboard('{Delete}{ArrowDown}')
  expect(screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*Rui/ })).toHaveFocus()
  expect(screen.getByText('Alterações não salvas.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText('Relatorio atualizado com sucesso!')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Alterações não salvas.')).toBeNull())
  const stored = await report('dezembro')
  expect(stored).toMatchObject({
    versao: 2,
    pessoas: ['rui'],
    alteracao: { userId: 'admin', action: 'Relatorio-Up' },
  })
  expect(stored['report']).toMatchObject([
    { date: Timestamp.fromMillis(Date.UTC(2026, 11, 6, 18, 30)), atriu: [BLANK] },
    { atriu: [{ ...PORTEIRO, id: 'rui', name: 'Rui Ramos' }, BLANK] },
  ])
  expect(await logs()).toEqual([
    expect.objectContaining({ action: 'Relatorio-Up', reportId: 'dezembro', userId: 'admin' }),
  ])
})

test('saving nothing says so, and leaves no version and no entry of the log', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText('Nada mudou: não havia o que salvar.')).toBeVisible()
  expect(await report('dezembro')).toMatchObject({ versao: 1 })
  expect(await logs()).toEqual([])
})

test('adds and removes people and days, and everybody of the system can be chosen', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('checkbox', { name: /Mostrar todos os usuarios do sistema/ }))
  expect(await screen.findByText('8 usuários disponíveis')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Adicionar Pessoa: Sanitário, domingo, 6 / }))
  await user.keyboard('jundia')
  await screen.findByRole('option', { name: /Ivo/ })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Sanitário, 1ª pessoa.*Ivo de Jundiaí/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Remover Átrio, 1ª pessoa, domingo, 6 / }))
  expect(screen.queryByText('Pedro Porteiro')).toBeNull()

  await user.click(screen.getByRole('button', { name: '+ Adicionar Dia' }))
  const dialog = await screen.findByRole('dialog')
  await user.clear(within(dialog).getByLabelText(/Data/))
  await user.type(within(dialog).getByLabelText(/Data/), '2026-12-09')
  await user.clear(within(dialog).getByLabelText(/Hora/))
  await user.type(within(dialog).getByLabelText(/Hora/), '23:45')
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar Data e Hora' }))
  expect(dates()).toEqual(['Domingo06/12/2026 18:30', 'Quarta09/12/2026 23:45', 'Domingo13/12/2026 18:30'])

  await user.click(screen.getByRole('button', { name: /^Excluir dia: domingo, 13 / }))
  expect(
    await screen.findByText('Voce tem certeza que deseja excluir este dia? Esta acao nao pode ser desfeita.'),
  ).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Dia excluido com sucesso!')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  await waitFor(async () => expect(await report('dezembro')).toMatchObject({ versao: 2, pessoas: ['ivo'] }))
  expect((await report('dezembro'))['report']).toMatchObject([
    { banheiro: [{ id: 'ivo' }], atriu: [] },
    { date: Timestamp.fromMillis(Date.UTC(2026, 11, 9, 23, 45)) },
  ])
})

test('goes from blank to blank, and to a day that was added', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  const next = await screen.findByRole('button', { name: 'Próxima vaga' })
  const select = (place: string) =>
    screen.findByRole('combobox', { name: new RegExp(`^Átrio, ${place}, domingo, 13 `) })
  await user.click(next)
  expect(await select('1ª pessoa')).toHaveFocus()
  await user.click(next)
  expect(await select('2ª pessoa')).toHaveFocus()
  await user.keyboard('rui')
  await screen.findByRole('option', { name: /Rui Ramos/ })
  await user.keyboard('{Enter}')
  await user.click(next)
  expect(await select('1ª pessoa')).toHaveFocus()
  await user.keyboard('nilo')
  await screen.findByRole('option', { name: /Nilo Novo/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(next).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: '+ Adicionar Dia' }))
  const dialog = await screen.findByRole('dialog')
  await user.clear(within(dialog).getByLabelText(/Data/))
  await user.type(within(dialog).getByLabelText(/Data/), '2026-12-09')
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar Data e Hora' }))
  const add = await screen.findByRole('button', { name: /^Adicionar Pessoa: Átrio, quarta-feira, 9 / })
  await waitFor(() => expect(add).toHaveFocus())
})

test('turns the switches at once, each with its log, and aborts without a logged user', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  expect(await screen.findByText('Rascunho: ninguém vê ainda')).toBeVisible()
  // the check names what is blank, and a reason is asked for
  await screen.findByText('2 dias, 2 vagas em branco.')
  await user.click(screen.getByRole('button', { name: 'Ativar' }))
  const check = await screen.findByRole('dialog', { name: 'Antes de ativar' })
  expect(check).toHaveTextContent('Há 2 vagas em branco.')
  await user.click(
    within(check).getAllByRole('button', { name: 'Ir: dom 13/12 18:30, Átrio: em branco' })[1] ?? check,
  )
  await waitFor(() => expect(slotOf('Átrio, 2ª pessoa, domingo, 13')).toHaveFocus())
  await activateAnyway(user)
  expect(await screen.findByText('Relatorio ativado com sucesso!')).toBeVisible()
  expect(await screen.findByText('Publicado')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Desativar' }))
  expect(await screen.findByText('Relatorio desativado com sucesso!')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Atual' }))
  expect(await screen.findByText('Relatorio marcado como nao atual com sucesso!')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Não Atual' })).toBeVisible()
  expect(await report('dezembro')).toMatchObject({ ativo: false, atual: false, versao: 1 })
  expect((await logs()).map(({ action }) => action).sort()).toEqual([
    'Relatorio-Atual',
    'Relatorio-Atv',
    'Relatorio-Atv',
  ])
  expect((await logs()).filter(({ motivo }) => motivo === 'faltam irmãos')).toHaveLength(1)

  localStorage.removeItem('loggedUser')
  await activateAnyway(user)
  expect(await screen.findByText('Erro ao obter usuario logado.')).toBeVisible()
  expect(await report('dezembro')).toMatchObject({ ativo: false })
})

test('follows the database while unedited; a save by somebody else meanwhile is shown and never overwritten unseen', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await screen.findByText('Pedro Porteiro')
  await saveAsSara(
    [dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [slot('sara', 'Posta por Sara')] })],
    2,
  )
  expect(await screen.findByText('Posta por Sara')).toBeVisible()
  expect(screen.queryByText('Alterações não salvas.')).toBeNull()

  // different slots: joined, and saved once
  await user.click(screen.getByRole('button', { name: /^Adicionar Pessoa: Sanitário, domingo, 6 / }))
  await user.keyboard('rui')
  await screen.findByRole('option', { name: /Rui Ramos/ })
  await user.keyboard('{Enter}')
  await saveAsSara([dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [slot('b', 'Outra vez Sara')] })], 3)
  expect(await screen.findByText('Outra vez Sara')).toBeVisible()
  expect(screen.getByText('Rui Ramos')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  await waitFor(async () =>
    expect(await report('dezembro')).toMatchObject({ versao: 4, pessoas: ['b', 'rui'] }),
  )

  // the same slot: asks about it alone
  await user.click(screen.getByRole('button', { name: /^Remover Átrio, 1ª pessoa/ }))
  await saveAsSara([dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [slot('c', 'Sara de novo')] })], 5)
  const question = await screen.findByRole('alert', { name: 'Escolha o que fica' })
  expect(question).toHaveTextContent('Sara Secretária salvou este relatório enquanto você editava')
  const choice = within(question).getByRole('radiogroup', { name: /^Átrio, 1ª pessoa, domingo, 6 / })
  expect(within(choice).getByRole('radio', { name: 'Minha: sem esta vaga' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText(/Antes escolha, acima, o que fica/)).toBeVisible()
  expect(await report('dezembro')).toMatchObject({ versao: 5, pessoas: ['c'] })
  await user.click(within(choice).getByRole('radio', { name: 'De Sara Secretária: Sara de novo' }))
  await user.click(within(question).getByRole('button', { name: 'Juntar as duas versões' }))
  expect(await screen.findByText('Sara de novo')).toBeVisible()
  expect(screen.queryByText('Alterações não salvas.')).toBeNull()
})

test('keeps unsaved edits on the device, offers them again, and forgets them when they are saved', async () => {
  const { user, unmount } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('button', { name: /^Remover Átrio, 1ª pessoa, domingo, 6 / }))
  expect(await screen.findByText('Alterações não salvas.')).toBeVisible()
  unmount()

  const again = await renderApp('/relatorio/edit/dezembro', 'admin')
  const dialog = await screen.findByRole('dialog', { name: 'Alterações que não foram salvas' })
  expect(dialog).toHaveTextContent('feitas agora, em 1 dia')
  await again.user.click(within(dialog).getByRole('button', { name: 'Continuar com elas' }))
  await waitFor(() => expect(screen.queryByText('Pedro Porteiro')).toBeNull())
  await again.user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  await waitFor(async () => expect(await report('dezembro')).toMatchObject({ versao: 2, pessoas: [] }))
  await waitFor(() => expect(unsavedKeys()).toEqual([]))
})

test('asks before a log-out throws unsaved edits away, and keeps those of a session that ends', async () => {
  const { user, unmount } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('button', { name: /^Remover Átrio, 1ª pessoa, domingo, 6 / }))
  expect(unsavedKeys()).toEqual(['escala:por-salvar:admin:relatorio/dezembro'])
  unmount()
  const again = await renderApp('/home', 'admin')
  const dialog = await askToLogOut(again.user)
  expect(dialog).toHaveAccessibleName('Sair e apagar o que não foi salvo?')
  await again.user.click(within(dialog).getByRole('button', { name: 'Sair e apagar' }))
  expect(await screen.findByText('Logout realizado com sucesso.')).toBeVisible()
  expect(unsavedKeys()).toEqual([])
})

test('moves by keys, selects a range, fills down, pastes names after showing them, and exchanges two people', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  const pedroSlot = await screen.findByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 6 .*Pedro/ })
  const grid = screen.getByRole('grid', { name: 'Dias do relatório' })
  expect(
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([pedroSlot])
  pedroSlot.focus()
  await user.keyboard('{ArrowDown}')
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2)
  await user.keyboard('{Escape}{Control>}{Home}{/Control}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveTextContent('Pedro Porteiro')
  await user.keyboard('{Control>}z{/Control}')
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveTextContent('Selecione um usuario')

  await user.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
  await user.paste('rui ramos\nFulano de Tal')
  const dialog = await screen.findByRole('dialog', { name: 'Colar da planilha' })
  expect(dialog).toHaveTextContent('Fulano de Tal (Átrio): ninguém com este nome')
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveTextContent('Selecione um usuario')
  await user.click(within(dialog).getByRole('button', { name: 'Colar em 1 vaga' }))
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveTextContent('Rui Ramos')
  expect(slotOf('Átrio, 2ª pessoa, domingo, 13')).toHaveTextContent('Selecione um usuario')

  slotOf('Átrio, 1ª pessoa, domingo, 13').focus()
  await user.click(screen.getByRole('button', { name: /Mais/ }))
  await user.click(screen.getByRole('button', { name: 'Trocar Rui Ramos com ...' }))
  expect(screen.getByText(/com quem\?/)).toBeVisible()
  await user.click(slotOf('Átrio, 1ª pessoa, domingo, 6'))
  expect(slotOf('Átrio, 1ª pessoa, domingo, 6')).toHaveTextContent('Rui Ramos')
  expect(slotOf('Átrio, 1ª pessoa, domingo, 13')).toHaveTextContent('Pedro Porteiro')
})

test('asks before leaving with unsaved changes', async () => {
  const { user } = await renderApp('/relatorio', 'admin')
  await user.click(await screen.findByRole('link', { name: 'Editar Portas dezembro' }))
  await user.click(await screen.findByRole('button', { name: /^Remover Átrio, 1ª pessoa, domingo, 6 / }))

  await user.click(screen.getByRole('link', { name: 'Cidade' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
  expect(window.location.pathname).toBe('/relatorio/edit/dezembro')

  window.history.back()
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' })
  expect(screen.getByText('Alterações não salvas.')).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/relatorio/edit/dezembro'))
  await user.click(within(dialog).getByRole('button', { name: 'Sair sem salvar' }))
  expect(await screen.findByRole('heading', { name: 'Relatórios' })).toBeVisible()
})

test('says that a report is not there', async () => {
  await renderApp('/relatorio/edit/nada', 'admin')
  expect(await screen.findByText('Relatorio nao encontrado!')).toBeVisible()
})

test('an older report with broken days opens: only sound, no dates, no names', async () => {
  await writeDocuments({
    'Reports/antigo': {
      nomeRelatorio: '',
      igreja: 'sumiu',
      report: [
        { date: 'sem data', som: [{ id: 'x' }, null, { id: 'y', name: 'Yara', email: 'y@rede.org' }] },
        { date: { seconds: Date.UTC(2026, 11, 6, 18, 30) / 1000 } },
      ],
    },
  })
  await renderApp('/relatorio/edit/antigo', 'admin')
  expect(await screen.findByRole('heading', { name: 'Relatório sem nome' })).toBeVisible()
  expect(headers()).toEqual(['Data', 'Som'])
  expect(dates()).toEqual(['Domingo06/12/2026 18:30', 'Data não disponível'])
  expect(screen.getByText('Yara')).toBeVisible()
  expect(await screen.findByText(/Igreja não encontrada/)).toBeVisible()
})

async function activateAnyway(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Ativar' }))
  await user.click(await screen.findByRole('button', { name: 'Ativar mesmo assim' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ativar mesmo assim?' })
  await user.type(within(dialog).getByLabelText(/Motivo/), 'faltam irmãos')
  await user.click(within(dialog).getByRole('button', { name: 'Ativar mesmo assim' }))
}

function slotOf(label: string) {
  return screen.getByRole('button', { name: new RegExp(`^${label}`) })
}

function unsavedKeys() {
  return Object.keys(localStorage).filter((key) => key.startsWith('escala:por-salvar'))
}

function headers() {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent)
}

function dates() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

async function report(id: string): Promise<Record<string, unknown>> {
  let fields: Record<string, unknown> = {}
  await asServer(async (db) => {
    fields = (await getDoc(doc(db, 'Reports', id))).data() ?? {}
  })
  return fields
}

async function logs() {
  let entries: Record<string, unknown>[] = []
  await asServer(async (db) => {
    entries = (await getDocs(collection(db, 'Log'))).docs.map((entry) => entry.data())
  })
  return entries
}

async function saveAsSara(days: Record<string, unknown>[], versao: number) {
  const people = days.flatMap((day) => (Array.isArray(day['atriu']) ? day['atriu'] : []))
  await asServer((db) =>
    updateDoc(doc(db, 'Reports', 'dezembro'), {
      report: days,
      pessoas: people.map(({ id }) => id),
      versao,
      alteracao: {
        log: `secretaria_${versao}`,
        userId: 'secretaria',
        nameUser: 'Sara Secretária',
        action: 'Relatorio-Up',
        timestamp: Timestamp.now(),
      },
    }),
  )
}
