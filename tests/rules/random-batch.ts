import { deleteField, increment, serverTimestamp } from 'firebase/firestore'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import {
  absences,
  activate,
  attemptKnown,
  attemptUnknown,
  type Batch,
  createUser,
  deleteUser,
  firstPassword,
  generateReport,
  link,
  logInKnown,
  logInUnknown,
  makeCurrent,
  moveHouse,
  ownPassword,
  remember,
  resetPassword,
  saveReport,
  type Write,
} from './batches.ts'
import { ago, CARGOS, igreja, PROVA, WRONG_PROVA } from './network.ts'
import type { Role } from './roles.ts'
import { told } from './told.ts'

/** Numbers in [0, 1): the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number in [0, 1). */
type Random = () => number

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0]
}

const PEOPLE = ['ana', 'caseiro', 'chefe', 'vera', 'memberP', 'secretary', 'admin', 'firstAccess'] as const
const POSITIONS = [
  'admin',
  'observador',
  'secretaria',
  'zelador',
  'porteiro',
  'visitante',
  'extinto',
] as const
const FIELDS = [
  'name',
  'nome',
  'cargo',
  'user',
  'falhas',
  'permissoes',
  'tipo',
  'senhaPadrao',
  'ativo',
  'versao',
  'em',
] as const

/** What the role might send, honest or not: an honest batch about anybody, often with something changed. */
export function randomBatch(random: Random, role: Role, uid: string): Batch {
  const batch = told(uid, honestBatch(random, role, uid), Math.floor(random() * 1e9))
  const fate = random()
  if (fate < 0.5) return batch
  if (fate < 0.65) return { ...batch, ...honestBatch(random, role, uid) }
  const path = pick(random, [Object.keys(batch)[0] ?? 'Other/x', ...Object.keys(batch)])
  if (fate < 0.75) return Object.fromEntries(Object.entries(batch).filter(([key]) => key !== path))
  return { ...batch, [path]: tampered(random, batch[path] ?? 'delete') }
}

function tampered(random: Random, write: Write): Write {
  if (write === 'delete' || random() < 0.1) return random() < 0.5 ? 'delete' : { set: { nome: 'x' } }
  const fields = 'set' in write ? write.set : 'merge' in write ? write.merge : write.update
  const [first = 'nome', ...others] = Object.keys(fields)
  const field = random() < 0.7 ? pick(random, [first, ...others]) : pick(random, FIELDS)
  const value = junk(random)
  if ('set' in write) return { set: { ...fields, [field]: value === REMOVED ? null : value } }
  const changed = { ...fields, [field]: value === REMOVED ? deleteField() : value }
  return 'merge' in write ? { merge: changed } : { update: changed }
}

const REMOVED = Symbol('removed')

function junk(random: Random): unknown {
  return pick<() => unknown>(random, [
    () => REMOVED,
    () => null,
    () => '',
    () => 'x'.repeat(200),
    () => Math.floor(random() * 30) - 5,
    () => random() < 0.5,
    () => [],
    () => [...PERMISSIONS],
    () => pick(random, PEOPLE),
    () => pick(random, POSITIONS),
    () => serverTimestamp(),
    () => increment(1),
    () => ago({ days: random() * 20 - 10 }),
    () => PROVA,
    () => ({}),
  ])()
}

function honestBatch(random: Random, role: Role, uid: string): Batch {
  const person = pick(random, PEOPLE)
  const cargo = pick(random, POSITIONS)
  const report = pick(random, ['centro', 'norte', 'inativo'])
  const prova = random() < 0.7 ? PROVA : WRONG_PROVA
  const falhas = random() < 0.7 ? 'next' : 'first'
  const permissoes = PERMISSIONS.filter(() => random() < 0.3)
  return pick<() => Batch>(random, [
    () => attemptUnknown(uid, person, prova, falhas),
    () => attemptKnown(uid, person, prova, falhas),
    () => logInUnknown(uid, person),
    () => logInKnown(uid, person),
    () => ownPassword(uid, role),
    () => firstPassword(uid, role, entryId(random, role)),
    () => remember(uid, role),
    () => resetPassword(person),
    () =>
      createUser(
        { cargo },
        `novo${Math.floor(random() * 1e6)}`,
        `novo${Math.floor(random() * 1e6)}@rede.org`,
      ),
    () => deleteUser(person),
    () => ({ [`User/${person}`]: { update: { cargo } } }),
    () => ({ [`User/${person}`]: { update: { name: `Nome ${random()}` } } }),
    () => ({ [`Sessao/${uid}`]: { update: { lastLogin: serverTimestamp() } } }),
    () => ({ [`Sessao/${uid}`]: 'delete' }),
    () => ({ [`Cidade/c${Math.floor(random() * 9)}`]: { set: { nome: 'Cidade' } } }),
    () => ({ [`Igreja/i${Math.floor(random() * 9)}`]: { set: igreja('osasco') } }),
    () => ({ [`Cargo/${cargo}`]: { set: { nome: cargo, tipo: 'UserP', permissoes } } }),
    () => ({ [`Cargo/${cargo}`]: { update: { ...CARGOS.admin } } }),
    () => ({ [`Cargo/${cargo}`]: 'delete' }),
    () => absences(person),
    () => absences(role),
    () => link('ana', person),
    () => moveHouse(),
    () => generateReport(role),
    () => activate(role, report, random() < 0.5),
    () => makeCurrent(role, report, random() < 0.5),
    () => saveReport(role, report, 1 + Math.floor(random() * 4)),
    () => ({ [`Reports/${report}`]: 'delete' }),
    () => ({ 'Other/x': { set: { a: 1 } } }),
  ])()
}

const entryId = (random: Random, role: Role) => `${role}_${1_800_000_000_000 + Math.floor(random() * 1e9)}`
