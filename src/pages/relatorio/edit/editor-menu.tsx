import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MenuButton, MenuItem } from '#src/components/menu-button.tsx'
import { notify } from '#src/components/notify.ts'
import type { Report, ReportDay } from '#src/domain/entities.ts'
import { dayAndMonth, monthOf } from '#src/lib/service-labels.ts'
import { shownDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { ReportBeside } from '#src/roster/days-beside.ts'
import type { Cursor } from './cursor.ts'
import type { EditorTool } from './editor-toolbar.tsx'
import { type Grid, personAt } from './grid.ts'
import type { GridCommands } from './grid-keys.ts'
import type { EditorView } from './past-days.tsx'

export type EditorMenuProps = {
  grid: Grid
  cursor: Cursor
  commands: GridCommands
  report: Report
  /** those for which the toolbar has no room */
  tools: readonly EditorTool[]
  views: readonly EditorView[]
  everybody: ReactNode
  /** the reports of the same house's others */
  beside: readonly ReportBeside[]
  /** undefined: no cell is active */
  onWhy: (() => void) | undefined
  onSwap: () => void
  onDeleteDay: (day: ReportDay, key: string) => void
}

/** What acts on the active cell, and what is wanted less often than the toolbar's own buttons. */
export function EditorMenu(props: EditorMenuProps) {
  const { grid, cursor, commands, report, tools, views, everybody, beside } = props
  const { onWhy, onSwap, onDeleteDay } = props
  const { head } = cursor
  const person = head && personAt(grid, head)
  const day = head && grid.days[grid.keys.indexOf(head.key)]

  async function copy() {
    const text = commands.copy()
    if (text === undefined) return
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Copiado.')
    } catch {
      notify.error('O navegador não deixou copiar. Use Ctrl+C na grade.')
    }
  }

  return (
    <MenuButton label="Mais">
      {tools.map(({ label, onClick }) => (
        <MenuItem key={label} onClick={onClick}>
          {label}
        </MenuItem>
      ))}
      {views.map(({ label, on, onTurn }) => (
        <MenuItem key={label} pressed={on} onClick={onTurn}>
          {label}
        </MenuItem>
      ))}
      {everybody}
      {tools.length > 0 && <hr />}
      <MenuItem disabled={!onWhy} onClick={() => onWhy?.()}>
        Por quê? {person && (person.name || 'Vaga em branco')}
      </MenuItem>
      <MenuItem disabled={!person} onClick={onSwap}>
        Trocar {person?.name || 'a pessoa'} com ...
      </MenuItem>
      <MenuItem keys="+" disabled={!head} onClick={commands.addPerson}>
        + Adicionar Pessoa neste posto
      </MenuItem>
      <MenuItem keys="Shift+Del" disabled={!person} onClick={commands.removeSlot}>
        Remover esta vaga
      </MenuItem>
      <MenuItem keys="Ctrl+D" disabled={!head} onClick={commands.fillDown}>
        Repetir para baixo
      </MenuItem>
      <MenuItem keys="Ctrl+C" disabled={!head} onClick={() => void copy()}>
        Copiar as vagas
      </MenuItem>
      <MenuItem disabled={!day} onClick={() => head && day && onDeleteDay(day, head.key)}>
        Excluir este dia
      </MenuItem>
      <hr />
      <Link
        className="menu-button__item"
        to={paths.relatorioHistorico(report.id, day?.date === undefined ? '' : shownDate(day.date))}
      >
        {day?.date === undefined ? 'Histórico' : `Histórico de ${dayAndMonth(day.date)}`}
      </Link>
      {day && (
        <Link className="menu-button__item" to={paths.relatorioHistorico(report.id)}>
          Histórico do relatório
        </Link>
      )}
      {beside.map(({ id, nomeRelatorio }) => (
        <Link key={id} className="menu-button__item" to={paths.relatorioEdit(id)}>
          Abrir “{nomeRelatorio || 'Relatório sem nome'}”
        </Link>
      ))}
      <Link className="menu-button__item" to={paths.relatorioCarga}>
        Carga: quem serve quanto
      </Link>
      <MenuItem onClick={() => window.print()}>Imprimir</MenuItem>
      <Link
        className="menu-button__item"
        to={paths.compartilharHouse(report.cidade, report.igreja, firstMonth(report))}
      >
        Compartilhar
      </Link>
    </MenuButton>
  )
}

/** The month of its first service; '' when it has none. */
function firstMonth({ report }: Report): string {
  const date = report.find((day) => day.date !== undefined)?.date
  return date === undefined ? '' : monthOf(date)
}
