/** The width of a text in px, in one of the fonts of a layout. */
export type Measure<Font> = (text: string, font: Font) => number

/**
 * Lines no wider than `first` and, from the second on, `rest`. Lines break between words; a word that has no room on a line of its own is
 * continued on the next, so nothing is lost. No text: no lines.
 */
export function wrapText(
  text: string,
  first: number,
  rest: number,
  width: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  const room = () => (lines.length === 0 ? first : rest)
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (width(longer) <= room()) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && width(line + character) > room()) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line === '' ? lines : [...lines, line]
}
