import { collection, doc, serverTimestamp, Timestamp } from 'firebase/firestore'
import { expect, test } from 'vitest'
import type { Writes } from '#src/repositories/commit.ts'
import { db } from '#src/repositories/firebase.ts'
import { nobodyReads, typedCollection } from '#src/repositories/typed-collection.ts'
import { users } from '#src/repositories/users.ts'

const cidades = typedCollection('Cidade', (id, { nome }) => ({ id, nome: String(nome) }))
const dispositivos = typedCollection('Dispositivo', nobodyReads)

/** Never run: what is marked must not compile, and the type check fails when it does. */
function mistakes(writes: Writes) {
  writes.update(doc(users(), 'ana'), { senhaPadrao: true, sessoesDesde: serverTimestamp() })
  // @ts-expect-error a field that no document has
  writes.update(doc(users(), 'ana'), { senhaPadroa: true })
  // @ts-expect-error a field of another type
  writes.update(doc(users(), 'ana'), { senhaPadrao: 'sim' })
  // @ts-expect-error a time that the parser reads, and not what is stored
  writes.update(doc(users(), 'ana'), { sessoesDesde: 0 })
  writes.set(doc(cidades(), 'sp'), { nome: 'São Paulo' })
  // @ts-expect-error a field too many
  writes.set(doc(cidades(), 'sp'), { nome: 'São Paulo', uf: 'SP' })
  // @ts-expect-error a field that is missing
  writes.set(doc(dispositivos(), 'a_b'), { user: 'ana', falhas: 0 })
  // @ts-expect-error a field that is misspelled
  writes.merge(doc(dispositivos(), 'a_b'), { user: 'ana', falha: 1, em: Timestamp.now() })
  // @ts-expect-error a reference that did not come from typedCollection
  writes.update(doc(collection(db(), 'User'), 'ana'), { senhaPadrao: true })
  // @ts-expect-error a collection that Documents does not have
  typedCollection('Users', nobodyReads)
}

test('the type check refuses the mistakes above', () => {
  expect(mistakes).toBeTypeOf('function')
})

test('nothing is written past commit()', () => {
  const { converter } = doc(cidades(), 'sp')
  expect(() => converter?.toFirestore({ id: 'sp', nome: 'São Paulo' })).toThrow('commit()')
})
