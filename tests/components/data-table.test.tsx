import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Column, DataTable, type DataTableProps, type Sort } from '#src/components/data-table.tsx'

type Row = { id: string; nome: string; idade: number | undefined }

const COLUMNS: Column<Row>[] = [
  { key: 'nome', header: 'Nome', render: (row) => row.nome, sortValue: (row) => row.nome },
  { key: 'idade', header: 'Idade', render: (row) => row.idade ?? 'N/A', sortValue: (row) => row.idade },
  { key: 'acoes', header: 'Ações', render: (row) => <button type="button">Editar {row.nome}</button> },
]

const PEOPLE: Row[] = [
  { id: '1', nome: 'Zélia', idade: 30 },
  { id: '2', nome: 'Íris', idade: 9 },
  { id: '3', nome: 'ana', idade: undefined },
  { id: '4', nome: 'Bruno', idade: 100 },
]

const BY_AGE = {
  of: ({ idade = 18 }: Row) => (idade < 18 ? 'b' : 'a'),
  heading: ({ idade = 18 }: Row) => (idade < 18 ? 'crianças' : 'adultos'),
}

function many(count: number): Row[] {
  return Array.from({ length: count }, (_, i) => ({ id: `${i}`, nome: `Pessoa ${i}`, idade: i }))
}

function Table(props: Partial<DataTableProps<Row>>) {
  const [sort, setSort] = useState<Sort>()
  return (
    <DataTable
      caption="Pessoas"
      columns={COLUMNS}
      rows={PEOPLE}
      rowKey={(row) => row.id}
      sort={sort}
      onSortChange={setSort}
      {...props}
    />
  )
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  vi.unstubAllGlobals()
  window.scrollY = 0
})

test('the first click sorts ascending, the next descending; case and accents do not count', async () => {
  render(<Table />)
  expect(names()).toEqual(['Zélia', 'Íris', 'ana', 'Bruno'])
  const header = screen.getByRole('columnheader', { name: 'Nome' })
  expect(header).toHaveAttribute('aria-sort', 'none')

  await sortBy('Nome')
  expect(names()).toEqual(['ana', 'Bruno', 'Íris', 'Zélia'])
  expect(header).toHaveAttribute('aria-sort', 'ascending')

  await sortBy('Nome')
  expect(names()).toEqual(['Zélia', 'Íris', 'Bruno', 'ana'])
  expect(header).toHaveAttribute('aria-sort', 'descending')

  await sortBy('Nome')
  expect(header).toHaveAttribute('aria-sort', 'ascending')
})

test('rows stand in their initial order, unmarked, and the first click on its column ascends', async () => {
  render(<Table initialOrder="nome" />)
  const header = screen.getByRole('columnheader', { name: 'Nome' })
  expect(names()).toEqual(['ana', 'Bruno', 'Íris', 'Zélia'])
  expect(header).toHaveAttribute('aria-sort', 'none')

  await sortBy('Nome')
  expect(names()).toEqual(['ana', 'Bruno', 'Íris', 'Zélia'])
  expect(header).toHaveAttribute('aria-sort', 'ascending')
})

test('another column starts ascending; numbers sort as numbers, missing values come last both ways', async () => {
  render(<Table />)
  await sortBy('Nome')
  await sortBy('Idade')
  expect(names()).toEqual(['Íris', 'Zélia', 'Bruno', 'ana'])
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'none')
  await sortBy('Idade')
  expect(names()).toEqual(['Bruno', 'Zélia', 'Íris', 'ana'])
  expect(screen.getByRole('columnheader', { name: 'Ações' })).not.toHaveAttribute('aria-sort')
})

test('filters what it sorted, and shows the empty state when nothing is left', () => {
  const { rerender } = render(<Table filter={(row) => row.nome.includes('n')} />)
  expect(names()).toEqual(['ana', 'Bruno'])
  rerender(<Table filter={() => false} empty={<p>Nenhuma pessoa encontrada...</p>} />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByText('Nenhuma pessoa encontrada...')).toBeInTheDocument()
})

test('rows stand under the headings of their groups, in the order chosen', async () => {
  render(<Table groups={BY_AGE} initialOrder="nome" />)
  const lines = () => screen.getAllByRole('row').slice(1)
  const texts = () => lines().map((line) => line.querySelector('th')?.textContent)
  expect(texts()).toEqual(['adultos 3', 'ana', 'Bruno', 'Zélia', 'crianças 1', 'Íris'])
  await sortBy('Nome')
  await sortBy('Nome')
  expect(texts()).toEqual(['adultos 3', 'Zélia', 'Bruno', 'ana', 'crianças 1', 'Íris'])
})

