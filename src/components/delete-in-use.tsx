import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { type Deletion, deleteSoon } from './delete-soon.ts'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { notify } from './notify.ts'
import { SelectField, type SelectOption } from './select-field.tsx'
import { type Left, type Move, useMoves } from './use-moves.ts'
import { type Use, usesSentence, useUses } from './uses.ts'

export type DeleteInUseProps = {
  title: string
  /** 'Esta cidade' */
  what: string
  count: () => Promise<Use[]>
  /** Where everything may move to. */
  targets: readonly SelectOption[]
  /** Everything that still has to move, in its order. */
  movesTo: (target: string) => Promise<Move[]>
  /** Why the actor may not move anything. */
  moveRefusal?: string | undefined
  /** What stays as it is, whoever moves. */
  stays?: ReactNode
  deletion: Deletion
  onClose: () => void
}

/** Asks before deleting what others point to: what is in use can first be moved to another of its kind. */
export function DeleteInUse(props: DeleteInUseProps) {
  const { title, what, targets, moveRefusal, stays, deletion, onClose } = props
  const uses = useUses(props.count)
  const [target, setTarget] = useState('')
  const [deleting, setDeleting] = useState(false)
  const [error, setError] = useState('')
  const moves = useMoves(props.movesTo)
  const isFree = uses?.every(({ count }) => count === 0) === true
  const isMovable = uses?.some(({ count, stays: fixed }) => count !== 0 && !fixed) === true
  const mayMove = isMovable && !moveRefusal && targets.length > 0
  const busy = deleting || moves.running

  async function finish(remove: () => Promise<void>) {
    setDeleting(true)
    setError('')
    try {
      await remove()
      onClose()
    } catch (reason) {
      setError(deletion.failed(reason))
      setDeleting(false)
    }
  }

  /** What was moved does not come back, so neither does this. */
  async function removeNow() {
    await deletion.remove()
    notify.success(deletion.done)
  }

  async function moveAndDelete() {
    setError(target ? '' : 'Escolha para onde mover.')
    if (target && (await moves.run(target))) await finish(removeNow)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel="Cancelar"
      locked={busy}
      actions={
        <>
          {moves.running && <Button onClick={moves.stop}>Parar</Button>}
          {mayMove && (
            <Button variant="primary" busy={busy} busyLabel="Movendo..." onClick={moveAndDelete}>
              Mover e excluir
            </Button>
          )}
          <Button
            variant="danger"
            busy={deleting || uses === undefined}
            busyLabel={deleting ? 'Excluindo...' : 'Verificando...'}
            aria-disabled={moves.running}
            onClick={moves.running ? undefined : () => finish(() => deleteSoon(deletion))}
          >
            {isFree ? 'Excluir' : 'Excluir mesmo assim'}
          </Button>
        </>
      }
    >
      <div>
        <p role="status">{uses === undefined ? 'Verificando onde é usado...' : usesSentence(what, uses)}</p>
      </div>
      {uses !== undefined && !isFree && (
        <>
          {mayMove && (
            <SelectField
              label="Mover para"
              hint="Cada registro é movido e fica no log; isso não se desfaz. Se parar no meio, mova de novo para continuar."
              placeholder="Escolha..."
              value={target}
              options={targets}
              disabled={busy}
              onChange={(event) => setTarget(event.target.value)}
            />
          )}
          {isMovable && moveRefusal && <p>{moveRefusal}</p>}
          {stays && <p>{stays}</p>}
        </>
      )}
      <p role="status">{moves.progress}</p>
      <NotMoved left={moves.left} />
      <FormError>{error || moves.error}</FormError>
    </Dialog>
  )
}

/** What could not be moved, and why. */
function NotMoved({ left }: { left: readonly Left[] }) {
  if (left.length === 0) return null
  return (
    <div role="alert">
      <p>Não foi possível mover:</p>
      <ul>
        {left.slice(0, NAMED).map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong>: {why}
          </li>
        ))}
      </ul>
      {left.length > NAMED && <p>e mais {left.length - NAMED}</p>}
    </div>
  )
}

const NAMED = 10
