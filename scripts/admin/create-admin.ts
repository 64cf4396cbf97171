import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { Genero } from '#src/domain/entities.ts'
import type { Credential } from '#src/domain/password.ts'
import { tellDatedReports } from '../database/dated-reports.ts'
import { untrueDirectories } from '../database/directories.ts'
import { Problem } from '../terminal/fail.ts'
import { findAccount } from './account.ts'
import { type AdminCargo, chooseAdminCargo, type StoredCargo } from './admin-cargo.ts'
import { findPlace, type Place, type PlaceNames, placeExists } from './place.ts'

export type AdminRequest = {
  /** the log-in key: the e-mail in lower case */
  key: string
  /** needed for a new account; an existing one keeps its own */
  person: { name: string; genero: Genero } | undefined
  /** needed for a new account, and for one whose city or prayer house is gone */
  place: PlaceNames | undefined
  credential: Credential
  /** the credential is the default password, to be changed at the first access */
  senhaPadrao: boolean
  /** gives an existing account this credential and clears its failed attempts */
  reset: boolean
}

export type AdminResult = {
  user: string
  cargo: string
  /** what was done, in plain sentences; empty when everything was there already */
  mudancas: string[]
}

type Write = { set: Record<string, unknown> } | { update: Record<string, unknown> }
/** The documents to write, by path. */
type Writes = Map<string, Write>

/**
 * Makes sure that this account exists and holds a position of type Admin with every permission, in one transaction. Nobody loses
 * anything: positions are only added to, and an existing account keeps its password unless `reset`.
 * @throws Problem
 */
export async function createAdmin(db: Firestore, request: AdminRequest): Promise<AdminResult> {
  const result = await db.runTransaction(async (transaction): Promise<AdminResult> => {
    const account = await findAccount(db, transactionReader(db, transaction), request.key)
    if (request.reset && !account) throw new Problem(`Não há conta com o e-mail ${request.key}.`)
    const writes: Writes = new Map()
    const mudancas: string[] = []

    const cargo = chooseAdminCargo(await readCargos(db, transaction), textOf(account, 'cargo'))
    const cargoId = cargo.id ?? db.collection('Cargo').doc().id
    writeCargo(writes, mudancas, cargo, cargoId)

    const place = await findMissingPlace(db, transaction, account, request.place)
    for (const [path, fields] of Object.entries(place?.missing ?? {})) {
      writes.set(path, { set: fields })
      mudancas.push(`${path.startsWith('Cidade') ? 'Cidade' : 'Casa de oração'} "${fields['nome']}" criada.`)
    }

    const user = account?.id ?? db.collection('User').doc().id
    if (account) {
      await updateAccount(db, transaction, writes, mudancas, account, request, cargoId, place)
    } else {
      if (!request.person || !place)
        throw new Problem('Faltam o nome, o gênero, a cidade e a casa de oração.')
      writeAccount(writes, user, request, request.person, cargoId, place)
      mudancas.push(`Conta ${request.key} criada com o cargo "${cargo.nome}".`)
    }
    for (const [path, write] of writes) {
      if ('set' in write) transaction.set(db.doc(path), write.set)
      else transaction.update(db.doc(path), write.update)
    }
    return { user, cargo: cargoId, mudancas }
  })
  await untrueDirectories(db, true)
  await tellDatedReports(db)
  return result
}

function transactionReader(db: Firestore, transaction: Transaction) {
  return {
    document: (path: string) => transaction.get(db.doc(path)),
    query: (query: FirebaseFirestore.Query) => transaction.get(query),
  }
}

async function readCargos(db: Firestore, transaction: Transaction): Promise<StoredCargo[]> {
  const { docs } = await transaction.get(db.collection('Cargo'))
  return docs.map((cargo) => {
    const permissoes: unknown = cargo.get('permissoes')
    return {
      id: cargo.id,
      nome: textOf(cargo, 'nome'),
      tipo: textOf(cargo, 'tipo'),
      permissoes: Array.isArray(permissoes) ? permissoes.filter((one) => typeof one === 'string') : [],
    }
  })
}

