import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '#src/components/link-button.tsx'
import { notifySaved } from '#src/components/notify-saved.ts'
import { can, refusal } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { updateCargo } from '#src/repositories/change-cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import { type CargoDraft, cargoChanges } from './cargo-draft.ts'
import { CargoForm } from './cargo-form.tsx'

/** The form of an existing position; `cargo` follows the database, the form keeps what it was opened with. */
export function EditCargo({ cargo }: { cargo: Cargo }) {
  const actor = useActor()
  const navigate = useNavigate()
  const [opened] = useState(cargo)

  async function save(fields: CargoDraft) {
    const changes = cargoChanges(opened, fields)
    const isChanged = Object.keys(changes).length > 0 && (await updateCargo(cargo.id, changes))
    notifySaved(isChanged, 'Cargo atualizado!')
    navigate(paths.cargos)
  }

  return (
    <>
      <CargoForm
        initial={opened}
        actor={actor}
        locked={refusal(actor, 'mudar_permissoes', cargo, cargo)}
        submitLabel="Atualizar"
        missing="Preencha todos os campos."
        failed="Erro ao atualizar cargo."
        onSubmit={save}
      />
      {!can(actor, 'renomear_cargo', cargo) && (
        <div className="row">
          <LinkButton to={paths.cargos}>Voltar para os cargos</LinkButton>
        </div>
      )}
    </>
  )
}
