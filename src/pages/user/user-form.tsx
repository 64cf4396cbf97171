import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import type { Cargo, Cidade, Igreja, UserFields } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { localDay } from '#src/lib/local-day.ts'
import type { Watch } from '#src/lib/watch.ts'
import { readUserDraft, type UserDraft, type UserProblems } from './user-draft.ts'
import { UserPersonFields } from './user-person-fields.tsx'
import { UserPlaceFields } from './user-place-fields.tsx'

export type UserFormProps = {
  initial: UserDraft
  cidades: readonly Cidade[]
  cargos: readonly Cargo[]
  /** The prayer houses of one city; keep its identity between renders. */
  igrejasOf: (cidade: string) => Watch<Igreja[]>
  /** Why this position may not be given, as a sentence. */
  cargoRefusal: (cargo: Cargo) => string | undefined
  /** Why the position may not change at all. */
  cargoLocked?: string | undefined
  usernameReadOnly?: boolean
  submitLabel: string
  busyLabel: string
  /** the sentence for a failed save */
  failed: string
  /** Saves; resolves with what turned out to be wrong, or nothing. `data` is the form with its hidden fields. */
  onSubmit: (fields: UserFields, data: FormData) => Promise<UserProblems | undefined>
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The form of a user; what was typed stays in it when something goes wrong, and the first wrong field gets the focus. */
export function UserForm(props: UserFormProps) {
  const { initial, igrejasOf, failed, onSubmit, children } = props
  const [draft, setDraft] = useState(initial)
  const [problems, setProblems] = useState<UserProblems>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { cidade } = draft
  const [igrejas] = useSubscription(
    useMemo(() => (cidade ? igrejasOf(cidade) : undefined), [igrejasOf, cidade]),
  )

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus()
  }, [problems])

  const change = (part: Partial<UserDraft>) => setDraft((current) => ({ ...current, ...part }))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = readUserDraft(draft, localDay(Date.now()))
    setProblems(read.problems ?? {})
    if (read.problems) return
    setBusy(true)
    try {
      setProblems((await onSubmit(read.fields, data)) ?? {})
    } catch (reason) {
      setProblems({ form: errorText(failed, reason) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <UserPersonFields {...{ draft, problems, change }} />
      <UserPlaceFields {...props} {...{ draft, problems, change, igrejas }} />
      {children}
      <FormError>{problems.form ?? ''}</FormError>
      <Button type="submit" variant="primary" busy={busy} busyLabel={props.busyLabel}>
        {props.submitLabel}
      </Button>
    </form>
  )
}

const WRONG_CONTROL = 'input[aria-invalid], select[aria-invalid], [aria-invalid] input'
