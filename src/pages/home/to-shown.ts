import {
  type Cidade,
  type Igreja,
  NOMES_POSTOS_PADRAO,
  POSTOS,
  type Posto,
  type Report,
} from '#src/domain/entities.ts'
import type { Known } from '#src/hooks/use-documents.ts'
import { compromissosSemData } from '#src/roster/compromissos-sem-data.ts'
import { type Compromisso, meusCompromissos } from '#src/roster/meus-compromissos.ts'
import type { Companions, ShownCompromisso } from './remembered-compromissos.ts'

export type Places = { cidades: Known<Cidade>; igrejas: Known<Igreja> }

/** A person's commitments as the screen shows them, soonest first; those without a readable date come last. */
export function toShown(
  reports: readonly Report[],
  userId: string,
  nowMs: number,
  places: Places,
): ShownCompromisso[] {
  return [
    ...meusCompromissos(reports, userId, nowMs).map((compromisso) => ({
      ...placed(compromisso, places),
      key: `${compromisso.reportId}/${compromisso.date}/${compromisso.posto}`,
      reportId: compromisso.reportId,
      versao: compromisso.versao,
      date: compromisso.date,
      companions: companionsOf(compromisso, places),
    })),
    ...compromissosSemData(reports, userId).map((compromisso, index) => ({
      ...placed(compromisso, places),
      key: `${compromisso.reportId}/${index}`,
      reportId: compromisso.reportId,
      versao: 0,
      date: undefined,
      companions: [],
    })),
  ]
}

/** Whether only the document of the city tells its name: the house is known, and does not. */
export function wantsCidade(igrejas: Known<Igreja>, igreja: string, cidade: string): boolean {
  return (igreja === '' || igrejas.has(igreja)) && carriedName(igrejas, igreja, cidade) === undefined
}

/** The name of the city as the house carries it, while the report is of the city that the house is in. */
function carriedName(igrejas: Known<Igreja>, igreja: string, cidade: string): string | undefined {
  const house = igrejas.get(igreja)
  return house?.cidade === cidade ? house.nomeDaCidade : undefined
}

function placed({ cidade, igreja, posto }: Pick<Compromisso, 'cidade' | 'igreja' | 'posto'>, places: Places) {
  return {
    posto: nomeDoPosto(posto, igreja, places),
    cidade:
      carriedName(places.igrejas, igreja, cidade) ?? nameOf(cidade, places.cidades, 'Cidade não encontrada'),
    igreja: nameOf(igreja, places.igrejas, 'Igreja não encontrada'),
    ...contatoOf(igreja, places),
  }
}

function contatoOf(igreja: string, { igrejas }: Places) {
  const contato = igrejas.get(igreja)?.contato
  return contato ? { contato } : {}
}

/** '' while it is not known yet. */
function nameOf(id: string, known: Known<{ nome: string }>, missing: string): string {
  return id !== '' && !known.has(id) ? '' : known.get(id)?.nome || missing
}

function nomeDoPosto(posto: Posto, igreja: string, { igrejas }: Places): string {
  return (igrejas.get(igreja) ?? NOMES_POSTOS_PADRAO)[posto]
}

/** One's own post first: those are the people one meets there. */
function companionsOf({ posto, igreja, companions }: Compromisso, places: Places): Companions[] {
  return [posto, ...POSTOS.filter((other) => other !== posto)].flatMap((each) => {
    const names = (companions[each] ?? []).map(({ name }) => name).filter((name) => name !== '')
    return names.length > 0 ? [{ posto: nomeDoPosto(each, igreja, places), names }] : []
  })
}
