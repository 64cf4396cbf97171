import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type PersonNote, type PersonOption, PersonSelect } from '#src/components/person-select.tsx'

const PEOPLE = [
  { id: 'a', name: 'Ana Souza' },
  { id: 'b', name: 'Bruno Araújo' },
  { id: 'c', name: 'Mariana Lima' },
]

type SlotProps = {
  people?: PersonOption[]
  initial?: PersonOption
  describe?: (person: PersonOption) => PersonNote
  open?: boolean
}

function Slot({ people = PEOPLE, initial, describe, open = false }: SlotProps) {
  const [person, setPerson] = useState(initial)
  return (
    <PersonSelect
      label="Átrio, 1ª pessoa"
      people={people}
      value={person}
      onChange={setPerson}
      describe={describe}
      defaultMenuIsOpen={open}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Átrio, 1ª pessoa' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('filters by a substring of the name whatever its case, accents included, and is used by keyboard alone', async () => {
  render(<Slot />)
  expect(screen.getByText('Selecione um usuario')).toBeInTheDocument()
  await userEvent.type(input(), 'ANA')
  expect(options()).toEqual(['Ana Souza', 'Mariana Lima'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByText('Mariana Lima')).toBeInTheDocument()
  expect(options()).toEqual([])

  await userEvent.type(input(), 'araujo')
  expect(options()).toEqual([])
  expect(screen.getByText('Ninguém com “araujo” no nome.')).toBeInTheDocument()
  await userEvent.clear(input())
  await userEvent.type(input(), 'araúj')
  expect(options()).toEqual(['Bruno Araújo'])
})

test('keys that come before the list takes the focus are its own', async () => {
  const chosen: string[] = []
  const list = (
    <PersonSelect
      label="Átrio, 1ª pessoa"
      people={PEOPLE}
      value={undefined}
      onChange={({ id }) => chosen.push(id)}
      focusAfterPaint
      defaultMenuIsOpen
    />
  )
  const { unmount } = render(list)
  expect(input()).not.toHaveFocus()
  await userEvent.keyboard('bru')
  expect(input()).toHaveValue('bru')
  expect(options()).toEqual(['Bruno Araújo'])
  unmount()

  render(list)
  expect(input()).not.toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toEqual(['b'])
})

test('says turns and conflicts beside the names', async () => {
  const notes: Record<string, PersonNote> = {
    a: { turns: 1 },
    b: { turns: 3, conflict: 'já serve neste culto' },
    c: {},
  }
  render(<Slot describe={({ id }) => notes[id] ?? {}} />)
  await userEvent.click(input())
  expect(options()).toEqual([
    'Ana Souza1 turno',
    'Bruno Araújo3 turnosAtenção: já serve neste culto',
    'Mariana Lima',
  ])
})

test('shows somebody who is no longer among the people, and a blank place as a placeholder', () => {
  const { unmount } = render(<Slot initial={{ id: 'x', name: 'Quem Saiu' }} />)
  expect(screen.getByText('Quem Saiu')).toBeInTheDocument()
  unmount()
  render(<Slot initial={{ id: '', name: '' }} />)
  expect(screen.getByText('Selecione um usuario')).toBeInTheDocument()
})

const many = (length: number) => Array.from({ length }, (_, i) => ({ id: `${i}`, name: `Pessoa ${i}` }))

test('of thousands it draws a few at once and then fifty, and says how many match', async () => {
  render(<Slot people={many(10_000)} open />)
  expect(options().length).toBeLessThan(50)
  await userEvent.type(input(), '99')
  await waitFor(() => expect(options()).toHaveLength(50))
  expect(screen.getByText(/280 pessoas encontradas para 99/)).toBeInTheDocument()
  await userEvent.type(input(), '99')
  expect(options()).toEqual(['Pessoa 9999'])
})

test.each([
  ['the arrow down', `${'{ArrowDown}'.repeat(79)}{Enter}`],
  ['page after page', `${'{PageDown}'.repeat(16)}{Enter}`],
  ['the arrow up', '{ArrowUp}{Enter}'],
  ['the key to the end', '{End}{Enter}'],
])('%s reaches the last of eighty, who is not drawn at first', async (_, keys) => {
  render(<Slot people={many(80)} />)
  await userEvent.click(input())
  await userEvent.keyboard(keys)
  expect(screen.getByText('Pessoa 79')).toBeInTheDocument()
  expect(options()).toEqual([])
})
