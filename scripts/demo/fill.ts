import { genSaltSync, hashSync } from 'bcryptjs'
import type { Firestore } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { loginKey } from '../../src/domain/login-key.ts'
import { HASH_COST } from '../../src/domain/password.ts'
import { sha256Hex } from '../../src/lib/sha256.ts'
import { CARGOS, CIDADES, IGREJAS } from './network.ts'
import { demoReports } from './reports.ts'
import { DEMO_PASSWORD, demoUsers } from './users.ts'

/** Fills an empty database with the demonstration network; leaves one that has users alone. Resolves with whether it wrote. */
export async function fillDemo(db: Firestore, senhaPadrao: string, now: number): Promise<boolean> {
  if (!(await db.collection('User').limit(1).get()).empty) return false
  const created = Timestamp.fromMillis(now)
  const users = demoUsers()
  // one hash for each password and not for each person: bcrypt for 150 people would take the start half a minute
  const own = await credential(DEMO_PASSWORD)
  const standard = await credential(senhaPadrao)
  const writer = db.bulkWriter()
  for (const { id, ...fields } of CIDADES) writer.set(db.doc(`Cidade/${id}`), fields)
  for (const { id, ...fields } of CARGOS) writer.set(db.doc(`Cargo/${id}`), fields)
  for (const { id, ...fields } of IGREJAS) writer.set(db.doc(`Igreja/${id}`), fields)
  for (const { id, ...fields } of users) {
    const { salt, password } = fields.senhaPadrao ? standard : own
    writer.set(db.doc(`User/${id}`), { ...fields, createdAt: created, sessoesDesde: created })
    writer.set(db.doc(`Login/${loginKey(fields.email)}`), { user: id, salt })
    writer.set(db.doc(`Credencial/${id}`), { password, atualizadaEm: created })
  }
  for (const { id, report, ...fields } of demoReports(users, now)) {
    const days = report.map(({ date, ...posts }) => ({ date: Timestamp.fromMillis(date ?? now), ...posts }))
    writer.set(db.doc(`Reports/${id}`), { ...fields, report: days, createdAt: created })
  }
  await writer.close()
  return true
}

async function credential(password: string): Promise<{ salt: string; password: string }> {
  const salt = genSaltSync(HASH_COST)
  return { salt, password: await sha256Hex(hashSync(password, salt)) }
}
