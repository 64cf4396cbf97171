import { DIAS, NOMES_POSTOS_PADRAO, POSTOS, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { isWallTime } from '#src/lib/service-time.ts'
import { type Fields, isFields, readOneOf, readString } from '#src/lib/untyped-data.ts'
import {
  type Conversion,
  checkName,
  type References,
  type Tell,
  tellerOf,
  tellUnknown,
  unnested,
} from './conversion.ts'

const MAX_DIAS = 14
const IGREJA_FIELDS = [
  ...['nome', 'cidade', 'rdj', 'diasCulto', 'diasRDJ', ...POSTOS],
  ...['diasEspeciais', 'contato', 'trocas', 'trocasAte', 'nomeDaCidade'],
]

export function convertCidade(id: string, fields: Fields): Conversion {
  const { findings, tell } = tellerOf(`Cidade/${id}`)
  checkName(tell, readString(fields, 'nome'))
  tellUnknown(tell, fields, ['nome'])
  return { findings, fields: {} }
}

export function convertCargo(id: string, fields: Fields): Conversion {
  const { findings, tell } = tellerOf(`Cargo/${id}`)
  checkName(tell, readString(fields, 'nome'))
  if (!readOneOf(fields, 'tipo', TIPOS)) tell('tipo-desconhecido', readString(fields, 'tipo'))
  tellUnknown(tell, fields, ['nome', 'tipo', 'permissoes'])
  const stored = unnested(fields['permissoes'] ?? [])
  const list: unknown[] = Array.isArray(stored) ? stored : [stored]
  const unknown = list.filter((one) => !isPermission(one))
  if (unknown.length > 0) tell('permissao-desconhecida', unknown.map((one) => JSON.stringify(one)).join(', '))
  return { findings, fields: { permissoes: [...new Set(list.filter(isPermission))] } }
}

export function convertIgreja(
  id: string,
  fields: Fields,
  { cidades }: Pick<References, 'cidades'>,
): Conversion {
  const { findings, tell } = tellerOf(`Igreja/${id}`)
  checkName(tell, readString(fields, 'nome'))
  const cidade = readString(fields, 'cidade')
  if (!cidades.has(cidade)) tell('cidade-inexistente', cidade)
  tellUnknown(tell, fields, IGREJA_FIELDS)
  const postos = POSTOS.filter((posto) => typeof fields[posto] !== 'string')
  const rdj = fields['rdj'] === true || foldText(readString(fields, 'rdj').trim()) === 'sim' ? 'sim' : 'nao'
  return {
    findings,
    fields: {
      rdj,
      diasCulto: readDias(tell, fields['diasCulto']),
      diasRDJ: readDias(tell, fields['diasRDJ']),
      ...Object.fromEntries(postos.map((posto) => [posto, NOMES_POSTOS_PADRAO[posto]])),
    },
  }
}

/** The services of a week as the rules want them ('Terça' reads as 'Terca', '9:00' as '09:00'); an entry that cannot be read stays. */
function readDias(tell: Tell, value: unknown): unknown[] {
  const stored = unnested(value ?? [])
  const list: unknown[] = Array.isArray(stored) ? stored : [stored]
  if (list.length > MAX_DIAS) tell('culto-ilegivel', `${list.length} dias`)
  return list.map((entry) => {
    const culto = readDiaCulto(unnested(entry))
    if (!culto) tell('culto-ilegivel', JSON.stringify(entry))
    return culto ?? entry
  })
}

function readDiaCulto(entry: unknown): { dia: string; horario: string } | undefined {
  if (!isFields(entry)) return undefined
  const written = foldText(readString(entry, 'dia').trim()).replace(/-feira$/, '')
  const dia = DIAS.find((one) => foldText(one) === written)
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:h](\d{2})?)?$/.exec(readString(entry, 'horario').trim()) ?? []
  const horario = `${hours.padStart(2, '0')}:${minutes}`
  return dia && hours && isWallTime(horario) ? { dia, horario } : undefined
}
