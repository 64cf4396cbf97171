import { screen, waitFor, within } from '@testing-library/react'
import { collection, doc, getDoc, getDocs, Timestamp, updateDoc } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { BLANK, dayDocument, reportDocument, slot } from './report-documents.ts'

const PORTEIRO = { genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }
const pedro = slot('porteiro', 'Pedro Porteiro')
const POSTS = { corredor: [], banheiro: [], estacionamento: [] }

beforeEach(() =>
  resetNetwork({
    'User/joao': { ...PORTEIRO, name: 'João Alves' },
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
  // Paula, Pedro, João and Nilo are doorkeepers of the house
  expect(await screen.findByText('4 usuários disponíveis')).toBeVisible()
  expect(screen.getByText('2 dias, 2 vagas em branco.')).toBeVisible()

  const blank = screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*: em branco/ })
  expect(blank).toHaveTextContent('Selecione um usuario')
  blank.focus()
  await user.keyboard('{Enter}')
  await user.keyboard('joão')
  const option = await screen.findByRole('option', { name: /João Alves/ })
  expect(option).toHaveTextContent('0 turnos')
  expect(option).toHaveTextContent('serve neste horário em “Som dezembro”')
  await user.keyboard('{Enter}')

  // the next slot is blank: it is open already
  await user.keyboard('joão')
  expect(await screen.findByRole('option', { name: /já está neste culto/ })).toHaveTextContent('1 turno')
  await user.keyboard('{Enter}')
  const twice = screen.getByRole('button', { name: /^Átrio, 2ª pessoa, domingo, 13 .*João Alves/ })
  expect(twice).toHaveAccessibleName(/está duas vezes neste culto; serve neste horário em “Som dezembro”/)

  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByText('2 dias, 1 vaga em branco, 1 aviso.')).toBeVisible()
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(screen.getByText('2 dias, nenhuma vaga em branco, 2 avisos.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Desfazer/ }))
  expect(screen.getByText('2 dias, 1 vaga em branco, 1 aviso.')).toBeVisible()
})

test('saves with its log, and what was cleared with Delete is a blank', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  const pedroSlot = await screen.findByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 6 .*Pedro/ })
  const blank = screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 / })
  await user.click(blank)
  await user.keyboard('joão')
  await screen.findByRole('option', { name: /João Alves/ })
  await user.keyboard('{Enter}{Escape}')
  pedroSlot.focus()
  await user.keyboard('{Delete}{ArrowDown}')
  expect(screen.getByRole('button', { name: /^Átrio, 1ª pessoa, domingo, 13 .*João/ })).toHaveFocus()
  expect(screen.getByText('Alterações não salvas.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText('Relatorio atualizado com sucesso!')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Alterações não salvas.')).toBeNull())
  const stored = await report('dezembro')
  expect(stored).toMatchObject({
    versao: 2,
    pessoas: ['joao'],
    alteracao: { userId: 'admin', action: 'Relatorio-Up' },
  })
  expect(stored['report']).toMatchObject([
    { date: Timestamp.fromMillis(Date.UTC(2026, 11, 6, 18, 30)), atriu: [BLANK] },
    { atriu: [{ ...PORTEIRO, id: 'joao', name: 'João Alves' }, BLANK] },
  ])
  expect(await logs()).toEqual([
    expect.objectContaining({ action: 'Relatorio-Up', reportId: 'dezembro', userId: 'admin' }),
  ])
})

test('adds and removes people and days, and everybody of the system can be chosen', async () => {
  const { user } = await renderApp('/relatorio/edit/dezembro', 'admin')
  await user.click(await screen.findByRole('checkbox', { name: /Mostrar todos os usuarios do sistema/ }))
  expect(await screen.findByText('7 usuários disponíveis')).toBeVisible()
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
  await user.keyboard('joão')
  await screen.findByRole('option', { name: /João Alves/ })
  await user.keyboard('{Enter}')
  await user.click(next)
  expect(await select('1ª pessoa')).toHaveFocus()
  await user.keyboard('joão')
  await screen.findByRole('option', { name: /João Alves/ })
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
  await user.click(await screen.findByRole('button', { name: 'Ativar' }))
  expect(await screen.findByText('Relatorio ativado com sucesso!')).toBeVisible()
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

  localStorage.removeItem('loggedUser')
  await user.click(screen.getByRole('button', { name: 'Ativar' }))
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

  await user.click(screen.getByRole('button', { name: /^Remover Átrio, 1ª pessoa/ }))
  await saveAsSara([dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [slot('b', 'Outra vez Sara')] })], 3)
  const banner = await screen.findByText(/salvou este relatório enquanto você editava/)
  expect(banner).toHaveTextContent('Sara Secretária')
  expect(screen.getByText('domingo, 6 de dezembro de 2026, 18:30')).toBeVisible()
  expect(screen.queryByText('Outra vez Sara')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText(/Nada foi sobrescrito/)).toBeVisible()
  expect(await report('dezembro')).toMatchObject({ versao: 3, pessoas: ['b'] })

  // looking at the other version loses nothing: undoing brings the edits back
  await user.click(screen.getByRole('button', { name: /Ver a versão de Sara/ }))
  expect(await screen.findByText('Outra vez Sara')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Desfazer/ }))
  expect(screen.queryByText('Outra vez Sara')).toBeNull()
  await saveAsSara([dayDocument('2026-12-06T18:30', { ...POSTS, atriu: [slot('c', 'Sara de novo')] })], 4)
  await user.click(await screen.findByRole('button', { name: 'Salvar a minha por cima' }))
  await waitFor(async () => expect(await report('dezembro')).toMatchObject({ versao: 5, pessoas: [] }))
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
