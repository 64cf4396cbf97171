import 'react'

declare module 'react' {
  /** A style may set variables of our own. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
