import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'

/** The HTML of the log-in page for a visitor without a session; the build writes it into index.html. */
export function prerenderLogin(): string {
  return renderToString(
    <App Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />,
  )
}
