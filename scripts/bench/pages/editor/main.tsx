import { ReportEditor } from '#src/pages/relatorio/edit/report-editor.tsx'
import { Administrator } from '../administrator.tsx'
import { renderMeasured } from '../render-measured.tsx'
import { PlainEditor } from './plain-editor.tsx'
import { IGREJA, REPORT } from './report.ts'

renderMeasured(
  location.hash === '#plain' ? (
    <PlainEditor />
  ) : (
    <Administrator>
      <ReportEditor report={REPORT} igreja={IGREJA} tipo="UserP" />
    </Administrator>
  ),
)
