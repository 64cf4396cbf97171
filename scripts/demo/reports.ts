import {
  type Genero,
  type Igreja,
  POSTOS_BY_TIPO,
  type Quantidades,
  type Report,
  type ReportDay,
  type Tipo,
} from '../../src/domain/entities.ts'
import { pessoasOf } from '../../src/domain/pessoas-of.ts'
import { reportRange } from '../../src/domain/report-range.ts'
import { shiftDays, shownDate } from '../../src/lib/service-time.ts'
import { generateReport } from '../../src/roster/generate-report.ts'
import { IGREJAS } from './network.ts'
import { DEMO_LOGINS, type DemoUser } from './users.ts'

export type DemoReport = Omit<Report, 'createdAt' | 'alteracao'> & { createdAt: number }

const QUANTIDADES: Quantidades = { atriu: 1, corredor: 1, banheiro: 1, estacionamento: 1 }
/** A report is made so many days before its period. */
const AHEAD = 7
/** Days from now. */
const PERIODS = [
  { name: 'anterior', from: -56, to: -15, atual: false },
  { name: 'atual', from: -14, to: 42, atual: true },
]

/** Reports of every house around `now` (ms): the past period and the current one, by position and gender, most of them active. */
export function demoReports(users: DemoUser[], now: number): DemoReport[] {
  return IGREJAS.flatMap((igreja, houseIndex) =>
    (['porteiro', 'som'] as const).flatMap((cargo) =>
      (['feminino', 'masculino'] as const).flatMap((genero) => {
        const historico: ReportDay[] = []
        return PERIODS.flatMap((period) => {
          const report = demoReport(igreja, period, { cargo, genero }, historico, users, now, houseIndex)
          historico.push(...(report?.report ?? []))
          return report ? [report] : []
        })
      }),
    ),
  )
}

function demoReport(
  igreja: Igreja,
  period: (typeof PERIODS)[number],
  { cargo, genero }: { cargo: 'porteiro' | 'som'; genero: Genero },
  historico: readonly ReportDay[],
  users: DemoUser[],
  now: number,
  seed: number,
): DemoReport | undefined {
  const tipo: Tipo = cargo === 'som' ? 'UserS' : 'UserP'
  const pessoas = users.filter(
    (user) => user.igreja === igreja.id && user.cargo === cargo && user.genero === genero,
  )
  const quantidades: Quantidades = cargo === 'som' ? { som: 1 } : QUANTIDADES
  if (pessoas.length < POSTOS_BY_TIPO[tipo].length) return undefined
  const { dias: report } = generateReport({
    grupo: { igreja: igreja.id, cargo, genero },
    historico: [...historico],
    inicio: shownDate(shiftDays(now, period.from)),
    fim: shownDate(shiftDays(now, period.to)),
    igreja,
    pessoas,
    quantidades,
    seed,
    somenteDatas: false,
  })
  const quem = genero === 'feminino' ? 'irmãs' : 'irmãos'
  return {
    id: `${igreja.id}-${period.name}-${cargo}-${genero}`,
    nomeRelatorio: `${cargo === 'som' ? 'Som' : 'Portas'} ${quem} ${igreja.nome} (${period.name})`,
    cidade: igreja.cidade,
    igreja: igreja.id,
    cargo,
    genero,
    ativo: true,
    atual: period.atual,
    createdAt: shiftDays(now, period.from - AHEAD),
    createdBy: `pessoa-${String((DEMO_LOGINS[1]?.index ?? 0) + 1).padStart(3, '0')}`,
    report,
    ...reportRange({ report }),
    pessoas: pessoasOf(report),
    versao: 1,
  }
}
