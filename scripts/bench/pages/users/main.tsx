import { UserTable } from '#src/pages/user/list/user-table.tsx'
import { CARGOS, CIDADES, IGREJAS } from '../../../demo/network.ts'
import { Administrator } from '../administrator.tsx'
import { renderMeasured } from '../render-measured.tsx'
import { PEOPLE } from './people.ts'
import { PlainTable } from './plain-table.tsx'

const Table = location.hash === '#plain' ? PlainTable : UserTable

renderMeasured(
  <Administrator>
    <Table users={PEOPLE} cargos={CARGOS} cidades={CIDADES} igrejas={IGREJAS} />
  </Administrator>,
)
