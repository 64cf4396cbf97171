import type { Write } from '../legacy/change-writer.ts'
import { LEGACY_KINDS } from '../legacy/kinds.ts'
import type { Finding, FindingKind } from '../terminal/findings.ts'

const FIX = 'Repita com --fix para corrigir.'
const EDIT = 'Escolha de novo na tela de edição; num relatório antigo nada é preciso.'

/** What the doctor looks for, the gravest first. */
export const DOCTOR_KINDS = {
  'conta-sem-login': {
    title: 'Pessoa que não consegue entrar: falta o nome de usuário ou a senha',
    mend: 'Rode "npm run import:legacy -- --apply" e depois use "Resetar Senha" na edição do usuário.',
  },
  'conta-sem-senha': {
    title: 'Conta que ninguém consegue abrir: a senha do sistema antigo não servia',
    mend: 'Use "Resetar Senha" na edição do usuário (administrador: npm run admin:create -- --reset).',
  },
  'forma-antiga': {
    title: 'Documento na forma do sistema antigo',
    mend: 'Rode "npm run import:legacy".',
  },
  'senha-guardada': {
    title: 'Senha guardada à espera de um e-mail corrigido',
    mend: 'Corrija o email da conta no console do Firebase e rode "npm run import:legacy -- --apply", ou exclua a conta.',
  },
  'relatorio-sem-pessoas': {
    title: 'Relatório sem a lista das pessoas: elas não o veem',
    mend: FIX,
  },
  'pessoas-diferentes': {
    title: 'Relatório cuja lista de pessoas não é a dos seus dias',
    mend: FIX,
  },
  'relatorio-sem-periodo': {
    title: 'Relatório sem o primeiro e o último dia, ou com os dias fora de ordem',
    mend: FIX,
  },
  'periodos-nao-informados': {
    title: 'Todos os relatórios têm período, mas o sistema ainda lê os antigos em cada visita',
    mend: FIX,
  },
  'lista-de-pessoas': {
    title: 'Casa de oração cuja lista de pessoas não é a dos cadastros',
    mend: FIX,
  },
  'casa-sem-avisos': {
    title:
      'Casa de oração sem o nome da cidade ou o aviso de pedidos de troca: cada visita lê mais, ou não vê os pedidos',
    mend: FIX,
  },
  'relatorio-grande': {
    title: 'Relatório perto do limite de tamanho (1 MiB)',
    mend: 'Divida o período em dois relatórios.',
  },
  'cargo-inexistente': { title: 'Cargo que não existe mais', mend: EDIT },
  'cidade-inexistente': { title: 'Cidade que não existe mais', mend: EDIT },
  'igreja-inexistente': { title: 'Casa de oração que não existe mais', mend: EDIT },
  'outra-cidade': { title: 'Casa de oração que fica em outra cidade', mend: EDIT },
  // what the import told is still true later, until somebody mends it
  'nome-ausente': LEGACY_KINDS['nome-ausente'],
  'nome-longo': LEGACY_KINDS['nome-longo'],
  'data-ilegivel': LEGACY_KINDS['data-ilegivel'],
  'genero-desconhecido': LEGACY_KINDS['genero-desconhecido'],
  'celular-ilegivel': LEGACY_KINDS['celular-ilegivel'],
  'tipo-desconhecido': LEGACY_KINDS['tipo-desconhecido'],
  'culto-ilegivel': LEGACY_KINDS['culto-ilegivel'],
  'relatorio-longo': LEGACY_KINDS['relatorio-longo'],
  'campo-desconhecido': LEGACY_KINDS['campo-desconhecido'],
  'senha-padrao-antiga': {
    title: 'Pessoa com a senha padrão há mais de 30 dias',
    mend: 'Peça que entre e escolha uma senha, ou exclua a conta se não é usada: a senha padrão é conhecida.',
  },
  'cargo-sem-pessoas': {
    title: 'Cargo que ninguém tem',
    mend: 'Se não for usado, exclua-o na tela de cargos.',
  },
  'igreja-sem-cultos': {
    title: 'Casa de oração sem dias de culto: não gera relatórios',
    mend: 'Informe os dias na edição da casa de oração.',
  },
  'sobra-de-conta': {
    title: 'Sobra de uma conta que foi excluída',
    mend: FIX,
  },
  'casa-anterior': {
    title: 'Ausências ou par que ainda dizem a casa de oração anterior da pessoa',
    mend: FIX,
  },
  'vinculo-sem-pessoa': {
    title: 'Par em que alguém não existe mais',
    mend: FIX,
  },
  'log-grande': {
    title: 'Registro de uso muito grande',
    mend: 'Faça uma cópia (npm run backup) e exclua os registros mais antigos no console do Firebase.',
  },
} as const satisfies Record<string, FindingKind>

export type DoctorKind = keyof typeof DOCTOR_KINDS
export type DoctorFinding = Finding<DoctorKind>

/** A finding, and the write that mends it where that is safe: nothing is lost and nobody gains anything. */
export type Diagnosis = DoctorFinding & { fix?: Write }

/** Whether what the import tells of a document is also the doctor's to tell. */
export function isDoctorKind(kind: string): kind is DoctorKind {
  return kind in DOCTOR_KINDS
}
