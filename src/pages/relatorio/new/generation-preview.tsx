import { LinkButton } from '#src/components/link-button.tsx'
import { can } from '#src/domain/can.ts'
import { paths } from '#src/paths.ts'
import { useActor } from '#src/session/use-actor.ts'
import type { GenerationDraft } from './generation-draft.ts'
import type { GenerationData } from './use-generation-data.ts'

/** What would be generated, while one fills the form in. */
export function GenerationPreview({ draft, data }: { draft: GenerationDraft; data: GenerationData }) {
  return (
    <div role="status" className="generation-preview">
      <p>{servicesText(data)}</p>
      {!draft.somenteDatas && <p>{peopleText(draft, data)}</p>}
      <WaysOut data={data} />
      {!draft.somenteDatas && data.known?.incomplete && (
        <p>Os relatórios anteriores ou as ausências não puderam ser lidos: o sorteio não os conhece.</p>
      )}
    </div>
  )
}

/** Where to go when there is nothing to generate from. */
function WaysOut({ data: { cultos, igreja, pessoas } }: { data: GenerationData }) {
  const actor = useActor()
  return (
    <div className="row">
      {cultos === 0 && igreja && can(actor, 'igreja_editar') && (
        <LinkButton to={paths.igrejaEdit(igreja.id)}>Informar os dias de {igreja.nome || 'N/A'}</LinkButton>
      )}
      {pessoas?.length === 0 && can(actor, 'usuario_novo') && (
        <LinkButton to={paths.userNew}>Incluir uma pessoa</LinkButton>
      )}
    </div>
  )
}

function servicesText({ cultos }: GenerationData): string {
  if (cultos === undefined) return 'Escolha a casa de oração e o período para ver quantos cultos há.'
  if (cultos === 0) return 'Nenhum culto neste período.'
  return cultos === 1 ? '1 culto neste período.' : `${cultos} cultos neste período.`
}

function peopleText(draft: GenerationDraft, { pessoas, pessoasFailed, known }: GenerationData): string {
  if (pessoasFailed) return 'Não foi possível carregar as pessoas desta casa de oração.'
  if (!draft.igreja || !draft.cargo || !draft.genero) {
    return 'Escolha casa de oração, cargo e gênero para ver quantas pessoas há.'
  }
  // nothing is drawn before what is known of them is there, too
  if (!pessoas || !known) return 'Carregando as pessoas...'
  if (pessoas.length === 0) return 'Ninguém desta casa de oração tem este cargo e gênero.'
  return pessoas.length === 1
    ? '1 pessoa tem este cargo e gênero nesta casa de oração.'
    : `${pessoas.length} pessoas têm este cargo e gênero nesta casa de oração.`
}
