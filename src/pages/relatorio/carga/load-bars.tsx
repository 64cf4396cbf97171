import { Link } from 'react-router-dom'
import { type NomesPostos, POSTOS } from '#src/domain/entities.ts'
import { formatShortDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { PersonLoad } from '#src/roster/house-load.ts'
import { times, wallDayAndMonth } from '#src/roster/serving-words.ts'

export type LoadBarsProps = {
  loads: readonly PersonLoad[]
  nomes: NomesPostos
  /** how often and when next alone, where there is little room */
  brief?: boolean
}

/** Everybody's turns as bars: what was, and what is to come. The words say all that the bars show. */
export function LoadBars({ loads, nomes, brief = false }: LoadBarsProps) {
  const most = Math.max(1, ...loads.map(({ passados, vindouros }) => passados + vindouros))
  return (
    <ul className="load">
      {loads.map((load) => (
        <li key={load.id} className="load__person">
          <Link className="load__name" to={paths.userTurnos(load.id)}>
            {load.name || 'N/A'}
          </Link>
          <span className="load__bar" aria-hidden="true">
            <span className="load__past" style={{ width: `${(100 * load.passados) / most}%` }} />
            <span className="load__coming" style={{ width: `${(100 * load.vindouros) / most}%` }} />
          </span>
          <span className="load__text">{brief ? timesText(load) : loadText(load, nomes)}</span>
        </li>
      ))}
    </ul>
  )
}

function timesText({ passados, vindouros }: PersonLoad): string {
  const past = `${passados === 0 ? 'nenhuma vez' : times(passados)} em 12 meses`
  return vindouros === 0 ? past : `${past}, ${vindouros} por vir`
}

function loadText(load: PersonLoad, nomes: NomesPostos): string {
  const { ultimo, proximo, porPosto, ausencias } = load
  const postos = POSTOS.filter((posto) => porPosto[posto]).map(
    (posto) => `${nomes[posto]} ${porPosto[posto]}`,
  )
  return [
    timesText(load),
    ultimo === undefined ? '' : `última em ${formatShortDate(ultimo)}`,
    proximo === undefined ? '' : `próxima em ${formatShortDate(proximo)}`,
    postos.join(', '),
    ausencias.length === 0
      ? ''
      : `ausente ${ausencias.map(({ de, ate }) => (de === ate ? `em ${wallDayAndMonth(de)}` : `de ${wallDayAndMonth(de)} a ${wallDayAndMonth(ate)}`)).join('; ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
