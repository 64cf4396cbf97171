import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from '#src/components/text-field.tsx'
import { useFormSubmit } from '#src/components/use-form-submit.ts'

type Problems = { nome?: string; email?: string; form?: string }

function Form({ save }: { save: () => Promise<Problems | undefined> }) {
  const [draft, setDraft] = useState({ nome: '', email: '' })
  const { form, problems, error, busy, submit } = useFormSubmit<typeof draft, typeof draft, Problems>({
    draft,
    read: () => {
      const missing: Problems = {
        ...(draft.nome === '' ? { nome: 'sem nome' } : {}),
        ...(draft.email === '' ? { email: 'sem e-mail' } : {}),
      }
      return Object.keys(missing).length > 0
        ? { problems: { ...missing, form: 'preencha' } }
        : { fields: draft }
    },
    save,
    failed: 'não salvou',
  })
  return (
    <form ref={form} onSubmit={submit}>
      {(['nome', 'email'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          value={draft[name]}
          error={problems[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      ))}
      <p>{problems.form ?? error}</p>
      <button type="submit">{busy ? 'Salvando' : 'Salvar'}</button>
    </form>
  )
}

test('what is said of a field goes when it is mended, and the first wrong field has the focus', async () => {
  const user = userEvent.setup()
  render(<Form save={async () => undefined} />)
  await user.click(screen.getByRole('button'))
  expect(screen.getByLabelText('nome')).toHaveFocus()
  await user.type(screen.getByLabelText('nome'), 'A')
  expect(screen.queryByText('sem nome')).toBeNull()
  expect(screen.getByText('sem e-mail')).toBeVisible()
  expect(screen.getByText('preencha')).toBeVisible()
  await user.type(screen.getByLabelText('email'), 'a')
  expect(screen.queryByText('sem e-mail')).toBeNull()
  expect(screen.queryByText('preencha')).toBeNull()
})

test('what only a save found stays until that field is changed; a failed save leaves a sentence', async () => {
  const user = userEvent.setup()
  let answer = async (): Promise<Problems | undefined> => ({ email: 'já existe' })
  render(<Form save={() => answer()} />)
  await user.type(screen.getByLabelText('nome'), 'A')
  await user.type(screen.getByLabelText('email'), 'a')
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('já existe')).toBeVisible()
  expect(screen.getByLabelText('email')).toHaveFocus()
  await user.type(screen.getByLabelText('nome'), 'na')
  expect(screen.getByText('já existe')).toBeVisible()
  await user.type(screen.getByLabelText('email'), 'b')
  expect(screen.queryByText('já existe')).toBeNull()

  answer = async () => {
    throw new Error('down')
  }
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText(/não salvou/)).toBeVisible()
  expect(screen.getByRole('button')).toHaveTextContent('Salvar')
})
