/** What changed between the roteiro that was sent and the one of now, in words that can be sent after it. */
import { instantLabel, monthName, shortWhen } from '#src/lib/service-labels.ts'
import { type Escalado, namesOf, type Roteiro, type RoteiroCulto, type RoteiroPosto } from './roteiro.ts'
import { MAX_MESSAGE, placeName, plain } from './whatsapp-text.ts'

const NAMES_A_SENTENCE = 8

/**
 * One sentence for each difference: 'Mudou: dom 12/10 18:30 Átrio: Ana no lugar de João'. Services before `from` (stored ms) are over and
 * nobody has to hear of them. Names that only were written otherwise are no change.
 */
export function changesBetween(sent: Roteiro, now: Roteiro, from: number): string[] {
  const before = new Map(sent.cultos.map((culto) => [culto.date, culto]))
  const after = new Map(now.cultos.map((culto) => [culto.date, culto]))
  const dates = [...new Set([...before.keys(), ...after.keys()])].filter((date) => date >= from)
  return dates
    .sort((a, b) => a - b)
    .flatMap((date) => cultoChanges(shortWhen(date), before.get(date), after.get(date)))
}

/** The changes as messages of at most `max` characters; none when nothing changed. `sentAt`: when the older list went out, ms. */
export function changeMessages(
  now: Roteiro,
  changes: readonly string[],
  sentAt: number,
  max = MAX_MESSAGE,
): string[] {
  const head = `*Mudanças na escala de ${monthName(now.mes)}*\n*${plain(placeName(now))}*\n`
  const foot = `\n\n*Desconsidere a lista enviada em ${instantLabel(sentAt)}.*`
  const messages: string[] = []
  for (const change of changes) {
    const line = `\n• ${change}`
    const last = messages.at(-1)
    if (last !== undefined && last.length + line.length + foot.length <= max)
      messages[messages.length - 1] = last + line
    else messages.push(head + line)
  }
  return messages.map((message) => message + foot)
}

function cultoChanges(when: string, before?: RoteiroCulto, after?: RoteiroCulto): string[] {
  if (!after) return [`Saiu da escala: ${when}`]
  if (!before) return newTexts(when, after)
  const postos = new Map([...before.postos, ...after.postos].map((entry) => [entry.posto, entry.nome]))
  return [...postos].flatMap(([posto, nome]) => {
    const gone = missingIn(before, after, posto)
    const come = missingIn(after, before, posto)
    return pairs(gone, come).map((pair) => `Mudou: ${when} ${plain(nome)}: ${pairText(pair)}`)
  })
}

function missingIn(one: RoteiroCulto, other: RoteiroCulto, posto: RoteiroPosto['posto']): Escalado[] {
  const people = (culto: RoteiroCulto) => culto.postos.find((entry) => entry.posto === posto)?.pessoas ?? []
  const there = new Set(people(other).map(({ id }) => id))
  return people(one).filter(({ id }) => !there.has(id))
}

type Pair = { out: Escalado | undefined; into: Escalado | undefined }

/** Who came with who went; a sister with a sister where that can be. */
function pairs(gone: readonly Escalado[], come: readonly Escalado[]): Pair[] {
  const left = [...come]
  const take = (irma: boolean) => {
    const index = left.findIndex((person) => person.irma === irma)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const alike = gone.map((out) => ({ out, into: take(out.irma) }))
  const paired = alike.map(({ out, into }) => ({ out, into: into ?? left.shift() }))
  return [...paired, ...left.map((into) => ({ out: undefined, into }))]
}

function pairText({ out, into }: Pair): string {
  const name = (person: Escalado) => plain(person.name) || 'N/A'
  if (out && into) return `${name(into)} no lugar de ${name(out)}`
  return into ? `entra ${name(into)}` : out ? `sai ${name(out)}` : ''
}

/** 'Novo: dom 12/10 18:30 Átrio: Ana, João', for each post; many names take several sentences. */
function newTexts(when: string, { postos }: RoteiroCulto): string[] {
  if (postos.length === 0) return [`Novo: ${when}`]
  return postos.flatMap((posto) => {
    const names = namesOf(posto).map(plain)
    const starts = names.flatMap((_, index) => (index % NAMES_A_SENTENCE === 0 ? [index] : []))
    return starts.map(
      (start) =>
        `Novo: ${when} ${plain(posto.nome)}: ${names.slice(start, start + NAMES_A_SENTENCE).join(', ')}`,
    )
  })
}
