import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notify } from '#src/components/notify.ts'

// The first toast is also the test of "fired before the container is mounted".
test('a toast needs no provider, is announced, and can be closed', async () => {
  notify.success('Cidade atualizada!')
  const success = await screen.findByRole('status', { name: '' })
  expect(success).toHaveTextContent('Cidade atualizada!')

  notify.error('Erro ao atualizar cidade.')
  const error = await screen.findByRole('alert')
  expect(error).toHaveTextContent('Erro ao atualizar cidade.')
  expect(within(error).getByRole('button', { name: 'Fechar' })).toBeInTheDocument()
  await userEvent.click(within(error).getByRole('button', { name: 'Fechar' }))
})

test('stays 5 seconds, or 3 where asked', async () => {
  await notify.info('Cinco segundos')
  await notify.info('Três segundos', { autoClose: 3000 })
  const clock = async (text: string) => {
    const toast = (await screen.findByText(text)).closest('.Toastify__toast')
    const bar = toast?.querySelector('.Toastify__progress-bar')
    return bar instanceof HTMLElement ? bar.style.animationDuration : undefined
  }
  expect(await clock('Cinco segundos')).toBe('5000ms')
  expect(await clock('Três segundos')).toBe('3000ms')
})

test('the same sentence twice is one toast', async () => {
  await notify.error('Erro ao gerar relatório. Tente novamente.')
  await notify.error('Erro ao gerar relatório. Tente novamente.')
  await notify.info('depois')
  await screen.findByText('depois')
  expect(screen.getAllByText('Erro ao gerar relatório. Tente novamente.')).toHaveLength(1)
})
