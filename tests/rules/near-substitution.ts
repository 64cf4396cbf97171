import { serverTimestamp } from 'firebase/firestore'
import type { Permission } from '#src/domain/permissions.ts'
import { alike } from './alike.ts'
import type { Attack } from './attack.ts'
import { house, lawfulSubstitutions } from './attacks-substitution.ts'
import { altered, type Batch, logId } from './batches.ts'
import { listing } from './listed.ts'
import { edgeAttacks } from './near-substitution-edges.ts'
import { nearSwaps } from './near-substitution-swaps.ts'
import { account, ago, type Docs } from './network.ts'
import {
  accept,
  ask,
  asked,
  FIRST,
  inReturn,
  person,
  put,
  type Substitution,
  THIRD,
  trocaId,
} from './substitution.ts'
import { ANA, attackOn, CRIS, MEMBER, SECRETARY, substituting, TOLD } from './substitution-scene.ts'
import { telling } from './told.ts'

const TOMORROW = ago({ days: -1 })
const team = { cargo: 'porteiro' }

/** Whoever does it has a session that is over. */
function afterTheSession(at: Substitution): Attack[] {
  const attack = attackOn(at)
  const over = { desde: ago({ days: 9 }), lastLogin: ago({ days: 8 }) }
  const userOf = (uid: string) => (uid === ANA ? 'ana' : uid.replace('uid-', ''))
  return lawfulSubstitutions(at).map(({ does, given, uid, batch }) =>
    attack(
      `to ${does} after the session is over`,
      { ...given, [`Sessao/${uid}`]: { user: userOf(uid), ...over } },
      uid,
      () => batch,
    ),
  )
}

/** Requests and answers, each with one thing in it that is a little different. */
function nearRequests(at: Substitution): Attack[] {
  const { attack, asks, state, inReport, back, other } = substituting(at)
  const open = asked(at)
  const placed = (dia: number): Docs =>
    inReport({
      report: at.days.map((day, index) =>
        index === dia ? { ...day, atriu: ['outra', 'memberP'].map(person) } : day,
      ),
    })
  return [
    // asking
    ...alike('memberP').flatMap((de) => {
      const report = put(at.days, at.first, 'atriu', 1, person(de))
      const id = trocaId(FIRST, 'atriu', de)
      return [
        asks(`to ask for ${de}`, { de }, inReport({ report }), id),
        asks(`to ask for the place of ${de}`, {}, inReport({ report })),
      ]
    }),
    ...[...alike('Pessoa memberP'), 'Z'].map((nomeDe) => asks(`to ask under the name ${nomeDe}`, { nomeDe })),
    ...[...alike(trocaId()), 'z'].map((id) => asks(`to ask under the id ${id}`, {}, {}, id)),
    asks('to have asked tomorrow', { em: TOMORROW }),
    ...[...alike('avisada'), 'zzz'].map((estado) => asks(`to tell what is ${estado}`, { ...TOLD, estado })),
    ...[...alike('pedida'), 'zzz'].map((estado) => asks(`to ask what is ${estado}`, { estado })),
    asks('to tell everybody by a pattern', { ...TOLD, para: '.*' }),
    asks('to ask everybody by a pattern', { para: '.*' }),
    asks('to ask on a day that is not so late', { dia: at.third, lugar: 1 }, placed(at.third)),
    asks('to ask on a day that is later', { data: THIRD, dia: at.first }, {}, trocaId(THIRD)),
    asks('the same turn in return', {
      para: 'bia',
      devolve: { ...inReturn(at), data: FIRST, dia: at.first, posto: 'corredor', lugar: 0 },
    }),
    ...alike('ana').map((id) =>
      asks(
        `in return the turn of ${id}`,
        back,
        inReport({ report: put(at.days, at.second, 'atriu', 0, person(id)) }),
      ),
    ),
    asks(
      'a turn in return in an inactive report',
      { para: 'ana', devolve: inReturn(at, 'outra') },
      {
        'Reports/outra': { ...other, ativo: false },
      },
    ),
    ...(['igreja', 'cargo', 'genero'] as const).map((field) =>
      asks(
        `a turn in return of another ${field}`,
        { para: 'ana', devolve: inReturn(at, 'outra') },
        {
          'Reports/outra': {
            ...other,
            [field]: { igreja: 'norte', cargo: 'som', genero: 'masculino' }[field],
          },
        },
      ),
    ),
    ...(['igreja', 'cargo', 'genero'] as const).map((field) =>
      asks(
        `somebody of another ${field}`,
        {},
        {
          ...account('cris', {
            ...team,
            [field]: { igreja: 'norte', cargo: 'som', genero: 'masculino' }[field],
          }),
        },
      ),
    ),
    asks(
      'a turn in return that is too late for the house',
      {
        ...{ data: THIRD, posto: 'estacionamento', dia: at.third, lugar: 0, para: 'bia' },
        devolve: { report: 'escala', data: FIRST, posto: 'corredor', dia: at.first, lugar: 0 },
      },
      house('livre', 7 * 24 + 4),
      trocaId(THIRD, 'estacionamento'),
    ),
    // what nobody knows
    asks('a request with what nobody knows', { estranho: 1 }),
    asks('a turn in return with what nobody knows', { ...back, devolve: { ...inReturn(at), estranho: 1 } }),
    attack('an answer with what nobody knows', open, CRIS, () => state('recusada', { estranho: 1 })),
    asks(
      'to ask for a post that nobody knows',
      { posto: 'estranho' },
      inReport({
        report: at.days.map((day) => ({ ...day, estranho: ['outra', 'memberP'].map(person) })),
      }),
      trocaId(FIRST, 'estranho'),
    ),
    // ending
    ...alike('memberP').map((de) =>
      attack(`the request of ${de} withdrawn`, asked(at, { de }), MEMBER, () => state('retirada')),
    ),
    attack('the request of somebody who sorts behind withdrawn', asked(at, { de: 'zoe' }), MEMBER, () =>
      state('retirada'),
    ),
    ...[...alike('cris'), 'zoe'].map((para) =>
      attack(`what ${para} was asked refused`, asked(at, { para }), CRIS, () => state('recusada')),
    ),
    ...[...alike('retirada'), 'zzz'].map((estado) =>
      attack(`a request that ends as ${estado}`, open, MEMBER, () => state(estado)),
    ),
    ...alike('recusada').map((estado) =>
      attack(`a request refused as ${estado}`, open, CRIS, () => state(estado)),
    ),
    ...[...alike('fechada'), 'zzz'].map((estado) =>
      attack(`a request closed as ${estado}`, open, SECRETARY, () => state(estado)),
    ),
    attack('an answer of tomorrow', open, CRIS, () => state('recusada', { respondidaEm: TOMORROW })),
    ...alike('cris').map((para) =>
      attack(`a refusal that names ${para}`, open, CRIS, () => state('recusada', { para })),
    ),
  ]
}

