import { randomBytes } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { isUsername, loginKey } from '#src/domain/login-key.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { createCredential } from '#src/session/hash-password.ts'
import type { Change, Write } from './change-writer.ts'
import { changedFields, removing } from './conversion.ts'
import { convertUser } from './convert-user.ts'
import type { LegacyFinding } from './kinds.ts'
import { type AccountPlan, planAccount } from './plan-account.ts'
import type { LegacyIndex } from './read-references.ts'

/** `isDefaultPassword`: whether a bcrypt hash is of the default password. */
export type Tools = {
  db: Firestore
  index: LegacyIndex
  isDefaultPassword: (hash: string) => Promise<boolean>
}

export type Converted = { change: Change | undefined; findings: LegacyFinding[] }

/** A page of User documents: of each its profile and its account, to be written together. */
export async function convertAccounts(tools: Tools, page: QueryDocumentSnapshot[]): Promise<Converted[]> {
  const { db } = tools
  const keys = page.map((user) => loginKey(readString(user.data(), 'email')))
  const paths = page.flatMap(({ id }, index) => {
    const key = keys[index] ?? ''
    return [`Credencial/${id}`, ...(isUsername(key) ? [`Login/${key}`] : [])]
  })
  const found = await db.getAll(...paths.map((path) => db.doc(path)))
  const documents = new Map(found.map((document) => [document.ref.path, document]))
  return await Promise.all(
    page.map((user, index) => convertAccount(tools, user, keys[index] ?? '', documents)),
  )
}

async function convertAccount(
  { index, isDefaultPassword }: Tools,
  user: QueryDocumentSnapshot,
  key: string,
  documents: ReadonlyMap<string, DocumentSnapshot>,
): Promise<Converted> {
  const { id, createTime, updateTime } = user
  const fields: Fields = user.data()
  const firstAccess = index.firstAccess.get(id)
  const profile = convertUser(id, fields, index, createTime, firstAccess)

  const inProfile = 'password' in fields
  const hash = inProfile ? readString(fields, 'password') : index.pending.get(id)
  const owner: unknown = documents.get(`Login/${key}`)?.get('user')
  const plan = planAccount({
    id,
    key,
    hash,
    inProfile,
    loginOwner: typeof owner === 'string' && index.users.has(owner) ? owner : undefined,
    hasCredencial: documents.get(`Credencial/${id}`)?.exists === true,
    keeper: index.keepers.get(key) ?? id,
  })

  // asked of everybody: whoever had a first access may have been given the default password again since
  const isDefault = plan.step === 'convert' && (await isDefaultPassword(plan.hash))
  const { writes, profileFields } = await accountWrites(plan, id, key, { hash, inProfile }, isDefault)
  if (index.pending.has(id) && plan.step === 'convert') {
    writes.push({ kind: 'delete', path: `Pendencia/${id}` })
  }
  const update = {
    ...changedFields(fields, profile),
    ...profileFields,
    ...(inProfile ? removing('password') : {}),
  }
  if (Object.keys(update).length > 0) {
    writes.push({ kind: 'update', path: `User/${id}`, fields: update, readAt: updateTime })
  }
  const why = 'why' in plan ? [{ kind: plan.why, path: `User/${id}`, detail: key }] : []
  return {
    findings: [...why, ...profile.findings],
    change: writes.length > 0 ? { path: `User/${id}`, writes, bytes: 2_000 } : undefined,
  }
}

/** What the plan writes beside the profile, and into it. `hash`: what there is of a password, which has to leave the profile when it is in there. */
async function accountWrites(
  plan: AccountPlan,
  id: string,
  key: string,
  { hash, inProfile }: { hash: string | undefined; inProfile: boolean },
  isDefault: boolean,
): Promise<{ writes: Write[]; profileFields: Fields }> {
  const now = FieldValue.serverTimestamp()
  const credential = (salt: string, digest: string): Write[] => [
    { kind: 'set', path: `Login/${key}`, fields: { user: id, salt } },
    { kind: 'set', path: `Credencial/${id}`, fields: { password: digest, atualizadaEm: now } },
  ]
  switch (plan.step) {
    case 'done':
      return { writes: [], profileFields: {} }
    case 'convert':
      return {
        writes: credential(plan.salt, await sha256Hex(plan.hash)),
        profileFields: { senhaPadrao: isDefault, sessoesDesde: now },
      }
    case 'new-password': {
      const { salt, digest } = await createCredential(randomBytes(24).toString('base64'))
      const kept = hash ? { password: hash } : {}
      return {
        writes: [
          ...credential(salt, digest),
          {
            kind: 'set',
            path: `Pendencia/${id}`,
            fields: { email: key, ...kept, motivo: plan.why, em: now },
          },
        ],
        profileFields: { senhaPadrao: true, sessoesDesde: now },
      }
    }
    case 'set-aside': {
      const waiting = { email: key, password: hash, motivo: plan.why, em: now }
      const writes: Write[] =
        hash === undefined || !inProfile ? [] : [{ kind: 'set', path: `Pendencia/${id}`, fields: waiting }]
      return { writes, profileFields: {} }
    }
  }
}
