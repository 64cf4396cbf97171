import { useState } from 'react'
import { Checkbox } from '#src/components/checkbox.tsx'
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import { errorText } from '#src/components/error-text.ts'
import { can } from '#src/domain/can.ts'
import { DataError } from '#src/domain/data-error.ts'
import { PESSOA_REMOVIDA } from '#src/domain/without-person.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { erasePerson } from '#src/repositories/erase-person.ts'
import { useActor } from '#src/session/use-actor.ts'
import { useAuthor } from '#src/session/use-author.ts'
import type { PersonDataProps } from './person-data.tsx'

type ErasePersonProps = Omit<PersonDataProps, 'refused'> & { onClose: () => void }

/** Says what goes and what stays, and erases; what was interrupted goes on where it stopped. */
export function ErasePerson({ user, onErasing, onErased, onClose }: ErasePersonProps) {
  const mayEditReports = can(useActor(), 'relatorio_editar')
  const authorNow = useAuthor()
  const [names, setNames] = useState(mayEditReports)
  const [progress, setProgress] = useState('')

  async function erase() {
    const author = authorNow()
    if (!author) throw new DataError('refused')
    onErasing(true)
    try {
      const apagado = await erasePerson(
        user,
        mayEditReports
          ? {
              author,
              names,
              from: upcomingFrom(Date.now()),
              onProgress: (done, total) => setProgress(`Relatório ${done + 1} de ${total}...`),
            }
          : undefined,
      )
      onErased(apagado)
    } finally {
      onErasing(false)
    }
  }

  return (
    <ConfirmDialog
      title={`Apagar ${user.name} de toda a rede?`}
      body={
        <div className="stack">
          <p>Esta ação não pode ser desfeita.</p>
          <p>
            São apagados o cadastro, a entrada no sistema, os dias em que não pode, os vínculos, os pedidos de
            troca, os aparelhos que recebem avisos e o nome na lista da casa de oração
            {mayEditReports ? ', nos lembretes dados e nas listas que enviou' : ''}.
          </p>
          <Checkbox
            label={`Trocar o nome por “${PESSOA_REMOVIDA}” nos cultos que já passaram, e deixar vagos os que vêm`}
            hint={mayEditReports ? undefined : 'Seu cargo não edita relatórios: o nome continua neles.'}
            disabled={!mayEditReports}
            checked={names}
            onChange={setNames}
          />
          <p>
            Ficam, pelo prazo que a rede decidiu: as versões anteriores dos relatórios (até 12 meses), o log
            do que foi feito e as cópias de segurança.
          </p>
          <p role="status">{progress}</p>
        </div>
      }
      confirmLabel="Apagar"
      busyLabel="Apagando..."
      danger
      onConfirm={erase}
      failed={(error) =>
        `${errorText('Erro ao apagar a pessoa.', error)} O que já foi apagado não volta: “Apagar” continua de onde parou.`
      }
      onClose={onClose}
    />
  )
}
