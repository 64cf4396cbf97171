import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RadioGroup } from '#src/components/radio-group.tsx'
import { SelectField } from '#src/components/select-field.tsx'
import { TextField } from '#src/components/text-field.tsx'

test('hint and error belong to the input, and the error is announced', () => {
  const { rerender } = render(<TextField label="Nome" hint="Como está no documento." required />)
  const input = screen.getByRole('textbox', { name: 'Nome' })
  expect(input).toBeRequired()
  expect(input).toBeValid()
  expect(input).toHaveAccessibleDescription('Como está no documento.')

  rerender(
    <TextField label="Nome" hint="Como está no documento." required error="Preencha todos os campos!" />,
  )
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Como está no documento. Preencha todos os campos!')
  expect(screen.getByRole('alert')).toHaveTextContent('Preencha todos os campos!')
})

test('a password is shown and hidden again without losing what was typed', async () => {
  render(<TextField label="Senha" type="password" />)
  const input = screen.getByLabelText('Senha')
  await userEvent.type(input, 'segredo')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('segredo')
})

test('a select begins at its placeholder and carries its error', async () => {
  const options = [
    { value: 'a', label: 'Aracaju' },
    { value: 'b', label: 'Belém' },
  ]
  render(
    <SelectField
      label="Cidade"
      placeholder="Selecione"
      options={options}
      error="Preencha todos os campos!"
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Cidade' })
  expect(select).toHaveDisplayValue('Selecione')
  expect(select).toHaveValue('')
  expect(select).toHaveAccessibleDescription('Preencha todos os campos!')
  await userEvent.selectOptions(select, 'Belém')
  expect(select).toHaveValue('b')
})

test('a radio group has a name, an error and one value', async () => {
  const chosen: string[] = []
  render(
    <RadioGroup
      legend="Tipo"
      required
      error="Preencha todos os campos!"
      value={undefined}
      onChange={(value) => chosen.push(value)}
      options={[
        { value: 'Admin', label: 'Administradores' },
        { value: 'UserS', label: 'Operadores de Som', disabled: true },
      ]}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toHaveAccessibleDescription(
    'Preencha todos os campos!',
  )
  await userEvent.click(screen.getByLabelText('Operadores de Som'))
  await userEvent.click(screen.getByLabelText('Administradores'))
  expect(chosen).toEqual(['Admin'])
})
