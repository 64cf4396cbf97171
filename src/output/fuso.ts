/**
 * The zones of Brazil by their IANA name, with their distance from UTC. None has had summer time since 2019, so each is one
 * line, and no service of the roster is older.
 */
export const FUSOS = {
  'America/Noronha': '-0200',
  'America/Sao_Paulo': '-0300',
  'America/Manaus': '-0400',
  'America/Rio_Branco': '-0500',
} as const

export type Fuso = keyof typeof FUSOS

/**
 * The zone of every city of the network. A city has no zone of its own: the churches' wall clock is UTC-03:00 all year (lib/service-time.ts),
 * and what a calendar is told has to be the instant that the rest of the app means.
 */
export const FUSO_DA_REDE: Fuso = 'America/Sao_Paulo'
