import { formatAgo } from '#src/lib/instant-format.ts'
import './banner.css'

/** 'Atualizado há ...': how old what is shown is. Both in ms since the epoch. */
export function StaleNote({ at, now }: { at: number; now: number }) {
  return <p className="stale-note">Atualizado {formatAgo(at, now)}</p>
}
