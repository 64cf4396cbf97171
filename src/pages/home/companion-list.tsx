import type { Companions } from './remembered-compromissos.ts'

/** Who else serves, by post. */
export function CompanionList({ companions }: { companions: readonly Companions[] }) {
  return (
    <dl className="companions">
      {companions.map(({ posto, names }) => (
        <div key={posto}>
          <dt>{posto}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
