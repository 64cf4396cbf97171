import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { Turno } from '#src/domain/troca.ts'
import { loadOrRenew } from '#src/lib/renew-code.ts'
import type { ShownCompromisso } from '../remembered-compromissos.ts'
import type { CannotServeDialogProps } from './cannot-serve-dialog.tsx'
import { turnoOf } from './turno-of.ts'

type Opened = { turno: Turno; Dialog: ComponentType<CannotServeDialogProps> }

const OpenContext = createContext<(turno: Turno) => Promise<void>>(async () => {})

/**
 * Holds the dialog above the cards: what this device remembers gives way to what the database says, and would take a dialog of its own away
 * from under the finger.
 */
export function CannotServeHolder({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  // what reads the report and the people is loaded with the tap: from the installed app without a network too
  const open = useCallback(async (turno: Turno) => {
    const { CannotServeDialog } = await loadOrRenew(() => import('./cannot-serve-dialog.tsx'))
    setOpened({ turno, Dialog: CannotServeDialog })
  }, [])
  return (
    <OpenContext value={open}>
      {children}
      {opened && <opened.Dialog turno={opened.turno} onClose={() => setOpened(undefined)} />}
    </OpenContext>
  )
}

/** 'Não poderei' on a card: whoever falls ill says so, or finds a substitute. Nobody asks why. */
export function CannotServe({ compromisso }: { compromisso: ShownCompromisso }) {
  const open = useContext(OpenContext)
  const [opening, setOpening] = useState<'under way' | 'failed'>()
  const turno = turnoOf(compromisso)
  if (!turno) return null

  async function tap(tapped: Turno) {
    setOpening('under way')
    try {
      await open(tapped)
      setOpening(undefined)
    } catch (error) {
      console.warn('No way to say that one cannot serve', error)
      setOpening('failed')
    }
  }

  return (
    <>
      <Button
        className="cannot-serve"
        busy={opening === 'under way'}
        busyLabel="Abrindo..."
        onClick={() => tap(turno)}
      >
        Não poderei
      </Button>
      {opening === 'failed' && (
        <p role="alert" className="cannot-serve-failed">
          Não foi possível abrir. Verifique a conexão e tente de novo, ou avise quem cuida da escala.
        </p>
      )}
    </>
  )
}
