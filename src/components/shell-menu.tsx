import type { ShellItem } from './app-shell.tsx'
import { Dialog } from './dialog.tsx'
import { ShellLinks } from './shell-links.tsx'

/** The whole menu of a phone, for those who have more than its bar holds. */
export function ShellMenu({
  title,
  items,
  onClose,
}: {
  title: string
  items: readonly ShellItem[]
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ShellLinks items={items} />
    </Dialog>
  )
}
