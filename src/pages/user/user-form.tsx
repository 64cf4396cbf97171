import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { useFormSubmit } from '#src/components/use-form-submit.ts'
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
  /** Between the fields and the button, for the position that is chosen ('' for none). */
  children?: (cargo: string) => ReactNode
}

/** The form of a user; what was typed stays in it when something goes wrong, and the first wrong field gets the focus. */
export function UserForm(props: UserFormProps) {
  const { initial, igrejasOf, failed, onSubmit, children } = props
  const [draft, setDraft] = useState(initial)
  const { form, problems, error, busy, submit } = useFormSubmit<UserDraft, UserFields, UserProblems>({
    draft,
    read: () => readUserDraft(draft, localDay(Date.now())),
    save: (fields): ReturnType<typeof onSubmit> => onSubmit(fields, new FormData(form.current ?? undefined)),
    failed,
  })
  const { cidade } = draft
  const [igrejas] = useSubscription(
    useMemo(() => (cidade ? igrejasOf(cidade) : undefined), [igrejasOf, cidade]),
  )

  const change = (part: Partial<UserDraft>) => setDraft((current) => ({ ...current, ...part }))

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <UserPersonFields {...{ draft, problems, change }} />
      <UserPlaceFields {...props} {...{ draft, problems, change, igrejas }} />
      {children?.(draft.cargo)}
      <FormError>{problems.form ?? error}</FormError>
      <Button type="submit" variant="primary" busy={busy} busyLabel={props.busyLabel}>
        {props.submitLabel}
      </Button>
    </form>
  )
}
