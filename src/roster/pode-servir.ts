import type { Posto } from '#src/domain/entities.ts'
import { restOf, restText } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import type { Service, ServingContext, Uso } from './serving-context.ts'
import { GRAVITY } from './serving-gravity.ts'
import { type Codigo, SENTENCES } from './serving-rules.ts'

export type Nivel = 'ok' | 'avisa' | 'bloqueia'

/** Why somebody should not, or had better not, serve. */
export type Motivo = {
  codigo: Codigo
  nivel: Nivel
  /** without the name: 'serviu na semana passada' */
  frase: string
  /** it blocks, but staff may override it with a typed reason */
  sobrepoe: boolean
}

export type PodeServir = {
  /** the gravest of the reasons */
  nivel: Nivel
  motivos: Motivo[]
  /** 'há 5 semanas · 8 vezes em 12 meses · último: Átrio' */
  resumo: string
}

const CODIGOS = Object.keys(SENTENCES).filter((key): key is Codigo => key in SENTENCES)
const RANK: Record<Nivel, number> = { ok: 0, avisa: 1, bloqueia: 2 }
/** The rules that say something for each use: worked out once, for a check asks them of every slot of years. */
const SAID = {
  gerar: saidFor('gerar'),
  escolher: saidFor('escolher'),
  trocar: saidFor('trocar'),
  publicar: saidFor('publicar'),
}

/**
 * Whether a person may serve at a service, in a post (undefined: in any), and why not. `service.people` are the others there,
 * without the slot that is asked about.
 */
export function podeServir(
  person: RosterPerson,
  service: Service,
  posto: Posto | undefined,
  context: ServingContext,
): PodeServir {
  const { nivel, motivos } = reasonsAgainst(person, service, posto, context)
  return { nivel, motivos, resumo: restText(restOf(person.id, service.date, context), context) }
}

/** The same without how much the person served: what a check asks of every slot of years. */
export function reasonsAgainst(
  person: RosterPerson,
  service: Service,
  posto: Posto | undefined,
  context: ServingContext,
): Pick<PodeServir, 'nivel' | 'motivos'> {
  const motivos: Motivo[] = []
  const question = { person, service, posto, context }
  for (const { codigo, nivel, sobrepoe } of SAID[context.uso]) {
    const frase = SENTENCES[codigo](question)
    if (frase) motivos.push({ codigo, nivel, frase, sobrepoe })
  }
  const nivel = motivos.reduce<Nivel>((worst, { nivel }) => (RANK[nivel] > RANK[worst] ? nivel : worst), 'ok')
  return { nivel, motivos }
}

/** The first reason that blocks, without making the others' words: what the generator asks by the thousand. */
export function blockedBy(
  person: RosterPerson,
  service: Service,
  posto: Posto | undefined,
  context: ServingContext,
): Codigo | undefined {
  const question = { person, service, posto, context }
  return SAID[context.uso].find(({ codigo, nivel }) => nivel === 'bloqueia' && SENTENCES[codigo](question))
    ?.codigo
}

function saidFor(uso: Uso): Omit<Motivo, 'frase'>[] {
  return CODIGOS.flatMap((codigo) => {
    const gravity = GRAVITY[codigo][uso]
    if (gravity === '-') return []
    const sobrepoe = gravity === 'sobrepoe'
    const nivel = sobrepoe || gravity === 'bloqueia' ? 'bloqueia' : gravity === 'avisa' ? 'avisa' : 'ok'
    return [{ codigo, nivel, sobrepoe }]
  })
}
