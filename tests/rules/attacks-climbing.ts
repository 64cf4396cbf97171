import { arrayRemove, arrayUnion, serverTimestamp } from 'firebase/firestore'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { around } from './alike.ts'
import { type Attack, attack, attackGiven, lawful, refused } from './attack.ts'
import { altered, createUser, deleteUser, emailOf, resetPassword, without } from './batches.ts'
import { account, CARGOS, OTHER_SALT, PROVA, SALT, sha256 } from './network.ts'
import { send } from './stage.ts'
import { telling } from './told.ts'

const now = serverTimestamp()
const SECRETARY = 'uid-secretary'
const ADMIN = 'uid-admin'
const novo = { nome: 'Novo', tipo: 'UserP', permissoes: ['home'] }

export const CLIMBING_ATTACKS: Attack[] = [
  ...['Administrador', 'A', ''].map((tipo) =>
    attackGiven(
      `to make an administrator in a position of the type '${tipo}'`,
      () => ({ 'Cargo/observador': { update: { tipo, permissoes: [...PERMISSIONS] } } }),
      'uid-observer',
      () => ({ 'User/ana': { update: { cargo: 'admin' } } }),
    ),
  ),
  attack('to lock out somebody whom no directory names', 'uid-memberP', () => ({
    'Credencial/antigo': 'delete',
  })),
  ...around('secretary').map((user) =>
    attackGiven(
      `to edit ${user}, who is above them`,
      () => ({ [`User/${user}`]: { set: { ...account(user, { cargo: 'admin' })[`User/${user}`] } } }),
      SECRETARY,
      () => ({
        [`User/${user}`]: { update: { celular: '1' } },
        ...telling(SECRETARY, 'Usuario-Up', user, `Pessoa ${user}`),
      }),
    ),
  ),
  ...['Admin2', 'Admi'].map((tipo) =>
    attackGiven(
      `to edit somebody whose position is gone, in a position of the type '${tipo}'`,
      () => ({ 'Cargo/observador': { update: { tipo, permissoes: [...PERMISSIONS] } } }),
      'uid-observer',
      () => ({ 'User/solto': { update: { celular: '1' } } }),
    ),
  ),
  attack('the administrator’s position for themselves', SECRETARY, () => ({
    'User/secretary': { update: { cargo: 'admin' } },
  })),
  attack('a lesser position for themselves, to leave no administrator', ADMIN, () => ({
    'User/admin': { update: { cargo: 'porteiro' } },
  })),
  attack('a new account above their own', SECRETARY, () => createUser({ cargo: 'admin' })),
  attack('a new account of type Admin with few permissions', SECRETARY, () =>
    createUser({ cargo: 'observador' }),
  ),
  attack('a new account in a position made in the same batch', ADMIN, () => ({
    ...createUser({ cargo: 'novo' }),
    'Cargo/novo': { set: novo },
  })),
  attack('a permission more for the position they hold', SECRETARY, () => ({
    'Cargo/secretaria': { update: { permissoes: arrayUnion('igreja_novo') } },
  })),
  attack('a permission less for the position they hold', ADMIN, () => ({
    'Cargo/admin': { update: { permissoes: ['home'] } },
  })),
  attack('type Admin for the position they hold', SECRETARY, () => ({
    'Cargo/secretaria': { update: { tipo: 'Admin' } },
  })),
  attack('a permission that they lack for a friend’s position', SECRETARY, () => ({
    'Cargo/porteiro': { update: { permissoes: ['home', 'igreja_novo'] } },
  })),
  attack('type Admin for a friend’s position', SECRETARY, () => ({
    'Cargo/porteiro': { update: { tipo: 'Admin' } },
  })),
  attack('to create the position that their account names', 'uid-positionless', () => ({
    'Cargo/extinto': { set: { nome: 'Extinto', ...CARGOS.admin } },
  })),
  attackGiven(
    'to bring back a position with more than they hold',
    () => ({ 'User/ana': { update: { cargo: 'extinto' } } }),
    SECRETARY,
    () => ({ 'Cargo/extinto': { set: { nome: 'Extinto', ...CARGOS.admin } } }),
  ),
  attack('the password of an administrator', SECRETARY, () => resetPassword('chefe')),
  attack('their own password reset without logging in again', SECRETARY, () => resetPassword('secretary')),
  attack('to delete the administrator', SECRETARY, () => deleteUser('chefe')),
  attackGiven(
    'to delete a person without the right to',
    () => ({ 'Cargo/secretaria': { update: { permissoes: arrayRemove('deletar_itens') } } }),
    SECRETARY,
    () => without(without(deleteUser('ana'), 'Avisos/ana'), 'Disponibilidade/ana'),
  ),
  {
    wants: 'to delete the administrator, where they may delete others and make no rosters',
    play: async (stage) => {
      await send(stage.past, {
        'Cargo/secretaria': { update: { permissoes: arrayRemove('relatorio_editar', 'relatorio_novo') } },
      })
      await lawful(stage, SECRETARY, deleteUser('ana'))
      await refused(stage, SECRETARY, deleteUser('chefe'))
    },
  },
  {
    wants: 'a house for somebody in another city than theirs',
    play: async (stage) => {
      await refused(stage, SECRETARY, { 'User/ana2': { update: { igreja: 'norte' } } })
      await lawful(stage, SECRETARY, { 'User/ana2': { update: { cidade: 'cotia', igreja: 'norte' } } })
    },
  },
  attack('to delete themselves', ADMIN, () => deleteUser('admin')),
  attack('to delete the position they hold', ADMIN, () => ({ 'Cargo/admin': 'delete' })),
  attack('to delete the administrators’ position', SECRETARY, () => ({ 'Cargo/admin': 'delete' })),
  attack('to disarm the administrators’ position', SECRETARY, () => ({
    'Cargo/admin': { update: { permissoes: ['home'] } },
  })),
  attack('to rename the administrators’ position', SECRETARY, () => ({
    'Cargo/admin': { update: { nome: 'Ninguém' } },
  })),
  attack('to take an administrator’s position away', SECRETARY, () => ({
    'User/chefe': { update: { cargo: 'porteiro' } },
  })),
  {
    wants: 'the last way in closed by two administrators at once',
    play: async (stage) => {
      await lawful(stage, ADMIN, { 'User/chefe': { update: { cargo: 'porteiro' } } })
      await refused(stage, ADMIN, { 'User/admin': { update: { cargo: 'porteiro' } } })
      await refused(stage, ADMIN, deleteUser('admin'))
      await refused(stage, ADMIN, { 'Cargo/admin': { update: { permissoes: ['home'] } } })
    },
  },
  attackGiven(
    'a permission that does not exist, from an older position that names it',
    () => ({ 'Cargo/admin': { update: { permissoes: arrayUnion('voar') } } }),
    ADMIN,
    () => ({ 'Cargo/novo': { set: { nome: 'Pilotos', tipo: 'UserP', permissoes: ['voar'] } } }),
  ),
  attack('another’s log-in key', ADMIN, () => ({
    'User/ana': { update: { email: 'minha@rede.org' } },
    'Login/ana@rede.org': 'delete',
    'Login/minha@rede.org': { set: { user: 'ana', salt: SALT } },
  })),
  attack('their own log-in to open another’s account', ADMIN, () => ({
    [`Login/${emailOf('admin')}`]: { update: { user: 'chefe' } },
  })),
  attack('a second log-in key to an account', ADMIN, () => ({
    'Login/outra@rede.org': { set: { user: 'ana', salt: SALT } },
  })),
  attack('a second log-in key beside a new account', ADMIN, () => ({
    ...createUser(),
    'Login/outra@rede.org': { set: { user: 'novo', salt: SALT } },
  })),
  attack('a new account under a taken e-mail', ADMIN, () => createUser({}, 'novo', 'ana@rede.org')),
  attackGiven(
    'a new account that takes a leftover log-in over',
    () => ({ 'Login/novo@rede.org': { set: { user: 'novo', salt: SALT } } }),
    ADMIN,
    () => without(createUser(), 'Login/novo@rede.org'),
  ),
  attackGiven(
    'a new account that takes a leftover credential over',
    () => ({ 'Credencial/novo': { set: { password: sha256('alheia'), atualizadaEm: now } } }),
    ADMIN,
    () => without(createUser(), 'Credencial/novo'),
  ),
  attackGiven(
    'a log-in for an account that lost its own',
    () => ({ 'Login/ana@rede.org': 'delete' }),
    ADMIN,
    () => ({ 'Login/ana@rede.org': { set: { user: 'ana', salt: SALT } } }),
  ),
  attackGiven(
    'a credential for an account that lost its own',
    () => ({ 'Credencial/ana': 'delete' }),
    ADMIN,
    () => ({ 'Credencial/ana': { set: { password: sha256(PROVA), atualizadaEm: now } } }),
  ),
  attack('a credential for nobody', ADMIN, () => ({
    'Credencial/fantasma': { set: { password: sha256(PROVA), atualizadaEm: now } },
  })),
  attackGiven(
    'to remove a log-in whose user is gone already',
    () => ({ 'Login/fantasma@rede.org': { set: { user: 'fantasma', salt: SALT } } }),
    ADMIN,
    () => ({ 'Login/fantasma@rede.org': 'delete' }),
  ),
  attack('a password of their choice for another, unannounced', ADMIN, () => ({
    'Credencial/ana': { update: { password: sha256(PROVA), atualizadaEm: now } },
  })),
  attack('another’s password without ending the sessions', ADMIN, () =>
    without(resetPassword('ana'), 'User/ana'),
  ),
  attack('another’s password without forcing a first access', ADMIN, () =>
    altered(resetPassword('ana'), 'User/ana', { senhaPadrao: false }),
  ),
  attack('two passwords by one reset', ADMIN, () => ({
    ...resetPassword('ana'),
    'Credencial/chefe': { update: { password: sha256(PROVA), atualizadaEm: now } },
  })),
  attack('the salt of another account by a reset', ADMIN, () => ({
    ...resetPassword('ana'),
    'Login/chefe@rede.org': { update: { salt: OTHER_SALT } },
  })),
  attack('to end everybody’s sessions without a reset', ADMIN, () => ({
    'User/ana': { update: { sessoesDesde: now } },
  })),
  attack('to force a first access without a reset', ADMIN, () => ({
    'User/ana': { update: { senhaPadrao: true } },
  })),
  attack('to lift the first access of another', ADMIN, () => ({
    'User/firstAccess': { update: { senhaPadrao: false } },
  })),
  attack('a hash kept in the profile', ADMIN, () => ({
    'User/ana': { update: { password: sha256(PROVA) } },
  })),
  attackGiven(
    'to change the hash of an older profile',
    () => ({ 'User/ana': { update: { password: 'antiga' } } }),
    ADMIN,
    () => ({ 'User/ana': { update: { name: 'Ana', password: 'nova' } } }),
  ),
  attackGiven(
    'a reset that leaves an older profile its hash',
    () => ({ 'User/ana': { update: { password: 'antiga' } } }),
    ADMIN,
    () => resetPassword('ana'),
  ),
  attack('half an account: the profile goes, the way in stays', ADMIN, () =>
    without(deleteUser('ana'), 'Login/ana@rede.org'),
  ),
  attack('half an account: the credential outlives the profile', ADMIN, () =>
    without(deleteUser('ana'), 'Credencial/ana'),
  ),
  attack('to make an account useless by deleting its log-in', ADMIN, () => ({
    'Login/ana@rede.org': 'delete',
  })),
  attack('the credential of one beside the deletion of another', ADMIN, () => ({
    ...deleteUser('ana'),
    'Credencial/chefe': 'delete',
  })),
]
