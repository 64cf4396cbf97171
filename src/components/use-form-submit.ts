import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText } from './error-text.ts'

/** What a form's draft comes to: the fields to save, or what is wrong with it. */
export type DraftReading<Fields, Problems> = { fields: Fields; problems?: never } | { problems: Problems }

export type FormSubmit<Fields, Problems> = {
  read: () => DraftReading<Fields, Problems>
  /** Resolves when saved. */
  save: (fields: Fields) => Promise<void>
  /** the sentence for a failed save */
  failed: string
}

/** Submits a form once at a time: a wrong draft focuses the first wrong field, a failed save leaves a sentence. */
export function useFormSubmit<Fields, Problems extends object>({
  read,
  save,
  failed,
}: FormSubmit<Fields, Problems>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus()
  }, [problems])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const reading = read()
    setProblems(reading.problems)
    setError('')
    if (!('fields' in reading)) return
    setBusy(true)
    try {
      await save(reading.fields)
    } catch (reason) {
      setError(errorText(failed, reason))
    } finally {
      setBusy(false)
    }
  }

  return { form, problems, error, busy, submit }
}

const WRONG_CONTROL = 'input[aria-invalid], select[aria-invalid], [role="radiogroup"][aria-invalid] input'
