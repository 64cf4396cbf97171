import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { TurnInReturn } from '#src/roster/substitutes.ts'
import { turnoText } from './troca-text.ts'

type ChooseReturnProps = {
  turns: readonly TurnInReturn[]
  nomes: NomesPostos
  busy: boolean
  problem: string
  onBack: () => void
  onAsk: (turn: TurnInReturn) => void
}

/** A turn of somebody else to take in return: both change at once, or neither. */
export function ChooseReturn({ turns, nomes, busy, problem, onBack, onAsk }: ChooseReturnProps) {
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState('')
  const options = turns.map(({ pessoa, turno }, index) => ({
    value: String(index),
    label: turnoText(turno, nomes),
    hint: `no lugar de ${pessoa.name}`,
  }))
  if (turns.length === 0)
    return (
      <>
        <p>Não há outro dia desta equipe para trocar. Peça a alguém, ou avise quem cuida da escala.</p>
        <Button onClick={onBack}>Voltar</Button>
      </>
    )
  return (
    <>
      <RadioGroup
        legend="Que dia você pode servir em troca"
        options={options}
        value={chosen}
        error={missing}
        onChange={(value) => {
          setChosen(value)
          setMissing('')
        }}
      />
      <FormError>{problem}</FormError>
      <div className="dialog__actions">
        <Button onClick={onBack}>Voltar</Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Pedindo..."
          onClick={() => {
            const turn = turns[Number(chosen ?? -1)]
            if (turn) onAsk(turn)
            else setMissing('Escolha um dia.')
          }}
        >
          Pedir a troca
        </Button>
      </div>
    </>
  )
}
