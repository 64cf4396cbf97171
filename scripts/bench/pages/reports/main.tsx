import { useState } from 'react'
import { SearchBox } from '#src/components/search-box.tsx'
import { RelatorioTable } from '#src/pages/relatorio/list/relatorio-table.tsx'
import { CIDADES } from '../../../demo/network.ts'
import { Administrator } from '../administrator.tsx'
import { renderMeasured } from '../render-measured.tsx'
import { FEW, IGREJAS, REPORTS } from './reports.ts'

const reports = location.hash === '#few' ? FEW : REPORTS
const cidades = { state: 'ready', data: CIDADES, fromCache: false, at: 0 } as const
const igrejas = { state: 'ready', data: IGREJAS, fromCache: false, at: 0 } as const

/** The list of reports with its search, without what it would read from the database. */
function Reports() {
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      <RelatorioTable
        reports={reports}
        cidades={cidades}
        igrejas={igrejas}
        search={search}
        onlyActive={false}
        grouped
      />
    </>
  )
}

renderMeasured(
  <Administrator>
    <Reports />
  </Administrator>,
)
