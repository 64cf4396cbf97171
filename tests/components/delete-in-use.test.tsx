import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DeleteInUse, type DeleteInUseProps } from '#src/components/delete-in-use.tsx'
import { DataError } from '#src/domain/data-error.ts'

const remove = vi.fn(async () => {})

function Delete(props: Partial<DeleteInUseProps>) {
  return (
    <DeleteInUse
      title="Excluir Itu?"
      what="Esta cidade"
      count={async () => [{ count: 3, one: 'usuário', many: 'usuários' }]}
      targets={[{ value: 'salto', label: 'Salto' }]}
      movesTo={async () => []}
      deletion={{ key: 'Cidade/itu', nome: 'Itu', remove, done: 'Cidade excluida!', failed: () => 'Erro.' }}
      onClose={() => {}}
      {...props}
    />
  )
}

async function moveToSalto() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mover para' }), 'Salto')
  await userEvent.click(screen.getByRole('button', { name: 'Mover e excluir' }))
}

test('a dead network ends the moving, and the next try goes on with what is left', async () => {
  remove.mockClear()
  const left = new Set(['Ana', 'Bia', 'Cida'])
  const tries: string[] = []
  let online = false
  const move = async (name: string) => {
    tries.push(name)
    if (name === 'Bia' && !online) throw new DataError('offline')
    left.delete(name)
  }
  const onClose = vi.fn()
  const movesTo = async () => [...left].map((name) => ({ name, move: () => move(name) }))
  render(<Delete movesTo={movesTo} onClose={onClose} />)
  await moveToSalto()
  expect(await screen.findByText(/^Erro ao mover\. Tente de novo para continuar\. Sem conexão/)).toBeVisible()
  expect(remove).not.toHaveBeenCalled()

  online = true
  await userEvent.click(screen.getByRole('button', { name: 'Mover e excluir' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(tries).toEqual(['Ana', 'Bia', 'Bia', 'Cida'])
  expect(remove).toHaveBeenCalledOnce()
})

test('what the rules refuse stays, is named, and keeps the city', async () => {
  remove.mockClear()
  const refused = () => Promise.reject(new DataError('refused'))
  const moves = [
    { name: 'Ana', move: refused },
    { name: 'Bia', refusal: 'ninguém muda a própria cidade.', move: refused },
    { name: 'Cida', move: async () => {} },
  ]
  render(<Delete movesTo={async () => moves} />)
  await moveToSalto()
  expect(await screen.findByText('Movidos 1 de 3.')).toBeVisible()
  expect(screen.getByText('Não foi possível mover:').parentElement).toHaveTextContent(
    /Ana: O banco de dados recusou\..*Bia: ninguém muda/,
  )
  expect(remove).not.toHaveBeenCalled()
})

test('who may not move is told so, and may still delete', async () => {
  render(<Delete moveRefusal="Seu cargo não pode mover." />)
  expect(await screen.findByText('Seu cargo não pode mover.')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Excluir mesmo assim' })).toBeVisible()
})

test('what nothing uses is deleted without more', async () => {
  render(<Delete count={async () => [{ count: 0, one: 'usuário', many: 'usuários' }]} />)
  expect(await screen.findByText('Esta cidade não está em uso.')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeVisible()
})
