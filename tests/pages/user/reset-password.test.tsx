import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NO_GRANT } from '#src/domain/can.ts'
import type { User } from '#src/domain/entities.ts'
import { ResetPassword } from '#src/pages/user/edit/reset-password.tsx'

// another reset came between the write and the reading back
vi.mock('#src/repositories/accounts.ts', () => ({ resetPassword: async () => false }))
vi.mock('#src/session/hash-password.ts', () => ({ createCredential: async () => ({ salt: '', digest: '' }) }))

const ANA: User = {
  id: 'ana',
  name: 'Ana Souza',
  email: 'ana@rede.org',
  genero: 'feminino',
  datanasc: '',
  celular: '',
  cargo: 'porteiro',
  cidade: 'campinas',
  igreja: 'central',
  createdAt: undefined,
  senhaPadrao: false,
  sessoesDesde: 0,
}

test('a password that is not read back as it was written is said not to be the new one', async () => {
  render(<ResetPassword user={ANA} grant={NO_GRANT} refused={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Resetar Senha' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resetar Senha' }))
  expect(await within(dialog).findByText('Senha nao foi atualizada corretamente.')).toBeVisible()
  expect(screen.queryByText(/entra agora com/)).toBeNull()
})
