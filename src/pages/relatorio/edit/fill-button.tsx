import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { ReportDay } from '#src/domain/entities.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { candidates } from '#src/roster/candidates.ts'
import { FillDialog } from '../fill-dialog.tsx'
import type { Serving } from './use-serving.ts'

export type FillButtonProps = {
  days: readonly ReportDay[]
  serving: Serving
  onFill: (days: ReportDay[]) => void
}

/** Opens 'Completar vagas', which shows whom it would call before it does. */
export function FillButton({ days, serving, onFill }: FillButtonProps) {
  const [openedAt, setOpenedAt] = useState<number>()
  const { choices, index } = serving
  const people = useMemo(() => candidates(choices, index.grupo), [choices, index])
  return (
    <>
      <Button onClick={() => setOpenedAt(upcomingFrom(Date.now()))}>Completar vagas</Button>
      {openedAt !== undefined && (
        <FillDialog
          days={days}
          people={people}
          index={index}
          agora={openedAt}
          onClose={() => setOpenedAt(undefined)}
          onFill={(filled) => {
            onFill(filled)
            setOpenedAt(undefined)
          }}
        />
      )}
    </>
  )
}
