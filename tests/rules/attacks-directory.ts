import { type Attack, attackGiven, silently } from './attack.ts'
import { type Batch, createUser, deleteUser, without } from './batches.ts'
import { listing, unlisting } from './listed.ts'
import { told } from './told.ts'

const ADMIN = 'uid-admin'
const MEMBER = 'uid-memberP'
const ANA = { name: 'Pessoa ana', genero: 'feminino', cargo: 'porteiro', igreja: 'centro' }
const CENTRO = 'Diretorio/centro'
const NORTE = 'Diretorio/norte'

const directory = (path: string, pessoas: Record<string, unknown>, ultimo: string): Batch => ({
  [path]: { merge: { pessoas, ultimo } },
})
/** An edit of ana with all that follows from it. */
const editUser = (user: string, fields: Record<string, unknown>): Batch =>
  told(ADMIN, { [`User/${user}`]: { update: fields } })
const created = () => told(ADMIN, createUser())
const move = () =>
  ({
    ...editUser('ana', { cidade: 'cotia', igreja: 'norte' }),
    'Disponibilidade/ana': { update: { igreja: 'norte' } },
  }) satisfies Batch

export const DIRECTORY_ATTACKS: Attack[] = [
  silently('somebody created whom no directory names', ADMIN, () => without(created(), CENTRO)),
  silently('somebody named in the directory of another house', ADMIN, () => ({
    ...without(created(), CENTRO),
    ...listing('novo', { ...ANA, igreja: 'norte' }),
  })),
  silently('a profile and another name in the directory', ADMIN, () => ({
    ...created(),
    ...listing('novo', { ...ANA, genero: 'masculino', name: 'Outro nome' }),
  })),
  silently('to be renamed in silence', ADMIN, () => without(editUser('ana', { name: 'Ana' }), CENTRO)),
  silently('another position in silence', ADMIN, () => without(editUser('ana', { cargo: 'som' }), CENTRO)),
  silently('another gender in silence', ADMIN, () =>
    without(editUser('ana', { genero: 'masculino' }), CENTRO),
  ),
  silently('to move and stay in the old directory', ADMIN, () => without(move(), CENTRO)),
  silently('to move and stay out of the new directory', ADMIN, () => without(move(), NORTE)),
  silently('to be deleted and stay in the directory', ADMIN, () =>
    without(told(ADMIN, deleteUser('ana')), CENTRO),
  ),
  silently('two entries changed with one profile', ADMIN, () => ({
    ...editUser('ana', { name: 'Ana' }),
    ...directory(
      CENTRO,
      { ana: ['Ana', 'feminino', 'porteiro'], memberP: ['X', 'feminino', 'porteiro'] },
      'ana',
    ),
  })),
  silently('another entry changed than it says', ADMIN, () =>
    directory(CENTRO, { memberP: ['X', 'feminino', 'porteiro'] }, 'ana'),
  ),
  silently('an invented person', ADMIN, () =>
    directory(CENTRO, { fantasma: ['F', 'feminino', 'porteiro'] }, 'fantasma'),
  ),
  silently('a false name for oneself', MEMBER, () => listing('memberP', { ...ANA, name: 'Bela' })),
  silently('a false position for oneself', MEMBER, () => listing('memberP', { ...ANA, cargo: 'admin' })),
  silently('oneself in the directory of another house', MEMBER, () =>
    listing('memberP', { ...ANA, name: 'Pessoa memberP', igreja: 'norte' }),
  ),
  silently('somebody taken out who is there', MEMBER, () => unlisting('ana', 'centro')),
  silently('oneself taken out', MEMBER, () => unlisting('memberP', 'centro')),
  silently('a phone in the directory', ADMIN, () =>
    directory(CENTRO, { ana: ['Pessoa ana', 'feminino', 'porteiro', '11987654321'] }, 'ana'),
  ),
  silently('what nobody knows beside the people', ADMIN, () => ({
    [CENTRO]: { update: { ultimo: 'ana', estranho: 1 } },
  })),
  silently('what nobody knows among the people', ADMIN, () =>
    directory(CENTRO, { estranho: ['X', 'feminino', 'porteiro'] }, 'ana'),
  ),
  silently('a field beside the people', ADMIN, () => ({
    [CENTRO]: { update: { ultimo: 'ana', nota: 'x' } },
  })),
  silently('all entries replaced by one', ADMIN, () => ({
    [CENTRO]: { set: { pessoas: { ana: ['Pessoa ana', 'feminino', 'porteiro'] }, ultimo: 'ana' } },
  })),
  silently('an empty directory', MEMBER, () => ({
    'Diretorio/vazio': { set: { pessoas: {}, ultimo: 'x' } },
  })),
  silently('a directory under a false id', MEMBER, () => ({
    'Diretorio/centro2': { set: { pessoas: { ana: ['Pessoa ana', 'feminino', 'porteiro'] }, ultimo: 'ana' } },
  })),
  silently('the directory of a house that stands removed', ADMIN, () => ({ [CENTRO]: 'delete' })),
  attackGiven(
    'the directory of a house that is gone removed by a member',
    () => ({ 'Diretorio/sumida': { set: { pessoas: {}, ultimo: '' } } }),
    MEMBER,
    () => ({ 'Diretorio/sumida': 'delete' }),
  ),
  silently('a house’s directory removed by a member', MEMBER, () => ({
    'Igreja/norte': 'delete',
    [NORTE]: 'delete',
  })),
  attackGiven(
    'a true entry written by a stranger',
    () => ({ [CENTRO]: { set: { pessoas: {}, ultimo: '' } } }),
    'uid-nobody',
    () => listing('ana', ANA),
  ),
]
