/** A run of words; `strong` names something on the screen. */
export type Run = { text: string; strong: boolean }

/** What the manual is made of. Headings of level 1 (the document's own title) are left out: the page has one. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'picture'; alt: string; file: string }

/** Reads the little of Markdown that docs/manual.md uses: headings, paragraphs, lists of one level, pictures, bold words. */
export function manualBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const line of markdown.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('# ')) continue
    const [, marks = '', title = ''] = /^(##|###) (.+)$/.exec(line) ?? []
    const [, alt, file] = /^!\[(.*)\]\(images\/(.+)\)$/.exec(line) ?? []
    const [, bullet, item] = /^(-|\d+\.) (.+)$/.exec(line) ?? []
    if (title) blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, text: title, id: idOf(title) })
    else if (alt !== undefined && file) blocks.push({ kind: 'picture', alt, file })
    else if (bullet && item) addItem(blocks, bullet !== '-', runs(item))
    else blocks.push({ kind: 'paragraph', runs: runs(line) })
  }
  return blocks
}

function addItem(blocks: Block[], ordered: boolean, item: Run[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
  else blocks.push({ kind: 'list', ordered, items: [item] })
}

function runs(text: string): Run[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((run) => run.text !== '')
}

/** 'Para quem serve' is 'para-quem-serve'. */
function idOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
