import { screen, waitFor, within } from '@testing-library/react'
import { collection, getDocs } from 'firebase/firestore'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { config } from '#src/lib/config.ts'
import { asServer, resetNetwork, USERS } from '#tests/setup/network.ts'
import { leaveAndLogIn, renderApp } from '#tests/setup/render-app.tsx'

// jsdom has no Blob.arrayBuffer
File.prototype.arrayBuffer ??= function arrayBuffer(this: File) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error)
    reader.readAsArrayBuffer(this)
  })
}

beforeEach(() => resetNetwork())

const HEADER = 'Username;Nome;Gênero;Cidade;Casa de Oração;Cargo;Celular;Data de Nascimento'
const person = (n: number) => `p${n}@rede.org;Pessoa ${n};M;jundiai;vila arens;PORTEIRO;19 9${n};07/03/1990`
const sheet = (count: number) => [HEADER, ...Array.from({ length: count }, (_, n) => person(n))].join('\r\n')
const PEOPLE = Object.keys(USERS).length

test('marks every problem, registers the others, and recognises them the next time', async () => {
  const { user } = await renderApp('/user/import', 'secretaria')
  const rows = [
    HEADER,
    person(1),
    'ruim@rede.org;Rute;F;Itu;Central;Porteiro;;31/02/1990',
    'PEDRO@rede.org;Pedro de novo;M;Campinas;Central;Porteiro;;',
    'alto@rede.org;Alto;M;Campinas;Central;Administrador;;',
  ]
  // as Excel in Brazil saves it
  const bytes = Uint8Array.from(rows.join('\r\n'), (letter) => letter.charCodeAt(0))
  await user.upload(await screen.findByLabelText('Arquivo CSV'), new File([bytes], 'pessoas.csv'))

  expect(await screen.findByText(/^Prontas: 1\. Já cadastradas, que ficam como estão: 1\./)).toBeVisible()
  expect(row('Rute')).toHaveTextContent('Cidade “Itu” não existe.')
  expect(row('Rute')).toHaveTextContent('Data “31/02/1990” não existe')
  expect(row('Pedro de novo')).toHaveTextContent('Já cadastrada')
  expect(row('Alto')).toHaveTextContent('Este cargo tem permissões que você não tem.')
  expect(await usernames()).toHaveLength(PEOPLE)

  await user.click(screen.getByRole('button', { name: 'Importar 1 pessoa' }))
  expect(await screen.findByText(/^Importação concluída\. Cadastradas agora: 1\./)).toBeVisible()
  expect(screen.getByText(config.senhaPadrao)).toBeVisible()
  expect(await usernames()).toHaveLength(PEOPLE + 1)

  await user.click(screen.getByRole('button', { name: 'Enviar outra planilha' }))
  await user.click(screen.getByLabelText(/cole aqui/))
  await user.paste([HEADER, person(1)].join('\n').replaceAll(';', '\t'))
  await user.click(screen.getByRole('button', { name: 'Conferir' }))
  expect(await screen.findByText(/^Prontas: 0\. Já cadastradas/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
  expect(await leaveAndLogIn('p1@rede.org', config.senhaPadrao)).toMatchObject({ senhaPadrao: true })
})

test('sixty people: stops when the connection is lost, goes on afterwards, nobody twice', async () => {
  const { user } = await renderApp('/user/import', 'admin')
  await user.upload(await screen.findByLabelText('Arquivo CSV'), new File([sheet(60)], 'pessoas.csv'))
  await user.click(await screen.findByRole('button', { name: 'Importar 60 pessoas' }))
  const bar = await screen.findByRole('progressbar')
  await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(4), { timeout: 10_000 })

  // this one alone: what tests/setup watches on the console goes on
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => network.mockRestore())
  const alert = await screen.findByText(/A importação parou\. Sem conexão/)
  expect(alert).not.toHaveTextContent('Nada foi gravado')
  expect(alert).toHaveTextContent('Quem já foi cadastrado não se repete')
  expect((await usernames()).length).toBeLessThan(PEOPLE + 60)

  network.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: /^Continuar/ }))
  await screen.findByText(/^Importação concluída\./, {}, { timeout: 45_000 })
  const all = await usernames()
  expect(all).toHaveLength(PEOPLE + 60)
  expect(new Set(all).size).toBe(PEOPLE + 60)
}, 90_000)

test('a file that is no text says what to do', async () => {
  const { user } = await renderApp('/user/import', 'admin')
  const zip = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)], 'pessoas.csv')
  await user.upload(await screen.findByLabelText('Arquivo CSV'), zip)
  expect(within(await screen.findByRole('alert')).getByText(/Este arquivo não é CSV/)).toBeVisible()
})

function row(name: string) {
  return screen.getByText(name).closest('tr')
}

async function usernames(): Promise<unknown[]> {
  const found: unknown[] = []
  await asServer(async (db) => {
    const [users, logins, credentials] = await Promise.all(
      ['User', 'Login', 'Credencial'].map((name) => getDocs(collection(db, name))),
    )
    expect([logins?.size, credentials?.size]).toEqual([users?.size, users?.size])
    for (const document of users?.docs ?? []) found.push(document.data()['email'])
  })
  return found
}
