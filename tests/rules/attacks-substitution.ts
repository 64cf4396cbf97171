import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore'
import { type Attack, lawful, refused } from './attack.ts'
import { altered, type Batch, logId, saveReport, without, withoutField } from './batches.ts'
import { account, ago, type Docs } from './network.ts'
import type { Stage } from './stage.ts'
import {
  accept,
  ask,
  asked,
  exchange,
  exchangeAcross,
  FIRST,
  inReturn,
  PAST,
  person,
  put,
  SECOND,
  type Substitution,
  THIRD,
  trocaId,
} from './substitution.ts'
import { ANA, CRIS, MEMBER, REPORT, SECRETARY, substituting, TOLD, TROCA } from './substitution-scene.ts'

const now = serverTimestamp
const VERSION = `${REPORT}/Versoes/4`
const LOG = `Log/${logId('cris')}`
const ANAS = `Trocas/${trocaId(SECOND, 'atriu', 'ana')}`

/** How a house settles substitutions. */
export const house = (modo: string, horas = 0): Docs => ({
  'Igreja/centro': { nome: 'Centro', cidade: 'osasco', trocas: { modo, horas }, trocasAte: THIRD },
})

/** A house whose phones ask for no request as late as that of the tests. */
const unannounced = (fields: Docs[string] = {}): Docs => ({
  'Igreja/centro': { nome: 'Centro', cidade: 'osasco', ...fields },
})

/** What is lawful, by what it does: what must exist before, who sends what. */
export type Lawful = { does: string; given: Docs; uid: string; batch: Batch }

export function lawfulSubstitutions(at: Substitution): Lawful[] {
  const back = { para: 'ana', devolve: inReturn(at) }
  const across = { para: 'ana', devolve: inReturn(at, 'outra') }
  const agreed = asked(at, { estado: 'combinada' })
  return [
    { does: 'ask one person', given: {}, uid: MEMBER, batch: ask(at) },
    { does: 'ask anybody', given: {}, uid: MEMBER, batch: ask(at, { para: '' }) },
    { does: 'ask for an exchange', given: {}, uid: MEMBER, batch: ask(at, back) },
    { does: 'ask for an exchange across reports', given: {}, uid: MEMBER, batch: ask(at, across) },
    {
      does: 'ask, the first of the house',
      given: unannounced(),
      uid: MEMBER,
      batch: { ...ask(at), 'Igreja/centro': { update: { trocasAte: FIRST } } },
    },
    { does: 'tell', given: house('aviso'), uid: MEMBER, batch: ask(at, { para: '', estado: 'avisada' }) },
    {
      does: 'ask again',
      given: asked(at, { estado: 'recusada', respondidaEm: ago({}) }),
      uid: MEMBER,
      batch: ask(at),
    },
    { does: 'accept', given: asked(at), uid: CRIS, batch: accept(at) },
    { does: 'accept first of the team', given: asked(at, { para: '' }), uid: CRIS, batch: accept(at) },
    { does: 'exchange', given: asked(at, back), uid: ANA, batch: exchange(at) },
    { does: 'exchange across reports', given: asked(at, across), uid: ANA, batch: exchangeAcross(at) },
    {
      does: 'agree where it is approved',
      given: { ...asked(at), ...house('aprovacao') },
      uid: CRIS,
      batch: { [TROCA]: { update: { estado: 'combinada', para: 'cris', respondidaEm: now() } } },
    },
    {
      does: 'approve',
      given: { ...agreed, ...house('aprovacao') },
      uid: SECRETARY,
      batch: accept(at, { by: 'secretary', para: 'cris' }),
    },
    ...(['recusada', 'retirada', 'fechada'] as const).map((estado) => ({
      does: estado,
      given: asked(at),
      uid: { recusada: CRIS, retirada: MEMBER, fechada: SECRETARY }[estado],
      batch: { [TROCA]: { update: { estado, respondidaEm: now() } } } satisfies Batch,
    })),
  ]
}

