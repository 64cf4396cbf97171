import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonVariant, buttonClass } from './button.tsx'

export type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant | undefined
  className?: string | undefined
}

/** A router link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ variant = 'neutral', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />
}
