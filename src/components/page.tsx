import { type ReactNode, useEffect, useRef } from 'react'
import { usePageFocus } from '#src/hooks/use-page-focus.ts'
import './page.css'

export type PageProps = {
  /** The h1, and the document's title together with the product's. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** Buttons and links beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page: its heading takes the focus when the person navigates to it. */
export function Page({ title, lead, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageFocus(heading)

  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <div className="page">
      <header className="page__header">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="page__lead">{lead}</p>}
        </div>
        {actions && <div className="row no-print">{actions}</div>}
      </header>
      <div className="page__content">{children}</div>
    </div>
  )
}
