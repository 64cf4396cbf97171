import { startTransition, useRef, useState } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'
import type { MonthRow } from '#src/roster/month-rows.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import { randomSeed } from '../random-seed.ts'
import { generateMonth, type Proposal } from './generate-month.ts'
import type { Network } from './use-network.ts'
import { type Written, writeMonth } from './write-month.ts'

export type MonthRun = {
  step: 'escolha' | 'previa' | 'gravacao'
  /** generating or writing */
  busy: boolean
  /** reports done of those under way */
  done: number
  total: number
  /** the generation failed */
  failed: boolean
  proposals: readonly Proposal[]
  written: readonly Written[]
  generate: (rows: readonly MonthRow[]) => Promise<void>
  /** Draws again. */
  again: () => Promise<void>
  /** Writes what is not written yet. */
  write: () => Promise<void>
  back: () => void
}

type State = Pick<MonthRun, 'step' | 'busy' | 'done' | 'total' | 'failed' | 'proposals' | 'written'>

const START: State = {
  step: 'escolha',
  busy: false,
  done: 0,
  total: 0,
  failed: false,
  proposals: [],
  written: [],
}

/** Generating a month and writing it: one thing at a time, however often one taps. */
export function useMonthRun(range: DateRange, network: Network, agora: number, me: string): MonthRun {
  const [state, setState] = useState(START)
  const busy = useRef(false)
  const change = (part: Partial<State>) => setState((current) => ({ ...current, ...part }))

  async function alone(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    await work().finally(() => {
      busy.current = false
      // a network's rows, or its previews, are drawn bit by bit
      startTransition(() => change({ busy: false }))
    })
  }

  const generate = (rows: readonly MonthRow[]) =>
    alone(async () => {
      change({ busy: true, done: 0, total: rows.length, failed: false })
      const known = {
        reports: network.reports,
        disponibilidades: network.disponibilidades ?? [],
        vinculos: network.vinculos ?? [],
        agora,
      }
      await afterPaint()
      try {
        const proposals = await generateMonth(rows, range, known, randomSeed(), (done) => change({ done }))
        startTransition(() => change({ step: 'previa', proposals, written: [] }))
      } catch (error) {
        console.warn('The generation failed', error)
        change({ failed: true })
      }
    })

  const write = () =>
    alone(async () => {
      const settled = state.written.filter(({ outcome }) => outcome !== 'falhou')
      const left = state.proposals.filter((proposal) => !settled.some((one) => one.proposal === proposal))
      change({
        step: 'gravacao',
        busy: true,
        done: settled.length,
        total: state.proposals.length,
        written: settled,
      })
      await writeMonth(left, range, me, (one) =>
        setState((current) => ({ ...current, done: current.done + 1, written: [...current.written, one] })),
      )
    })

  return {
    ...state,
    generate,
    again: () => generate(state.proposals.map(({ row }) => row)),
    write,
    back: () => setState(START),
  }
}
