import type { KeptPart } from './kept-parts.ts'
import type { Row } from './row.ts'

/** The rows of the parts as a Markdown page. */
export function reportText(parts: readonly KeptPart[]): string {
  const machine = new Set(parts.flatMap((part) => part.machine))
  const others = Math.max(...parts.map((part) => part.others))
  return `# Bench

What \`npm run bench\` measured. Each reference was measured in the same run. Slow phone: 1.6 Mbps down, 750 kbps up, 150 ms a
round trip, a processor slowed down 4 times (Chromium's own emulation). Files are served compressed. Times are medians.

${[...machine].map((line) => `- ${line}`).join('\n')}
- ${others.toFixed(1)} other programs ran on average in the minute before it began (they disturb the times)

| what | figure | reference | goal: at most | holds |
|---|---:|---:|---:|---|
${parts
  .flatMap(({ rows }) => rows)
  .map(tableLine)
  .join('\n')}
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
