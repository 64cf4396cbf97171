import { useEffect, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import { notify } from '#src/components/notify.ts'
import type { NomesPostos, Report } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { setAtivo, setAtual } from '#src/repositories/reports.ts'
import type { Problem } from '#src/roster/check-days.ts'
import { NO_AUTHOR, useAuthor } from '#src/session/use-author.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { SlotPlace } from './slots.ts'

export type ReportSwitchesProps = {
  report: Report
  /** what stands against publishing it */
  problems: readonly Problem[]
  nomes: NomesPostos
  /** what is needed to check it has come */
  known: boolean
  /** there are unsaved changes */
  dirty: boolean
  /** resolves whether all is saved */
  onSave: () => Promise<boolean>
  onGo: (place: SlotPlace) => void
}

/** The two switches of a report, each saved at once. Activating is checked first. */
export function ReportSwitches(props: ReportSwitchesProps) {
  const { report, problems, nomes, known, dirty, onSave, onGo } = props
  const { id, ativo, atual } = report
  const author = useAuthor()
  const [busy, setBusy] = useState<'ativo' | 'atual'>()
  const [error, setError] = useState('')
  const [wanted, setWanted] = useState(false)
  const [checking, setChecking] = useState(false)

  async function turn(which: 'ativo' | 'atual', write: (by: Author) => Promise<void>, done: string) {
    if (busy) return
    const by = author()
    setError(by ? '' : NO_AUTHOR)
    if (!by) return
    setBusy(which)
    try {
      await write(by)
      notify.success(done)
    } catch (reason) {
      setError(errorText(which === 'ativo' ? ATIVO_FAILED : ATUAL_FAILED, reason))
    } finally {
      setBusy(undefined)
    }
  }

  const activate = (motivo?: string) =>
    turn(
      'ativo',
      (by) => setAtivo(id, !ativo, by, motivo),
      `Relatorio ${ativo ? 'desativado' : 'ativado'} com sucesso!`,
    )

  // asked for before all is known of the people: checked once it is
  useEffect(() => {
    if (!wanted || !known) return
    setWanted(false)
    if (dirty || problems.some(({ kind }) => kind !== 'aviso')) setChecking(true)
    else void activate()
  })

  return (
    <>
      <div className="row">
        <Button
          variant={ativo ? 'danger' : 'edit'}
          busy={busy === 'ativo' || wanted}
          onClick={() => {
            if (ativo) void activate()
            else setWanted(true)
          }}
        >
          {ativo ? 'Desativar' : 'Ativar'}
        </Button>
        <Button
          variant={atual ? 'current' : 'neutral'}
          busy={busy === 'atual'}
          title={atual ? 'Marcar como não atual' : 'Marcar como atual'}
          onClick={() =>
            turn(
              'atual',
              (by) => setAtual(id, !atual, by),
              `Relatorio marcado como ${atual ? 'nao atual' : 'atual'} com sucesso!`,
            )
          }
        >
          {atual ? 'Atual' : 'Não Atual'}
        </Button>
      </div>
      <FormError>{error}</FormError>
      {checking && (
        <PublishDialog
          problems={problems}
          nomes={nomes}
          dirty={dirty}
          onGo={(place) => {
            setChecking(false)
            onGo(place)
          }}
          onActivate={async (motivo) => {
            setChecking(false)
            if (!dirty || (await onSave())) await activate(motivo)
          }}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  )
}

const ATIVO_FAILED = 'Erro ao alterar status do relatorio.'
const ATUAL_FAILED = 'Erro ao alterar status atual do relatorio.'
