import { CompanionList } from './companion-list.tsx'
import { countPeople } from './count-people.ts'
import type { Companions } from './remembered-compromissos.ts'

/** So many names are all in view; of more, one's own post is, and the others are a tap away. */
const MOST_IN_VIEW = 4

type NextCompanionsProps = { posto: string; companions: readonly Companions[] }

/** Everybody else at the next service, one's own post first. */
export function NextCompanions({ posto, companions }: NextCompanionsProps) {
  const isFolded = countPeople(companions) > MOST_IN_VIEW
  const shown = isFolded ? companions.filter((each) => each.posto === posto) : companions
  const others = isFolded ? companions.filter((each) => each.posto !== posto) : []
  return (
    <>
      <h3 className="next__companions">Quem serve com você</h3>
      {companions.length === 0 && <p>Ninguém mais neste culto.</p>}
      {shown.length > 0 && <CompanionList companions={shown} />}
      {others.length > 0 && (
        <details>
          <summary>
            {shown.length > 0 ? 'Nos outros postos' : 'Em outros postos'} ({countPeople(others)})
          </summary>
          <CompanionList companions={others} />
        </details>
      )}
    </>
  )
}
