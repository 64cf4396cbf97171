import { useState } from 'react'
import { foldText } from '#src/lib/fold-text.ts'
import { userColumns } from '#src/pages/user/list/user-columns.tsx'
import { type UserListData, userRows } from '#src/pages/user/list/user-row.ts'
import { useActor } from '#src/session/use-actor.ts'

/** The naive way, which the list of users is measured against: the same rows, all of them drawn, and names folded again for each key. */
export function PlainTable(data: UserListData) {
  const actor = useActor()
  const [busca, setBusca] = useState('')
  const columns = userColumns(actor, () => {})
  const shown = userRows(data, actor).filter(({ user }) => foldText(user.name).includes(foldText(busca)))
  return (
    <>
      <input type="search" value={busca} onChange={(event) => setBusca(event.target.value)} />
      <table className="data-table">
        <tbody>
          {shown.map((row) => (
            <tr key={row.user.id}>
              {columns.map(({ key, render }) => (
                <td key={key}>{render(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
