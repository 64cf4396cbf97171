import { Link } from 'react-router-dom'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { paths } from '#src/paths.ts'
import type { Apagado } from '#src/repositories/erase-person.ts'

/** What was touched, for whoever has to answer the person. */
export function ErasedPerson({ apagado }: { apagado: Apagado }) {
  const { relatorios, turnos, lembretes, envios, pedidos, vinculos, contatos } = apagado
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
          <li>{count(lembretes, 'lembrete sem a pessoa', 'lembretes sem a pessoa')}</li>
          <li>{count(envios, 'envio sem o nome', 'envios sem o nome')}</li>
        </ul>
        {contatos.map(({ id, nome }) => (
          <p key={id}>
            Ainda é o contato de <Link to={paths.igrejaEdit(id)}>{nome}</Link>: ponha outra pessoa, ou
            ninguém.
          </p>
        ))}
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
