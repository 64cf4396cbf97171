import type { Report, Tipo } from './entities.ts'
import { isSubset, type Permission } from './permissions.ts'

/** Who asks: the signed-in user with the permissions and `tipo` of the position (`cargo` is its id). */
export type Actor = {
  id: string
  cargo: string
  cidade: string
  igreja: string
  permissoes: readonly Permission[]
  tipo: Tipo | undefined
}

/** What a position gives: `NO_GRANT` is nothing. */
export type Grant = { permissoes: readonly Permission[]; tipo: Tipo | undefined }
export const NO_GRANT: Grant = { permissoes: [], tipo: undefined }

/** Nobody knows what a position gave that does not exist any more: whoever holds it is for administrators only. */
export const GONE_GRANT: Grant = { permissoes: [], tipo: 'Admin' }

/** Why not: the pages turn the code into a sentence. */
export type Refusal =
  /** the actor lacks the permission of this operation */
  | 'no-permission'
  /** nobody deletes, resets or moves themselves */
  | 'self'
  /** nobody deletes the position they hold or changes what it grants */
  | 'own-cargo'
  /** the position involved grants something the actor does not hold */
  | 'exceeds-yours'
  /** positions of type Admin (or of no type) fill no post, so they have no reports */
  | 'no-posts'
  /** a report that does not concern this member, or is not active */
  | 'not-yours'

/** A user as the target of an operation: `grant` is what the user's present position gives. */
export type TargetUser = { id: string; grant: Grant }
type TargetCargo = Grant & { id: string }
type TargetReport = Pick<Report, 'ativo' | 'igreja' | 'pessoas'>

/** Every operation with what it acts on; without its optional target: "may I at all?". */
type Targets = Record<Exclude<Permission, 'usuario_novo' | 'relatorio_novo' | 'cargo_novo'>, []> & {
  usuario_novo: [cargo?: Grant]
  relatorio_novo: [cargo?: Grant]
  cargo_novo: [cargo?: Grant]
  ler_user: [user: { id: string }]
  listar_user: []
  /** when a person cannot come */
  ler_disponibilidade: [user: { id: string }]
  listar_disponibilidades: []
  editar_disponibilidade: [user: { id: string }]
  /** who serves together and who never does; `usuario_editar` changes them */
  ler_vinculos: []
  editar_user: [user: TargetUser]
  mudar_cargo: [user: TargetUser, para: Grant]
  resetar_senha: [user: TargetUser]
  deletar_user: [user: TargetUser]
  mudar_permissoes: [cargo: TargetCargo, para: Grant]
  renomear_cargo: [cargo: TargetCargo]
  deletar_cargo: [cargo: TargetCargo]
  ler_report: [report: TargetReport]
  listar_reports: []
  ler_versoes: []
  listar_logs: []
}
export type Operation = keyof Targets

type Check<Target extends unknown[]> = (actor: Actor, ...target: Target) => Refusal | undefined

function need(...anyOf: Permission[]): Check<[]> {
  return (actor) =>
    anyOf.some((permission) => actor.permissoes.includes(permission)) ? undefined : 'no-permission'
}

function within(actor: Actor, grant: Grant): Refusal | undefined {
  const climbs = grant.tipo === 'Admin' && actor.tipo !== 'Admin'
  return climbs || !isSubset(grant.permissoes, actor.permissoes) ? 'exceeds-yours' : undefined
}

const readUsers = need('usuario_lista', 'usuario_editar', 'relatorio_novo', 'relatorio_editar')
/** Who generates reads the earlier ones: they are the history that makes it fair. */
const readReports = need('relatorio_lista', 'relatorio_novo', 'relatorio_editar')
const readVersoes = need('relatorio_lista', 'relatorio_editar')
const remove = need('deletar_itens')
const editUser = need('usuario_editar')
const editCargo = need('cargo_editar')

