import { deleteField, doc } from 'firebase/firestore'
import type { Igreja } from '#src/domain/entities.ts'
import { cidades } from './cidades.ts'
import { commit, type Writes } from './commit.ts'
import { deleteDiretorio } from './diretorios.ts'
import { igrejas } from './igrejas.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'

// What staff do with them. Reading them is another file's, so that a member's phone need not load this.

type IgrejaFields = Omit<Igreja, 'id' | 'nomeDaCidade' | keyof IgrejaExtras>

/** @throws DataError */
export async function createIgreja(igreja: IgrejaFields): Promise<void> {
  await nameCidade(await createRecord('Igreja-Novo', doc(igrejas()), igreja, igreja.nome))
}

/** What a house may have besides its usual fields. */
export type IgrejaExtras = Pick<Igreja, 'diasEspeciais' | 'contato' | 'trocas'>

/**
 * The rules take these fields and the {@link IgrejaExtras} in one write each. Resolves whether anything changed.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function updateIgreja(id: string, fields: IgrejaFields): Promise<boolean> {
  const isChanged = await change(id, fields, (writes, house) => writes.update(house, fields))
  if (isChanged) await nameCidade(id)
  return isChanged
}

/** What is absent is taken away. Resolves whether anything changed. @throws DataError missing when it was deleted meanwhile */
export async function updateIgrejaExtras(id: string, extras: IgrejaExtras): Promise<boolean> {
  const absent = { diasEspeciais: deleteField(), contato: deleteField(), trocas: deleteField() }
  const none = { diasEspeciais: undefined, contato: undefined, trocas: undefined }
  const wanted: object = { ...none, ...extras }
  return await change(id, wanted, (writes, house) => writes.update(house, { ...absent, ...extras }))
}

/** The house is in another city from now on; its people's profiles name the old one until they are moved too. @throws DataError missing */
export async function moveIgreja(id: string, cidade: string): Promise<void> {
  const wanted: object = { cidade }
  await change(id, wanted, (writes, house) => writes.update(house, { cidade }))
  await nameCidade(id)
}

/**
 * Lets the house carry the name of its city: whoever reads the house need not read the city then. A write of its own, which the rules take
 * beside no other; without it the city is read.
 */
async function nameCidade(id: string): Promise<void> {
  try {
    await commit(async (writes) => {
      const house = await writes.get(igrejaOf(id))
      const cidade = house && (await writes.get(doc(cidades(), house.cidade)))
      if (house && cidade && house.nomeDaCidade !== cidade.nome)
        writes.update(igrejaOf(id), { nomeDaCidade: { id: cidade.id, nome: cidade.nome } })
    })
  } catch (error) {
    console.warn('The house does not carry the name of its city', error)
  }
}

async function change(
  id: string,
  wanted: object & { nome?: string },
  write: (writes: Writes, house: ReturnType<typeof igrejaOf>) => void,
): Promise<boolean> {
  const house = igrejaOf(id)
  return await changeRecord('Igreja-Up', house, wanted, (writes) => write(writes, house))
}

const igrejaOf = (id: string) => doc(igrejas(), id)

/** @throws DataError */
export const deleteIgreja = (id: string) =>
  deleteRecord('Igreja-Del', igrejaOf(id), (writes) => deleteDiretorio(writes, id))