test('rows are ticked one by one, by group, or all that are shown', async () => {
  const ticked = new Set<string>()
  const onChange = vi.fn()
  const nameOf = ({ nome }: Row) => nome
  const props = { groups: BY_AGE, filter: ({ id }: Row) => id !== '4' }
  const { rerender } = render(<Table {...props} selection={{ keys: ticked, onChange, nameOf }} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Íris' }))
  expect(onChange).toHaveBeenLastCalledWith([PEOPLE[1]], true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos de adultos' }))
  expect(onChange).toHaveBeenLastCalledWith([PEOPLE[0], PEOPLE[2]], true)
  rerender(<Table {...props} selection={{ keys: new Set(['1']), onChange, nameOf }} />)
  expect(screen.getByRole('checkbox', { name: 'Selecionar Zélia' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Selecionar todos' })).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }))
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3)
})

test('a short list is drawn whole, with no row numbers', () => {
  render(<Table rows={many(59)} />)
  expect(names()).toHaveLength(59)
  expect(screen.getByRole('table', { name: 'Pessoas' })).not.toHaveAttribute('aria-rowcount')
})

test('a long list draws the rows in view and says which of how many they are', () => {
  // jsdom has no layout: every box is one row high and moves with the page.
  onTestFinished(() => boxes.mockRestore())
  const boxes = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, 800, 47))
  const { container } = render(<Table rows={many(10_000)} />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(names()[0]).toBe('Pessoa 0')
  expect(screen.getByRole('row', { name: /Pessoa 0/ })).toHaveAttribute('aria-rowindex', '2')
  expect(container.querySelectorAll('*').length).toBeLessThan(500)

  act(() => {
    window.scrollY = 47 * 5_000
    fireEvent.scroll(window)
  })
  expect(screen.queryByText('Pessoa 0')).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Pessoa 5005/ })).toHaveAttribute('aria-rowindex', '5007')
  expect(container.querySelectorAll('*').length).toBeLessThan(500)
})

test('of a long list that is sorted the beginning is seen first, then all of it', async () => {
  const rows = many(10_000).reverse()
  const byName = { rows, sort: { column: 'nome', direction: 'ascending' } } as const
  const { unmount } = render(<Table {...byName} />)
  const count = () => Number(screen.getByRole('table').getAttribute('aria-rowcount'))
  const first = names()
  expect(first.slice(0, 3)).toEqual(['Pessoa 0', 'Pessoa 1', 'Pessoa 10'])
  expect(count()).toBeLessThan(1_000)
  await waitFor(() => expect(count()).toBe(10_001))
  expect(names()).toEqual(first)
  unmount()

  render(<Table {...byName} filter={({ nome }) => nome === 'Pessoa 9999'} />)
  expect(names()).toEqual(['Pessoa 9999'])
})

test('whoever comes back to a place far down finds the whole list at once', () => {
  window.scrollY = 47 * 5_000
  render(<Table rows={many(10_000)} sort={{ column: 'nome', direction: 'ascending' }} />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
})

test('on a narrow screen each row is a card with its labels, and the order has its own controls', async () => {
  vi.stubGlobal('innerWidth', 360)
  render(<Table rowClassName={(row) => (row.idade === 9 ? 'inactive' : '')} />)
  const cards = () => within(screen.getByRole('list', { name: 'Pessoas' })).getAllByRole('listitem')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(cards()[0]).toHaveTextContent('Zélia')
  expect(within(cards()[0] ?? document.body).getByText('Idade').nextSibling).toHaveTextContent('30')
  expect(cards()[1]).toHaveClass('inactive')

  await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome')
  expect(cards()[0]).toHaveTextContent('ana')
  await userEvent.click(screen.getByRole('button', { name: 'Crescente' }))
  expect(cards()[0]).toHaveTextContent('Zélia')
})

test('paper has all rows as a table without the column of actions, on a phone too', () => {
  vi.stubGlobal('innerWidth', 360)
  render(<Table rows={many(200)} />)
  expect(screen.queryByRole('table')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('row')).toHaveLength(201)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nome', 'Idade'])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table')).toBeNull()
})
