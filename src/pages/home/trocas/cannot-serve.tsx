import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { ShownCompromisso } from '../remembered-compromissos.ts'
import { turnoOf } from './turno-of.ts'

/** The part that reads the report and the people: loaded with the first tap. */
const CannotServeDialog = lazy(async () => ({
  default: (await import('./cannot-serve-dialog.tsx')).CannotServeDialog,
}))

/** 'Não poderei' on a card: whoever falls ill says so, or finds a substitute. Nobody asks why. */
export function CannotServe({ compromisso }: { compromisso: ShownCompromisso }) {
  const [open, setOpen] = useState(false)
  const turno = turnoOf(compromisso)
  if (!turno) return null
  return (
    <>
      <Button className="cannot-serve" onClick={() => setOpen(true)}>
        Não poderei
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CannotServeDialog turno={turno} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
