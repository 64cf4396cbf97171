import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { paths } from '#src/paths.ts'
import type { Apagado } from '#src/repositories/erase-person.ts'

/** What was touched, for whoever has to answer the person. */
export function ErasedPerson({ apagado }: { apagado: Apagado }) {
  const { relatorios, turnos, pedidos, vinculos } = apagado
  return (
    <Page title="Pessoa apagada">
      <div className="stack" role="status">
        <p>O cadastro, a entrada no sistema e os dias avisados foram apagados, e o log diz quem o fez.</p>
        <ul>
          <li>
            {count(turnos, 'lugar', 'lugares')} sem o nome, em {count(relatorios, 'relatório', 'relatórios')}
          </li>
          <li>{count(pedidos, 'pedido de troca apagado', 'pedidos de troca apagados')}</li>
          <li>{count(vinculos, 'vínculo apagado', 'vínculos apagados')}</li>
        </ul>
      </div>
      <p>
        <LinkButton to={paths.users}>Voltar para os usuarios</LinkButton>
      </p>
    </Page>
  )
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
