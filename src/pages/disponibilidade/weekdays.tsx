import { Checkbox } from '#src/components/checkbox.tsx'
import { DIAS, type Dia, type Disponibilidade } from '#src/domain/entities.ts'
import type { ChangeDays } from './use-change-days.ts'

const LABELS: Record<Dia, string> = {
  Domingo: 'Domingos',
  Segunda: 'Segundas-feiras',
  Terca: 'Terças-feiras',
  Quarta: 'Quartas-feiras',
  Quinta: 'Quintas-feiras',
  Sexta: 'Sextas-feiras',
  Sabado: 'Sábados',
}

type WeekdaysProps = {
  said: Disponibilidade
  own: boolean
  online: boolean
  /** a change is under way: the boxes keep the focus and do nothing */
  locked: boolean
  change: ChangeDays
}

/** The weekdays on which the person never comes. */
export function Weekdays({ said, own, online, locked, change }: WeekdaysProps) {
  return (
    <fieldset className="field days__section">
      <legend className="field__label days__legend">
        {own ? 'Toda semana não posso' : 'Toda semana não pode'}
      </legend>
      <div className="choice-list">
        {DIAS.map((dia) => (
          <Checkbox
            key={dia}
            label={LABELS[dia]}
            checked={said.dias.includes(dia)}
            disabled={!online}
            onChange={(away) => !locked && change.setWeekday(dia, away)}
          />
        ))}
      </div>
    </fieldset>
  )
}
