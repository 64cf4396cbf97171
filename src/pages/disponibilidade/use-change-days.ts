import { useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import { MAX_AUSENCIAS, withAusencia, withoutAusencia, withoutDay } from '#src/domain/ausencias.ts'
import type { Ausencia, Dia, User } from '#src/domain/entities.ts'
import { changeDisponibilidade, type Dias } from '#src/repositories/disponibilidades.ts'

/** What a person can say of the days. Each resolves with whether it was saved. */
export type ChangeDays = {
  add: (ausencia: Ausencia) => Promise<boolean>
  remove: (ausencia: Ausencia) => Promise<boolean>
  /** Takes one day ('YYYY-MM-DD') out of whatever range it lies in. */
  removeDay: (day: string) => Promise<boolean>
  setWeekday: (dia: Dia, away: boolean) => Promise<boolean>
}

/** Saves each change at once; `today` is 'YYYY-MM-DD'. */
export function useChangeDays(person: Pick<User, 'id' | 'igreja'>, today: string) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [status, setStatus] = useState('')

  /** `edit` gives undefined where there would be too many ranges. */
  async function save(done: string, edit: (stored: Dias) => Dias | undefined): Promise<boolean> {
    setBusy(true)
    setError('')
    setStatus('Gravando...')
    let isFull = false
    try {
      await changeDisponibilidade(person, (stored) => {
        const edited = edit(stored)
        isFull = edited === undefined
        return edited
      })
      setStatus(isFull ? '' : done)
      if (isFull) setError(FULL)
      return !isFull
    } catch (reason) {
      setStatus('')
      setError(errorText('Erro ao gravar.', reason))
      return false
    } finally {
      setBusy(false)
    }
  }

  const withRanges =
    (edit: (ranges: Ausencia[]) => Ausencia[] | undefined) =>
    ({ ausencias, dias }: Dias) => {
      const edited = edit(ausencias)
      return edited && { ausencias: edited, dias }
    }

  const change: ChangeDays = {
    add: (ausencia) =>
      save(
        'Anotado: não pode.',
        withRanges((ranges) => withAusencia(ranges, ausencia, today)),
      ),
    remove: (ausencia) =>
      save(
        'Anotado: pode servir.',
        withRanges((ranges) => withoutAusencia(ranges, ausencia)),
      ),
    removeDay: (day) =>
      save(
        'Anotado: pode servir.',
        withRanges((ranges) => withoutDay(ranges, day)),
      ),
    setWeekday: (dia, away) =>
      save(away ? 'Anotado: não pode.' : 'Anotado: pode servir.', ({ ausencias, dias }) => ({
        ausencias,
        dias: away ? [...new Set([...dias, dia])] : dias.filter((other) => other !== dia),
      })),
  }
  return { change, busy, error, status }
}

const FULL = `São no máximo ${MAX_AUSENCIAS} períodos: junte alguns num período só ou remova um.`
