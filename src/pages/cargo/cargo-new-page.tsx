import { useNavigate } from 'react-router-dom'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { refusal } from '#src/domain/can.ts'
import { paths } from '#src/paths.ts'
import { createCargo } from '#src/repositories/change-cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import type { CargoDraft } from './cargo-draft.ts'
import { CargoForm } from './cargo-form.tsx'

export function CargoNewPage() {
  const actor = useActor()
  const navigate = useNavigate()

  async function save(fields: CargoDraft) {
    await createCargo(fields)
    notify.success('Cargo registrado!')
    navigate(paths.cargos)
  }

  return (
    <Page title="Novo cargo">
      <CargoForm
        actor={actor}
        locked={refusal(actor, 'cargo_novo')}
        submitLabel="Salvar"
        missing="Preencha todos os campos!"
        failed="Erro ao fazer o cadastro."
        onSubmit={save}
      />
    </Page>
  )
}
