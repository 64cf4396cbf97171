import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { errorText } from '#src/components/error-text.ts'
import { LinkButton } from '#src/components/link-button.tsx'
import { can } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { createCargo } from '#src/repositories/cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import type { Network } from './use-network.ts'

const POSITIONS: Omit<Cargo, 'id'>[] = [
  { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario'] },
  { nome: 'Operador de som', tipo: 'UserS', permissoes: ['home', 'calendario'] },
]

/** What the network still needs before a month can be made, each with what mends it; nothing once it is ready. */
export function NetworkChecklist({ network }: { network: Network }) {
  const actor = useActor()
  const { cidades, igrejas, cargos, users } = network
  const withPosts = new Set(
    cargos.filter(({ tipo }) => tipo === 'UserP' || tipo === 'UserS').map(({ id }) => id),
  )
  const withoutDays = igrejas.filter(({ diasCulto, diasRDJ }) => diasCulto.length + diasRDJ.length === 0)
  const people = users.filter(({ cargo }) => withPosts.has(cargo))
  const withoutGender = people.filter(({ genero }) => genero === undefined)
  const missing = POSITIONS.filter(({ tipo }) => !cargos.some((cargo) => cargo.tipo === tipo))
  const ready =
    igrejas.length > 0 && withoutDays.length < igrejas.length && withPosts.size > 0 && people.length > 0
  if (ready && withoutGender.length === 0) return null
  return (
    <Card as="section" title="Para gerar o mês, falta">
      <ul className="mes-checklist">
        <Item done={cidades.length > 0} text="Uma cidade">
          {can(actor, 'cidade_novo') && <LinkButton to={paths.cidadeNew}>Incluir cidade</LinkButton>}
        </Item>
        <Item done={igrejas.length > 0} text="Uma casa de oração">
          {can(actor, 'igreja_novo') && <LinkButton to={paths.igrejaNew}>Incluir casa de oração</LinkButton>}
        </Item>
        <Item done={igrejas.length > 0 && withoutDays.length === 0} text="Os dias de culto de cada casa">
          {can(actor, 'igreja_editar') &&
            withoutDays.slice(0, 3).map(({ id, nome }) => (
              <LinkButton key={id} to={paths.igrejaEdit(id)}>
                Informar os dias de {nome}
              </LinkButton>
            ))}
        </Item>
        <Item done={withPosts.size > 0} text="Os cargos Porteiro e Operador de som">
          <CreatePositions missing={missing} />
        </Item>
        <Item done={people.length > 0} text="Pessoas com estes cargos">
          {can(actor, 'usuario_novo') && (
            <LinkButton to={paths.userImport}>Incluir pessoas por planilha</LinkButton>
          )}
        </Item>
        {withoutGender.length > 0 && (
          <Item
            done={false}
            text={`O gênero de ${withoutGender.length === 1 ? '1 pessoa' : `${withoutGender.length} pessoas`}: sem ele não entram em escala nenhuma`}
          >
            {can(actor, 'usuario_editar') &&
              withoutGender.slice(0, 3).map(({ id, name }) => (
                <LinkButton key={id} to={paths.userEdit(id)}>
                  Informar o de {name || 'N/A'}
                </LinkButton>
              ))}
          </Item>
        )}
      </ul>
    </Card>
  )
}

function Item({ done, text, children }: { done: boolean; text: string; children: React.ReactNode }) {
  return (
    <li className="mes-checklist__item">
      <span>
        <span aria-hidden="true">{done ? '✓' : '○'}</span> {text}
        <span className="visually-hidden">{done ? ': pronto' : ': falta'}</span>
      </span>
      {!done && <span className="row">{children}</span>}
    </li>
  )
}

function CreatePositions({ missing }: { missing: readonly Omit<Cargo, 'id'>[] }) {
  const actor = useActor()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const allowed = missing.every((cargo) => can(actor, 'cargo_novo', cargo))
  if (!allowed) return <span>Peça a um administrador que os crie.</span>

  const create = async () => {
    setBusy(true)
    setProblem('')
    try {
      for (const cargo of missing) await createCargo(cargo)
    } catch (error) {
      setProblem(errorText('Erro ao criar os cargos.', error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button busy={busy} busyLabel="Criando..." onClick={create}>
        Criar os cargos
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}
