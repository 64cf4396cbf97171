import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { Dialog } from '#src/components/dialog.tsx'

test('a dialog is named by its title, closes by its button and by Escape', async () => {
  const close = vi.fn()
  render(
    <Dialog title="Detalhes do Culto" onClose={close}>
      Domingo
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Detalhes do Culto' })
  expect(dialog).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(close).toHaveBeenCalledTimes(1)

  // The browser sends `cancel` for Escape; left alone it would close the dialog behind React's back.
  const cancel = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, cancel)
  expect(close).toHaveBeenCalledTimes(2)
  expect(cancel.defaultPrevented).toBe(true)
})

const confirmation = {
  title: 'Excluir a cidade?',
  body: 'Tem 3 casas.',
  confirmLabel: 'Excluir',
  danger: true,
}

test('a confirmation that fails stays open with its sentence, and can be tried again', async () => {
  const close = vi.fn()
  const confirm = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined)
  const failed = (error: unknown) => (error instanceof Error ? `Erro: ${error.message}` : 'Erro')
  render(<ConfirmDialog {...confirmation} onConfirm={confirm} failed={failed} onClose={close} />)

  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: offline')
  expect(close).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('nothing closes a confirmation while its action is under way, and it runs once', async () => {
  const close = vi.fn()
  let finish = () => {}
  const confirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  render(
    <ConfirmDialog
      {...confirmation}
      busyLabel="Excluindo..."
      onConfirm={confirm}
      failed={() => 'Erro'}
      onClose={close}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }))
  await userEvent.click(screen.getByRole('button', { name: 'Excluindo...' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(close).not.toHaveBeenCalled()
  expect(confirm).toHaveBeenCalledTimes(1)

  finish()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})
