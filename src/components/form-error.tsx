/** The sentence above a form's button that says what went wrong; empty text shows nothing. */
export function FormError({ children }: { children: string }) {
  return (
    <div role="alert" className="form__error-slot">
      {children && <p className="form__error">{children}</p>}
    </div>
  )
}
