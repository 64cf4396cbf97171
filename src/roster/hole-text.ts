import type { Posto } from '#src/domain/entities.ts'
import { blockedBy } from './pode-servir.ts'
import type { RosterPerson } from './roster-person.ts'
import type { Service, ServingContext } from './serving-context.ts'
import type { Codigo } from './serving-rules.ts'
import { inPost, nameList, onWeekday } from './serving-words.ts'

/** Why each candidate is not in a blank place: everyone in exactly one reason. */
export type HoleReason = { codigo: Codigo | 'livre'; ids: string[]; frase: string }

/** The reasons, in the order of the table of `podeServir`. `own` of the context holds the turns of the whole report. */
export function holeReasons(
  people: readonly RosterPerson[],
  service: Service,
  posto: Posto,
  context: ServingContext,
): HoleReason[] {
  const groups = new Map<string, { codigo: HoleReason['codigo']; people: RosterPerson[]; say: Say }>()
  for (const person of people) {
    const codigo = blockedBy(person, service, posto, context) ?? 'livre'
    const say = SAY[codigo]
    const key = `${codigo} ${say.key?.(person, service) ?? ''}`
    const group = groups.get(key) ?? { codigo, people: [], say }
    groups.set(key, group)
    group.people.push(person)
  }
  return [...groups.values()]
    .sort((a, b) => ORDER.indexOf(a.codigo) - ORDER.indexOf(b.codigo))
    .map(({ codigo, people: those, say }) => {
      const names = nameList(those.map(({ name }) => name))
      return {
        codigo,
        ids: those.map(({ id }) => id),
        frase: `${names} ${say.text(those.length > 1, { person: those[0], service, posto, context })}`,
      }
    })
}

/** 'Faltou 1 em Átrio no domingo, 03/01: João e Ana ausentes, Rui já serve no Som.' */
export function holeText(
  missing: number,
  date: number,
  posto: Posto,
  reasons: readonly HoleReason[],
  { index }: ServingContext,
): string {
  const why = reasons.map(({ frase }) => frase).join(', ') || 'ninguém desta casa tem este cargo e gênero'
  return `${missing === 1 ? 'Faltou' : 'Faltaram'} ${missing} em ${index.names.posto(posto)} ${onWeekday(date)}: ${why}.`
}

type About = { person: RosterPerson | undefined; service: Service; posto: Posto; context: ServingContext }
type Say = {
  text: (many: boolean, about: About) => string
  /** what tells groups of the same reason apart */
  key?: (person: RosterPerson, service: Service) => string
}

const postOf = (id: string | undefined, { people }: Service) =>
  people.find((person) => person.id === id)?.posto

const SAY: Record<Codigo | 'livre', Say> = {
  ausente: { text: (many) => (many ? 'ausentes' : 'ausente') },
  'em-outro-relatorio': { text: (many) => `${many ? 'servem' : 'serve'} neste horário em outro relatório` },
  'ja-no-culto': {
    key: ({ id }, service) => postOf(id, service) ?? '',
    text: (many, { person, service, context }) => {
      const posto = postOf(person?.id, service)
      return `já ${many ? 'servem' : 'serve'} ${posto ? inPost(posto, context.index.names.posto(posto)) : 'neste culto'}`
    },
  },
  'nao-neste-posto': {
    text: (many, { posto, context }) =>
      `não ${many ? 'servem' : 'serve'} ${inPost(posto, context.index.names.posto(posto))}`,
  },
  'ainda-nao-comecou': { text: (many) => `ainda não ${many ? 'começaram' : 'começou'} a servir` },
  'limite-do-mes': {
    key: ({ maxPorMes }) => String(maxPorMes),
    text: (many, { person }) =>
      `${many ? 'chegaram' : 'chegou'} ao limite de ${person?.maxPorMes ?? 0} por mês`,
  },
  separado: { text: (many) => `não ${many ? 'servem' : 'serve'} junto com quem já está neste culto` },
  'outro-cargo': { text: (many) => `${many ? 'têm' : 'tem'} outro cargo` },
  'outro-genero': { text: (many) => `não ${many ? 'são' : 'é'} desta escala` },
  'outra-casa': { text: (many) => `${many ? 'são' : 'é'} de outra casa de oração` },
  'semana-passada': { text: (many) => `${many ? 'serviram' : 'serviu'} na semana passada` },
  'mesmo-dia-outro-culto': { text: (many) => `${many ? 'servem' : 'serve'} em outro culto deste dia` },
  'mesmo-posto': { text: (many) => `${many ? 'estiveram' : 'esteve'} neste posto da última vez` },
  'par-ausente': { text: (many) => `só ${many ? 'servem' : 'serve'} com o par` },
  livre: { text: (many) => `${many ? 'poderiam' : 'poderia'} servir` },
}

const ORDER = Object.keys(SAY)
