import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { downloadFile } from '#src/lib/download-file.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'

const ADDED =
  'Abra o arquivo baixado para pôr os compromissos na agenda. Se algo mudar na escala, baixe de novo.'
const REMOVED = 'Abra o arquivo baixado para tirar da agenda os compromissos que você não tem mais.'

type AddToAgendaProps = {
  items: readonly ShownCompromisso[]
  uid: string
  now: number
  /** the server says that these are all */
  complete: boolean
  /** what the last tap came to, kept by the page: this is drawn anew when the database has spoken */
  note: string
  onNote: (note: string) => void
}

/** All coming commitments as one file for the calendar of the device. What makes it is loaded at the tap, from the installed app without a network. */
export function AddToAgenda({ items, uid, now, complete, note, onNote }: AddToAgendaProps) {
  async function add() {
    try {
      const { agendaFile } = await import('./agenda-file.ts')
      downloadFile(agendaFile(items, uid, { now, complete }))
      onNote(items.length > 0 ? ADDED : REMOVED)
    } catch (error) {
      console.warn('No calendar file', error)
      onNote('Não foi possível fazer o arquivo da agenda. Verifique a conexão e tente de novo.')
    }
  }

  return (
    <div className="add-to-agenda no-print">
      <Button onClick={add}>
        <Icon name="calendar" size={18} /> {items.length > 0 ? 'Pôr na agenda' : 'Tirar da agenda'}
      </Button>
      <p role="status">{note}</p>
    </div>
  )
}
