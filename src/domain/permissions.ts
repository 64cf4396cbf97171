/** The 18 permission keys of the product, in the order the position form lists them. */
export const PERMISSIONS = [
  'home',
  'calendario',
  'deletar_itens',
  'relatorio_lista',
  'relatorio_novo',
  'relatorio_editar',
  'usuario_lista',
  'usuario_novo',
  'usuario_editar',
  'cidade_lista',
  'cidade_novo',
  'cidade_editar',
  'cargo_lista',
  'cargo_novo',
  'cargo_editar',
  'igreja_lista',
  'igreja_novo',
  'igreja_editar',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export function isPermission(value: unknown): value is Permission {
  return PERMISSIONS.some((permission) => permission === value)
}

/** True when everything in `wanted` is in `held`: nobody grants what they do not hold. */
export function isSubset(wanted: readonly Permission[], held: readonly Permission[]): boolean {
  return wanted.every((permission) => held.includes(permission))
}
