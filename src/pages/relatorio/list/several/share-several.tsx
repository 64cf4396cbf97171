import { LinkButton } from '#src/components/link-button.tsx'
import { MenuButton } from '#src/components/menu-button.tsx'
import type { Report } from '#src/domain/entities.ts'
import { reportRange } from '#src/domain/report-range.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { monthAndYear } from '#src/roster/serving-words.ts'

type House = { cidade: string; igreja: string; mes: string }

/** The way to hand out what was ticked: everything of a house and month goes together. */
export function ShareSeveral({ reports }: { reports: readonly Report[] }) {
  const [igrejas] = useSubscription(watchIgrejas)
  const houses = housesOf(reports, Date.now())
  const [first] = houses
  if (!first) return null
  if (houses.length === 1) return <LinkButton to={linkOf(first)}>Compartilhar</LinkButton>
  const names = new Map(igrejas.state === 'ready' ? igrejas.data.map(({ id, nome }) => [id, nome]) : [])
  return (
    <MenuButton label="Compartilhar">
      {houses.map((house) => (
        <LinkButton key={linkOf(house)} variant="ghost" to={linkOf(house)}>
          {names.get(house.igreja) || 'N/A'}, {monthAndYear(`${house.mes}-01`)}
        </LinkButton>
      ))}
    </MenuButton>
  )
}

function linkOf({ cidade, igreja, mes }: House): string {
  return paths.compartilharHouse(cidade, igreja, mes)
}

/** The houses, each with the month of its next service, or of the last one when none is to come. */
function housesOf(reports: readonly Report[], now: number): House[] {
  const houses = new Map<string, House>()
  for (const report of reports) {
    const { cidade, igreja } = report
    const { inicio = now, fim = now } = reportRange(report)
    const next = Math.min(Math.max(inicio, upcomingFrom(now)), fim)
    const mes = shownDate(next).slice(0, 7)
    houses.set(`${igreja} ${mes}`, { cidade, igreja, mes })
  }
  return [...houses.values()].sort((a, b) => (a.mes < b.mes ? -1 : 1))
}
