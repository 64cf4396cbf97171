import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import { notify } from '#src/components/notify.ts'
import type { Report } from '#src/domain/entities.ts'
import { type Author, setAtivo, setAtual } from '#src/repositories/reports.ts'
import { NO_AUTHOR, useAuthor } from '#src/session/use-author.ts'

/** The two switches of a report, each saved at once. */
export function ReportSwitches({ report: { id, ativo, atual } }: { report: Report }) {
  const author = useAuthor()
  const [busy, setBusy] = useState<'ativo' | 'atual'>()
  const [error, setError] = useState('')

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

  return (
    <>
      <div className="row">
        <Button
          variant={ativo ? 'danger' : 'edit'}
          busy={busy === 'ativo'}
          onClick={() =>
            turn(
              'ativo',
              (by) => setAtivo(id, !ativo, by),
              `Relatorio ${ativo ? 'desativado' : 'ativado'} com sucesso!`,
            )
          }
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
    </>
  )
}

const ATIVO_FAILED = 'Erro ao alterar status do relatorio.'
const ATUAL_FAILED = 'Erro ao alterar status atual do relatorio.'
