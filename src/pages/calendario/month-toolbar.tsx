import type { ToolbarProps } from 'react-big-calendar'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { MESSAGES } from './pt-br-localizer.ts'

/** The month's name and the way to others. */
export function MonthToolbar({ label, onNavigate }: ToolbarProps) {
  return (
    <div className="month__toolbar">
      <h2 className="month__name" aria-live="polite">
        {label}
      </h2>
      <Button onClick={() => onNavigate('PREV')}>
        <Icon name="left" size={18} /> {MESSAGES.previous}
      </Button>
      <Button onClick={() => onNavigate('TODAY')}>{MESSAGES.today}</Button>
      <Button onClick={() => onNavigate('NEXT')}>
        {MESSAGES.next} <Icon name="right" size={18} />
      </Button>
    </div>
  )
}
