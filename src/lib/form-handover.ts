/** How early-form.ts, which has a file of its own, leaves the log-in form to the page's code. */
const TAKEN = 'form-taken'
const SUBMITTED = 'data-submitted'

/** Early: calls `leave` when React is about to take the form; whether it was submitted before that. */
export function onFormTaken(form: HTMLFormElement, leave: () => { submitted: boolean }): void {
  document.addEventListener(TAKEN, () => form.toggleAttribute(SUBMITTED, leave().submitted), { once: true })
}

/** From here on the form is React's. */
export function takeForm(): void {
  document.dispatchEvent(new Event(TAKEN))
}

/** Whether the form was submitted before it was taken; to be asked once. */
export function wasSubmitted(form: HTMLFormElement): boolean {
  const submitted = form.hasAttribute(SUBMITTED)
  form.removeAttribute(SUBMITTED)
  return submitted
}
