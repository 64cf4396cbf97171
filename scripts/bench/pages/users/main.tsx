import { UserTable } from '#src/pages/user/list/user-table.tsx'
import { CARGOS, CIDADES, IGREJAS } from '../../../demo/network.ts'
import { Administrator } from '../administrator.tsx'
import { renderMeasured } from '../render-measured.tsx'
import { FEW, PEOPLE } from './people.ts'

renderMeasured(
  <Administrator>
    <UserTable
      users={location.hash === '#few' ? FEW : PEOPLE}
      cargos={CARGOS}
      cidades={CIDADES}
      igrejas={IGREJAS}
    />
  </Administrator>,
)
