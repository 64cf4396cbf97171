import { useRef, useState } from 'react'
import { DataError } from '#src/domain/data-error.ts'
import { errorText } from './error-text.ts'

/** One record that has to point elsewhere. `refusal`: why the actor may not move it. */
export type Move = { name: string; refusal?: string | undefined; move: () => Promise<void> }

/** What stayed where it was. */
export type Left = { name: string; why: string }

export type Moves = {
  running: boolean
  /** 'Movidos 12 de 40.' */
  progress: string
  left: readonly Left[]
  error: string
  /** Resolves whether everything was moved. Running again goes on with what is left. */
  run: (target: string) => Promise<boolean>
  stop: () => void
}

/** Moves records one by one, each in a commit of its own; a refusal leaves one behind, a dead network ends the run. */
export function useMoves(movesTo: (target: string) => Promise<Move[]>): Moves {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState('')
  const [left, setLeft] = useState<readonly Left[]>([])
  const [error, setError] = useState('')
  const stopped = useRef(false)

  async function run(target: string): Promise<boolean> {
    stopped.current = false
    setRunning(true)
    setError('')
    setLeft([])
    setProgress('Procurando o que mover...')
    try {
      const moves = await movesTo(target)
      let done = 0
      const behind: Left[] = []
      for (const { name, refusal, move } of moves) {
        if (stopped.current) break
        setProgress(`Movidos ${done} de ${moves.length}.`)
        try {
          if (refusal) behind.push({ name, why: refusal })
          else await move()
        } catch (reason) {
          if (!(reason instanceof DataError) || reason.kind !== 'refused') throw reason
          behind.push({ name, why: errorText('O banco de dados recusou.', reason) })
        }
        done++
      }
      setProgress(`Movidos ${done - behind.length} de ${moves.length}.`)
      setLeft(behind)
      return done === moves.length && behind.length === 0
    } catch (reason) {
      setError(errorText('Erro ao mover. Tente de novo para continuar.', reason))
      return false
    } finally {
      setRunning(false)
    }
  }

  const stop = () => {
    stopped.current = true
  }
  return { running, progress, left, error, run, stop }
}
