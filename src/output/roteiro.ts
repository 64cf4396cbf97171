/**
 * The roteiro of a prayer house and month: who serves at its doors and its sound desk, sisters and brothers together.
 * Everything that is handed out (message, picture, sheet, spreadsheet) is made of it.
 */
import { type NomesPostos, type Pessoa, POSTOS, type Posto, type Report } from '#src/domain/entities.ts'
import { monthOf } from '#src/lib/service-labels.ts'

export type Escalado = { id: string; name: string; irma: boolean }

/** `vagas`: slots that wait for somebody. */
export type RoteiroPosto = { posto: Posto; nome: string; pessoas: Escalado[]; vagas: number }

/** `date`: stored instant in ms. Posts with neither people nor blanks are absent. */
export type RoteiroCulto = { date: number; postos: RoteiroPosto[] }

export type Roteiro = {
  igreja: string
  cidade: string
  /** 'YYYY-MM' */
  mes: string
  /** when the latest change of its reports was made, ms; undefined when nobody knows */
  versaoEm: number | undefined
  /** ascending */
  cultos: RoteiroCulto[]
}

/** What a blank slot is called where people read it. */
export const VAGA = '(vaga)'

/** The names of the house and of its city, and what it calls its posts. */
export type House = { igreja: string; cidade: string; nomes: NomesPostos }

/** What the active reports of one house say of a month ('YYYY-MM'). */
export function roteiroOf(reports: readonly Report[], house: House, mes: string): Roteiro {
  const { nomes, ...place } = house
  const isOfMonth = (date: number) => monthOf(date) === mes
  const changes = reports
    .filter(({ ativo, report }) => ativo && report.some(({ date }) => date !== undefined && isOfMonth(date)))
    .flatMap(({ alteracao, createdAt }) => alteracao?.timestamp ?? createdAt ?? [])
  const versaoEm = changes.length > 0 ? Math.max(...changes) : undefined
  return { ...place, mes, versaoEm, cultos: cultosOf(reports, nomes, isOfMonth) }
}

/** The services of the wanted dates (stored ms) in active reports, ascending. Reports that share an instant meet in one service. */
export function cultosOf(
  reports: readonly Report[],
  nomes: NomesPostos,
  isWanted: (date: number) => boolean,
): RoteiroCulto[] {
  const byDate = new Map<number, RoteiroPosto[]>()
  for (const report of reports) {
    if (!report.ativo) continue
    for (const { date, ...slots } of report.report) {
      if (date === undefined || !isWanted(date)) continue
      const postos = byDate.get(date) ?? []
      byDate.set(date, postos)
      for (const posto of POSTOS) addPosto(postos, posto, nomes[posto], slots[posto] ?? [], report)
    }
  }
  return [...byDate].sort(([a], [b]) => a - b).map(([date, postos]) => ({ date, postos: inOrder(postos) }))
}

/** The names of a post in reading order, and a mark for each blank. */
export function namesOf({ pessoas, vagas }: RoteiroPosto, vaga = VAGA): string[] {
  return [...pessoas.map(({ name }) => name || 'N/A'), ...Array.from({ length: vagas }, () => vaga)]
}

/** The posts that some service of the month has, as the house calls them. */
export function postosOf({ cultos }: Pick<Roteiro, 'cultos'>): { posto: Posto; nome: string }[] {
  const found = new Map(cultos.flatMap(({ postos }) => postos.map(({ posto, nome }) => [posto, nome])))
  return POSTOS.flatMap((posto) => {
    const nome = found.get(posto)
    return nome === undefined ? [] : [{ posto, nome }]
  })
}

function addPosto(
  postos: RoteiroPosto[],
  posto: Posto,
  nome: string,
  slots: readonly Pessoa[],
  report: Report,
): void {
  if (slots.length === 0) return
  const known = postos.find((other) => other.posto === posto)
  const entry = known ?? { posto, nome, pessoas: [], vagas: 0 }
  if (!known) postos.push(entry)
  for (const { id, name, genero } of slots) {
    if (id === '') entry.vagas += 1
    else if (!entry.pessoas.some((other) => other.id === id))
      entry.pessoas.push({ id, name: name.trim(), irma: (genero ?? report.genero) === 'feminino' })
  }
}

/** Posts as every screen shows them, sisters before brothers. */
function inOrder(postos: readonly RoteiroPosto[]): RoteiroPosto[] {
  return POSTOS.flatMap((posto) => postos.filter((entry) => entry.posto === posto)).map((entry) => ({
    ...entry,
    pessoas: [...entry.pessoas].sort((a, b) => Number(b.irma) - Number(a.irma)),
  }))
}
