import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CheckboxList } from '#src/components/checkbox-list.tsx'

const OPTIONS = [
  { value: 'home', label: 'Início' },
  { value: 'calendario', label: 'Calendário' },
  { value: 'deletar_itens', label: 'Excluir itens', disabled: true },
] as const

type Value = (typeof OPTIONS)[number]['value']

function Permissions({ initial, log }: { initial: Value[]; log: Value[][] }) {
  const [value, setValue] = useState(initial)
  function change(next: Value[]) {
    log.push(next)
    setValue(next)
  }
  return (
    <CheckboxList
      legend="Permissões"
      allLabel="Marcar todas"
      options={OPTIONS}
      value={value}
      onChange={change}
    />
  )
}

test('marks and unmarks all; a disabled option keeps what it has', async () => {
  const log: Value[][] = []
  render(<Permissions initial={['deletar_itens']} log={log} />)
  const all = screen.getByRole('checkbox', { name: 'Marcar todas' })
  expect(screen.getByRole('group', { name: 'Permissões' })).toBeInTheDocument()
  expect(all).not.toBeChecked()

  await userEvent.click(all)
  expect(log.at(-1)).toEqual(['home', 'calendario', 'deletar_itens'])
  expect(all).toBeChecked()

  await userEvent.click(screen.getByRole('checkbox', { name: 'Início' }))
  expect(log.at(-1)).toEqual(['calendario', 'deletar_itens'])
  expect(all).toBePartiallyChecked()

  await userEvent.click(all)
  await userEvent.click(all)
  expect(log.at(-1)).toEqual(['deletar_itens'])
})

test('the list keeps the order of the options, whatever the order of the clicks', async () => {
  const log: Value[][] = []
  render(<Permissions initial={[]} log={log} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Calendário' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Início' }))
  expect(log).toEqual([['calendario'], ['home', 'calendario']])
})
