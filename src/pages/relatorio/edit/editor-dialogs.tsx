import { useMemo } from 'react'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import type { NomesPostos, Report, ReportDay } from '#src/domain/entities.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { candidates } from '#src/roster/candidates.ts'
import type { PodeServir } from '#src/roster/pode-servir.ts'
import { FillDialog } from '../fill-dialog.tsx'
import { AddDayDialog } from './add-day-dialog.tsx'
import { DeleteDayDialog } from './delete-day-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Slot } from './slots.ts'
import type { Pasted } from './spreadsheet-text.ts'
import type { Candidate, Serving } from './use-serving.ts'
import { WhyDialog } from './why-dialog.tsx'

/** What the editor is asking; `proceed` does what was asked about. */
export type Question =
  | { kind: 'add-day' }
  | { kind: 'delete-day'; day: ReportDay; proceed: () => void }
  | { kind: 'paste'; pasted: Pasted; proceed: () => void }
  | { kind: 'past'; proceed: () => void }
  | { kind: 'fill'; proceed: (days: ReportDay[]) => void }
  | { kind: 'why'; slot: Slot; report: Report; sentences: readonly string[] }
  | { kind: 'override'; person: Candidate; answer: PodeServir; proceed: (reason: string) => void }

export type EditorDialogsProps = {
  question: Question | undefined
  nomes: NomesPostos
  /** as they are now: what is learnt while a dialog is open counts */
  days: readonly ReportDay[]
  serving: Serving
  exists: (date: number) => boolean
  onAddDay: (date: number) => void
  onClose: () => void
}

/** The dialogs of the editor: at most one is open. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { question, nomes, days, serving, exists, onAddDay, onClose } = props
  const people = useMemo(() => candidates(serving.choices, serving.index.grupo), [serving])
  switch (question?.kind) {
    case undefined:
      return null
    case 'add-day':
      return <AddDayDialog exists={exists} onAdd={onAddDay} onClose={onClose} />
    case 'delete-day':
      return <DeleteDayDialog day={question.day} onDelete={question.proceed} onClose={onClose} />
    case 'paste':
      return (
        <PasteDialog pasted={question.pasted} nomes={nomes} onPaste={question.proceed} onClose={onClose} />
      )
    case 'past':
      return (
        <ConfirmDialog
          title="Mudar um culto que já passou?"
          body={
            <p>
              O relatório está publicado e este culto já aconteceu. O que você mudar muda também a história de
              quem serviu.
            </p>
          }
          confirmLabel="Mudar assim mesmo"
          onConfirm={question.proceed}
          failed={() => 'Não foi possível mudar.'}
          onClose={onClose}
        />
      )
    case 'fill':
      return (
        <FillDialog
          days={days}
          people={people}
          index={serving.index}
          agora={upcomingFrom(Date.now())}
          onFill={(filled) => {
            question.proceed(filled)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'why':
      return <WhyDialog {...question} nomes={nomes} onClose={onClose} />
    case 'override':
      return (
        <ReasonDialog
          title={`Escalar ${question.person.name} assim mesmo?`}
          body={
            <p>
              {question.answer.motivos
                .filter(({ nivel }) => nivel === 'bloqueia')
                .map(({ frase }) => frase)
                .join('; ')}
              .
            </p>
          }
          confirmLabel="Escalar assim mesmo"
          onConfirm={question.proceed}
          onClose={onClose}
        />
      )
  }
}
