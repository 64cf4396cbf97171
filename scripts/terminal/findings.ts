/** What a command tells people about one kind of problem: what it is, and how to mend it. */
export type FindingKind = { title: string; mend: string }

/** A problem in one document. `detail` says which, in a few Portuguese words; may be ''. */
export type Finding<Kind extends string> = { kind: Kind; path: string; detail: string }

const SHOWN = 10

export type FindingsOptions = {
  /** how many documents of each kind are listed */
  shown?: number
  /** where the others are to be found */
  rest?: string
}

const number = new Intl.NumberFormat('pt-BR')

/** The findings by kind in the order of `kinds`, each kind with its remedy and its first documents. */
export function findingsText<Kind extends string>(
  findings: readonly Finding<Kind>[],
  kinds: Record<Kind, FindingKind>,
  options: FindingsOptions = {},
): string {
  return orderedKeys(kinds)
    .flatMap((kind) => {
      const found = findings.filter((finding) => finding.kind === kind)
      return found.length > 0 ? [kindText(kinds[kind], found, options)] : []
    })
    .join('\n\n')
}

function orderedKeys<Kind extends string>(kinds: Record<Kind, FindingKind>): Kind[] {
  const keys: Kind[] = []
  for (const kind in kinds) keys.push(kind)
  return keys
}

function kindText(
  { title, mend }: FindingKind,
  found: readonly Finding<string>[],
  { shown = SHOWN, rest = 'veja --json' }: FindingsOptions,
): string {
  const lines = found
    .slice(0, shown)
    .map(({ path, detail }) => (detail ? `    ${path}: ${detail}` : `    ${path}`))
  const more = found.length > shown ? [`    e mais ${number.format(found.length - shown)} (${rest})`] : []
  return [`  ${title} (${number.format(found.length)})`, ...lines, ...more, `    > ${mend}`].join('\n')
}

/** How many of each kind, for --json. */
export function countByKind(findings: readonly Finding<string>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
