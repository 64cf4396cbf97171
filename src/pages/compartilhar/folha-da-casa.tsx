import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { instantLabel, monthName, shortDay } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import { fitsInColumns } from '#src/output/folha-fit.ts'
import { namesOf, postosOf, type Roteiro, type RoteiroPosto } from '#src/output/roteiro.ts'
import './folha-da-casa.css'

/** Room to write a name by hand. */
const BLANK = '__________'

/** The sheet for the wall; `onScreen` false: it shows on paper alone. */
export function FolhaDaCasa({ roteiro, onScreen }: { roteiro: Roteiro; onScreen: boolean }) {
  const { cultos, igreja, cidade, mes, versaoEm } = roteiro
  const postos = postosOf(roteiro)
  return (
    <>
      {onScreen && (
        <div className="row no-print">
          <Button variant="primary" onClick={() => window.print()}>
            <Icon name="print" size={18} /> Imprimir a folha
          </Button>
        </div>
      )}
      <div className={onScreen ? 'folha' : 'folha folha--paper-only'}>
        <table>
          <caption>
            <strong className="folha__title">
              {igreja}: escala de {monthName(mes)}
            </strong>
            <span>
              {cidade}
              {versaoEm !== undefined && ` · versão de ${instantLabel(versaoEm)}`}
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Data</th>
              {postos.map(({ posto, nome }) => (
                <th key={posto} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cultos.map((culto) =>
              fitsInColumns(culto, postos.length) ? (
                <tr key={culto.date}>
                  <th scope="row">
                    <When date={culto.date} />
                  </th>
                  {postos.map(({ posto }) => (
                    <td key={posto}>
                      <Names posto={culto.postos.find((entry) => entry.posto === posto)} />
                    </td>
                  ))}
                </tr>
              ) : (
                <tr key={culto.date}>
                  <td colSpan={postos.length + 1}>
                    <p className="folha__post">
                      <strong>
                        <When date={culto.date} />
                      </strong>
                    </p>
                    {culto.postos.map((posto) => (
                      <p key={posto.posto} className="folha__post">
                        <strong>{posto.nome}:</strong> <Names posto={posto} />
                      </p>
                    ))}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** 'dom 12/10' and '18:30', in a row's head below one another. */
function When({ date }: { date: number }) {
  return (
    <>
      {shortDay(date)} <span className="folha__time">{shownTime(date)}</span>
    </>
  )
}

/** A comma between two names, and no break inside one that fits on a line. */
function Names({ posto }: { posto: RoteiroPosto | undefined }) {
  const names = posto ? namesOf(posto, BLANK) : []
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
    <span key={index}>
      <span className="folha__name">
        {name}
        {index < names.length - 1 && ','}
      </span>{' '}
    </span>
  ))
}
