import { POSTOS_BY_TIPO } from '#src/domain/entities.ts'
import { ReportEditor } from '#src/pages/relatorio/edit/report-editor.tsx'
import { useReportCheck } from '#src/pages/relatorio/edit/use-report-check.ts'
import { useReportEditor } from '#src/pages/relatorio/edit/use-report-editor.ts'
import type { Serving } from '#src/pages/relatorio/edit/use-serving.ts'
import { servingIndex } from '#src/roster/serving-context.ts'
import { Administrator } from '../administrator.tsx'
import { renderMeasured } from '../render-measured.tsx'
import { PlainEditor } from './plain-editor.tsx'
import { CANDIDATES, IGREJA, REPORT } from './report.ts'

const POSTOS = POSTOS_BY_TIPO.UserP
const { igreja, cargo, genero } = REPORT
const SERVING: Serving = {
  choices: CANDIDATES,
  state: 'ready',
  people: new Map(CANDIDATES.map((person) => [person.id, person])),
  index: servingIndex({ grupo: { igreja, cargo, genero } }),
  known: true,
  others: [],
}

/** The editor as the page draws it, without what it would read from the database. */
function Editor() {
  const [state, editing] = useReportEditor(REPORT)
  const check = useReportCheck(REPORT.report, POSTOS, SERVING)
  if (!state || !IGREJA) return null
  return (
    <ReportEditor
      state={state}
      editing={editing}
      postos={POSTOS}
      nomes={IGREJA}
      serving={SERVING}
      check={check}
      wanted={undefined}
      wide
      everybody={null}
    />
  )
}

renderMeasured(
  location.hash === '#plain' ? (
    <PlainEditor />
  ) : (
    <Administrator>
      <Editor />
    </Administrator>
  ),
)
