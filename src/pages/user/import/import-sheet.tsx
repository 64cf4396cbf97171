import { useMemo, useState } from 'react'
import { refusalText } from '#src/components/refusal-text.ts'
import { refusal } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { isUsername } from '#src/domain/login-key.ts'
import { localDay } from '#src/lib/local-day.ts'
import { useActor } from '#src/session/use-actor.ts'
import { checkRows } from './check-rows.ts'
import { ChooseSheet } from './choose-sheet.tsx'
import type { RawRow } from './columns.ts'
import type { Network } from './find-places.ts'
import { ImportPreview } from './import-preview.tsx'

/** Choosing a spreadsheet, then its preview. The rows are checked again when the network changes meanwhile. */
export function ImportSheet({ cidades, cargos, igrejas }: Network) {
  const actor = useActor()
  const [rows, setRows] = useState<RawRow[]>()

  const checked = useMemo(
    () =>
      checkRows(rows ?? [], {
        cidades,
        cargos,
        igrejas,
        today: localDay(Date.now()),
        cargoRefusal: (cargo: Cargo) => {
          const reason = refusal(actor, 'usuario_novo', cargo)
          return reason && refusalText(reason)
        },
      }),
    [rows, cidades, cargos, igrejas, actor],
  )
  const emails = useMemo(
    () => (rows ?? []).map(({ values }) => values.Username).filter((username) => isUsername(username)),
    [rows],
  )

  if (!rows) return <ChooseSheet onRead={setRows} />
  return <ImportPreview rows={checked} emails={emails} onBack={() => setRows(undefined)} />
}
