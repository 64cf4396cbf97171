import './data-state.css'

/** A sentence that says what is being waited for. */
export function Loading({ text }: { text: string }) {
  return (
    <div className="data-state" role="status">
      <span className="data-state__spinner" aria-hidden="true" />
      <p>{text}</p>
    </div>
  )
}
