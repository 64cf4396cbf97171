import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { PersonSelect } from '#src/components/person-select.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import type { TipoVinculo, User } from '#src/domain/entities.ts'

type AddLinkProps = {
  /** of the same house, without a link yet */
  people: readonly User[]
  busy: boolean
  onAdd: (other: User, tipo: TipoVinculo) => Promise<void>
}

/** Chooses a person and how the two serve. */
export function AddLink({ people, busy, onAdd }: AddLinkProps) {
  const [tipo, setTipo] = useState<TipoVinculo>('juntos')
  const [other, setOther] = useState<User>()
  return (
    <div className="stack">
      <RadioGroup legend="Novo par" options={TIPOS} value={tipo} onChange={setTipo} />
      <PersonSelect label="Pessoa do par" people={people} value={other} onChange={setOther} />
      <Button
        busy={busy}
        busyLabel="Gravando..."
        aria-disabled={other === undefined}
        onClick={async () => {
          if (!other) return
          await onAdd(other, tipo)
          setOther(undefined)
        }}
      >
        Incluir par
      </Button>
    </div>
  )
}

const TIPOS = [
  { value: 'juntos', label: 'Serve junto com', hint: 'Um casal, por exemplo.' },
  {
    value: 'separados',
    label: 'Nunca junto com',
    hint: 'Quem se reveza em casa com os filhos, por exemplo.',
  },
] as const
