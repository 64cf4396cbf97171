import { useMemo, useState } from 'react'
import { NOMES_POSTOS_PADRAO, type User } from '#src/domain/entities.ts'
import { isTrocaOpen, type Troca } from '#src/domain/troca.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { watchDiretorio } from '#src/repositories/diretorios.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { AskedCard } from './asked-card.tsx'
import { OwnRequest } from './own-request.tsx'
import './trocas.css'

type TrocasCardsProps = { all: readonly Troca[]; me: User; now: number }

/** Requests to this person, then their own. */
export function TrocasCards({ all, me, now }: TrocasCardsProps) {
  const { id, igreja } = me
  const casas = useDocuments(
    all.map((troca) => troca.igreja),
    watchIgreja,
  )
  const named = all.some((troca) => troca.de === id && troca.para !== '')
  const [people] = useSubscription(
    useMemo(() => (named ? watchDiretorio(igreja) : undefined), [named, igreja]),
  )
  const horas = (troca: Troca) => casas.get(troca.igreja)?.trocas ?? { horas: 0 }
  // what was answered stays, with what came of it, though somebody else may have been faster
  const [answered, setAnswered] = useState<Troca[]>([])
  const open = all.filter((troca) => troca.de !== id && isTrocaOpen(troca, horas(troca), now))
  const asked = [...answered, ...open.filter((troca) => !answered.some((one) => one.id === troca.id))]
  const own = all.filter(
    (troca) => troca.de === id && troca.estado !== 'retirada' && troca.data >= upcomingFrom(now),
  )
  const nomes = (troca: Troca) => casas.get(troca.igreja) ?? NOMES_POSTOS_PADRAO
  const nameOf = (person: string) =>
    (people.state === 'ready' && people.data.find((one) => one.id === person)?.name) || ''

  return (
    <>
      {asked.length > 0 && (
        <section aria-labelledby="trocas-pedidos">
          <h2 id="trocas-pedidos">Pedem a sua ajuda</h2>
          <ul className="trocas">
            {asked.map((troca) => (
              <AskedCard
                key={troca.id}
                troca={troca}
                onAnswer={() =>
                  setAnswered((before) => [...before.filter((one) => one.id !== troca.id), troca])
                }
                me={me}
                nomes={nomes(troca)}
                casa={casas.get(troca.igreja)?.nome ?? ''}
              />
            ))}
          </ul>
        </section>
      )}
      {own.length > 0 && (
        <section aria-labelledby="trocas-minhas">
          <h2 id="trocas-minhas">Seus pedidos</h2>
          <ul className="trocas">
            {own.map((troca) => (
              <OwnRequest key={troca.id} troca={troca} nomes={nomes(troca)} nomePara={nameOf(troca.para)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
