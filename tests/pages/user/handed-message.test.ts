import { expect, test } from 'vitest'
import { handedMessage } from '#src/pages/user/handed-message.ts'
import { suggestedPassword } from '#src/pages/user/password-choice.tsx'

test('the message names address, username and password', () => {
  const person = { name: 'Ana Lima', email: 'ana@rede.org' }
  expect(handedMessage(person, 'bade-fito-mura-47', 'https://rede.web.app')).toBe(
    [
      'Olá, Ana! Este é o seu acesso à escala:',
      'https://rede.web.app',
      'Usuário: ana@rede.org',
      'Senha provisória: bade-fito-mura-47',
      'No primeiro acesso você cria a sua própria senha. Esta vale por 30 dias.',
    ].join('\n'),
  )
})

test('a position that gives more than the two pages of every member is worth a password of its own', () => {
  expect(suggestedPassword({ tipo: 'UserP', permissoes: ['home', 'calendario'] })).toBe('padrao')
  expect(suggestedPassword({ tipo: 'UserP', permissoes: [] })).toBe('padrao')
  expect(suggestedPassword({ tipo: 'UserP', permissoes: ['home', 'relatorio_lista'] })).toBe('provisoria')
  expect(suggestedPassword({ tipo: 'Admin', permissoes: ['home'] })).toBe('provisoria')
})
