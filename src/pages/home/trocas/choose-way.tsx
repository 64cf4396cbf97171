import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import './trocas.css'

/** What somebody does who cannot serve. */
export type Way = 'avisar' | 'pedir' | 'trocar'

type ChooseWayProps = {
  /** why nobody can be asked, or '' */
  closed: string
  busy: boolean
  problem: string
  onChoose: (way: Way) => void
}

export function ChooseWay({ closed, busy, problem, onChoose }: ChooseWayProps) {
  return (
    <>
      <p>Ninguém pergunta o motivo. O que você prefere?</p>
      <FormError>{problem}</FormError>
      <ul className="cannot-serve__ways">
        <li>
          <Button variant="primary" busy={busy} busyLabel="Avisando..." onClick={() => onChoose('avisar')}>
            Avisar quem cuida da escala
          </Button>
        </li>
        {closed === '' && (
          <>
            <li>
              <Button onClick={() => onChoose('pedir')}>Pedir a alguém</Button>
            </li>
            <li>
              <Button onClick={() => onChoose('trocar')}>Trocar o dia</Button>
            </li>
          </>
        )}
      </ul>
      {closed && <p>{closed}</p>}
    </>
  )
}
