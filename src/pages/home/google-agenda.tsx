import { Icon } from '#src/components/icons.tsx'
import { FUSO_DA_REDE } from '#src/output/fuso.ts'
import { googleAgendaLink } from '#src/output/google-agenda.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { turnoOf } from './turno-of.ts'

/** Takes one commitment to Google Agenda. */
export function GoogleAgenda({ compromisso }: { compromisso: ShownCompromisso }) {
  const turno = turnoOf(compromisso, '')
  if (!turno) return null
  return (
    <a
      className="button button--ghost google-agenda no-print"
      href={googleAgendaLink(turno, FUSO_DA_REDE)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="calendar" size={18} /> Google Agenda
    </a>
  )
}
