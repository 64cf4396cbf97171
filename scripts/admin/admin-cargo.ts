import { PERMISSIONS } from '#src/domain/permissions.ts'

const ADMIN_NAME = 'Administrador'

/** A position as the database has it; older documents may lack fields. */
export type StoredCargo = { id: string; nome: string; tipo: string; permissoes: string[] }

/** The administrators' position: what to write to it, if anything. `id` undefined: there is none yet. */
export type AdminCargo = {
  id: string | undefined
  nome: string
  /** undefined: it grants everything already */
  write: { nome: string; tipo: 'Admin'; permissoes: string[] } | undefined
}

/** True when the position is of type Admin and has all 18 permissions. */
function grantsEverything({ tipo, permissoes }: StoredCargo): boolean {
  return tipo === 'Admin' && PERMISSIONS.every((permission) => permissoes.includes(permission))
}

/**
 * The position for an administrator: the one they hold if it grants everything, else one called Administrador, which is only added
 * to, else any that grants everything, else a new one.
 */
export function chooseAdminCargo(cargos: readonly StoredCargo[], held: string): AdminCargo {
  const full = cargos.filter(grantsEverything)
  const named = cargos.filter(({ nome }) => nome.trim().toLowerCase() === ADMIN_NAME.toLowerCase())
  const chosen =
    full.find(({ id }) => id === held) ??
    named.find((cargo) => full.includes(cargo)) ??
    named.find(({ id }) => id === held) ??
    named[0] ??
    full[0]
  if (!chosen) {
    return {
      id: undefined,
      nome: ADMIN_NAME,
      write: { nome: ADMIN_NAME, tipo: 'Admin', permissoes: [...PERMISSIONS] },
    }
  }
  const { id, nome } = chosen
  if (full.includes(chosen)) return { id, nome, write: undefined }
  const permissoes = [...new Set([...chosen.permissoes, ...PERMISSIONS])]
  return { id, nome, write: { nome, tipo: 'Admin', permissoes } }
}
