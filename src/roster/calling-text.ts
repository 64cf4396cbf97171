import type { Calling } from './choose-weeks.ts'
import { times, weeksAgo } from './serving-words.ts'

/** 'Ana: 1ª vez nesta escala, 6 vezes em 12 meses (a menor é 6), última há 3 semanas, sorteada entre 4 iguais.' */
export function callingText(calling: Calling): string {
  const { member, nth, served, credit, fewest, rest, equals } = calling
  const { name, genero } = member.entrant.person
  if (nth === 0) return `${name} continua a semana que o relatório anterior começou.`
  const turns = served === 0 ? 'nenhuma vez' : times(served)
  const credited = credit > 0 ? ` e ${credit} de crédito` : ''
  const least = Number.isNaN(fewest) ? '' : ` (a menor é ${Math.max(0, fewest)})`
  const last = rest === undefined ? '' : `, última ${weeksAgo(rest)}`
  const drawn =
    equals > 1 ? `, ${genero === 'feminino' ? 'sorteada' : 'sorteado'} entre ${equals} iguais` : ''
  const text = `${name}: ${nth}ª vez nesta escala, ${turns}${credited} em 12 meses${least}${last}${drawn}.`
  return rest === 1 ? `${text} ${name} repete porque todos os outros já serviram ou estão ausentes.` : text
}
