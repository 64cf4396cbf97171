import { screen, waitFor, within } from '@testing-library/react'
import { doc, getDoc, Timestamp } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { dayAndMonth } from '#src/lib/service-labels.ts'
import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { asServer, resetNetwork } from '#tests/setup/network.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import { BLANK, dayDocument, reportDocument, slot } from './report-documents.ts'

const BROTHER = { genero: 'masculino', cargo: 'porteiro', cidade: 'campinas', igreja: 'central' }
const POSTS = { banheiro: [], estacionamento: [] }

const today = toStored(shownDate(upcomingFrom(Date.now())), '18:30')
const wall = (days: number) => `${shownDate(shiftDays(today, days))}T18:30`
const coming = shiftDays(today, 10)

test('Completar vagas shows whom it would call, then fills the blanks to come and nothing else', async () => {
  const joao = slot('joao', 'João Alves')
  const away = `${shownDate(coming)}/${shownDate(coming)}`
  await resetNetwork({
    'User/joao': { ...BROTHER, name: 'João Alves' },
    'User/rui': { ...BROTHER, name: 'Rui Ramos' },
    'Disponibilidade/rui': { igreja: 'central', ausencias: [away], dias: [], atualizadaEm: Timestamp.now() },
    'Reports/portas': reportDocument({
      report: [
        dayDocument(wall(-4), { ...POSTS, atriu: [BLANK], corredor: [] }),
        dayDocument(wall(10), { ...POSTS, atriu: [joao, BLANK], corredor: [BLANK] }),
      ],
      pessoas: ['joao'],
    }),
  })
  const { user } = await renderApp('/relatorio/edit/portas', 'admin')
  await screen.findByText('5 usuários disponíveis')
  await user.click(await screen.findByRole('button', { name: 'Completar vagas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Completar vagas' }))

  // Pedro is called; João serves there already and Rui is away; what has passed is not spoken of
  const called = await dialog.findByText(/: Pedro Porteiro$/)
  expect(called).toHaveTextContent('18:30')
  const why = `, ${dayAndMonth(coming)}: Rui Ramos ausente, `
  expect(dialog.getByText((text) => text.startsWith('Faltou 1 em ') && text.includes(why))).toBeVisible()
  expect(dialog.queryByText(new RegExp(dayAndMonth(shiftDays(today, -4))))).toBeNull()
  expect(blanks()).toBe(2)
  expect(await stored()).toMatchObject([{ atriu: [BLANK] }, { atriu: [joao, BLANK], corredor: [BLANK] }])

  await user.click(dialog.getByRole('button', { name: 'Preencher 1 vaga' }))
  await waitFor(() => expect(blanks()).toBe(1))
  expect(screen.getByText('Alterações não salvas.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salvar Alteracoes' }))
  expect(await screen.findByText('Relatorio atualizado com sucesso!')).toBeVisible()
  const [past, next] = await stored()
  expect(past).toMatchObject({ atriu: [BLANK] })
  expect(next).toMatchObject({ atriu: [{ id: 'joao' }, {}] })
  const names = [next?.['atriu'], next?.['corredor']].flat().map((person) => person?.name)
  expect(names.toSorted()).toEqual(['', 'João Alves', 'Pedro Porteiro'])
})

/** Blank slots of the services to come, as the grid shows them. */
function blanks(): number {
  return screen.queryAllByRole('button', { name: /ª pessoa, .*: em branco/, hidden: true }).length
}

type Day = Record<string, { id: string; name: string }[]>

async function stored(): Promise<Day[]> {
  let days: Day[] = []
  await asServer(async (db) => {
    days = (await getDoc(doc(db, 'Reports/portas'))).data()?.['report']
  })
  return days
}
