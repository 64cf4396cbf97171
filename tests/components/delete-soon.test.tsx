import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deleteSoon, settleDeletions, useLeaving } from '#src/components/delete-soon.ts'
import { DataError } from '#src/domain/data-error.ts'

function Leaving() {
  return <output>{[...useLeaving()].join(' ')}</output>
}

const leaving = () => document.querySelector('output')?.textContent

function deletion(nome: string, remove: () => Promise<void>) {
  return {
    key: `Cidade/${nome}`,
    nome,
    remove,
    done: `${nome} excluida com sucesso!`,
    failed: () => `Erro ao excluir ${nome}.`,
  }
}

async function toastOf(nome: string) {
  const toast = (await screen.findByText(`Excluindo ${nome} em 10 segundos.`)).closest<HTMLElement>(
    '[role=status]',
  )
  return within(toast ?? document.body)
}

test('what is taken back was never deleted', async () => {
  render(<Leaving />)
  const remove = vi.fn(async () => {})
  await deleteSoon(deletion('Itu', remove))
  await waitFor(() => expect(leaving()).toBe('Cidade/Itu'))
  await userEvent.click((await toastOf('Itu')).getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(leaving()).toBe(''))
  expect(remove).not.toHaveBeenCalled()
})

test('closing the toast deletes at once, and says so', async () => {
  render(<Leaving />)
  const remove = vi.fn(async () => {})
  await deleteSoon(deletion('Salto', remove))
  await userEvent.click((await toastOf('Salto')).getByRole('button', { name: 'Fechar' }))
  expect(await screen.findByText('Salto excluida com sucesso!')).toBeInTheDocument()
  expect(remove).toHaveBeenCalledOnce()
  await waitFor(() => expect(leaving()).toBe(''))
})

test('after ten seconds it is deleted; what fails is said, and the record is shown again', async () => {
  render(<Leaving />)
  onTestFinished(() => void vi.useRealTimers())
  // the first of them loads the library, on a clock that runs
  await deleteSoon(deletion('Sorocaba', async () => {}))
  await toastOf('Sorocaba')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const remove = vi.fn(() => Promise.reject(new Error('refused')))
  await deleteSoon(deletion('Jundiaí', remove))
  vi.advanceTimersByTime(9_900)
  expect(remove).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(remove).toHaveBeenCalledOnce()
  vi.useRealTimers()
  expect(await screen.findByText('Erro ao excluir Jundiaí.')).toBeInTheDocument()
  expect(leaving()).not.toContain('Jundiaí')
})

test('leaving the account does at once what waits, and once', async () => {
  render(<Leaving />)
  const remove = vi.fn(async () => {})
  await deleteSoon(deletion('Tietê', remove))
  await toastOf('Tietê')
  await settleDeletions('do')
  expect(remove).toHaveBeenCalledOnce()
  expect(await screen.findByText('Tietê excluida com sucesso!')).toBeInTheDocument()
  await settleDeletions('undo')
  expect(remove).toHaveBeenCalledOnce()
})

test('a session that ends undoes what waits, and says so', async () => {
  render(<Leaving />)
  const remove = vi.fn(async () => {})
  await deleteSoon(deletion('Cerquilho', remove))
  await toastOf('Cerquilho')
  await settleDeletions('undo')
  expect(await screen.findByText(/^Cerquilho: a exclusão não foi feita/)).toBeInTheDocument()
  await waitFor(() => expect(leaving()).toBe(''))
  await settleDeletions('do')
  expect(remove).not.toHaveBeenCalled()
})

test('whoever closes the page while something waits is asked first', async () => {
  render(<Leaving />)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await deleteSoon(deletion('Boituva', async () => {}))
  expect(asks()).toBe(true)
  await userEvent.click((await toastOf('Boituva')).getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(asks()).toBe(false))
})

test('without a network nothing is hidden', async () => {
  render(<Leaving />)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await expect(deleteSoon(deletion('Cabreúva', async () => {}))).rejects.toThrow(DataError)
  expect(leaving()).not.toContain('Cabreúva')
})
