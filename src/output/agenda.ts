/** Which events of a person's calendar a file brings: the turns of now, and a cancellation for each one that was lost. */

/** One turn as a calendar needs it. `date`: stored instant in ms; `versao`: the version of the report that says so. */
export type Turno = {
  /** the same for the same report, service and person, whatever the post */
  uid: string
  versao: number
  date: number
  posto: string
  igreja: string
  cidade: string
  /** who else serves, as text; may have several lines */
  nota: string
}

export type Evento = Omit<Turno, 'versao'> & { sequence: number; cancelado: boolean }

/** `from`: stored ms, turns before it are left alone. `complete`: what is missing was lost, and is not just unknown to this device. */
export type AgendaScope = { from: number; complete: boolean }

/**
 * `sent`: the events of the last file. What it had and is not there now is cancelled, or left as it was when `turnos` are not complete. A sequence never falls, and rises
 * when a cancelled turn comes back, because calendars ignore what is older than what they have.
 */
export function agendaOf(
  turnos: readonly Turno[],
  sent: readonly Evento[],
  { from, complete }: AgendaScope,
): Evento[] {
  const earlier = new Map(sent.map((evento) => [evento.uid, evento]))
  const coming = onePerUid(turnos.filter(({ date }) => date >= from))
  const kept = coming.map(({ versao, ...turno }): Evento => {
    const before = earlier.get(turno.uid)
    const least = before ? before.sequence + (before.cancelado ? 1 : 0) : 0
    return { ...turno, sequence: Math.max(versao, least), cancelado: false }
  })
  const here = new Set(kept.map(({ uid }) => uid))
  const lost = sent
    .filter(({ uid, date }) => date >= from && !here.has(uid))
    .map((evento) =>
      evento.cancelado || !complete ? evento : { ...evento, sequence: evento.sequence + 1, cancelado: true },
    )
  return [...kept, ...lost].sort((a, b) => a.date - b.date)
}

/** Two posts in one service are one event: 'Átrio e Som'. */
function onePerUid(turnos: readonly Turno[]): Turno[] {
  const byUid = new Map<string, Turno>()
  for (const turno of turnos) {
    const other = byUid.get(turno.uid)
    byUid.set(turno.uid, other ? { ...other, posto: `${other.posto} e ${turno.posto}` } : turno)
  }
  return [...byUid.values()]
}
