import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { conflictOf, type ServiceClashes } from './clashes.ts'
import type { DayActions } from './day-actions.ts'
import { dayLabel } from './day-label.ts'
import { PersonSlot } from './person-slot.tsx'
import { slotAddress } from './slot-address.ts'

export type PostPeopleProps = {
  rowKey: string
  day: ReportDay
  posto: Posto
  /** the house's name of the post */
  nome: string
  clashes: ServiceClashes | undefined
  /** the address of the slot being edited, when it is in this row */
  editing: string | undefined
  actions: DayActions
}

/** Everybody in one post of one service. */
export function PostPeople({ rowKey, day, posto, nome, clashes, editing, actions }: PostPeopleProps) {
  const people = day[posto] ?? []
  const label = dayLabel(day.date)
  return (
    <>
      <ul className="post-people">
        {people.map((person, slot) => {
          const address = slotAddress(rowKey, posto, slot)
          return (
            <PersonSlot
              key={address}
              place={{ address, day, posto, slot }}
              label={`${nome}, ${slot + 1}ª pessoa, ${label}`}
              person={person}
              conflict={conflictOf(person.id, day, clashes)}
              clashes={clashes}
              editing={editing === address}
              actions={actions}
            />
          )
        })}
      </ul>
      <button
        type="button"
        className="post-people__add no-print"
        aria-label={`Adicionar Pessoa: ${nome}, ${label}`}
        onClick={() => actions.addPerson(rowKey, day, posto)}
      >
        + Adicionar Pessoa
      </button>
    </>
  )
}
