import { useMemo } from 'react'
import { Button } from '#src/components/button.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { useDebounced } from '#src/hooks/use-debounced.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { logFilter } from './log-filter.ts'
import './log.css'
import { useLogColumns } from './use-log-columns.tsx'
import { MORE_FAILED, useLogPages } from './use-log-pages.ts'

/** A query for every keystroke would cost reads. */
const SETTLE_MS = 400

/** The log, newest first, page by page; the filter narrows what is read. */
export function LogList() {
  const [text, setText] = useUrlState('acao')
  const typed = useDebounced(text.trim(), SETTLE_MS)
  const { first, logs, hasMore, busy, failed, loadMore, retry } = useLogPages(
    useMemo(() => logFilter(typed), [typed]),
  )

  const columns = useLogColumns(logs)

  return (
    <>
      <FilterBar>
        <TextField
          type="search"
          label="Filtrar por Ação"
          placeholder="Digite a ação para filtrar"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </FilterBar>
      <DataState
        subscription={first}
        loading="Carregando logs..."
        failed="Erro ao carregar os logs."
        onRetry={retry}
      >
        {() => (
          <>
            <DataTable
              caption="Logs"
              columns={columns}
              rows={logs}
              rowKey={({ id }) => id}
              sort={undefined}
              onSortChange={() => {}}
              empty={
                busy ? undefined : (
                  <EmptyState
                    sentence="Nenhum log encontrado."
                    hint={
                      typed
                        ? 'Apague o filtro para ver todas as ações.'
                        : 'Cada primeiro login e cada mudança em pessoas, cargos, cidades, casas de oração e relatórios aparece aqui.'
                    }
                  />
                )
              }
            />
            <FormError>{failed === undefined ? '' : errorText(MORE_FAILED, failed)}</FormError>
            {hasMore && (
              <Button className="log__more" busy={busy} busyLabel="Carregando logs..." onClick={loadMore}>
                Carregar mais
              </Button>
            )}
          </>
        )}
      </DataState>
    </>
  )
}
