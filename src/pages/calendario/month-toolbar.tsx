import type { ToolbarProps, View } from 'react-big-calendar'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import type { CultoEvent } from './culto-event.ts'
import { MESSAGES } from './pt-br-localizer.ts'

/** The month's name, the way to others, and the switch between list and grid. */
export function MonthToolbar({ label, view, views, onNavigate, onView }: ToolbarProps<CultoEvent>) {
  const choice = (to: View, text: string) => (
    <Button aria-pressed={view === to} onClick={() => onView(to)}>
      {text}
    </Button>
  )
  return (
    <div className="month__toolbar">
      <h2 className="month__name" aria-live="polite">
        {label}
      </h2>
      {Object.keys(views).length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a form's
        <div role="group" aria-label="Modo de ver" className="month__views no-print">
          {choice('agenda', 'Agenda')}
          {choice('month', 'Mês')}
        </div>
      )}
      <div className="month__steps no-print">
        <Button onClick={() => onNavigate('PREV')}>
          <Icon name="left" size={18} /> {MESSAGES.previous}
        </Button>
        <Button onClick={() => onNavigate('TODAY')}>{MESSAGES.today}</Button>
        <Button onClick={() => onNavigate('NEXT')}>
          {MESSAGES.next} <Icon name="right" size={18} />
        </Button>
      </div>
    </div>
  )
}
