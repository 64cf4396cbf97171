import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { collection, doc, getDocs, query, updateDoc, where } from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { config } from '#src/lib/config.ts'
import { asServer, resetNetwork, writeDocuments } from '#tests/setup/network.ts'
import { leaveAndLogIn, renderApp } from '#tests/setup/render-app.tsx'

beforeEach(() => resetNetwork())

type Person = Awaited<ReturnType<typeof renderApp>>['user']

async function fill(user: Person, username: string) {
  await user.type(await screen.findByLabelText(/^Nome/), '  Maria Nova ')
  await user.click(screen.getByRole('radio', { name: 'Feminino' }))
  await user.selectOptions(screen.getByLabelText(/^Cidade/), 'Jundiaí')
  await user.selectOptions(screen.getByLabelText(/^Cargo/), 'Porteiro')
  await screen.findByRole('option', { name: 'Vila Arens' })
  await user.selectOptions(screen.getByLabelText(/^Casa de Oracao/), 'Vila Arens')
  await user.type(screen.getByLabelText(/^Username/), username)
}

describe('/user/new', () => {
  test('names the missing fields, keeps what was typed, and focuses the first', async () => {
    const { user } = await renderApp('/user/new', 'admin')
    await user.type(await screen.findByLabelText(/^Username/), 'MARIA')
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByText('Preencha todos os campos!')).toBeVisible()
    for (const text of ['Informe o nome.', 'Escolha o gênero.', 'Escolha a cidade.', 'Escolha o cargo.']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByLabelText(/^Username/)).toHaveValue('maria')
    expect(screen.getByLabelText(/^Nome/)).toHaveFocus()
  })

  test('registers with the default password, with which the person then logs in', async () => {
    const { user } = await renderApp('/user/new', 'admin')
    await fill(user, 'Maria@Rede.org')
    await user.click(screen.getByLabelText(/^Numero do Celular/))
    await user.paste('(19) 98888-7777')
    fireEvent.change(screen.getByLabelText(/^Data de Nascimento/), { target: { value: '2999-01-01' } })
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByText('A data de nascimento precisa estar no passado.')).toBeVisible()
    fireEvent.change(screen.getByLabelText(/^Data de Nascimento/), { target: { value: '1990-03-07' } })
    const busy = screen.findByRole('button', { name: 'Carregando...' })
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await busy).toHaveAttribute('aria-disabled', 'true')

    expect(await screen.findByText('Usuário cadastrado com sucesso!')).toBeVisible()
    expect(await screen.findByText(/entra com o username maria@rede.org e a senha/)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    expect(await screen.findByText('Maria Nova')).toBeVisible()
    expect(await stored('maria@rede.org')).toMatchObject({
      name: 'Maria Nova',
      genero: 'feminino',
      celular: '19988887777',
      datanasc: '1990-03-07',
      cidade: 'jundiai',
      igreja: 'vila',
      cargo: 'porteiro',
      senhaPadrao: true,
    })
    expect(await leaveAndLogIn('maria@rede.org', config.senhaPadrao)).toMatchObject({ senhaPadrao: true })
  })

  test('a username taken in another letter case and a password too long are refused', async () => {
    const { user, container } = await renderApp('/user/new', 'admin')
    await fill(user, 'PEDRO@rede.org')
    const password = container.querySelector('input[name="password"]')
    if (!password) throw new Error('no password field')
    fireEvent.change(password, { target: { value: 'á'.repeat(37) } })
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByText(/A senha é longa demais/)).toBeVisible()
    fireEvent.change(password, { target: { value: '' } })
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByText('Este email já está cadastrado!')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('  Maria Nova ')
  })

  test('positions above the own are shown with the reason, out of reach', async () => {
    await renderApp('/user/new', 'secretaria')
    const option = await screen.findByRole('option', { name: /^Administrador/ })
    expect(option).toBeDisabled()
    expect(option).toHaveTextContent('permissões que você não tem')
    expect(screen.getByRole('option', { name: 'Porteiro' })).toBeEnabled()
  })
})

