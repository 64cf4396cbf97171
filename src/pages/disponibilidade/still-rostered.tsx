import { buttonClass } from '#src/components/button.tsx'
import { ContatoLink } from '#src/components/contato-link.tsx'
import { type Igreja, NOMES_POSTOS_PADRAO, type User } from '#src/domain/entities.ts'
import { config } from '#src/lib/config.ts'
import { weekdayAndDay } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import type { Compromisso } from '#src/roster/meus-compromissos.ts'

type StillRosteredProps = {
  /** turns on days that the person said they cannot come */
  turns: readonly Compromisso[]
  person: Pick<User, 'name'>
  own: boolean
  house: Igreja | undefined
}

/** The person is on the roster of a day that they cannot come: nobody is taken off by that, so somebody has to be told. */
export function StillRostered({ turns, person, own, house }: StillRosteredProps) {
  const contato = house?.contato ?? config.contato
  const listed = turns.map(({ date, posto }) => {
    const name = (house ?? NOMES_POSTOS_PADRAO)[posto]
    return `${weekdayAndDay(date)}, ${shownTime(date)} (${name})`
  })
  return (
    <section className="note still-rostered" aria-label="Já na escala">
      <p>{own ? 'Você já está na escala destes dias:' : `${person.name} já está na escala destes dias:`}</p>
      <ul>
        {listed.map((turn) => (
          <li key={turn}>{turn}</li>
        ))}
      </ul>
      <p>
        O aviso já aparece para quem cuida da escala, mas o nome continua nela até que alguém o troque.
        {own && contato && ` Para dar tempo, avise também ${contato.nome}:`}
        {own && !contato && ' Para dar tempo, avise também quem cuida da escala.'}
      </p>
      {own && contato && (
        <p>
          <ContatoLink
            className={buttonClass('primary')}
            contato={contato}
            text={`Olá, aqui é ${person.name}. Não poderei servir: ${listed.join('; ')}.`}
          >
            Avisar {contato.nome} pelo WhatsApp
          </ContatoLink>
        </p>
      )}
    </section>
  )
}
