import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '#src/components/button.tsx'
import { TextField } from '#src/components/text-field.tsx'

test('a busy submit button keeps the focus, says so, and submits nothing', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <TextField label="Nome" />
      <Button type="submit" busy={busy} busyLabel="Carregando...">
        Cadastrar
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }))
  expect(submit).toHaveBeenCalledTimes(1)

  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Carregando...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
})
