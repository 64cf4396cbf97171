import { lookUpsOf, type Who } from './look-ups.ts'
import type { Measured } from './measure-visits.ts'
import { NETWORKS, type Network, type NetworkSize, scaled, USE } from './network-size.ts'
import type { Traffic } from './traffic-proxy.ts'

const DAYS = 30
/** The free plan's limits a day. */
const FREE = { reads: 50_000, writes: 20_000, deletes: 20_000 }

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** A Markdown table of what every screen and action costs in the demonstration network. */
export function screenTable(measured: Measured[]): string {
  const rows = measured.map(({ name, who, traffic }) => [
    name,
    number.format(sum(traffic.documents)),
    number.format(lookUps(traffic, who)),
    number.format(traffic.writes),
    number.format(traffic.deletes),
    Object.entries(traffic.documents)
      .map(([collection, count]) => `${collection} ${count}`)
      .join(', '),
  ])
  return table(['tela ou ação', 'leituras', 'das regras', 'gravações', 'exclusões', 'documentos lidos'], rows)
}

/** A Markdown table of an average day of each network beside the free plan's limits. @param demo what was measured */
export function monthTable(measured: Measured[], demo: NetworkSize): string {
  const rows = NETWORKS.flatMap((network) => {
    const parts = Object.entries(month(measured, demo, network))
    return parts.map(([who, { reads, writes, deletes }]) => [
      network.name,
      who,
      number.format(reads / DAYS),
      `${number.format((100 * reads) / DAYS / FREE.reads)} %`,
      number.format(writes / DAYS),
      `${number.format((100 * writes) / DAYS / FREE.writes)} %`,
      number.format(deletes / DAYS),
    ])
  })
  return table(
    ['rede', 'quem', 'leituras por dia', 'do limite', 'gravações por dia', 'do limite', 'exclusões'],
    rows,
  )
}

type Bill = { reads: number; writes: number; deletes: number }

function month(measured: Measured[], demo: NetworkSize, network: Network): Record<string, Bill> {
  const membros = bill(USE.member, network.people)
  const administração = bill(USE.staff, network.staff)
  const escalas = bill(USE.house, network.houses)
  return { membros, administração, escalas, total: add([membros, administração, escalas]) }

  function bill(use: Record<string, number>, times: number): Bill {
    return add(
      Object.entries(use).map(([name, often]) => {
        const { traffic, who } = required(measured, name)
        const documents = Object.entries(traffic.documents)
        const read = documents.reduce(
          (all, [collection, count]) => all + scaled(collection, count, demo, network),
          0,
        )
        const factor = often * times
        return {
          reads: factor * (read + lookUps(traffic, who)),
          writes: factor * traffic.writes,
          deletes: factor * traffic.deletes,
        }
      }),
    )
  }
}

function required(measured: Measured[], name: string): Measured {
  const found = measured.find((one) => one.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

/** Documents that the rules looked up: billed too. */
function lookUps({ judged }: Traffic, who: Who): number {
  return Object.entries(judged).reduce((all, [rule, times]) => all + times * lookUpsOf(rule, who), 0)
}

function add(bills: Bill[]): Bill {
  return {
    reads: bills.reduce((all, { reads }) => all + reads, 0),
    writes: bills.reduce((all, { writes }) => all + writes, 0),
    deletes: bills.reduce((all, { deletes }) => all + deletes, 0),
  }
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}
