import { assertFails } from '@firebase/rules-unit-testing'
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore'
import { alike, around } from './alike.ts'
import { type Attack, attack, attackGiven } from './attack.ts'
import { absences, altered, type Batch, deleteUser, link, moveHouse, without } from './batches.ts'
import { ago } from './network.ts'

const MEMBER = 'uid-memberP'
const SECRETARY = 'uid-secretary'
const MOVER = 'uid-only-usuario_editar'
const ROSTERER = 'uid-only-relatorio_editar'
const OWN = 'Disponibilidade/memberP'
const ANA = 'Disponibilidade/ana'

function unread(wants: string, path: string): Attack {
  return {
    wants,
    leaves: [],
    play: (stage) => assertFails(getDoc(doc(stage.as(MEMBER), path))),
  }
}

/** Absences, limits and links: who must not learn of them, and who must not make them up. */
export const LIMIT_ATTACKS: Attack[] = [
  ...around('ana_caseiro').map((id) =>
    attack(`to link two people under the id ${id}`, MOVER, () => {
      const { 'Vinculo/ana_caseiro': pair = 'delete' } = link('ana', 'caseiro')
      return { [`Vinculo/${id}`]: pair }
    }),
  ),
  ...alike('cotia').map((cidade) =>
    attackGiven(
      `to move somebody to a house of cotia as one of ${cidade}`,
      () => ({ [`Cidade/${cidade}`]: { set: { nome: 'Outra' } } }),
      MOVER,
      () => altered(moveHouse(), 'User/ana', { cidade }),
    ),
  ),
  unread('to learn when another cannot come', ANA),
  unread('to learn with whom another never serves', 'Vinculo/ana_chefe'),
  {
    wants: 'to learn when anybody of the house cannot come',
    leaves: [],
    play: (stage) =>
      assertFails(
        getDocs(query(collection(stage.as(MEMBER), 'Disponibilidade'), where('igreja', '==', 'centro'))),
      ),
  },
  {
    wants: 'to learn who never serves with them',
    leaves: [],
    play: (stage) =>
      assertFails(
        getDocs(
          query(collection(stage.as(MEMBER), 'Vinculo'), where('pessoas', 'array-contains', 'memberP')),
        ),
      ),
  },
  attack('to say that another cannot come', MEMBER, () => absences('ana')),
  ...around('memberP').flatMap((user) => {
    const path = `Disponibilidade/${user}`
    const there = (): Batch => ({ [`User/${user}`]: { set: { igreja: 'centro' } } })
    const said = (): Batch => ({ ...there(), ...absences(user, { atualizadaEm: ago({ days: 1 }) }) })
    return [
      attackGiven(`to say that ${user} cannot come`, there, MEMBER, () => absences(user)),
      attackGiven(`to say that ${user} can come`, said, MEMBER, () => absences(user, { ausencias: [] })),
      attackGiven(`to take back what ${user} said`, said, MEMBER, () => ({ [path]: 'delete' })),
    ]
  }),
  attack('to take back what another said', MEMBER, () => ({ [ANA]: 'delete' })),
  attack('to say it with a session of the default password', 'uid-firstAccess', () =>
    absences('firstAccess'),
  ),
  attack('to say it with a session that expired', 'uid-expired', () => absences('expired')),
  attack('to be counted absent in another house', MEMBER, () => absences('memberP', { igreja: 'norte' })),
  attack('to have said it yesterday', MEMBER, () => absences('memberP', { atualizadaEm: ago({ days: 1 }) })),
  attack('to write a reason where everybody who makes rosters reads it', MEMBER, () =>
    absences('memberP', { motivo: 'saúde' }),
  ),
  attackGiven(
    'to move what they said to another house, and stay',
    () => absences('memberP', { atualizadaEm: ago({ days: 1 }) }),
    MEMBER,
    () => ({ [OWN]: { update: { igreja: 'norte' } } }),
  ),
  attack('to move a person and leave the absences behind', MOVER, () => without(moveHouse(), ANA)),
  attack('to move a person and the absences to different houses', MOVER, () =>
    altered(moveHouse(), ANA, { igreja: '7' }),
  ),
  attack('to move a person and change the days on the way', MOVER, () =>
    altered(moveHouse(), ANA, { ausencias: [] }),
  ),
  attack('to move the absences of a person who stays', MOVER, () => ({
    [ANA]: { update: { igreja: 'norte' } },
  })),
  attack('to say that somebody cannot come, with the right to edit people alone', MOVER, () =>
    absences('chefe'),
  ),
  attack('to delete a person and keep the absences', SECRETARY, () => without(deleteUser('ana'), ANA)),
  attack('absences of nobody', SECRETARY, () => absences('ninguem')),
  attack('to serve only once a month by their own hand', MEMBER, () => ({
    'User/memberP': { update: { maxPorMes: 1 } },
  })),
  attack('to get rid of a limit by their own hand', MEMBER, () => ({
    'User/memberP': { update: { naoPostos: [] } },
  })),
  attack('limits by whoever makes rosters alone', ROSTERER, () => ({
    'User/ana': { update: { desde: '2026-12-01' } },
  })),
  attack('to be with a friend in every service', MEMBER, () => link('ana', 'memberP')),
  attack('to be rid of a link', MEMBER, () => ({ 'Vinculo/ana_chefe': 'delete' })),
  attack('to delete a link with the right to delete, the people staying', 'uid-only-deletar_itens', () => ({
    'Vinculo/ana_chefe': 'delete',
  })),
  attack('a link with oneself', SECRETARY, () => link('ana', 'ana')),
  attack('a link with nobody', SECRETARY, () => link('ana', 'ninguem')),
  attack('a second link of the same two', SECRETARY, () => link('chefe', 'ana')),
  attack('a link of three', SECRETARY, () => link('ana', 'caseiro', { pessoas: ['ana', 'caseiro', 'vera'] })),
  attack('a link under the name of others', SECRETARY, () =>
    link('ana', 'caseiro', { pessoas: ['ana', 'vera'] }),
  ),
  attack('a link in a house of neither', SECRETARY, () =>
    link('ana', 'caseiro', { igrejas: ['centro', 'norte'] }),
  ),
  attack('a link that one of the two houses does not see', SECRETARY, () =>
    link('ana', 'neighbour', { igrejas: ['centro'] }),
  ),
]
