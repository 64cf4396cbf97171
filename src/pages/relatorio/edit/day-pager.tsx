import { useRef } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import { dayLabel } from '#src/lib/service-time.ts'
import type { DaysBeside } from '#src/roster/days-beside.ts'
import { AddPerson } from './add-person.tsx'
import { besideName, besideNames } from './beside-people.ts'
import type { Cursor } from './cursor.ts'
import { DayHeading } from './day-heading.tsx'
import type { Grid } from './grid.ts'
import { SlotCell } from './slot-cell.tsx'
import { addressOf, samePlace } from './slots.ts'
import { WeekJump, type WeekJumpProps } from './week-jump.tsx'
import './day-pager.css'

export type DayPagerProps = {
  grid: Grid
  nomes: NomesPostos
  problems: ReadonlyMap<string, ReadonlyMap<string, string>>
  cursor: Cursor
  /** the service that is shown */
  index: number
  weeks: WeekJumpProps['weeks']
  /** the services of the house's others, to be seen and not changed */
  beside?: DaysBeside | undefined
  /** shows another service, by its key */
  onShow: (key: string) => void
}

/** How far a finger goes sideways, in px, to turn to another service. */
const SWIPE = 60

/** One service a screen, for phones: previous and next by button and by swipe. */
export function DayPager({ grid, nomes, problems, cursor, index, weeks, beside, onShow }: DayPagerProps) {
  const { days, keys, postos } = grid
  const start = useRef<{ x: number; y: number }>(undefined)
  const day = days[index]
  const key = keys[index]
  if (!day || key === undefined) return null
  const label = dayLabel(day.date)
  const others = day.date === undefined ? undefined : beside?.byDate.get(day.date)

  function turn(steps: 1 | -1) {
    const next = keys[index + steps]
    if (next !== undefined) onShow(next)
  }

  return (
    <section
      className="day-pager"
      aria-label={`Culto ${index + 1} de ${days.length}`}
      onTouchStart={({ touches }) => {
        const touch = touches[0]
        start.current = touch && { x: touch.clientX, y: touch.clientY }
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches[0]
        if (!touch || !start.current) return
        const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
      }}
    >
      <div className="day-pager__bar no-print">
        <Button aria-label="Culto anterior" aria-disabled={index === 0} onClick={() => turn(-1)}>
          <Icon name="left" />
        </Button>
        <span role="status">
          {index + 1} de {days.length}
        </span>
        <WeekJump weeks={weeks} onWeek={onShow} />
        <Button aria-label="Próximo culto" aria-disabled={index === days.length - 1} onClick={() => turn(1)}>
          <Icon name="right" />
        </Button>
      </div>
      <div className="day-card" data-row={key}>
        <DayHeading day={day} dayKey={key} />
        {postos.map((posto) => (
          // a group and not a section: landmarks would drown the page's own
          <fieldset key={posto} className="day-card__posto">
            <legend className="day-card__post">{nomes[posto]}</legend>
            <AddPerson dayKey={key} posto={posto} label={`${nomes[posto]}, ${label}`} tabbable />
            <ul className="post-people">
              {(day[posto] ?? []).map((person, slot) => {
                const place = { key, posto, slot }
                const here = samePlace(cursor.head, place)
                return (
                  <li key={addressOf(place)} className="slot">
                    <SlotCell
                      place={place}
                      label={`${nomes[posto]}, ${slot + 1}ª pessoa, ${label}`}
                      person={person}
                      problem={problems.get(key)?.get(addressOf(place))}
                      editing={here ? cursor.editing : undefined}
                      active={here}
                      tabbable
                      focus={here ? cursor.focus : 0}
                    />
                  </li>
                )
              })}
            </ul>
            {others && (
              <p className="day-card__beside">
                {besideName(beside?.reports[0]?.genero)}: {besideNames(others, posto)}
              </p>
            )}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
