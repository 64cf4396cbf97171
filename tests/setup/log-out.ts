import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu under the name and presses 'Sair' in it; resolves with the question that follows. */
export async function askToLogOut(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^Conta de / }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Sair' }))
  return screen.getByRole('dialog', { name: /^Sair/ })
}
