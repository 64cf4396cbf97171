import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { changeText } from '#src/roster/report-diff.ts'
import type { HistoryEntry } from './history-entries.ts'
import './history.css'

export type HistoryListProps = {
  entries: readonly HistoryEntry[]
  nomes: NomesPostos
  onRestore: (entry: HistoryEntry) => void
}

/** How many saves, and changes of one save, are drawn before one asks for more. */
const PAGE = 50
const CHANGES = 12

/** The saves, the latest first: who, when, and the difference in words. */
export function HistoryList({ entries, nomes, onRestore }: HistoryListProps) {
  const [limit, setLimit] = useState(PAGE)
  return (
    <>
      <ol className="history">
        {entries.slice(0, limit).map((entry) => (
          <HistoryItem key={entry.versao} entry={entry} nomes={nomes} onRestore={onRestore} />
        ))}
      </ol>
      {entries.length > limit && <Button onClick={() => setLimit(limit + PAGE)}>Mostrar mais</Button>}
    </>
  )
}

type HistoryItemProps = { entry: HistoryEntry; nomes: NomesPostos; onRestore: (entry: HistoryEntry) => void }

function HistoryItem({ entry, nomes, onRestore }: HistoryItemProps) {
  const [all, setAll] = useState(false)
  const { por, changes } = entry
  const when = por?.timestamp === undefined ? 'Data não disponível' : formatInstantLong(por.timestamp)
  const who = por?.nameUser || 'Não disponível'
  const hidden = all ? 0 : Math.max(0, changes.length - CHANGES)
  return (
    <li className="card history__entry">
      <div className="history__head">
        <p>
          <strong>{who}</strong>
          <span className="history__when">{when}</span>
        </p>
        <Button
          className="no-print"
          aria-label={`Restaurar como era antes: ${who}, ${when}`}
          onClick={() => onRestore(entry)}
        >
          Restaurar como era antes
        </Button>
      </div>
      {por?.motivo && <p>Motivo: {por.motivo}</p>}
      {changes.length === 0 && <p>Nenhuma pessoa mudou de lugar.</p>}
      <ul className="history__changes">
        {changes.slice(0, changes.length - hidden).map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a save never change
          <li key={index}>{changeText(change, nomes)}</li>
        ))}
      </ul>
      {hidden > 0 && <Button onClick={() => setAll(true)}>e mais {hidden}</Button>}
    </li>
  )
}
