import { increment, serverTimestamp } from 'firebase/firestore'
import { day, deviceOf, OTHER_SALT, PROVA, SALT, SERVICE, secretOf, sha256 } from './network.ts'
import { populated } from './roles.ts'

type Fields = Record<string, unknown>

/** One write of a batch. */
export type Write = { set: Fields } | { merge: Fields } | { update: Fields } | 'delete'

/** The writes of a batch by document path, so that a test can leave one out or change one. */
export type Batch = Record<string, Write>

const now = serverTimestamp

/** The batch with other fields in one of its writes. */
export function altered(batch: Batch, path: string, fields: Fields): Batch {
  const write = batch[path]
  if (!write || write === 'delete') throw new Error(`No fields are written to ${path}`)
  if ('set' in write) return { ...batch, [path]: { set: { ...write.set, ...fields } } }
  if ('merge' in write) return { ...batch, [path]: { merge: { ...write.merge, ...fields } } }
  return { ...batch, [path]: { update: { ...write.update, ...fields } } }
}

/** The batch with one field less in one of its writes. */
export function withoutField(batch: Batch, path: string, field: string): Batch {
  const write = batch[path]
  if (!write || write === 'delete' || !('set' in write)) throw new Error(`Nothing is set at ${path}`)
  return {
    ...batch,
    [path]: { set: Object.fromEntries(Object.entries(write.set).filter(([key]) => key !== field)) },
  }
}

/** The batch without one of its writes. */
export function without(batch: Batch, path: string): Batch {
  if (!(path in batch)) throw new Error(`Nothing is written to ${path}`)
  return Object.fromEntries(Object.entries(batch).filter(([key]) => key !== path))
}

/** `falhas` of an attempt: the next one, or the first of a new count. */
type Falhas = 'next' | 'first'

function count(falhas: Falhas): Fields {
  return { falhas: falhas === 'next' ? increment(1) : 1, em: now() }
}

/** The attempt of the browser with this identity. */
export const shown = (uid: string, user: string, prova = PROVA): Write => ({
  set: { user, prova, segredo: secretOf(uid), em: now() },
})

export function attemptUnknown(uid: string, user: string, prova = PROVA, falhas: Falhas = 'next'): Batch {
  return { [`Tentativa/${uid}`]: shown(uid, user, prova), [`Falhas/${user}`]: { merge: count(falhas) } }
}

export function attemptKnown(uid: string, user: string, prova = PROVA, falhas: Falhas = 'next'): Batch {
  return { [`Tentativa/${uid}`]: shown(uid, user, prova), [deviceOf(uid, user)]: { merge: count(falhas) } }
}

export function logInKnown(uid: string, user: string): Batch {
  return {
    [`Sessao/${uid}`]: { set: { user, desde: now(), lastLogin: now() } },
    [`Tentativa/${uid}`]: { set: { user, segredo: secretOf(uid), em: now() } },
  }
}

export function logInUnknown(uid: string, user: string): Batch {
  return { ...logInKnown(uid, user), [`Falhas/${user}`]: { set: { falhas: 0, em: now() } } }
}

/** The device becomes known. */
export function remember(uid: string, user: string): Batch {
  return { [deviceOf(uid, user)]: { set: { user, falhas: 0, em: now(), entrou: now() } } }
}

function newPassword(user: string, email: string): Batch {
  return {
    [`Credencial/${user}`]: { update: { password: sha256('another'), atualizadaEm: now() } },
    [`Login/${email}`]: { update: { salt: OTHER_SALT } },
  }
}

/** A first password of one's own, whose entry is `log`: the session goes on. */
export function firstPassword(uid: string, user: string, log: string): Batch {
  return {
    ...newPassword(user, emailOf(user)),
    [`User/${user}`]: { update: { senhaPadrao: false, sessoesDesde: now(), primeiroLogin: log } },
    [`Sessao/${uid}`]: { update: { desde: now(), lastLogin: now() } },
    [`Log/${log}`]: { set: entry(user, 'Primeiro-Login') },
  }
}

/** Another password of one's own: this session ends with the others. */
export function ownPassword(uid: string, user: string): Batch {
  return {
    ...newPassword(user, emailOf(user)),
    [`User/${user}`]: { update: { senhaPadrao: false, sessoesDesde: now() } },
    [`Sessao/${uid}`]: 'delete',
  }
}

export function resetPassword(user: string): Batch {
  return {
    ...newPassword(user, emailOf(user)),
    [`User/${user}`]: { update: { senhaPadrao: true, sessoesDesde: now() } },
  }
}

