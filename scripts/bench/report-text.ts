import type { Row } from './row.ts'

/** `lines`: what the figures were measured on, one fact a line. */
export type Machine = { lines: string[] }

/** The rows as a Markdown page. */
export function reportText(rows: readonly Row[], { lines }: Machine): string {
  return `# Bench

What \`npm run bench\` measured. Each reference was measured in the same run. Slow phone: 1.6 Mbps down, 750 kbps up, 150 ms a
round trip, a processor slowed down 4 times (Chromium's own emulation). Files are served compressed. Times are medians.

${lines.map((line) => `- ${line}`).join('\n')}

| what | figure | reference | goal: at most | holds |
|---|---:|---:|---:|---|
${rows.map(tableLine).join('\n')}
`
}

function tableLine({ name, value, unit, reference, goal, holds }: Row): string {
  const shown = (figure: number) => `${figure.toLocaleString('en-US')} ${unit}`
  const cells = [
    name,
    shown(value),
    reference === null ? '' : shown(reference),
    shown(goal),
    holds ? 'yes' : '**no**',
  ]
  return `| ${cells.join(' | ')} |`
}
