import type { Disponibilidade, Report, User } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { watchDisponibilidade } from './disponibilidades.ts'
import { watchMyReports } from './member-reports.ts'
import { findTrocasOf } from './trocas.ts'
import { watchUser } from './users.ts'
import { requireOnline } from './with-retries.ts'

/** What the network holds of one person and lets that person read. `reports`: the published ones that name them, of all times. */
export type OwnData = {
  user: User | undefined
  disponibilidade: Disponibilidade | undefined
  reports: Report[]
  pedidos: Troca[]
}

/** Reads it once, as the server has it. @throws DataError */
export async function readCopy(userId: string): Promise<OwnData> {
  requireOnline()
  const [user, disponibilidade, reports, pedidos] = await Promise.all([
    fromServer(watchUser(userId)),
    fromServer(watchDisponibilidade(userId)),
    fromServer(watchMyReports(userId, 0)),
    findTrocasOf(userId),
  ])
  return { user, disponibilidade, reports, pedidos }
}
