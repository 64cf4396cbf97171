import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { DataTable, type Sort } from '#src/components/data-table.tsx'
import type { CheckedRow } from './check-rows.ts'
import { ImportProgress } from './import-progress.tsx'
import './import-sheet.css'
import { PREVIEW_COLUMNS } from './preview-columns.tsx'
import { countStatus, needsAttention, previewRows, readyPeople } from './preview-row.ts'
import { useImportRun } from './use-import-run.ts'
import { useRegistered } from './use-registered.ts'

type ImportPreviewProps = { rows: CheckedRow[]; emails: string[]; onBack: () => void }

/** Every row with its problems; the import itself, once confirmed. */
export function ImportPreview({ rows, emails, onBack }: ImportPreviewProps) {
  const [registered, retry] = useRegistered(emails)
  return (
    <DataState
      subscription={registered}
      loading="Verificando quem já está cadastrado..."
      failed="Não foi possível verificar quem já está cadastrado."
      onRetry={retry}
    >
      {(usernames) => <Preview rows={rows} registered={usernames} onBack={onBack} />}
    </DataState>
  )
}

type PreviewProps = { rows: CheckedRow[]; registered: ReadonlySet<string>; onBack: () => void }

function Preview({ rows, registered, onBack }: PreviewProps) {
  const { run, start, stop } = useImportRun()
  const [sort, setSort] = useState<Sort>({ column: 'linha', direction: 'ascending' })
  const [onlyProblems, setOnlyProblems] = useState(false)
  const [ownPasswords, setOwnPasswords] = useState(false)
  const shown = useMemo(() => previewRows(rows, registered, run.outcomes), [rows, registered, run.outcomes])
  const counts = useMemo(() => countStatus(shown), [shown])
  const isRunning = run.phase === 'running'

  return (
    <>
      <ImportProgress run={run} counts={counts} />
      {run.phase === 'idle' && counts.ready > 0 && (
        <Checkbox
          label="Dar a cada pessoa uma senha provisória própria"
          hint="Você baixa as senhas em um arquivo no fim da importação. Sem isto todas entram com a senha padrão, que todos conhecem."
          checked={ownPasswords}
          onChange={setOwnPasswords}
        />
      )}
      <div className="row">
        {counts.ready > 0 && !isRunning && (
          <Button variant="primary" onClick={() => start(readyPeople(shown), ownPasswords)}>
            {run.phase === 'stopped' ? `Continuar (faltam ${counts.ready})` : importLabel(counts.ready)}
          </Button>
        )}
        {isRunning && <Button onClick={stop}>Parar</Button>}
        {!isRunning && <Button onClick={onBack}>Enviar outra planilha</Button>}
      </div>
      <Checkbox
        label={`Mostrar só as linhas com problema (${counts.problem + counts.refused})`}
        checked={onlyProblems}
        onChange={setOnlyProblems}
      />
      <DataTable
        caption="Pessoas da planilha"
        columns={PREVIEW_COLUMNS}
        rows={shown}
        filter={onlyProblems ? needsAttention : undefined}
        rowKey={({ line }) => String(line)}
        rowClassName={(row) => (needsAttention(row) ? 'import-row--problem' : '')}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState sentence="Nenhuma linha com problema." />}
      />
    </>
  )
}

function importLabel(count: number): string {
  return count === 1 ? 'Importar 1 pessoa' : `Importar ${count} pessoas`
}
