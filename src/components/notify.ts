/** How long a toast stays, in ms: 5000 on the main screens, 3000 on the guard and log screens. */
export type NotifyOptions = { autoClose?: 5000 | 3000 | undefined }

export type NotifyKind = 'success' | 'error' | 'info'

// The toast library is loaded with the first toast: the login page paints without it.
async function show(kind: NotifyKind, text: string, { autoClose = 5000 }: NotifyOptions = {}): Promise<void> {
  const { showToast } = await import('./toasts.tsx')
  showToast(kind, text, autoClose)
}

/** Shows a toast, top right. Nothing important may be said in a toast alone: it goes away by itself. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
}
