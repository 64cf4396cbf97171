import type { ShellItem } from '#src/components/app-shell.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import { paths } from '#src/paths.ts'

type Item = ShellItem & { permission?: Parameters<typeof can>[1] }

/** In the order of importance: a phone's bar shows the first ones. */
const ITEMS: Item[] = [
  { to: paths.home, label: 'Compromissos', icon: 'home', permission: 'home' },
  { to: paths.relatorios, label: 'Relatórios', icon: 'report', permission: 'relatorio_lista' },
  { to: paths.calendario, label: 'Calendário', icon: 'calendar' },
  { to: paths.users, label: 'Usuários', icon: 'people', permission: 'usuario_lista' },
  { to: paths.igrejas, label: 'Casas de Oração', icon: 'house', permission: 'igreja_lista' },
  { to: paths.cargos, label: 'Cargos', icon: 'badge', permission: 'cargo_lista' },
  { to: paths.cidades, label: 'Cidade', icon: 'city', permission: 'cidade_lista' },
  { to: paths.disponibilidade, label: 'Disponibilidade', icon: 'dayOff', permission: 'home' },
  { to: paths.pa, label: 'Ajustar datas', icon: 'redo', permission: 'relatorio_editar' },
  { to: paths.log, label: 'Logs', icon: 'log', permission: 'listar_logs' },
  { to: paths.ajuda, label: 'Ajuda', icon: 'help', inAccount: true },
]

/** The links of the menu, each only with its permission; the calendar's always. /home is more than commitments for whoever runs the network. */
export function sidebarItems(actor: Actor): ShellItem[] {
  const staff = can(actor, 'relatorio_lista')
  return ITEMS.filter(({ permission }) => !permission || can(actor, permission)).map((item) =>
    item.to === paths.home && staff ? { ...item, label: 'Início' } : item,
  )
}
