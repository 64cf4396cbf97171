import { useState } from 'react'
import { POSTOS_BY_TIPO, type Posto } from '#src/domain/entities.ts'
import { REPORT } from './report.ts'

/** The naive way, which the editor is measured against: every day drawn, and drawn again with every change. */
export function PlainEditor() {
  const [days, setDays] = useState(REPORT.report)
  const change = (day: number, posto: Posto, edit: (people: { id: string; name: string }[]) => void) =>
    setDays((before) => {
      const copy = structuredClone(before)
      edit(copy[day]?.[posto] ?? [])
      return copy
    })
  return (
    <table>
      <tbody>
        {days.map((day, index) => (
          <tr key={day.date}>
            <th scope="row">{new Date(day.date ?? 0).toLocaleString('pt-BR', { dateStyle: 'long' })}</th>
            {POSTOS_BY_TIPO.UserP.map((posto) => (
              <td key={posto}>
                {(day[posto] ?? []).map((person, slot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the naive way
                  <div key={slot}>
                    <button type="button">{person.name}</button>
                    <button
                      type="button"
                      aria-label={`Remover ${person.name}`}
                      onClick={() => change(index, posto, (people) => people.splice(slot, 1))}
                    >
                      x
                    </button>
                  </div>
                ))}
                <button
                  type="button"
                  onClick={() => change(index, posto, (people) => people.push({ id: '', name: '' }))}
                >
                  + Adicionar Pessoa
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
