import { useState } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { useAction } from '#src/components/use-action.ts'
import type { Turno } from '#src/domain/troca.ts'
import { askTroca, type NewTroca } from '#src/repositories/change-trocas.ts'
import { AskDone, type Done } from './ask-done.tsx'
import { ChooseReturn } from './choose-return.tsx'
import { ChooseSubstitute } from './choose-substitute.tsx'
import { ChooseWay, type Way } from './choose-way.tsx'
import { trocaProblem, turnoText } from './troca-text.ts'
import { useSubstitution } from './use-substitution.ts'

export type CannotServeDialogProps = { turno: Turno; onClose: () => void }

/** What somebody can do who cannot serve: tell, ask, or exchange. */
export function CannotServeDialog({ turno, onClose }: CannotServeDialogProps) {
  const [openedAt] = useState(Date.now)
  const { data, known, retry } = useSubstitution(turno, openedAt)
  const [way, setWay] = useState<Way>()
  const [done, setDone] = useState<Done>()
  const { busy, problem, run } = useAction(trocaProblem)

  const ask = (asked: Pick<NewTroca, 'para' | 'devolve' | 'estado'>, name: string) =>
    run(asked.estado, 'Erro ao enviar o pedido.', async () => {
      if (!known?.me) return
      await askTroca({ ...turno, ...asked }, known.me)
      setDone({ ...asked, name })
    })

  return (
    <Dialog title="Não poderei" onClose={onClose} locked={busy !== ''}>
      <DataState
        subscription={data}
        loading="Carregando a equipe..."
        failed="Erro ao carregar a equipe."
        onRetry={retry}
      >
        {() =>
          known && (
            <>
              <p>
                <strong>{turnoText(turno, known.nomes)}</strong>
              </p>
              {done ? (
                <AskDone done={done} turno={turno} known={known} />
              ) : way === 'pedir' ? (
                <ChooseSubstitute
                  people={known.substitutes}
                  busy={busy !== ''}
                  problem={problem}
                  onBack={() => setWay(undefined)}
                  onAsk={(para, name) => ask({ para, estado: 'pedida' }, name)}
                />
              ) : way === 'trocar' ? (
                <ChooseReturn
                  turns={known.returns}
                  nomes={known.nomes}
                  busy={busy !== ''}
                  problem={problem}
                  onBack={() => setWay(undefined)}
                  onAsk={({ pessoa, turno: devolve }) =>
                    ask({ para: pessoa.id, devolve, estado: 'pedida' }, pessoa.name)
                  }
                />
              ) : (
                <ChooseWay
                  closed={known.closed}
                  busy={busy !== ''}
                  problem={problem}
                  onChoose={(chosen) =>
                    chosen === 'avisar' ? ask({ para: '', estado: 'avisada' }, '') : setWay(chosen)
                  }
                />
              )}
            </>
          )
        }
      </DataState>
    </Dialog>
  )
}
