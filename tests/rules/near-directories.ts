import { deleteField, serverTimestamp } from 'firebase/firestore'
import { alike } from './alike.ts'
import { type Attack, attack, attackGiven } from './attack.ts'
import { type Batch, emailOf, moveHouse } from './batches.ts'
import { listing } from './listed.ts'
import { igreja } from './network.ts'
import { told, untold } from './told.ts'

const ADMIN = 'uid-admin'

/** What the directory of `centro` says of ana when it says the truth. */
const inCentro = () =>
  listing('ana', { name: 'Pessoa ana', genero: 'feminino', cargo: 'porteiro', igreja: 'centro' })

/** A house whose name begins as that of `centro`, or that sorts behind it, with ana in it. */
const NEAR_HOUSES = [...alike('centro'), 'zzz', 'aaa']
const nearHouses = NEAR_HOUSES.flatMap((house) => {
  const pessoas = { ana: ['Pessoa ana', 'feminino', 'porteiro'] }
  const lives = (): Batch => ({
    [`Igreja/${house}`]: { set: igreja('osasco') },
    [`Diretorio/${house}`]: { set: { pessoas, ultimo: '' } },
    'User/ana': { merge: { igreja: house } },
  })
  const moves = (): Batch => ({
    ...told(ADMIN, { 'User/ana': { update: { igreja: 'centro' } } }),
    'Disponibilidade/ana': { update: { igreja: 'centro' } },
  })
  const falsely = { [`Diretorio/${house}`]: { merge: { pessoas: { ana: ['X', 'y', 'z'] }, ultimo: 'ana' } } }
  return [
    attackGiven(`to move from ${house} and stay in its directory`, lives, ADMIN, () => ({
      ...untold(ADMIN, moves()),
      ...inCentro(),
      ...telling(moves()),
    })),
    attackGiven(`to move from ${house} and leave a false entry there`, lives, ADMIN, () => ({
      ...untold(ADMIN, moves()),
      ...telling(moves()),
      ...falsely,
    })),
    attackGiven(
      `a false entry in ${house} of somebody who moved`,
      () => ({
        [`Igreja/${house}`]: { set: igreja('osasco') },
        [`Diretorio/${house}`]: { set: { pessoas: {}, ultimo: '' } },
      }),
      'uid-memberP',
      () => falsely,
    ),
    attackGiven(
      `a true entry of the directory of centro in that of ${house}`,
      () => ({
        [`Igreja/${house}`]: { set: igreja('osasco') },
        [`Diretorio/${house}`]: { set: { pessoas: {}, ultimo: '' } },
      }),
      'uid-memberP',
      () => ({ [`Diretorio/${house}`]: { merge: { pessoas, ultimo: 'ana' } } }),
    ),
    attackGiven(`days said of ${house}`, lives, ADMIN, () => ({
      'Disponibilidade/ana': { update: { igreja: 'centro', atualizadaEm: serverTimestamp() } },
    })),
    attackGiven(
      `to move from ${house} with the days left there`,
      () => ({ ...lives(), 'Disponibilidade/ana': { merge: { igreja: house } } }),
      ADMIN,
      () => ({
        ...told(ADMIN, { 'User/ana': { update: { igreja: 'centro' } } }),
        [`Diretorio/${house}`]: { merge: { pessoas: { ana: deleteField() }, ultimo: 'ana' } },
      }),
    ),
  ]
})

/** The entry and the session that names it. */
function telling(batch: Batch): Batch {
  return Object.fromEntries(
    Object.entries(batch).filter(([path]) => path.startsWith('Log/') || path === 'Sessao/uid-admin'),
  )
}

/** Directories and days of houses whose ids begin alike. */
export const NEAR_DIRECTORIES: Attack[] = [
  ...nearHouses,
  // what an empty directory is opened with
  attackGiven(
    'to open the directory of a house without a session',
    () => ({ 'Diretorio/centro': 'delete' }),
    'uid-nobody',
    inCentro,
  ),
  attack('to write the truth into a directory without a session', 'uid-nobody', inCentro),
  attackGiven(
    'to move somebody who was left in the directory of another house',
    () => ({ 'Diretorio/centro': { merge: { pessoas: { ana: [emailOf('ana')] } } } }),
    ADMIN,
    () => ({ ...told(ADMIN, moveHouse()), 'Diretorio/centro': { merge: { ultimo: 'ana' } } }),
  ),
]
