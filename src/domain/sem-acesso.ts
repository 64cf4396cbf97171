import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'

/** After so many days without a first access somebody should ask whether the person ever got the password. */
export const DIAS_SEM_ACESSO = 14

/** So many of them are read for the first page; of more it is only said that there are more. */
export const SEM_ACESSO_READ = 100

/** Accounts made or reset before this (ms since the epoch) have waited for long; the same all day. @param nowMs ms since the epoch */
export function semAcessoBefore(nowMs: number): number {
  return shiftDays(toStored(shownDate(upcomingFrom(nowMs)), '00:00'), -DIAS_SEM_ACESSO)
}
