import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'
import { notify } from './notify.ts'
import './row-actions.css'

export type RowActionsProps = {
  /** Names the row for screen readers: 'Editar Campinas'. */
  name: string
  /** Without it there is no edit link. */
  editTo?: string | undefined
  /** Without it there is no delete button. */
  onDelete?: (() => void) | undefined
  /** Why the row may not be deleted: the button stays, deletes nothing, and says so. */
  deleteRefusal?: string | undefined
}

/** The actions at the end of a list's row. */
export function RowActions({ name, editTo, onDelete, deleteRefusal }: RowActionsProps) {
  return (
    <span className="row row-actions">
      {editTo && (
        <LinkButton variant="edit" to={editTo} aria-label={`Editar ${name}`}>
          Editar
        </LinkButton>
      )}
      {onDelete && (
        <Button
          variant="danger"
          aria-label={`Excluir ${name}`}
          aria-disabled={deleteRefusal !== undefined}
          title={deleteRefusal}
          // a phone shows no title
          onClick={deleteRefusal === undefined ? onDelete : () => notify.info(deleteRefusal)}
        >
          Excluir
        </Button>
      )}
    </span>
  )
}
