import { doc, query, where } from 'firebase/firestore'
import {
  DIAS,
  type DiaCulto,
  type Igreja,
  NOMES_POSTOS_PADRAO,
  type NomesPostos,
  POSTOS,
} from '#src/domain/entities.ts'
import { type Fields, isFields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { parseContato, parseDiaEspecial, parseTrocas } from './parse-igreja-extras.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const igrejas = typedCollection('Igreja', parseIgreja)

export const watchIgrejas = watchQuery(igrejas)

/** The prayer houses of one city. */
export const watchIgrejasByCidade = (cidade: string) =>
  watchQuery(() => query(igrejas(), where('cidade', '==', cidade)))

export const watchIgreja = (id: string) => watchDocument(() => doc(igrejas(), id))

function parseIgreja(id: string, fields: Fields): Igreja {
  const diasEspeciais = readList(fields, 'diasEspeciais').flatMap(parseDiaEspecial)
  const contato = parseContato(fields['contato'])
  const trocas = parseTrocas(fields['trocas'])
  const cidade = readString(fields, 'cidade')
  const nomeDaCidade = parseNomeDaCidade(fields['nomeDaCidade'], cidade)
  return {
    id,
    nome: readString(fields, 'nome'),
    cidade,
    rdj: fields['rdj'] === 'sim' ? 'sim' : 'nao',
    diasRDJ: readList(fields, 'diasRDJ').flatMap(parseDiaCulto),
    diasCulto: readList(fields, 'diasCulto').flatMap(parseDiaCulto),
    ...(diasEspeciais.length > 0 ? { diasEspeciais } : {}),
    ...(contato ? { contato } : {}),
    ...(trocas ? { trocas } : {}),
    ...(nomeDaCidade ? { nomeDaCidade } : {}),
    ...parseNomesPostos(fields),
  }
}

/** Entries that name no weekday are dropped: there is nothing to show or schedule. */
function parseDiaCulto(entry: unknown): DiaCulto[] {
  if (!isFields(entry)) return []
  const dia = readOneOf(entry, 'dia', DIAS)
  return dia ? [{ dia, horario: readString(entry, 'horario') }] : []
}

/** The name that the house carries of a city that it has left says nothing. */
function parseNomeDaCidade(value: unknown, cidade: string): string {
  return isFields(value) && value['id'] === cidade ? readString(value, 'nome') : ''
}

function parseNomesPostos(fields: Fields): NomesPostos {
  const nomes = { ...NOMES_POSTOS_PADRAO }
  for (const posto of POSTOS) nomes[posto] = readString(fields, posto).trim() || nomes[posto]
  return nomes
}
