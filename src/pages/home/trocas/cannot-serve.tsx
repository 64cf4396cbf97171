import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { Turno } from '#src/domain/troca.ts'
import type { ShownCompromisso } from '../remembered-compromissos.ts'
import { turnoOf } from './turno-of.ts'

/** The part that reads the report and the people: loaded with the first tap. */
const CannotServeDialog = lazy(async () => ({
  default: (await import('./cannot-serve-dialog.tsx')).CannotServeDialog,
}))

const OpenContext = createContext<(turno: Turno) => void>(() => {})

/**
 * Holds the dialog above the cards: what this device remembers gives way to what the database says, and would take a dialog of its own away
 * from under the finger.
 */
export function CannotServeHolder({ children }: { children: ReactNode }) {
  const [turno, setTurno] = useState<Turno>()
  return (
    <OpenContext value={setTurno}>
      {children}
      {turno && (
        <Suspense fallback={null}>
          <CannotServeDialog turno={turno} onClose={() => setTurno(undefined)} />
        </Suspense>
      )}
    </OpenContext>
  )
}

/** 'Não poderei' on a card: whoever falls ill says so, or finds a substitute. Nobody asks why. */
export function CannotServe({ compromisso }: { compromisso: ShownCompromisso }) {
  const open = useContext(OpenContext)
  const turno = turnoOf(compromisso)
  if (!turno) return null
  return (
    <Button className="cannot-serve" onClick={() => open(turno)}>
      Não poderei
    </Button>
  )
}