function onAnother(actor: Actor, user: TargetUser): Refusal | undefined {
  return user.id === actor.id ? 'self' : within(actor, user.grant)
}

const CHECKS: { [O in Operation]: Check<Targets[O]> } = {
  home: need('home'),
  calendario: need('calendario'),
  deletar_itens: remove,
  relatorio_lista: need('relatorio_lista'),
  relatorio_editar: need('relatorio_editar'),
  usuario_lista: need('usuario_lista'),
  usuario_editar: editUser,
  cidade_lista: need('cidade_lista'),
  cidade_novo: need('cidade_novo'),
  cidade_editar: need('cidade_editar'),
  cargo_lista: need('cargo_lista'),
  cargo_editar: editCargo,
  igreja_lista: need('igreja_lista'),
  igreja_novo: need('igreja_novo'),
  igreja_editar: need('igreja_editar'),

  usuario_novo: (actor, cargo = NO_GRANT) => need('usuario_novo')(actor) ?? within(actor, cargo),
  ler_user: (actor, user) => (user.id === actor.id ? undefined : readUsers(actor)),
  listar_user: readUsers,
  ler_disponibilidade: (actor, user) =>
    user.id === actor.id ? undefined : need('relatorio_novo', 'relatorio_editar', 'usuario_editar')(actor),
  listar_disponibilidades: need('relatorio_novo', 'relatorio_editar'),
  editar_disponibilidade: (actor, user) =>
    user.id === actor.id ? undefined : need('relatorio_editar')(actor),
  ler_vinculos: need('relatorio_novo', 'relatorio_editar', 'usuario_lista', 'usuario_novo', 'usuario_editar'),
  editar_user: (actor, user) =>
    editUser(actor) ?? (user.id === actor.id ? undefined : within(actor, user.grant)),
  mudar_cargo: (actor, user, para) => editUser(actor) ?? onAnother(actor, user) ?? within(actor, para),
  resetar_senha: (actor, user) => editUser(actor) ?? onAnother(actor, user),
  deletar_user: (actor, user) => remove(actor) ?? onAnother(actor, user),

  cargo_novo: (actor, cargo = NO_GRANT) => need('cargo_novo')(actor) ?? within(actor, cargo),
  mudar_permissoes: (actor, cargo, para) =>
    editCargo(actor) ??
    (cargo.id === actor.cargo ? 'own-cargo' : (within(actor, cargo) ?? within(actor, para))),
  renomear_cargo: (actor, cargo) => editCargo(actor) ?? within(actor, cargo),
  deletar_cargo: (actor, cargo) =>
    remove(actor) ?? (cargo.id === actor.cargo ? 'own-cargo' : within(actor, cargo)),

  relatorio_novo: (actor, cargo) =>
    need('relatorio_novo')(actor) ??
    (cargo && cargo.tipo !== 'UserP' && cargo.tipo !== 'UserS' ? 'no-posts' : undefined),
  ler_report: (actor, report) => {
    if (readReports(actor) === undefined) return undefined
    const concerns =
      report.pessoas.includes(actor.id) || report.igreja === actor.igreja || actor.tipo === 'Admin'
    return report.ativo && concerns ? undefined : 'not-yours'
  },
  listar_reports: readReports,
  ler_versoes: readVersoes,
  listar_logs: (actor) => (actor.tipo === 'Admin' ? undefined : 'no-permission'),
}

/** Why `actor` may not do this, or undefined when they may: the courtesy image of `firestore.rules`. */
export function refusal<O extends Operation>(
  actor: Actor,
  operation: O,
  ...target: Targets[O]
): Refusal | undefined {
  return CHECKS[operation](actor, ...target)
}

/** True when `firestore.rules` will let `actor` do this; `refusal` says why not. */
export function can<O extends Operation>(actor: Actor, operation: O, ...target: Targets[O]): boolean {
  return refusal(actor, operation, ...target) === undefined
}
