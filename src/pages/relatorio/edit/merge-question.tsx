import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import type { Intervening } from '#src/domain/data-error.ts'
import type { NomesPostos, Pessoa } from '#src/domain/entities.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { dayLabel } from '#src/lib/service-time.ts'
import type { MergeClash } from '#src/roster/merge-days.ts'

export type MergeQuestionProps = {
  intervening: Intervening | undefined
  clashes: readonly MergeClash[]
  nomes: NomesPostos
  onJoin: (takeTheirs: ReadonlySet<string>) => void
}

/** Somebody else saved while one was editing, and both changed the same: asks about that alone. Everything else is joined. */
export function MergeQuestion({ intervening, clashes, nomes, onJoin }: MergeQuestionProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const who = intervening?.nameUser || 'Outra pessoa'
  const when = intervening?.timestamp ? ` (${formatInstantLong(intervening.timestamp)})` : ''

  return (
    <section className="merge no-print" role="alert" aria-label="Escolha o que fica">
      <p>
        <strong>{who}</strong> salvou este relatório enquanto você editava{when}. As duas versões são
        juntadas; só falta escolher onde vocês mudaram o mesmo.
      </p>
      {clashes.map((clash) => (
        <RadioGroup
          key={clash.id}
          legend={placeText(clash, nomes)}
          options={[
            { value: 'mine', label: `Minha: ${sideText(clash, false)}` },
            { value: 'theirs', label: `De ${who}: ${sideText(clash, true)}` },
          ]}
          value={theirs.has(clash.id) ? 'theirs' : 'mine'}
          onChange={(side) => setTheirs(side === 'theirs' ? plus(theirs, clash.id) : minus(theirs, clash.id))}
        />
      ))}
      <div className="row">
        <Button variant="primary" onClick={() => onJoin(theirs)}>
          Juntar as duas versões
        </Button>
      </div>
    </section>
  )
}

const plus = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id])
const minus = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))

function placeText(clash: MergeClash, nomes: NomesPostos): string {
  const day = dayLabel(clash.date)
  return clash.kind === 'day' ? day : `${nomes[clash.posto]}, ${clash.slot + 1}ª pessoa, ${day}`
}

function sideText(clash: MergeClash, theirs: boolean): string {
  if (clash.kind === 'slot') return personText(theirs ? clash.theirs : clash.mine)
  return (clash.deletedBy === 'them') === theirs ? 'excluir este dia' : 'manter este dia, com as mudanças'
}

function personText(person: Pessoa | undefined): string {
  if (!person) return 'sem esta vaga'
  return person.id === '' ? 'em branco' : person.name || 'N/A'
}
