import type { ComponentProps, MouseEvent } from 'react'

/** What an action is, and so its colour: danger red, edit blue (also activate), current green. */
export type ButtonVariant = 'primary' | 'neutral' | 'danger' | 'edit' | 'current' | 'ghost'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined
  /** The action is under way: the button keeps its focus but does nothing. */
  busy?: boolean | undefined
  /** Shown instead of the children while busy. */
  busyLabel?: string | undefined
}

/** Class names of a button, for whatever else has to look like one. */
export function buttonClass(variant: ButtonVariant, extra = ''): string {
  return `button button--${variant} ${extra}`.trimEnd()
}

/** A button; `type` is 'button' unless said otherwise. */
export function Button({
  variant = 'neutral',
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy submit button is not `disabled`, which would drop the focus: its click is cancelled instead,
  // and with it the submission that Enter in a field would start.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy && <span className="button__spinner" aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
