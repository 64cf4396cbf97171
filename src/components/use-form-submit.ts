import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText } from './error-text.ts'

/** What a form's draft comes to: the fields to save, or what is wrong with it. */
export type DraftReading<Fields, Problems> = { fields: Fields; problems?: never } | { problems: Problems }

export type FormSubmit<Draft, Fields, Problems> = {
  /** What was typed so far, a new object with every change. */
  draft: Draft
  read: () => DraftReading<Fields, Problems>
  /** Resolves when saved, or with what only the database could find wrong. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most saves have nothing to tell
  save: (fields: Fields) => Promise<Problems | undefined | void>
  /** The sentence for a failed save, or what makes it from the reason. */
  failed: string | ((reason: unknown) => string)
}

/**
 * Submits a form once at a time. A wrong draft focuses the first wrong field, a failed save leaves a sentence, and what is said of a
 * field goes when the field is mended. The keys of `Problems` are fields of the draft, or others (`form`) for the whole.
 */
export function useFormSubmit<Draft extends object, Fields, Problems extends object>({
  draft,
  read,
  save,
  failed,
}: FormSubmit<Draft, Fields, Problems>) {
  const form = useRef<HTMLFormElement>(null)
  const [complaint, setComplaint] = useState<Complaint<Draft, Problems>>()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus()
  }, [complaint])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const reading = read()
    setComplaint(reading.problems && { problems: reading.problems, draft, isFound: false })
    setError('')
    if (!('fields' in reading)) return
    setBusy(true)
    try {
      const found = await save(reading.fields)
      if (found) setComplaint({ problems: found, draft, isFound: true })
    } catch (reason) {
      setError(typeof failed === 'string' ? errorText(failed, reason) : failed(reason))
    } finally {
      setBusy(false)
    }
  }

  const problems: Partial<Problems> = complaint ? stillWrong(complaint, draft, read) : {}
  return { form, problems, error, busy, submit }
}

/** What was wrong with a draft; `isFound`: it took a save to find out, so reading the draft again does not tell. */
type Complaint<Draft, Problems> = { problems: Problems; draft: Draft; isFound: boolean }

function stillWrong<Draft extends object, Problems extends object>(
  { problems, draft: then, isFound }: Complaint<Draft, Problems>,
  draft: Draft,
  read: () => DraftReading<unknown, Problems>,
): Partial<Problems> {
  if (then === draft) return problems
  const now = isFound ? problems : read().problems
  const left: Partial<Problems> = { ...now }
  for (const name in left) {
    const isMended = isFound ? Reflect.get(then, name) !== Reflect.get(draft, name) : !(name in problems)
    if (isMended || (isFound && !(name in draft))) delete left[name]
  }
  return left
}

const WRONG_CONTROL = 'input[aria-invalid], select[aria-invalid], [role="radiogroup"][aria-invalid] input'
