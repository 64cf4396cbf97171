import type { Calling } from './choose-weeks.ts'
import { times, weeksAgo } from './serving-words.ts'

/** 'Ana: 1ª vez nesta escala, 6 vezes em 12 meses (a menor é 6), última há 3 semanas, sorteada entre 4 iguais.' */
export function callingText(calling: Calling): string {
  const { member, nth, served, credit, fewest, rest, equals } = calling
  const { name, genero } = member.entrant.person
  if (nth === 0) return `${name} continua a semana que o relatório anterior começou.`
  const least = Number.isNaN(fewest) ? '' : ` (a menor é ${Math.max(0, fewest)})`
  const drawn = genero === 'feminino' ? 'sorteada' : 'sorteado'
  const parts = [
    `${nth}ª vez nesta escala`,
    `${served === 0 ? 'nenhuma vez' : times(served)}${credit > 0 ? ` e ${credit} de crédito` : ''} em 12 meses${least}`,
    rest === undefined ? '' : `última ${weeksAgo(rest)}`,
    equals > 1 ? `${drawn} entre ${equals} iguais` : '',
  ]
  const text = `${name}: ${parts.filter(Boolean).join(', ')}.`
  return rest === 1 ? `${text} ${name} repete porque todos os outros já serviram ou estão ausentes.` : text
}
