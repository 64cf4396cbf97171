import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { Button } from './button.tsx'
import type { NotifyKind } from './notify.ts'
import './toasts.css'

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <Button variant="ghost" className="toast__close" onClick={() => closeToast()}>
      Fechar
    </Button>
  )
}

let host: HTMLElement | undefined

/** How far down the toasts reach: the page begins below them (toasts.css). */
function makeRoom(): void {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  const bottom = Math.max(0, ...toasts.map((each) => each.getBoundingClientRect().bottom))
  document.documentElement.style.setProperty('--toast-room', `${bottom}px`)
}

toast.onChange(() => requestAnimationFrame(makeRoom))

/** Mounts the container beside the app, in a root of its own: a toast needs no provider and outlives its page. */
function mountContainer(): void {
  if (host?.isConnected) return
  host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      aria-label="Avisos"
      closeButton={CloseButton}
      closeOnClick={false}
      // It may appear under a mouse that rests on the button just pressed, and would then never uncover it.
      pauseOnHover={false}
      transition={Slide}
      // Its only text is English, for screen readers; hidden, it still is the clock.
      hideProgressBar
    />,
  )
}

/** Shows one toast for `autoClose` ms; the library keeps it until its container is mounted. */
export function showToast(kind: NotifyKind, text: string, autoClose: number): void {
  mountContainer()
  // The same sentence twice is one toast: `toastId` refuses the second while the first is there.
  toast[kind](text, { autoClose, role: kind === 'error' ? 'alert' : 'status', toastId: `${kind}:${text}` })
}

export type UndoToast = { undo: () => void; goOn: () => void }

/**
 * Shows a toast from which something can be taken back for `ms`; after that, or when the toast is closed, it goes on. It has a clock of
 * its own: the library's stands still while the window is in the background. Resolved from outside, the toast goes too.
 */
export function showUndo(text: string, ms: number, undo: () => void, goOn: () => void): UndoToast {
  mountContainer()
  let settled = false
  const settle = (answer: () => void) => {
    if (settled) return
    settled = true
    clearTimeout(timer)
    toast.dismiss(id)
    answer()
  }
  const timer = setTimeout(() => settle(goOn), ms)
  const id = toast.info(
    <div className="toast__undo">
      <p>{text}</p>
      <Button onClick={() => settle(undo)}>Desfazer</Button>
    </div>,
    {
      autoClose: false,
      role: 'status',
      closeButton: () => (
        <Button variant="ghost" className="toast__close" onClick={() => settle(goOn)}>
          Fechar
        </Button>
      ),
    },
  )
  return { undo: () => settle(undo), goOn: () => settle(goOn) }
}
