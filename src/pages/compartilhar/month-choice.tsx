import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { addMonths, monthName } from '#src/lib/service-labels.ts'

/** The month's name and the way to others; `mes` is 'YYYY-MM'. */
export function MonthChoice({ mes, onChange }: { mes: string; onChange: (mes: string) => void }) {
  return (
    <div className="month-choice no-print">
      <h2 className="month-choice__name" aria-live="polite">
        {monthName(mes)}
      </h2>
      <Button onClick={() => onChange(addMonths(mes, -1))}>
        <Icon name="left" size={18} /> Anterior
      </Button>
      <Button onClick={() => onChange(addMonths(mes, 1))}>
        Próximo <Icon name="right" size={18} />
      </Button>
    </div>
  )
}
