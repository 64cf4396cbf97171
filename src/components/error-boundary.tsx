import { Component, type ReactNode } from 'react'
import { Fatal } from './fatal.tsx'

export type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of it (the path, usually) gives the children another chance. */
  resetKey?: string | undefined
}

type State = { failed: boolean; error?: unknown; resetKey: string | undefined }

/** Stands in for whatever threw below it; React itself writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render() {
    return this.state.failed ? <Fatal error={this.state.error} /> : this.props.children
  }
}
