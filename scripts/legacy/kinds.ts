import type { Finding, FindingKind } from '../terminal/findings.ts'

const IN_THE_APP = 'Depois da conversão, corrija na tela do sistema.'

/** What the import may have to tell about a document, the gravest first. */
export const LEGACY_KINDS = {
  'email-repetido': {
    title: 'E-mail de mais de uma conta: só uma delas pode entrar',
    mend: 'A senha da outra fica guardada em Pendencia. Mude o email da conta no console do Firebase e repita este comando, ou exclua-a.',
  },
  'email-inadequado': {
    title: 'E-mail que não serve de nome de usuário (vazio, com espaço, acento, barra ou longo demais)',
    mend: 'A senha fica guardada em Pendencia. Corrija o email da conta no console do Firebase e repita este comando.',
  },
  'senha-inutil': {
    title: 'Senha em forma desconhecida, que não pode ser conferida',
    mend: 'A pessoa não consegue entrar: use "Resetar Senha" na edição do usuário (administrador: npm run admin:create -- --reset).',
  },
  'senha-de-outro-custo': {
    title: 'Senha de um sistema com outro custo do bcrypt (este usa 10), que não pode ser conferida aqui',
    mend: 'Ela fica guardada em Pendencia, mas a pessoa não consegue entrar: use "Resetar Senha" na edição do usuário (administrador: npm run admin:create -- --reset).',
  },
  'senha-ausente': {
    title: 'Conta sem senha',
    mend: 'A pessoa não consegue entrar: use "Resetar Senha" na edição do usuário (administrador: npm run admin:create -- --reset).',
  },
  'mudou-no-meio': {
    title: 'Documento que alguém mudou durante a conversão',
    mend: 'Repita este comando: ele converte só o que falta. O sistema antigo deve estar desligado.',
  },
  'cargo-inexistente': { title: 'Cargo que não existe', mend: IN_THE_APP },
  'cidade-inexistente': { title: 'Cidade que não existe', mend: IN_THE_APP },
  'igreja-inexistente': { title: 'Casa de oração que não existe', mend: IN_THE_APP },
  'outra-cidade': { title: 'Casa de oração que fica em outra cidade', mend: IN_THE_APP },
  'pessoa-inexistente': {
    title: 'Relatório com pessoas que não existem mais',
    mend: 'Nada é preciso em relatórios antigos; nos ativos, troque a pessoa na edição do relatório.',
  },
  'relatorio-grande': {
    title: 'Relatório perto do limite de tamanho (1 MiB)',
    mend: 'Divida o período em dois relatórios.',
  },
  'relatorio-ilegivel': {
    title: 'Relatório com partes que não podem ser lidas',
    mend: 'O que não foi entendido está escrito acima; confira o relatório na tela.',
  },
  'data-ilegivel': {
    title: 'Data que não pode ser lida',
    mend: 'O valor fica como está. Corrija na tela do sistema.',
  },
  'nome-ausente': { title: 'Nome vazio', mend: IN_THE_APP },
  'nome-longo': { title: 'Nome com mais de 120 caracteres', mend: `O nome fica como está. ${IN_THE_APP}` },
  'nome-repetido': {
    title: 'Nome repetido',
    mend: 'Se for o mesmo lugar ou cargo, passe as pessoas para um deles e exclua o outro.',
  },
  'criacao-ilegivel': {
    title: 'Data de criação que não pode ser lida',
    mend: 'Nada é preciso: vale no lugar dela o dia em que o banco recebeu o documento.',
  },
  'valor-interpretado': {
    title: 'Valor escrito de outro modo, lido como o mais provável',
    mend: 'Confira na tela do sistema se é o que deveria ser.',
  },
  'relatorio-longo': {
    title: 'Relatório com mais de 1.000 dias',
    mend: 'Divida o período em dois relatórios: a edição de um tão longo é lenta.',
  },
  'campo-desconhecido': {
    title: 'Campo que este sistema não conhece',
    mend: 'Fica no documento e nenhuma tela o mostra. Se tem valor para alguém, copie-o para outro lugar.',
  },
  'genero-desconhecido': { title: 'Gênero desconhecido', mend: IN_THE_APP },
  'celular-ilegivel': {
    title: 'Celular que não é um número só (mapa, lista, dois números ou longo demais)',
    mend: `O valor fica como está. ${IN_THE_APP}`,
  },
  'tipo-desconhecido': { title: 'Cargo sem tipo conhecido (Admin, UserP, UserS)', mend: IN_THE_APP },
  'permissao-desconhecida': {
    title: 'Permissão que não existe, retirada do cargo',
    mend: 'Nada é preciso: ela não valia para nenhuma tela.',
  },
  'culto-ilegivel': {
    title: 'Dia de culto que não pode ser lido, ou mais de 14 numa lista',
    mend: `A lista fica como está. ${IN_THE_APP}`,
  },
  'campo-retirado': {
    title: 'Campo desconhecido num dia de relatório, retirado',
    mend: 'Nada é preciso: nenhuma tela o mostrava.',
  },
} as const satisfies Record<string, FindingKind>

export type LegacyKind = keyof typeof LEGACY_KINDS
export type LegacyFinding = Finding<LegacyKind>