function writeCargo(writes: Writes, mudancas: string[], { id, nome, write }: AdminCargo, cargoId: string) {
  if (!write) return
  writes.set(`Cargo/${cargoId}`, id === undefined ? { set: write } : { update: write })
  mudancas.push(
    id === undefined
      ? `Cargo "${nome}" criado com as ${write.permissoes.length} permissões.`
      : `Cargo "${nome}" completado: agora é do tipo Admin e tem todas as permissões, para todos que o têm.`,
  )
}

/** Undefined when the account's city and house are there. */
async function findMissingPlace(
  db: Firestore,
  transaction: Transaction,
  account: DocumentSnapshot | undefined,
  names: PlaceNames | undefined,
): Promise<Place | undefined> {
  const [cidade, igreja] = [textOf(account, 'cidade'), textOf(account, 'igreja')]
  if (account && (!names || (await placeExists(db, transaction, cidade, igreja)))) return undefined
  return names && (await findPlace(db, transaction, names))
}

function writeAccount(
  writes: Writes,
  user: string,
  { key, credential, senhaPadrao }: AdminRequest,
  person: { name: string; genero: Genero },
  cargo: string,
  { cidade, igreja }: Place,
): void {
  const now = FieldValue.serverTimestamp()
  const places = { cargo, cidade, igreja }
  writes.set(`User/${user}`, {
    set: {
      ...person,
      ...places,
      email: key,
      datanasc: '',
      celular: '',
      senhaPadrao,
      createdAt: now,
      sessoesDesde: now,
    },
  })
  writeCredential(writes, user, key, credential)
}

function writeCredential(writes: Writes, user: string, key: string, { salt, digest }: Credential): void {
  writes.set(`Login/${key}`, { set: { user, salt } })
  writes.set(`Credencial/${user}`, { set: { password: digest, atualizadaEm: FieldValue.serverTimestamp() } })
}

async function updateAccount(
  db: Firestore,
  transaction: Transaction,
  writes: Writes,
  mudancas: string[],
  account: DocumentSnapshot,
  request: AdminRequest,
  cargo: string,
  place: Place | undefined,
): Promise<void> {
  const { key, credential, senhaPadrao, reset } = request
  const fields: Record<string, unknown> = {}
  if (account.get('cargo') !== cargo) {
    fields['cargo'] = cargo
    mudancas.push(`A conta ${key} recebeu o cargo de administrador.`)
  }
  if (place) {
    fields['cidade'] = place.cidade
    fields['igreja'] = place.igreja
    mudancas.push(`A conta ${key} recebeu cidade e casa de oração, que faltavam.`)
  }
  const [login, stored] = await transaction.getAll(db.doc(`Login/${key}`), db.doc(`Credencial/${account.id}`))
  const locked = login?.get('user') !== account.id || stored?.exists !== true
  if (reset || locked) {
    Object.assign(fields, { senhaPadrao, sessoesDesde: FieldValue.serverTimestamp() })
    writeCredential(writes, account.id, key, credential)
    await clearFailures(db, transaction, writes, account.id)
    mudancas.push(
      `A conta ${key} ${reset ? 'recebeu uma senha nova' : 'não tinha senha e recebeu uma'}; tentativas erradas zeradas, sessões abertas encerradas.`,
    )
  }
  if (Object.keys(fields).length > 0) writes.set(`User/${account.id}`, { update: fields })
}

/** A full counter would refuse the new password for another 15 minutes. */
async function clearFailures(
  db: Firestore,
  transaction: Transaction,
  writes: Writes,
  user: string,
): Promise<void> {
  const em = FieldValue.serverTimestamp()
  const devices = await transaction.get(db.collection('Dispositivo').where('user', '==', user))
  for (const { id } of devices.docs) writes.set(`Dispositivo/${id}`, { update: { falhas: 0, em } })
  writes.set(`Falhas/${user}`, { set: { falhas: 0, em } })
}

function textOf(document: DocumentSnapshot | undefined, field: string): string {
  const value: unknown = document?.get(field)
  return typeof value === 'string' ? value : ''
}
