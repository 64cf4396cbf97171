import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { useAction } from '#src/components/use-action.ts'
import { can } from '#src/domain/can.ts'
import type { User } from '#src/domain/entities.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { copyOfData } from '#src/output/copy-of-data.ts'
import type { Apagado } from '#src/repositories/erase-person.ts'
import { readHeld } from '#src/repositories/held-data.ts'
import { useActor } from '#src/session/use-actor.ts'
import { ErasePerson } from './erase-person.tsx'

export type PersonDataProps = {
  user: User
  /** why this person is not for the actor to erase */
  refused: string | undefined
  /** told before the profile goes, so that the page does not take it for lost */
  onErasing: (erasing: boolean) => void
  onErased: (apagado: Apagado) => void
}

/** What a person may ask of the network (LGPD): a copy of everything, and to be forgotten. */
export function PersonData({ user, refused, onErasing, onErased }: PersonDataProps) {
  const actor = useActor()
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useAction()

  const download = () =>
    run('baixar', 'Não foi possível reunir os dados.', async () => {
      const text = copyOfData(await readHeld(user.id, actor), Date.now())
      downloadFile(new File([text], `dados-${user.id}.json`, { type: 'application/json' }))
    })

  return (
    <Card title="Dados pessoais" className="form stack">
      <p>
        Quem pede pode receber uma cópia de tudo o que a rede guarda de si, e ser apagado.{' '}
        {!can(actor, 'listar_reports') && 'A cópia vem sem os cultos: seu cargo não lê relatórios.'}
      </p>
      <FormError>{problem}</FormError>
      <div className="row">
        <Button busy={busy === 'baixar'} busyLabel="Reunindo os dados..." onClick={download}>
          Baixar os dados desta pessoa
        </Button>
        {can(actor, 'deletar_itens') && (
          <Button
            variant="danger"
            aria-disabled={refused !== undefined}
            onClick={() => refused === undefined && setAsking(true)}
          >
            Apagar esta pessoa
          </Button>
        )}
      </div>
      {refused !== undefined && can(actor, 'deletar_itens') && <p>{refused}</p>}
      {asking && (
        <ErasePerson user={user} onErasing={onErasing} onErased={onErased} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}