export const emailOf = (user: string) => `${user.toLowerCase()}@rede.org`

/** A new account called `novo`, whose e-mail is novo@rede.org. */
export function createUser(profile: Fields = {}, id = 'novo', email = 'novo@rede.org'): Batch {
  return {
    [`User/${id}`]: {
      set: {
        name: 'Nova pessoa',
        email,
        genero: 'masculino',
        datanasc: '',
        celular: '',
        cargo: 'porteiro',
        cidade: 'osasco',
        igreja: 'centro',
        createdAt: now(),
        senhaPadrao: true,
        sessoesDesde: now(),
        ...profile,
      },
    },
    [`Login/${email}`]: { set: { user: id, salt: SALT } },
    [`Credencial/${id}`]: { set: { password: sha256(PROVA), atualizadaEm: now() } },
  }
}

export function deleteUser(user: string): Batch {
  return {
    [`User/${user}`]: 'delete',
    [`Login/${emailOf(user)}`]: 'delete',
    [`Credencial/${user}`]: 'delete',
    [`Disponibilidade/${user}`]: 'delete',
    [`Avisos/${user}`]: 'delete',
  }
}

/** When `user` cannot come, as the person or staff say it. */
export function absences(user: string, fields: Fields = {}): Batch {
  const said = {
    igreja: 'centro',
    ausencias: ['2026-12-01/2026-12-02'],
    dias: ['Domingo'],
    atualizadaEm: now(),
  }
  return { [`Disponibilidade/${user}`]: { set: { ...said, ...fields } } }
}

/** Two people of the same house who serve together; the smaller id first. */
export function link(one: string, other: string, fields: Fields = {}): Batch {
  return {
    [`Vinculo/${one}_${other}`]: {
      set: { pessoas: [one, other], igrejas: ['centro'], tipo: 'juntos', ...fields },
    },
  }
}

/** Ana moves to norte, and what is said of her moves along. */
export function moveHouse(): Batch {
  return {
    'User/ana': { update: { cidade: 'cotia', igreja: 'norte' } },
    'Disponibilidade/ana': { update: { igreja: 'norte' } },
    'Vinculo/ana_chefe': { update: { igrejas: ['norte', 'centro'] } },
  }
}

/** The fields of a report as it is generated. */
export function reportFields(createdBy: string): Fields {
  return {
    nomeRelatorio: 'Escala nova',
    cidade: 'osasco',
    igreja: 'centro',
    cargo: 'porteiro',
    genero: 'feminino',
    ativo: false,
    atual: true,
    createdAt: now(),
    createdBy,
    report: [day('ana')],
    inicio: SERVICE,
    fim: SERVICE,
    pessoas: ['ana'],
    versao: 1,
  }
}

export function generateReport(createdBy: string, fields: Fields = {}): Batch {
  return { 'Reports/novo': { set: { ...reportFields(createdBy), ...fields } } }
}

function entry(user: string, action: string): Fields {
  return { userId: user, userName: emailOf(user), nameUser: `Pessoa ${user}`, action, timestamp: now() }
}

/** The id under which `user` logs in these tests. */
export const logId = (user: string) => `${user}_1800000000000`

function alteracaoOf(user: string, action: string): Fields {
  return { log: logId(user), userId: user, nameUser: `Pessoa ${user}`, action, timestamp: now() }
}

function logged(user: string, report: string, action: string, fields: Fields): Batch {
  const log = logId(user)
  const alteracao = alteracaoOf(user, action)
  return {
    [`Reports/${report}`]: { update: { ...fields, alteracao } },
    [`Log/${log}`]: { set: { ...entry(user, action), reportId: report } },
  }
}

export function activate(user: string, report: string, ativo: boolean): Batch {
  return logged(user, report, 'Relatorio-Atv', { ativo })
}

export function makeCurrent(user: string, report: string, atual: boolean): Batch {
  return logged(user, report, 'Relatorio-Atual', { atual })
}

/** A save of other days, which keeps the version before it as the populated network has it. */
export function saveReport(user: string, report: string, versao: number): Batch {
  const { report: days = [], alteracao = {} } = populated()[`Reports/${report}`] ?? {}
  const batch = logged(user, report, 'Relatorio-Up', {
    report: [day('ana', 'chefe')],
    inicio: SERVICE,
    fim: SERVICE,
    pessoas: ['ana', 'chefe'],
    versao,
  })
  const por = alteracaoOf(user, 'Relatorio-Up')
  return { ...batch, [`Reports/${report}/Versoes/${versao - 1}`]: { set: { report: days, alteracao, por } } }
}
