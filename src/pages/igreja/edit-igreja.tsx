import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notifySaved } from '#src/components/notify-saved.ts'
import { type Cidade, type Igreja, POSTOS } from '#src/domain/entities.ts'
import { joinFields } from '#src/lib/join-fields.ts'
import { paths } from '#src/paths.ts'
import { type IgrejaExtras, updateIgreja, updateIgrejaExtras } from '#src/repositories/change-igrejas.ts'
import { type IgrejaFields, type IgrejaSaved, toIgrejaDraft } from './igreja-draft.ts'
import { IgrejaForm } from './igreja-form.tsx'

/** The form of an existing house; `igreja` follows the database, the form keeps what it was opened with. */
export function EditIgreja({ igreja, cidades }: { igreja: Igreja; cidades: Cidade[] }) {
  const navigate = useNavigate()
  const [opened] = useState(igreja)

  async function save({ fields, extras }: IgrejaSaved) {
    const { id } = igreja
    const isChanged = await updateIgreja(
      id,
      joinFields<IgrejaFields>(FIELDS, { opened, mine: fields, now: igreja }),
    )
    const areExtrasChanged =
      extras !== undefined &&
      (await updateIgrejaExtras(id, joinFields<IgrejaExtras>(EXTRAS, { opened, mine: extras, now: igreja })))
    notifySaved(isChanged || areExtrasChanged, 'Igreja atualizada com sucesso!')
    navigate(paths.igrejas)
  }

  return (
    <IgrejaForm
      initial={toIgrejaDraft(opened)}
      cidades={cidades}
      submitLabel="Atualizar"
      missing="Preencha todos os campos."
      failed="Erro ao atualizar igreja."
      onSubmit={save}
    />
  )
}

const FIELDS = [
  ['nome'],
  ['cidade'],
  ['rdj', 'diasRDJ'],
  ['diasCulto'],
  ...POSTOS.map((posto) => [posto] as const),
] as const
const EXTRAS = [['diasEspeciais'], ['contato'], ['trocas']] as const