/** The attacks on a report of this size, in the network that `prepare` leaves; each begins with `given` in it. */
export function substitutionAttacks(at: Substitution): Attack[] {
  const { attack, asks, state, inReport, back, other } = substituting(at)
  const open = asked(at)
  const days = (edit: (days: Substitution['days']) => Substitution['days']) =>
    edit(put(at.days, at.first, 'atriu', 1, person('cris')))
  const forged = (wants: string, edit: (days: Substitution['days']) => Substitution['days']) =>
    attack(wants, open, CRIS, () => accept(at, { days: days(edit) }))
  const across = { para: 'ana', devolve: inReturn(at, 'outra') }
  const earlier = {
    userId: 'cris',
    nameUser: 'Pessoa cris',
    action: 'Relatorio-Troca',
    log: 'cris_1700000000000',
  }
  const ofAna = asked(
    at,
    { ...{ data: SECOND, dia: at.second, lugar: 0 }, ...{ de: 'ana', nomeDe: 'Pessoa ana' } },
    trocaId(SECOND, 'atriu', 'ana'),
  )

  return [
    asks('a request that no phone of the house asks for', {}, unannounced()),
    asks('a request later than those that phones ask for', {}, unannounced({ trocasAte: PAST })),
    attack('a request and phones told of an earlier one', unannounced(), MEMBER, () => ({
      ...ask(at),
      'Igreja/centro': { update: { trocasAte: PAST } },
    })),
    // the report
    forged('a second name in the same post', (all) => put(all, at.first, 'atriu', 0, person('cris'))),
    forged('a second name in another post', (all) => put(all, at.first, 'corredor', 0, person('cris'))),
    forged('a second name on another day', (all) => put(all, at.third, 'estacionamento', 0, person('cris'))),
    forged('a second name on the day before', (all) => put(all, at.past, 'atriu', 0, person('cris'))),
    forged('a place more in the post', (all) =>
      all.map((one, i) =>
        i === at.first ? { ...one, atriu: [...list(one['atriu']), person('cris')] } : one,
      ),
    ),
    forged('a place less in the post', (all) =>
      all.map((one, i) => (i === at.first ? { ...one, atriu: list(one['atriu']).slice(0, 2) } : one)),
    ),
    forged('a day less at the end', (all) => all.slice(0, -1)),
    forged('a day less at the beginning', (all) => all.slice(1)),
    forged('a day more', (all) => [...all, ...all.slice(-1)]),
    forged('two days in another order', (all) =>
      all.map((one, i) => all[i === at.second ? at.third : i === at.third ? at.second : i] ?? one),
    ),
    forged('the day moved', (all) =>
      all.map((one, i) =>
        i === at.first ? { ...one, date: Timestamp.fromMillis(FIRST.toMillis() + 1) } : one,
      ),
    ),
    forged('another post emptied', (all) =>
      all.map((one, i) => (i === at.first ? { ...one, corredor: [] } : one)),
    ),
    forged('a post more on the day', (all) =>
      all.map((one, i) => (i === at.first ? { ...one, som: [] } : one)),
    ),
    forged('a post less on the day', (all) =>
      all.map((one, i) =>
        i === at.first
          ? (Object.fromEntries(Object.entries(one).filter(([k]) => k !== 'banheiro')) as typeof one)
          : one,
      ),
    ),
    forged('nothing changed', () => at.days),
    forged('the place emptied', () => put(at.days, at.first, 'atriu', 1, { id: '', name: '' })),
    forged('a false name', () => put(at.days, at.first, 'atriu', 1, { ...person('cris'), name: 'Chefe' })),
    forged('a false gender', () =>
      put(at.days, at.first, 'atriu', 1, { ...person('cris'), genero: 'masculino' }),
    ),
    forged('a phone beside the name', () =>
      put(at.days, at.first, 'atriu', 1, { ...person('cris'), celular: '1' }),
    ),
    forged('somebody else in the place', () => put(at.days, at.first, 'atriu', 1, person('vera'))),
    forged('the other’s name in another place', () => put(at.days, at.first, 'atriu', 0, person('cris'))),
    attack('another place than asked for', open, CRIS, () =>
      accept(at, {
        days: put(at.days, at.first, 'atriu', 0, person('cris')),
        places: { dia: at.first, lugar: 0 },
      }),
    ),
    attack('another day of the same person', open, CRIS, () =>
      accept(at, {
        days: put(at.days, at.third, 'estacionamento', 0, person('cris')),
        places: { dia: at.third, lugar: 0 },
      }),
    ),
    attack('an index before the list', open, CRIS, () => accept(at, { places: { dia: -1, lugar: 1 } })),
    attack('an index behind the list', open, CRIS, () =>
      accept(at, { places: { dia: at.days.length, lugar: 1 } }),
    ),
    attack('a place before the list', open, CRIS, () => accept(at, { places: { dia: at.first, lugar: -2 } })),
    attack('no index', open, CRIS, () => accept(at, { places: {} })),
    attack('people struck from the list', open, CRIS, () => accept(at, { pessoas: ['cris'] })),
    attack('themselves not on the list', open, CRIS, () =>
      accept(at, { pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia'] }),
    ),
    attack('somebody more on the list', open, CRIS, () =>
      accept(at, { pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia', 'cris', 'vera'] }),
    ),
    attack('the report deactivated with it', open, CRIS, () => altered(accept(at), REPORT, { ativo: false })),
    attack('the period moved with it', open, CRIS, () =>
      altered(accept(at), REPORT, { fim: ago({ days: 1 }) }),
    ),
    attack('the version jumped', open, CRIS, () => altered(accept(at), REPORT, { versao: 6 })),
    attack('the version kept', open, CRIS, () => altered(accept(at), REPORT, { versao: 4 })),
    attack('no version kept', open, CRIS, () => without(accept(at), VERSION)),
    attack('a forged version kept', open, CRIS, () => accept(at, { version: { report: [] } })),
    attack('a swap in silence', open, CRIS, () => without(accept(at), LOG)),
    attack('a swap told as a save', open, CRIS, () =>
      altered(accept(at, { alteracao: { action: 'Relatorio-Up' } }), LOG, { action: 'Relatorio-Up' }),
    ),
    attack('a swap in another’s name', open, CRIS, () =>
      accept(at, { alteracao: { userId: 'ana', nameUser: 'Pessoa ana' } }),
    ),
    attack('a swap under a false name', open, CRIS, () => accept(at, { alteracao: { nameUser: 'Chefe' } })),
    attack('a note in the change', open, CRIS, () => accept(at, { alteracao: { nota: 'x' } })),
    attack('what nobody knows in the change', open, CRIS, () => accept(at, { alteracao: { estranho: 'x' } })),
    attack('what nobody knows in an exchange', asked(at, back), ANA, () =>
      exchange(at, { alteracao: { estranho: 'x' } }),
    ),
    attack('what nobody knows in the report', open, CRIS, () => altered(accept(at), REPORT, { estranho: 1 })),
    attack(
      'a request closed by the swap of an earlier one',
      { ...open, ...inReport({ alteracao: { ...earlier, troca: trocaId(), timestamp: ago({ hours: 3 }) } }) },
      CRIS,
      () => state('aceita', { para: 'cris' }),
    ),
    attack('a save of other days under the request', open, CRIS, () => ({
      ...saveReport('cris', 'inativo', 2),
      ...state('aceita', { para: 'cris' }),
    })),
    // the answer
    attack('a swap without closing the request', open, CRIS, () => without(accept(at), TROCA)),
    attack('a request closed without a swap', open, CRIS, () => state('aceita', { para: 'cris' })),
    attack('a swap that nobody asked for', {}, CRIS, () => without(accept(at), TROCA)),
    attack('a request made and accepted at once', {}, CRIS, () => ({
      ...accept(at),
      ...ask(at, { estado: 'aceita' }),
    })),
    attack('another’s request', open, 'uid-bia', () =>
      accept(at, { by: 'bia', days: put(at.days, at.first, 'atriu', 1, person('bia')) }),
    ),
    attack('another’s request for the one asked', open, 'uid-bia', () =>
      accept(at, { by: 'bia', para: 'cris' }),
    ),
    attack('their own request to the team', asked(at, { para: '' }), MEMBER, () =>
      accept(at, { by: 'memberP', days: at.days }),
    ),
    attack('a request to the team, of another gender', asked(at, { para: '' }), 'uid-dan', () =>
      accept(at, {
        by: 'dan',
        days: put(at.days, at.first, 'atriu', 1, { ...person('dan'), genero: 'masculino' }),
      }),
    ),
    attack('a request to the team, of another position', asked(at, { para: '' }), 'uid-memberS', () =>
      accept(at, { by: 'memberS', days: put(at.days, at.first, 'atriu', 1, person('memberS')) }),
    ),
    attack('a request to the team, of another house', asked(at, { para: '' }), 'uid-neighbour', () =>
      accept(at, { by: 'neighbour', days: put(at.days, at.first, 'atriu', 1, person('neighbour')) }),
    ),
    attack('a place beside their own in the service', asked(at, { para: 'bia' }), 'uid-bia', () =>
      accept(at, { by: 'bia', days: put(at.days, at.first, 'atriu', 1, person('bia')) }),
    ),
    ...(['recusada', 'retirada', 'fechada', 'avisada', 'aceita'] as const).map((estado) =>
      attack(`a request that is ${estado}`, asked(at, { estado }), CRIS, () => accept(at)),
    ),
    attack('a past service', asked(at, { data: PAST, dia: at.past, lugar: 0 }, trocaId(PAST)), CRIS, () =>
      accept(at, {
        troca: trocaId(PAST),
        days: put(at.days, at.past, 'atriu', 0, person('cris')),
        places: { dia: at.past, lugar: 0 },
      }),
    ),
    attack('a service later than the house lets', { ...open, ...house('livre', 7 * 24 + 4) }, CRIS, () =>
      accept(at),
    ),
    attack('a swap where it must be approved', { ...open, ...house('aprovacao') }, CRIS, () => accept(at)),
    attack('a swap where one only tells', { ...open, ...house('aviso') }, CRIS, () => accept(at)),
    attack('an agreement where one only tells', { ...open, ...house('aviso') }, CRIS, () =>
      state('combinada', { para: 'cris' }),
    ),
    attack(
      'an approval by the one who agreed',
      { ...asked(at, { estado: 'combinada' }), ...house('aprovacao') },
      CRIS,
      () => accept(at),
    ),
    attack(
      'an approval by the one who asked',
      { ...asked(at, { estado: 'combinada' }), ...house('aprovacao') },
      MEMBER,
      () => accept(at, { by: 'memberP', para: 'cris' }),
    ),
    attack(
      'an approval for somebody else',
      { ...asked(at, { estado: 'combinada' }), ...house('aprovacao') },
      SECRETARY,
      () =>
        accept(at, { by: 'secretary', para: 'bia', days: put(at.days, at.first, 'atriu', 1, person('bia')) }),
    ),
    ...['cris2', 'cri'].map((alike) =>
      attack(
        `an approval for ${alike}`,
        {
          ...asked(at, { estado: 'combinada' }),
          ...house('aprovacao'),
          ...account(alike, { cargo: 'porteiro' }),
        },
        SECRETARY,
        () =>
          accept(at, {
            by: 'secretary',
            para: alike,
            days: put(at.days, at.first, 'atriu', 1, person(alike)),
          }),
      ),
    ),
    attack('a swap of an inactive report', { ...open, ...inReport({ ativo: false }) }, CRIS, () =>
      accept(at),
    ),
    attack(
      'a slot that is another’s since',
      { ...open, ...inReport({ report: put(at.days, at.first, 'atriu', 1, person('vera')) }) },
      CRIS,
      () => accept(at, { version: { report: put(at.days, at.first, 'atriu', 1, person('vera')) } }),
    ),
    ...['memberP2', 'member'].map((alike) => {
      const report = put(at.days, at.first, 'atriu', 1, person(alike))
      return attack(`the slot of ${alike}`, { ...open, ...inReport({ report }) }, CRIS, () =>
        accept(at, { version: { report } }),
      )
    }),
    attack(
      'a day that was edited since, as it was before',
      { ...open, ...inReport({ report: put(at.days, at.first, 'corredor', 0, person('vera')) }) },
      CRIS,
      () => accept(at, { version: { report: put(at.days, at.first, 'corredor', 0, person('vera')) } }),
    ),
    // two at once, and again
    {
      wants: 'to be the second who takes it',
      play: async (stage) => {
        await prepare(stage, at, asked(at, { para: '' }))
        await lawful(stage, CRIS, accept(at))
        await refused(
          stage,
          ANA,
          accept(at, { by: 'ana', days: put(at.days, at.first, 'atriu', 1, person('ana')) }),
        )
        await prepare(stage, at, {})
      },
    },
    {
      wants: 'to play an acceptance again',
      play: async (stage) => {
        await prepare(stage, at, open)
        await lawful(stage, CRIS, accept(at))
        await refused(stage, CRIS, accept(at))
        await prepare(stage, at, {})
      },
    },
    {
      wants: 'the same slot asked for twice',
      play: async (stage) => {
        await prepare(stage, at, {})
        await lawful(stage, MEMBER, ask(at))
        await refused(stage, MEMBER, ask(at, { para: 'ana' }))
        await prepare(stage, at, {})
      },
    },
    // the exchange
    attack('half an exchange: the turn taken, none given', asked(at, back), ANA, () =>
      accept(at, { by: 'ana', days: put(at.days, at.first, 'atriu', 1, person('ana')) }),
    ),
    attack('half an exchange: the turn given, none taken', asked(at, back), ANA, () =>
      accept(at, {
        by: 'ana',
        days: put(at.days, at.second, 'atriu', 0, person('memberP')),
        places: { dia: at.second, lugar: 0 },
      }),
    ),
    attack('half an exchange across reports', asked(at, across), ANA, () => {
      const all = exchangeAcross(at)
      return without(
        without(without(all, 'Reports/outra'), 'Reports/outra/Versoes/4'),
        'Log/ana_1800000000001',
      )
    }),
    attack('the other half of an exchange across reports', asked(at, across), ANA, () =>
      without(without(without(exchangeAcross(at), REPORT), VERSION), `Log/${logId('ana')}`),
    ),
    attack(
      'a third report in an exchange across two',
      { ...asked(at, across), 'Reports/terceira': other },
      ANA,
      () => ({
        ...exchangeAcross(at),
        ...exchangeAcross(
          { ...at, docs: { ...at.docs, 'Reports/terceira': other } },
          'terceira',
          'ana_1800000000002',
        ),
      }),
    ),
    attack('a second request closed by one swap', { ...open, ...ofAna }, CRIS, () => ({
      ...accept(at),
      [ANAS]: { update: { estado: 'aceita', para: 'cris', respondidaEm: now() } },
    })),
    attack('a third place in an exchange', asked(at, back), ANA, () =>
      exchange(at, {
        days: put(
          put(put(at.days, at.first, 'atriu', 1, person('ana')), at.second, 'atriu', 0, person('memberP')),
          at.second,
          'banheiro',
          0,
          person('ana'),
        ),
      }),
    ),
    attack('a third person in an exchange', asked(at, back), ANA, () =>
      exchange(at, {
        days: put(put(at.days, at.first, 'atriu', 1, person('ana')), at.second, 'atriu', 0, person('vera')),
      }),
    ),
    attack('an exchange that another accepts', asked(at, back), CRIS, () =>
      exchange(at, { by: 'cris', para: 'ana' }),
    ),
    // asking
    attack('to ask for another', {}, CRIS, () => ask(at)),
    asks('to ask in another’s name', { nomeDe: 'Pessoa ana' }),
    asks('to ask for a place that is not theirs', { lugar: 0 }),
    asks('to ask for a place before the list', { lugar: -2 }),
    asks('to ask for another post', { posto: 'corredor' }),
    asks('to ask for a post that there is not', { posto: 'date' }),
    asks('to ask for another day', { dia: at.second }),
    asks('to ask with a false time', { data: SECOND }),
    asks('to ask under another id', {}, {}, trocaId(SECOND)),
    asks('to ask for another house', { igreja: 'norte' }),
    asks('to tell with a turn in return', { ...TOLD, devolve: inReturn(at) }),
    asks('to tell of a past service', { ...TOLD, data: PAST, dia: at.past, lugar: 0 }, {}, trocaId(PAST)),
    asks('to tell another house', { ...TOLD, igreja: 'norte' }),
    asks('to tell another position', { ...TOLD, cargo: 'som' }),
    asks('to tell another gender', { ...TOLD, genero: 'masculino' }),
    asks('to ask another position', { cargo: 'som' }),
    asks('to ask another gender', { genero: 'masculino' }),
    asks('to ask themselves', { para: 'memberP' }),
    asks('to ask somebody of another house', { para: 'neighbour' }),
    asks('to ask somebody of another position', { para: 'memberS' }),
    asks('to ask nobody there is', { para: 'fantasma' }),
    asks('to have asked yesterday', { em: ago({ days: 1 }) }),
    asks('a request already accepted', { estado: 'aceita' }),
    asks('a request already agreed', { estado: 'combinada' }),
    asks('a note in the request', { nota: 'x' }),
    asks('to ask for a past service', { data: PAST, dia: at.past, lugar: 0 }, {}, trocaId(PAST)),
    asks('to ask where one only tells', {}, house('aviso')),
    asks('to ask later than the house lets', {}, house('livre', 7 * 24 + 4)),
    asks('to ask in an inactive report', {}, inReport({ ativo: false })),
    asks('to tell somebody in particular', { estado: 'avisada' }),
    asks('anybody’s turn in return', { para: '', devolve: inReturn(at) }),
    asks('a turn in return that is not the other’s', { para: 'cris', devolve: inReturn(at) }),
    asks('a turn in return on the same day', {
      para: 'bia',
      devolve: { ...inReturn(at), data: FIRST, dia: at.first, posto: 'corredor' },
    }),
    asks('a past turn in return', {
      para: 'ana',
      devolve: { ...inReturn(at), data: PAST, dia: at.past, posto: 'corredor' },
    }),
    asks('a turn in return with a note', { para: 'ana', devolve: { ...inReturn(at), nota: 1 } }),
    asks('a turn in return from another house', {
      para: 'ana',
      devolve: { ...inReturn(at), report: 'com-todos', dia: 0 },
    }),
    attack('a request over an agreed one', asked(at, { estado: 'combinada' }), MEMBER, () =>
      ask(at, { para: 'ana' }),
    ),
    // ending
    attack('another’s request withdrawn', open, CRIS, () => state('retirada')),
    attack('another’s request refused', open, 'uid-bia', () => state('recusada')),
    attack('a request closed by a member', open, MEMBER, () => state('fechada')),
    attack('an accepted request withdrawn', asked(at, { estado: 'aceita' }), MEMBER, () => state('retirada')),
    attack('an answer of yesterday', open, CRIS, () => state('recusada', { respondidaEm: ago({ days: 1 }) })),
    attack('the one asked changed', open, MEMBER, () => ({ [TROCA]: { update: { para: 'ana' } } })),
    attack('the one asked changed while refusing', open, CRIS, () => state('recusada', { para: 'ana' })),
    attack('the service moved while refusing', open, CRIS, () => state('recusada', { data: THIRD })),
    attack('a request removed', open, SECRETARY, () => ({ [TROCA]: 'delete' })),
    attack('a request without its time', open, MEMBER, () => state('retirada', { em: deleteField() })),
    attack('a request without a name', {}, MEMBER, () => withoutField(ask(at), TROCA, 'nomeDe')),
  ]
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The network with the report and what else must be there. */
export async function prepare(stage: Stage, at: Substitution, given: Docs): Promise<void> {
  await stage.reset()
  await stage.put({ ...at.docs, ...given })
}
