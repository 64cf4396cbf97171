import { type ReactNode, useState } from 'react'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { hasGaps, type NetworkParts, networkGaps } from '#src/domain/network-gaps.ts'
import { paths } from '#src/paths.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { errorText } from './error-text.ts'
import { LinkButton } from './link-button.tsx'
import './network-checklist.css'

const POSITIONS: Omit<Cargo, 'id'>[] = [
  { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario'] },
  { nome: 'Operador de som', tipo: 'UserS', permissoes: ['home', 'calendario'] },
]

/** How many houses, people or positions are named; the others come when these are done. */
const NAMED = 3

export type NetworkChecklistProps = {
  network: NetworkParts
  actor: Actor
  /** saves a position */
  createCargo: (cargo: Omit<Cargo, 'id'>) => Promise<unknown>
}

/** What the network still needs before a month can be made, each with what mends it; nothing once it is ready. */
export function NetworkChecklist({ network, actor, createCargo }: NetworkChecklistProps) {
  const { igrejas } = network
  const gaps = networkGaps(network)
  if (!hasGaps(gaps, igrejas)) return null
  const missing = POSITIONS.filter(({ tipo }) => tipo && gaps.tipos.includes(tipo))
  const { genero, permissoes } = gaps
  return (
    <Card as="section" title="Para gerar o mês, falta">
      <ul className="network-checklist">
        <Item done={!gaps.cidade} text="Uma cidade">
          {can(actor, 'cidade_novo') && <LinkButton to={paths.cidadeNew}>Incluir cidade</LinkButton>}
        </Item>
        <Item done={!gaps.igreja} text="Uma casa de oração">
          {can(actor, 'igreja_novo') && <LinkButton to={paths.igrejaNew}>Incluir casa de oração</LinkButton>}
        </Item>
        {/* who could mend it needs a house first */}
        <Item done={!gaps.igreja && gaps.dias.length === 0} waits={gaps.igreja} text={DAYS}>
          {can(actor, 'igreja_editar') &&
            gaps.dias.slice(0, NAMED).map(({ id, nome }) => (
              <LinkButton key={id} to={paths.igrejaEdit(id)}>
                Informar os dias de {nome}
              </LinkButton>
            ))}
        </Item>
        <Item done={!gaps.cargos} text="Os cargos Porteiro e Operador de som">
          {missing.every((cargo) => can(actor, 'cargo_novo', cargo)) && (
            <CreatePositions missing={missing} createCargo={createCargo} />
          )}
        </Item>
        {permissoes.length > 0 && (
          <Item done={false} text="As permissões: sem nenhuma, quem tem o cargo não vê nada ao entrar">
            {can(actor, 'cargo_editar') &&
              permissoes.slice(0, NAMED).map(({ id, nome }) => (
                <LinkButton key={id} to={paths.cargoEdit(id)}>
                  Marcar as de {nome || 'N/A'}
                </LinkButton>
              ))}
          </Item>
        )}
        <Item done={!gaps.pessoas} waits={gaps.igreja || gaps.cargos} text="Pessoas com estes cargos">
          {can(actor, 'usuario_novo') && (
            <>
              <LinkButton to={paths.userImport}>Incluir pessoas por planilha</LinkButton>
              <LinkButton to={paths.userNew}>Incluir uma pessoa</LinkButton>
            </>
          )}
        </Item>
        {genero.length > 0 && (
          <Item
            done={false}
            text={`O gênero de ${genero.length === 1 ? '1 pessoa' : `${genero.length} pessoas`}: sem ele não entram em escala nenhuma`}
          >
            {can(actor, 'usuario_editar') &&
              genero.slice(0, NAMED).map(({ id, name }) => (
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

const DAYS = 'Os dias de culto de cada casa'

type ItemProps = {
  done: boolean
  /** another item comes first */
  waits?: boolean
  text: string
  /** What mends it; nothing for whoever may not. */
  children: ReactNode
}

function Item({ done, waits = false, text, children }: ItemProps) {
  return (
    <li>
      <span>
        <span aria-hidden="true">{done ? '✓' : '○'}</span> {text}
        <span className="visually-hidden">{done ? ': pronto' : ': falta'}</span>
      </span>
      {!done && !waits && (
        <span className="row">{children || 'Peça a quem cuida dos cadastros da rede.'}</span>
      )}
    </li>
  )
}

type CreatePositionsProps = Pick<NetworkChecklistProps, 'createCargo'> & {
  missing: readonly Omit<Cargo, 'id'>[]
}

function CreatePositions({ missing, createCargo }: CreatePositionsProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

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
