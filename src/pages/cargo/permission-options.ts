import type { CheckboxOption } from '#src/components/checkbox-list.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'

const NAMES: Record<Permission, { group: string; label: string; hint?: string }> = {
  home: { group: 'Geral', label: 'Meus Compromissos' },
  calendario: { group: 'Geral', label: 'Calendário' },
  deletar_itens: {
    group: 'Geral',
    label: 'Excluir itens',
    hint: 'Relatórios, usuários, cidades, cargos e casas de oração.',
  },
  relatorio_lista: { group: 'Relatórios', label: 'Ver relatórios' },
  relatorio_novo: { group: 'Relatórios', label: 'Gerar relatórios' },
  relatorio_editar: { group: 'Relatórios', label: 'Editar relatórios' },
  usuario_lista: { group: 'Usuários', label: 'Ver usuários' },
  usuario_novo: { group: 'Usuários', label: 'Incluir usuários' },
  usuario_editar: { group: 'Usuários', label: 'Editar usuários' },
  cidade_lista: { group: 'Cidades', label: 'Ver cidades' },
  cidade_novo: { group: 'Cidades', label: 'Incluir cidades' },
  cidade_editar: { group: 'Cidades', label: 'Editar cidades' },
  cargo_lista: { group: 'Cargos', label: 'Ver cargos' },
  cargo_novo: { group: 'Cargos', label: 'Incluir cargos' },
  cargo_editar: { group: 'Cargos', label: 'Editar cargos' },
  igreja_lista: { group: 'Casas de Oração', label: 'Ver casas de oração' },
  igreja_novo: { group: 'Casas de Oração', label: 'Incluir casas de oração' },
  igreja_editar: { group: 'Casas de Oração', label: 'Editar casas de oração' },
}

/** The 18 permissions by name; those that the actor does not hold are not theirs to give. `locked`: none may change. */
export function permissionOptions(actor: Actor, locked: boolean): CheckboxOption<Permission>[] {
  return PERMISSIONS.map((value) => {
    const { group, label, hint } = NAMES[value]
    const mayGive = can(actor, value)
    return { value, group, label, hint: mayGive || locked ? hint : NOT_HELD, disabled: locked || !mayGive }
  })
}

const NOT_HELD = 'Você não tem esta permissão: não pode dá-la.'
