import { genSaltSync, hashSync } from 'bcryptjs'
import type { BulkWriter, Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { ausenciaText } from '../../src/domain/ausencias.ts'
import { loginKey } from '../../src/domain/login-key.ts'
import { HASH_COST } from '../../src/domain/password.ts'
import { sha256Hex } from '../../src/lib/sha256.ts'
import { DATED_REPORTS } from '../database/dated-reports.ts'
import { directoriesOf } from '../database/directories.ts'
import { demoAbsences, demoLinks, demoSpecialDay } from './absences.ts'
import { type DemoEntry, firstAccess, registeredAt, reportChanges } from './history.ts'
import { CARGOS, CIDADES, IGREJAS } from './network.ts'
import { demoReports } from './reports.ts'
import { DEMO_PASSWORD, demoUsers } from './users.ts'

/** Fills an empty database with the demonstration network; leaves one that has users alone. Resolves with whether it wrote. */
export async function fillDemo(db: Firestore, senhaPadrao: string, now: number): Promise<boolean> {
  if (!(await db.collection('User').limit(1).get()).empty) return false
  const writer = db.bulkWriter()
  for (const { id, ...fields } of CIDADES) writer.set(db.doc(`Cidade/${id}`), fields)
  for (const { id, ...fields } of CARGOS) writer.set(db.doc(`Cargo/${id}`), fields)
  for (const [index, { id, ...fields }] of IGREJAS.entries()) {
    const special = index === 0 ? { diasEspeciais: [demoSpecialDay(now)] } : {}
    const nomeDaCidade = CIDADES.find((cidade) => cidade.id === fields.cidade)
    writer.set(db.doc(`Igreja/${id}`), { ...fields, ...special, nomeDaCidade })
  }
  await writeUsers(db, writer, senhaPadrao, now)
  writePeopleFacts(db, writer, now)
  writeReports(db, writer, now)
  writer.set(db.doc(DATED_REPORTS), { pronto: true })
  writer.set(db.doc('Estado/diretorios'), { pronto: true })
  for (const [igreja, directory] of directoriesOf(demoUsers().map(({ id, ...fields }) => ({ id, fields })))) {
    writer.set(db.doc(`Diretorio/${igreja}`), directory)
  }
  await writer.close()
  return true
}

async function writeUsers(db: Firestore, writer: BulkWriter, senhaPadrao: string, now: number) {
  // one hash for each password and not for each person: bcrypt for 150 people would take the start half a minute
  const own = await credential(DEMO_PASSWORD)
  const standard = await credential(senhaPadrao)
  for (const [index, user] of demoUsers().entries()) {
    const { id, ...fields } = user
    const first = user.senhaPadrao ? undefined : firstAccess(user, index, now)
    const { salt, password } = first ? own : standard
    // whoever still has the default password was registered just now
    const createdAt = Timestamp.fromMillis(first ? registeredAt(now) : now)
    const sessoesDesde = Timestamp.fromMillis(first?.at ?? now)
    const primeiroLogin = first ? { primeiroLogin: writeEntry(db, writer, first) } : {}
    writer.set(db.doc(`User/${id}`), { ...fields, createdAt, sessoesDesde, ...primeiroLogin })
    writer.set(db.doc(`Login/${loginKey(user.email)}`), { user: id, salt })
    writer.set(db.doc(`Credencial/${id}`), { password, atualizadaEm: sessoesDesde })
  }
}

function writePeopleFacts(db: Firestore, writer: BulkWriter, now: number) {
  const users = demoUsers()
  for (const { id, ausencias, ...said } of demoAbsences(users, now)) {
    writer.set(db.doc(`Disponibilidade/${id}`), {
      ...said,
      ausencias: ausencias.map(ausenciaText),
      atualizadaEm: Timestamp.fromMillis(now),
    })
  }
  for (const { id, ...fields } of demoLinks(users)) writer.set(db.doc(`Vinculo/${id}`), fields)
}

function writeReports(db: Firestore, writer: BulkWriter, now: number) {
  const users = demoUsers()
  for (const [index, demoReport] of demoReports(users, now).entries()) {
    const { id, report, inicio = now, fim = now, createdAt, ...fields } = demoReport
    const author = users.find((user) => user.id === fields.createdBy)
    const changes = author ? reportChanges(demoReport, index, author) : []
    const alteracao = changes.map((entry) => alteracaoOf(entry, writeEntry(db, writer, entry))).at(-1)
    writer.set(db.doc(`Reports/${id}`), {
      ...fields,
      report: report.map(({ date, ...posts }) => ({ date: Timestamp.fromMillis(date ?? now), ...posts })),
      inicio: Timestamp.fromMillis(inicio),
      fim: Timestamp.fromMillis(fim),
      createdAt: Timestamp.fromMillis(createdAt),
      ...(alteracao ? { alteracao } : {}),
    })
  }
}

/** Returns the key of the entry. */
function writeEntry(db: Firestore, writer: BulkWriter, { user, at, ...what }: DemoEntry): string {
  const log = `${user.id}_${at}`
  const who = { userId: user.id, userName: user.email, nameUser: user.name }
  writer.set(db.doc(`Log/${log}`), { ...who, ...what, timestamp: Timestamp.fromMillis(at) })
  return log
}

function alteracaoOf({ user, action, at }: DemoEntry, log: string) {
  return { log, userId: user.id, nameUser: user.name, action, timestamp: Timestamp.fromMillis(at) }
}

async function credential(password: string): Promise<{ salt: string; password: string }> {
  const salt = genSaltSync(HASH_COST)
  return { salt, password: await sha256Hex(hashSync(password, salt)) }
}
