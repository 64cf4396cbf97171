/**
 * The log-in form of index.html from its first paint on, in a file of its own that is there long before React: whoever taps 'Acessar' while
 * the page's code is still on its way sees that it was heard, and is logged in when that comes.
 */
import { onFormTaken } from '#src/lib/form-handover.ts'
import { lowerCase } from '#src/lib/lower-case.ts'

const MISSING = 'O sistema não pôde ser carregado. Verifique a conexão e tente de novo.'

const form = document.querySelector<HTMLFormElement>('form')
const username = form?.querySelector<HTMLInputElement>('input[name=username]')
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
if (form && username && button) attend(form, username, button)

function attend(form: HTMLFormElement, username: HTMLInputElement, button: HTMLButtonElement): void {
  const label = [...button.childNodes]
  const listeners = new AbortController()
  const { signal } = listeners
  let submitted = false

  username.addEventListener('input', () => lowerCase(username), { signal })
  lowerCase(username)

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      submitted = true
      const spinner = document.createElement('span')
      spinner.className = 'button__spinner'
      button.replaceChildren(spinner, 'Carregando...')
      button.setAttribute('aria-busy', 'true')
    },
    { signal },
  )

  // a script that cannot be had tells the window alone, on the way down
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) sayMissing()
    },
    { signal, capture: true },
  )

  onFormTaken(form, () => {
    leave()
    return { submitted }
  })

  /** The form as it stood, which React compares with its own. */
  function leave() {
    listeners.abort()
    button.replaceChildren(...label)
    button.removeAttribute('aria-busy')
  }

  function sayMissing() {
    leave()
    const sentence = document.createElement('p')
    sentence.className = 'form__error'
    sentence.textContent = MISSING
    form.querySelector('[role=alert]')?.replaceChildren(sentence)
    button.replaceChildren('Tentar novamente')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      window.location.reload()
    })
  }
}
