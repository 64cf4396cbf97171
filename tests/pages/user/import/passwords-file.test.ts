import { expect, test } from 'vitest'
import { passwordsText } from '#src/pages/user/import/passwords-file.ts'

const fields = {
  name: '=1+1',
  email: 'ana@rede.org',
  celular: '11987654321',
  genero: 'feminino',
  datanasc: '',
  cargo: 'porteiro',
  cidade: 'campinas',
  igreja: 'central',
} as const

test('the file names each person with the password, and a name is never a formula', () => {
  expect(passwordsText([{ fields, password: 'bade-fito-mura-47' }])).toBe(
    '\uFEFFNome;Username;Senha provisória;Celular\r\n"\'=1+1";ana@rede.org;bade-fito-mura-47;11987654321\r\n',
  )
})