describe('/user/edit', () => {
  test('saves the profile, the username stays', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    const name = await screen.findByLabelText(/^Nome/)
    expect(screen.getByLabelText(/^Username/)).toHaveAttribute('readonly')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Preencha todos os campos!')).toBeVisible()
    await user.type(name, 'Pedro Paulo')
    await user.selectOptions(screen.getByLabelText(/^Cidade/), 'Jundiaí')
    await screen.findByRole('option', { name: 'Vila Arens' })
    await user.selectOptions(screen.getByLabelText(/^Casa de Oracao/), 'Vila Arens')
    await user.selectOptions(screen.getByLabelText(/^Cargo/), 'Operador de Som')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Usuario atualizado com sucesso!')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    expect(await stored('pedro@rede.org')).toMatchObject({
      name: 'Pedro Paulo',
      cargo: 'som',
      igreja: 'vila',
    })
  })

  test('what others change while the form is open stays', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    await user.type(await screen.findByLabelText(/^Numero do Celular/), '19987654321')
    await asServer((db) => updateDoc(doc(db, 'User/porteiro'), { name: 'Pedro Sá', datanasc: '1990-05-01' }))
    expect(await screen.findByRole('heading', { name: 'Editar usuario: Pedro Sá' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
    expect(await stored('pedro@rede.org')).toMatchObject({
      name: 'Pedro Sá',
      celular: '19987654321',
      datanasc: '1990-05-01',
    })
  })

  test('opens and saves a profile of an older database whose city, position and house are gone', async () => {
    await writeDocuments({
      'User/antigo': {
        name: 'Éder Antigo',
        email: 'EDER@rede.org',
        genero: 'masculino',
        cargo: 'sumiu',
        cidade: 'sumiu',
        igreja: 'sumiu',
        celular: '(19) 3333-4444',
        datanasc: '07/03/1950',
      },
    })
    const { user } = await renderApp('/user/edit/antigo', 'admin')
    expect(await screen.findByLabelText(/^Cargo/)).toHaveDisplayValue('N/A')
    expect(screen.getByLabelText(/^Cidade/)).toHaveDisplayValue('N/A')
    expect(screen.getByLabelText(/^Data de Nascimento/)).toHaveValue('1950-03-07')
    await waitFor(() => expect(screen.getByLabelText(/^Casa de Oracao/)).toHaveDisplayValue('N/A'))
    await user.type(screen.getByLabelText(/^Nome/), ' Filho')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Usuario atualizado com sucesso!')).toBeVisible()
    // the toast may be that of the test before
    await waitFor(async () =>
      expect(await stored('EDER@rede.org')).toMatchObject({
        name: 'Éder Antigo Filho',
        celular: '1933334444',
      }),
    )
  })

  test('resets the password after asking; the person logs in with the default one', async () => {
    const { user } = await renderApp('/user/edit/porteiro', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Resetar Senha' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Resetar Senha' }))
    expect(await screen.findByText('Senha resetada para a senha padrão.')).toBeVisible()
    expect(await screen.findByText(/Pedro Porteiro entra agora com/)).toBeVisible()
    expect(await leaveAndLogIn('pedro@rede.org', config.senhaPadrao)).toMatchObject({ senhaPadrao: true })
  })

  test('who may more gets a one-time password, shown once, and it opens the account', async () => {
    const { user } = await renderApp('/user/edit/secretaria', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Resetar Senha' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('radio', { name: /^Senha provisória/ })).toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Resetar Senha' }))
    const shown = await screen.findByText(/^[a-z]{4}-[a-z]{4}-[a-z]{4}-\d\d$/)
    expect(screen.getByRole('button', { name: 'Copiar mensagem' })).toBeVisible()
    expect(await leaveAndLogIn('sara@rede.org', shown.textContent ?? '')).toMatchObject({ senhaPadrao: true })
  })

  test('nobody gives themselves another name', async () => {
    const { user } = await renderApp('/user/edit/secretaria', 'secretaria')
    await user.type(await screen.findByLabelText(/^Nome/), ' Administradora')
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText(/^Ninguém muda o próprio nome/)).toBeVisible()
  })

  test('nobody moves or resets themselves, nor who stands above them', async () => {
    const { unmount } = await renderApp('/user/edit/secretaria', 'secretaria')
    expect(await screen.findByLabelText(/^Cargo/)).toBeDisabled()
    expect(screen.getByText('Ninguém muda o próprio cargo.')).toBeVisible()
    const own = screen.getByRole('button', { name: 'Resetar Senha' })
    await waitFor(() => expect(own).toHaveAttribute('aria-disabled', 'true'))
    unmount()

    const { user } = await renderApp('/user/edit/admin', 'secretaria')
    const reset = await screen.findByRole('button', { name: 'Resetar Senha' })
    await waitFor(() =>
      expect(reset).toHaveAccessibleDescription('Este cargo tem permissões que você não tem.'),
    )
    await user.click(reset)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText(/^Cargo/)).toBeDisabled()
  })

  test('somebody who is gone leads back to the list', async () => {
    await renderApp('/user/edit/ninguem', 'admin')
    expect(await screen.findByText('Usuario nao encontrado.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Usuarios' })).toBeVisible()
  })
})

async function stored(email: string) {
  const found: unknown[] = []
  await asServer(async (db) => {
    const { docs } = await getDocs(query(collection(db, 'User'), where('email', '==', email)))
    expect(docs).toHaveLength(1)
    for (const document of docs) found.push(document.data())
  })
  return found[0]
}