/** What would be lawful after a change that comes in the same batch. */
function atOnce(at: Substitution): Attack[] {
  const { attack, inReport, back, other } = substituting(at)
  const may = (permission: Permission): Docs => ({
    'Cargo/porteiro': { nome: 'porteiro', tipo: 'UserP', permissoes: ['home', permission] },
  })
  const activated = (report: string): Batch => {
    const alteracao = {
      ...{ log: logId('memberP'), userId: 'memberP', nameUser: 'Pessoa memberP' },
      ...{ action: 'Relatorio-Atv', timestamp: serverTimestamp() },
    }
    const { log, ...entry } = alteracao
    return {
      [`Reports/${report}`]: { update: { ativo: true, alteracao } },
      [`Log/${log}`]: { set: { ...entry, userName: 'memberp@rede.org', reportId: report } },
    }
  }
  const across = { ...back, devolve: inReturn(at, 'outra') }
  const editor = may('relatorio_editar')
  return [
    attack(
      'a swap in a house that allows it with that',
      { ...asked(at), ...house('aviso'), ...may('igreja_editar') },
      CRIS,
      () => ({
        ...accept(at),
        'Igreja/centro': { update: { trocas: { modo: 'livre', horas: 0 } } },
        ...altered(telling(CRIS, 'Igreja-Up', 'centro', 'Centro', 5), 'Log/cris_1800000000005', {
          ...{ userName: 'cris@rede.org', nameUser: 'Pessoa cris' },
        }),
      }),
    ),
    attack(
      'to ask somebody who comes to the team with that',
      { ...account('cris', { cargo: 'porteiro', genero: 'masculino' }), ...may('usuario_editar') },
      MEMBER,
      () => ({
        ...ask(at),
        'User/cris': { update: { genero: 'feminino' } },
        ...listing('cris', { ...person('cris'), cargo: 'porteiro', igreja: 'centro' }),
        ...telling(MEMBER, 'Usuario-Up', 'cris', 'Pessoa cris', 5),
      }),
    ),
    attack(
      'to ask in a report that is switched on with that',
      { ...inReport({ ativo: false }), ...editor },
      MEMBER,
      () => ({
        ...ask(at),
        ...activated('escala'),
      }),
    ),
    attack(
      'a turn in return in a report that is switched on with that',
      { 'Reports/outra': { ...other, ativo: false }, ...editor },
      MEMBER,
      () => ({ ...ask(at, across), ...activated('outra') }),
    ),
  ]
}

/**
 * Each differs from what is lawful in one thing, and there by little: a text that begins alike or sorts behind, a later time, one place
 * more.
 */
export const nearSubstitutions = (at: Substitution): Attack[] => [
  ...afterTheSession(at),
  ...nearSwaps(at),
  ...edgeAttacks(at),
  ...nearRequests(at),
  ...atOnce(at),
]
