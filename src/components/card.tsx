import type { ReactNode } from 'react'
import './card.css'

export type CardProps = {
  title?: string | undefined
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | undefined
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A raised surface that holds one thing. */
export function Card({ title, level = 2, as: Element = 'div', className = '', children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <Element className={`card ${className}`.trimEnd()}>
      {title && <Heading className="card__title">{title}</Heading>}
      {children}
    </Element>
  )
}
