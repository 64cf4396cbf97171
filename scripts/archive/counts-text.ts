const number = new Intl.NumberFormat('pt-BR')

/** A line for each collection, and the total. */
export function countsText(counts: Record<string, number>): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const rows: [string, number][] = [...Object.entries(counts), ['Total', total]]
  return rows.map(([name, count]) => `  ${name.padEnd(14)}${number.format(count).padStart(11)}`).join('\n')
}
