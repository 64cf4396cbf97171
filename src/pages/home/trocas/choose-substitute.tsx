import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import type { Substitute } from '#src/roster/substitutes.ts'

type ChooseSubstituteProps = {
  people: readonly Substitute[]
  busy: boolean
  problem: string
  onBack: () => void
  /** `para` is '' for anybody of the team */
  onAsk: (para: string, name: string) => void
}

const ANYBODY = ''

/** Anybody of the team, or one person: who is free and has fewest turns comes first. */
export function ChooseSubstitute({ people, busy, problem, onBack, onAsk }: ChooseSubstituteProps) {
  const [para, setPara] = useState(ANYBODY)
  const options = [
    { value: ANYBODY, label: 'Qualquer pessoa da equipe', hint: 'Quem aceitar primeiro fica com o lugar.' },
    ...people.map(({ id, name, turns, motivos }) => ({
      value: id,
      label: name,
      hint: [...motivos.map(({ frase }) => frase), turnsText(turns)].join(' · '),
    })),
  ]
  if (people.length === 0)
    return (
      <>
        <p>Ninguém da equipe pode ficar neste lugar. Avise quem cuida da escala.</p>
        <Button onClick={onBack}>Voltar</Button>
      </>
    )
  return (
    <>
      <RadioGroup legend="A quem pedir" options={options} value={para} onChange={setPara} />
      <FormError>{problem}</FormError>
      <div className="dialog__actions">
        <Button onClick={onBack}>Voltar</Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Pedindo..."
          onClick={() => onAsk(para, people.find(({ id }) => id === para)?.name ?? '')}
        >
          Pedir
        </Button>
      </div>
    </>
  )
}

function turnsText(turns: number): string {
  if (turns === 0) return 'não está nesta escala'
  return turns === 1 ? '1 vez nesta escala' : `${turns} vezes nesta escala`
}
