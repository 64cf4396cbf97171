import type { Entrant } from './entrants.ts'

/** Somebody in one draw. */
export type Member = {
  entrant: Entrant
  /** place in the seeded shuffle */
  draw: number
  /** turns in this report; weeks that the report before has begun do not count again */
  turns: number
  /** the week of the last turn */
  last: number
  /** weeks away in a row, within this report */
  away: number
  /** of the week that is being filled: can come to all of it; did not serve in the weeks beside it; weeks still possible */
  whole: boolean
  rested: boolean
  /** 0: who serves together with them is there in another report; 2: is there in another week; 1: neither */
  alone: number
  left: number
}

/** Turns in 12 months, those of this report included, as they are compared. */
export function yearTurns({ entrant, turns }: Member): number {
  return entrant.served + entrant.credit + turns
}

/**
 * The order in which people are called, by key: fewest turns in this report; who can come the whole week; who did not serve last week;
 * fewest turns in 12 months, where a partner who serves in this week in another report, or in another week, weighs a turn; that partner;
 * fewest weeks still possible; longest rest. 0: only the draw decides.
 */
export function compareNeed(a: Member, b: Member): number {
  return (
    a.turns - b.turns ||
    Number(b.whole) - Number(a.whole) ||
    Number(b.rested) - Number(a.rested) ||
    yearTurns(a) + a.alone - yearTurns(b) - b.alone ||
    a.alone - b.alone ||
    a.left - b.left ||
    (a.last === b.last ? 0 : a.last - b.last)
  )
}

export function compareMembers(a: Member, b: Member): number {
  return compareNeed(a, b) || a.draw - b.draw
}
