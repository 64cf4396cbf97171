import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type Igreja, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** Names as the person wrote them. */
export type PlaceNames = { cidade: string; igreja: string }

type Fields = Record<string, unknown>

/** Where somebody belongs, and the documents that are still to be created for it, by path. */
export type Place = { cidade: string; igreja: string; missing: Record<string, Fields> }

/** The city and its prayer house of these names, compared without case and accents; new ones where there are none. */
export async function findPlace(db: Firestore, transaction: Transaction, names: PlaceNames): Promise<Place> {
  const cidades = await transaction.get(db.collection('Cidade'))
  const cidade = cidades.docs.find((found) => hasName(found.get('nome'), names.cidade))
  const cidadeId = cidade?.id ?? db.collection('Cidade').doc().id
  const igrejas = await transaction.get(db.collection('Igreja').where('cidade', '==', cidadeId))
  const igreja = igrejas.docs.find((found) => hasName(found.get('nome'), names.igreja))
  const igrejaId = igreja?.id ?? db.collection('Igreja').doc().id
  return {
    cidade: cidadeId,
    igreja: igrejaId,
    missing: {
      ...(cidade ? {} : { [`Cidade/${cidadeId}`]: { nome: names.cidade } }),
      ...(igreja ? {} : { [`Igreja/${igrejaId}`]: newIgreja(names.igreja, cidadeId) }),
    },
  }
}

/** True when both exist and the house is in the city, as every later edit of the profile needs it. */
export async function placeExists(
  db: Firestore,
  transaction: Transaction,
  cidade: string,
  igreja: string,
): Promise<boolean> {
  if (!cidade || !igreja) return false
  const [city, house] = await transaction.getAll(db.doc(`Cidade/${cidade}`), db.doc(`Igreja/${igreja}`))
  return city?.exists === true && house?.get('cidade') === cidade
}

function hasName(nome: unknown, wanted: string): boolean {
  return typeof nome === 'string' && foldText(nome.trim()) === foldText(wanted)
}

/** Its service days are entered on its own screen. */
function newIgreja(nome: string, cidade: string): Omit<Igreja, 'id'> {
  return { nome, cidade, rdj: 'nao', diasRDJ: [], diasCulto: [], ...NOMES_POSTOS_PADRAO }
}
