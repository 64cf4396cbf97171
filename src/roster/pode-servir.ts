import type { Posto } from '#src/domain/entities.ts'
import { restOf, restText } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import { type Service, type ServingContext, USOS } from './serving-context.ts'
import { GRAVITY, type Gravity } from './serving-gravity.ts'
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
const BLOCKING = Object.fromEntries(
  USOS.map((uso) => [uso, CODIGOS.filter((codigo) => nivelOf(GRAVITY[codigo][uso]) === 'bloqueia')]),
)

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
  const motivos = CODIGOS.flatMap((codigo): Motivo[] => {
    const gravity = GRAVITY[codigo][context.uso]
    const frase = gravity === '-' ? undefined : SENTENCES[codigo]({ person, service, posto, context })
    if (!frase) return []
    const nivel =
      gravity === 'sobrepoe' ? 'bloqueia' : gravity === 'avisa' || gravity === 'bloqueia' ? gravity : 'ok'
    return [{ codigo, nivel, frase, sobrepoe: gravity === 'sobrepoe' }]
  })
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
  return BLOCKING[context.uso]?.find((codigo) => SENTENCES[codigo]({ person, service, posto, context }))
}

function nivelOf(gravity: Gravity): Nivel {
  if (gravity === 'sobrepoe' || gravity === 'bloqueia') return 'bloqueia'
  return gravity === 'avisa' ? 'avisa' : 'ok'
}
