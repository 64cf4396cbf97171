import type { Disponibilidade, Report, User, Vinculo } from './entities.ts'
import type { Troca } from './troca.ts'

/** What the network holds of one person. A part that is undefined is not for whoever asks. */
export type DataOfPerson = {
  user: User | undefined
  /** 'nothing': the person never said when they cannot come */
  disponibilidade: Disponibilidade | 'nothing' | undefined
  /** those that name the person, of all times; in a member's own copy the published ones */
  reports: readonly Report[] | undefined
  /** requests for a substitute, by them and to them */
  pedidos: readonly Troca[] | undefined
  /** what staff note of who serves with whom */
  vinculos: readonly Vinculo[] | undefined
  aparelhos: readonly { endpoint: string; em: number | undefined }[] | undefined
  /** the days on which they were reminded: 'YYYY-MM-DD' */
  lembretes: readonly { data: string }[] | undefined
  /** what they sent: 'YYYY-MM' */
  envios: readonly { mes: string; em: number | undefined }[] | undefined
  /** the houses whose contact they are */
  contatos: readonly { nome: string; contato?: { nome: string; celular: string } }[]
}

/** The parts of the file that a person may take along. */
export type CopyPart =
  | 'cadastro'
  | 'naoPode'
  | 'cultos'
  | 'pedidos'
  | 'vinculos'
  | 'aparelhos'
  | 'lembretes'
  | 'envios'
  | 'contatos'

/** What is held of a person in one place. */
export type Held = {
  oQue: string
  /** the part of the copy that has it; none: nobody may read it through the app, or only where `oQue` says */
  parte?: CopyPart
  /** what stays of it when the person is erased, and for how long; absent: nothing */
  fica?: string
}

/**
 * What each collection holds of a person: the copy says it, and the erasure keeps to it (tests/pages/user/personal-data.test.tsx fills and
 * searches every collection). Empty: nothing of a person. A collection that is missing here does not pass the test.
 */
export const PERSONAL_DATA: Readonly<Record<string, readonly Held[]>> = {
  User: [{ oQue: 'Cadastro e limites de servir.', parte: 'cadastro' }],
  Login: [{ oQue: 'O nome de usuário com que a pessoa entra: o mesmo do cadastro.', parte: 'cadastro' }],
  Credencial: [{ oQue: 'Um código que confere a senha; a senha não é guardada.' }],
  Tentativa: [
    { oQue: 'Tentativas de entrar no sistema; ninguém as lê.', fica: 'sem nome, e não valem mais nada' },
  ],
  Dispositivo: [
    { oQue: 'Aparelhos em que a pessoa já entrou; ninguém os lê.', fica: 'sem nome, até a manutenção' },
  ],
  Falhas: [{ oQue: 'Quantas vezes a senha foi errada; ninguém o lê.', fica: 'sem nome, até a manutenção' }],
  Sessao: [{ oQue: 'Desde quando a pessoa está no sistema.', fica: 'sem nome, até a manutenção' }],
  Cidade: [],
  Cargo: [],
  Igreja: [
    {
      oQue: 'Nome e celular de quem é contato de uma casa de oração.',
      parte: 'contatos',
      fica: 'até que outra pessoa seja posta no cadastro da casa',
    },
  ],
  Reports: [
    {
      oQue: 'Os cultos em que serve, com o posto.',
      parte: 'cultos',
      fica: 'sem nome, se assim foi escolhido; o nome de quem mudou a escala por último',
    },
  ],
  Versoes: [
    {
      oQue: 'As mesmas escalas antes de cada mudança: a secretaria as vê no histórico.',
      fica: 'até 12 meses',
    },
  ],
  Diretorio: [{ oQue: 'Nome, gênero e cargo na lista da casa: os mesmos do cadastro.', parte: 'cadastro' }],
  Trocas: [{ oQue: 'Pedidos de troca, feitos e recebidos.', parte: 'pedidos' }],
  Lembretes: [
    {
      oQue: 'Os dias em que foi lembrada de um culto.',
      parte: 'lembretes',
      fica: 'o nome de quem lembrou outras pessoas, até 12 meses',
    },
  ],
  Avisos: [{ oQue: 'Os aparelhos que recebem avisos: só a própria pessoa os lê.', parte: 'aparelhos' }],
  Envios: [{ oQue: 'As listas que enviou a outros.', parte: 'envios' }],
  Estado: [],
  Disponibilidade: [{ oQue: 'Os dias em que não pode.', parte: 'naoPode' }],
  Vinculo: [
    { oQue: 'Com quem serve sempre, ou nunca: a secretaria o vê, sem o outro nome.', parte: 'vinculos' },
  ],
  Log: [
    {
      oQue: 'O registro do que fez e do que foi mudado no seu cadastro: os administradores o veem.',
      fica: 'pelo prazo que a rede decidiu',
    },
  ],
}
