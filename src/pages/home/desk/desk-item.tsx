import { Link } from 'react-router-dom'
import { buttonClass } from '#src/components/button.tsx'
import { Icon, type IconName } from '#src/components/icons.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import type { DeskLine, DeskLink } from './desk-lines.ts'

const ICONS: Record<DeskLine['tipo'], IconName> = {
  'meu-turno': 'home',
  vagas: 'warning',
  ausencias: 'dayOff',
  trocas: 'redo',
  mes: 'calendar',
  terminam: 'clock',
  'sem-acesso': 'people',
}

/** So many cases are in view; the others open below them. */
const SHOWN = 3

/** One thing to do: what stands, its cases, each a link, and what to open. */
export function DeskItem({ line }: { line: DeskLine }) {
  const { tipo, titulo, nota, acao, casos, progresso } = line
  const rest = casos.slice(SHOWN)
  return (
    <li className={`desk__item desk__item--${tipo}`}>
      <Icon name={ICONS[tipo]} />
      <div className="desk__text">
        <h3>{titulo}</h3>
        {progresso && (
          // the words above say the same
          <progress
            className="desk__progress"
            max={progresso.total}
            value={progresso.feitas}
            aria-hidden="true"
          />
        )}
        {nota && <p className="desk__note">{nota}</p>}
        {casos.length > 0 && <Cases casos={casos.slice(0, SHOWN)} />}
        {rest.length > 0 && (
          <details>
            <summary>e mais {rest.length}</summary>
            <Cases casos={rest} />
          </details>
        )}
      </div>
      {acao && <Action {...acao} main={tipo === 'mes'} />}
    </li>
  )
}

function Cases({ casos }: Pick<DeskLine, 'casos'>) {
  return (
    <ul className="desk__cases">
      {casos.map(({ chave, texto, to }) => (
        <li key={chave}>
          <Link to={to}>{texto}</Link>
        </li>
      ))}
    </ul>
  )
}

function Action({ texto, to, main }: DeskLink & { main: boolean }) {
  // a place on this page is the browser's: the router would begin at the top
  if (to.startsWith('#'))
    return (
      <a className={buttonClass('neutral')} href={to}>
        {texto}
      </a>
    )
  return (
    <LinkButton variant={main ? 'primary' : 'neutral'} to={to}>
      {texto}
    </LinkButton>
  )
}
