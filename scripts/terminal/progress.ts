/** How far the work is, for people: on a terminal one line that is drawn again, elsewhere a line now and then. */
export type Progress = {
  /** A line of its own. */
  say(line: string): void
  /** 'label: done de total'; without `total` only the count. */
  count(label: string, done: number, total?: number): void
  /** Removes the line being drawn. */
  clear(): void
}

type Out = { isTTY?: boolean; write(text: string): unknown }

const REDRAW_MS = 200
const NEW_LINE_MS = 5_000
const ERASE_LINE = '\r\u001b[K'

const number = new Intl.NumberFormat('pt-BR')

/** @param now ms, of a clock that only goes forward */
export function createProgress(out: Out, now: () => number = () => performance.now()): Progress {
  const interval = out.isTTY ? REDRAW_MS : NEW_LINE_MS
  let drawn = false
  let last = now()

  function clear() {
    if (drawn) out.write(ERASE_LINE)
    drawn = false
  }

  return {
    clear,
    say(line) {
      clear()
      out.write(`${line}\n`)
    },
    count(label, done, total) {
      if (now() - last < interval) return
      last = now()
      const line = `${label}: ${number.format(done)}${total === undefined ? '' : ` de ${number.format(total)}`}`
      clear()
      out.write(out.isTTY ? line : `${line}\n`)
      drawn = out.isTTY === true
    },
  }
}
