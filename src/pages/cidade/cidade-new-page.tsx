import { useNavigate } from 'react-router-dom'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { paths } from '#src/paths.ts'
import { createCidade } from '#src/repositories/change-cidades.ts'
import { CidadeForm } from './cidade-form.tsx'

export function CidadeNewPage() {
  const navigate = useNavigate()

  async function save(nome: string) {
    await createCidade({ nome })
    notify.success('cidade registrada!')
    navigate(paths.cidades)
  }

  return (
    <Page title="Nova cidade">
      <CidadeForm
        submitLabel="Salvar"
        missing="Preencha todos os campos!"
        failed="Erro ao fazer o cadastro."
        onSubmit={save}
      />
    </Page>
  )
}
