import type { Calling } from './choose-weeks.ts'
import { SMALL_GROUP } from './member-queue.ts'
import { times } from './serving-words.ts'
import type { Member } from './week-order.ts'

/** What to look at before a generated report is kept. */
export type GenerationSummary = {
  /** turns of each person: in this report, and in the 12 months with it; most first. In very large groups only of those called */
  turnos: { id: string; name: string; turnos: number; em12Meses: number }[]
  /** blank places */
  vagas: number
  /** who serves in two weeks running, and the second of them */
  repetidas: { id: string; name: string; semana: number }[]
  /** '22 pessoas, de 1 a 2 vezes cada; nenhuma vaga em branco; ninguém em duas semanas seguidas.' */
  frase: string
}

export function summaryOf(
  members: readonly Member[],
  callings: readonly Calling[],
  vagas: number,
): GenerationSummary {
  const small = members.length <= SMALL_GROUP
  const shown = small ? members : members.filter(({ turns }) => turns > 0)
  const turnos = byTurns(shown).map(({ entrant: { person, served }, turns }) => ({
    id: person.id,
    name: person.name,
    turnos: turns,
    em12Meses: served + turns,
  }))
  const repetidas = callings
    .filter(({ nth, rest }) => nth > 0 && rest === 1)
    .map(({ member: { entrant }, week }) => ({
      id: entrant.person.id,
      name: entrant.person.name,
      semana: week,
    }))
  const least = shown.length < members.length ? 0 : (turnos.at(-1)?.turnos ?? 0)
  const said = sentences(members.length, [least, turnos[0]?.turnos ?? 0], vagas, repetidas.length)
  return { turnos, vagas, repetidas, frase: `${said.join('; ')}.` }
}

function sentences(
  amount: number,
  [least, most]: readonly [number, number],
  vagas: number,
  repetidas: number,
): string[] {
  const people = amount === 1 ? '1 pessoa' : `${amount} pessoas`
  return [
    most === least ? `${people}, ${times(most)} cada` : `${people}, de ${least} a ${times(most)} cada`,
    vagas === 0 ? 'nenhuma vaga em branco' : vagas === 1 ? '1 vaga em branco' : `${vagas} vagas em branco`,
    repetidas === 0
      ? 'ninguém em duas semanas seguidas'
      : `${repetidas === 1 ? '1 repetição' : `${repetidas} repetições`} na semana seguinte`,
  ]
}

/** Most turns first: into as many drawers as there are amounts, for thousands of people take long to sort. */
function byTurns(members: readonly Member[]): Member[] {
  const drawers: Member[][] = []
  for (const member of members) {
    const drawer = drawers[member.turns]
    if (drawer) drawer.push(member)
    else drawers[member.turns] = [member]
  }
  return drawers.reverse().flat()
}
