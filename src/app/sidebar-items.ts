import type { ShellItem } from '#src/components/app-shell.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { paths } from '#src/paths.ts'

const ITEMS: (ShellItem & { permission?: Permission })[] = [
  { to: paths.home, label: 'Compromissos', icon: 'home', permission: 'home' },
  { to: paths.calendario, label: 'Calendário', icon: 'calendar' },
  { to: paths.users, label: 'Usuários', icon: 'people', permission: 'usuario_lista' },
  { to: paths.igrejas, label: 'Casas de Oração', icon: 'house', permission: 'igreja_lista' },
  { to: paths.cargos, label: 'Cargos', icon: 'badge', permission: 'cargo_lista' },
  { to: paths.cidades, label: 'Cidade', icon: 'city', permission: 'cidade_lista' },
  { to: paths.relatorios, label: 'Relatórios', icon: 'report', permission: 'relatorio_lista' },
  { to: paths.disponibilidade, label: 'Disponibilidade', icon: 'dayOff', permission: 'home' },
]

/** The links of the sidebar, each only with its permission; the calendar's always. */
export function sidebarItems(actor: Actor): ShellItem[] {
  return ITEMS.filter(({ permission }) => !permission || can(actor, permission))
}
