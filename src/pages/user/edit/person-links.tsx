import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { DataState } from '#src/components/data-state.tsx'
import { errorText } from '#src/components/error-text.ts'
import { FormError } from '#src/components/form-error.tsx'
import type { TipoVinculo, User, Vinculo } from '#src/domain/entities.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { deleteVinculo, otherOf, saveVinculo, watchVinculosOf } from '#src/repositories/vinculos.ts'
import { AddLink } from './add-link.tsx'

/** More would be a group, and could not be moved with the person in one write. */
const MAX_LINKS = 5

/** With whom the person serves together, and with whom never; each change is saved at once. */
export function PersonLinks({ user }: { user: User }) {
  const links = useMemo(() => watchVinculosOf(user.id), [user.id])
  const people = useMemo(() => watchUsersByIgreja(user.igreja), [user.igreja])
  const [all, retry] = useSubscriptions(links, people)
  return (
    <Card title="Casais e pares" className="form stack">
      <DataState
        subscription={all}
        loading="Carregando pares..."
        failed="Erro ao carregar os pares."
        onRetry={retry}
      >
        {([mine, house]) => <Links user={user} links={mine} people={house} />}
      </DataState>
    </Card>
  )
}

function Links({ user, links, people }: { user: User; links: readonly Vinculo[]; people: readonly User[] }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const linked = new Set(links.map((link) => otherOf(link, user.id)))
  const free = useMemo(
    () =>
      people
        .filter(({ id }) => id !== user.id && !links.some((link) => otherOf(link, user.id) === id))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    [people, links, user.id],
  )

  async function save(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (reason) {
      setError(errorText('Erro ao gravar.', reason))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>A geração põe juntos quem serve junto e nunca põe no mesmo culto quem não serve junto.</p>
      {linked.size === 0 && <p>Nenhum par.</p>}
      <ul className="stack">
        {links.map((link) => {
          const other = people.find(({ id }) => id === otherOf(link, user.id))
          const name = other?.name ?? 'Alguém que não é mais desta casa'
          return (
            <li key={link.id} className="row">
              <span>
                {LABELS[link.tipo]} <strong>{name}</strong>
              </span>
              <Button
                aria-label={`Remover ${name}`}
                aria-disabled={busy}
                onClick={() => save(() => deleteVinculo(link.id))}
              >
                Remover
              </Button>
            </li>
          )
        })}
      </ul>
      {links.length < MAX_LINKS ? (
        <AddLink
          people={free}
          busy={busy}
          onAdd={(other, tipo) => save(() => saveVinculo(user, other, tipo))}
        />
      ) : (
        <p className="field__hint">São no máximo {MAX_LINKS} pares por pessoa.</p>
      )}
      <FormError>{error}</FormError>
    </>
  )
}

const LABELS: Record<TipoVinculo, string> = { juntos: 'Serve junto com', separados: 'Nunca junto com' }
