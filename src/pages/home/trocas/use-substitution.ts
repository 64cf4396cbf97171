import { useMemo } from 'react'
import { NOMES_POSTOS_PADRAO, type RegraTrocas, TROCAS_PADRAO } from '#src/domain/entities.ts'
import { type Turno, trocaUntil } from '#src/domain/troca.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shiftDays, upcomingFrom } from '#src/lib/service-time.ts'
import { watchDiretorio } from '#src/repositories/diretorios.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchActiveReports } from '#src/repositories/member-reports.ts'
import { watchUser } from '#src/repositories/users.ts'
import { substitutesFor, turnsInReturn } from '#src/roster/substitutes.ts'
import { useSession } from '#src/session/session-context.ts'

/** Turns in return are looked for so many days ahead. */
const AHEAD_DAYS = 90

/** What the dialog knows of a turn: who could take it, what could be taken in return, and what the house lets people settle. */
export function useSubstitution(turno: Turno, now: number) {
  const { user, access } = useSession()
  const uid = user?.uid ?? ''
  const [cidade, igreja] = [access?.cidade ?? '', access?.igreja ?? '']
  const day = Math.min(turno.data, upcomingFrom(now))
  const from = useMemo(() => shiftDays(day, -1), [day])
  const [data, retry] = useSubscriptions(
    useMemo(
      () => watchActiveReports(cidade, igreja, from, shiftDays(from, AHEAD_DAYS)),
      [cidade, igreja, from],
    ),
    useMemo(() => watchDiretorio(igreja), [igreja]),
    useMemo(() => watchIgreja(igreja), [igreja]),
    useMemo(() => watchUser(uid), [uid]),
  )

  const known = useMemo(() => {
    if (data.state !== 'ready') return undefined
    const [active, people, house, me] = data.data
    const nomes = house ?? NOMES_POSTOS_PADRAO
    const names = { pessoa: () => '', igreja: () => '', posto: (posto: Turno['posto']) => nomes[posto] }
    const input = { turno, de: uid, reports: active, people, names }
    const regra = house?.trocas ?? TROCAS_PADRAO
    const isOurs = active.some(({ id }) => id === turno.report)
    return {
      me,
      nomes,
      contato: house?.contato,
      /** why nobody can be asked, or '' */
      closed:
        !isOurs || regra.modo === 'aviso' ? NOT_HERE : now < trocaUntil(turno, regra) ? '' : tooLate(regra),
      substitutes: substitutesFor(input),
      returns: turnsInReturn(input, upcomingFrom(now)),
    }
  }, [data, turno, uid, now])

  return { data, known, retry }
}

/** Why nobody can be asked to take a turn. */
const NOT_HERE = 'Para este culto as trocas são feitas por quem cuida da escala.'

function tooLate({ horas }: Pick<RegraTrocas, 'horas'>): string {
  const ended = horas === 0 ? '' : `: terminou ${horas === 1 ? '1 hora' : `${horas} horas`} antes do culto`
  return `O prazo para pedir a alguém já passou${ended}. Agora as trocas são feitas por quem cuida da escala.`
}
