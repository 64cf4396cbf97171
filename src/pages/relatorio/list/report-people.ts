import { useEffect } from 'react'
import { POSTOS, type Report } from '#src/domain/entities.ts'
import { afterPaint } from '#src/lib/after-paint.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** The people of a report as a search compares them: one text, a name a line. */
type People = { names: readonly string[]; folded: string }

const known = new WeakMap<Report, People>()

/** Many reports name the same people. */
const foldedNames = new Map<string, string>()

/** How many reports are read at a time while nobody waits. */
const AT_ONCE = 100

/** Whether the report's days name somebody whose folded name holds `wanted`. */
export function namesSomebody(report: Report, wanted: string): boolean {
  return peopleOf(report).folded.includes(wanted)
}

/** 'Pessoa escalada: Ivan Vieira e mais 1'; undefined when nobody of that name is in the report. */
export function foundPeople(report: Report, wanted: string): string | undefined {
  const found = peopleOf(report).names.filter((name) => folded(name).includes(wanted))
  if (found.length === 0) return undefined
  return `Pessoa escalada: ${found[0]}${found.length > 1 ? ` e mais ${found.length - 1}` : ''}`
}

/** Reads the people of all reports bit by bit before anybody searches: the first key must not wait for 5,000 reports. */
export function usePeopleOf(reports: readonly Report[]): void {
  useEffect(() => {
    let left = false
    const read = async () => {
      for (let start = 0; start < reports.length && !left; start += AT_ONCE) {
        await afterPaint()
        for (const report of reports.slice(start, start + AT_ONCE)) peopleOf(report)
      }
    }
    void read()
    return () => {
      left = true
    }
  }, [reports])
}

function peopleOf(report: Report): People {
  const before = known.get(report)
  if (before) return before
  const names = [...namesIn(report)]
  const people = { names, folded: names.map(folded).join('\n') }
  known.set(report, people)
  return people
}

function namesIn({ report }: Report): Set<string> {
  const names = new Set<string>()
  for (const day of report) {
    for (const posto of POSTOS) {
      for (const { name } of day[posto] ?? []) if (name !== '') names.add(name)
    }
  }
  return names
}

function folded(name: string): string {
  let text = foldedNames.get(name)
  if (text === undefined) {
    text = foldText(name)
    foldedNames.set(name, text)
  }
  return text
}
