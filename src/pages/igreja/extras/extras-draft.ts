import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import { celularDigits } from '#src/domain/celular.ts'
import { type Igreja, type ModoTroca, TROCAS_PADRAO } from '#src/domain/entities.ts'
import { nameProblem } from '#src/domain/name.ts'
import { wholeCelular } from '#src/lib/whatsapp-link.ts'
import type { IgrejaExtras } from '#src/repositories/change-igrejas.ts'
import {
  type SpecialProblems,
  type SpecialRow,
  specialProblems,
  toSpecialDays,
  toSpecialRows,
} from './special-days-draft.ts'

/** The most hours before a service until which members may swap: 30 days. */
const MAX_HORAS = 720

/** What a house may have besides, in the form. */
export type ExtrasDraft = {
  diasEspeciais: SpecialRow[]
  contatoNome: string
  contatoCelular: string
  /** the person agreed to be named to all members */
  consente: boolean
  modo: ModoTroca
  /** hours, as typed */
  horas: string
}

export type ExtrasProblems = Partial<
  Record<'contatoNome' | 'contatoCelular' | 'consente' | 'horas', string>
> & {
  diasEspeciais?: SpecialProblems
}

export function toExtrasDraft({ diasEspeciais = [], contato, trocas = TROCAS_PADRAO }: Igreja): ExtrasDraft {
  return {
    diasEspeciais: toSpecialRows(diasEspeciais),
    contatoNome: contato?.nome ?? '',
    contatoCelular: contato?.celular ?? '',
    consente: contato !== undefined,
    modo: trocas.modo,
    horas: String(trocas.horas),
  }
}

/** What to save, or what is wrong with it. */
export function readExtrasDraft(draft: ExtrasDraft): { extras: IgrejaExtras } | { problems: ExtrasProblems } {
  const days = specialProblems(draft.diasEspeciais)
  const problems: ExtrasProblems = {
    ...(days ? { diasEspeciais: days } : {}),
    ...contatoProblems(draft),
    ...horasProblem(draft),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const horas = Number(draft.horas.trim() || 0)
  return {
    extras: {
      ...(draft.diasEspeciais.length > 0 ? { diasEspeciais: toSpecialDays(draft.diasEspeciais) } : {}),
      ...(hasContato(draft)
        ? {
            contato: {
              nome: draft.contatoNome.trim(),
              celular: wholeCelular(draft.contatoCelular) ?? celularDigits(draft.contatoCelular),
            },
          }
        : {}),
      ...(draft.modo === TROCAS_PADRAO.modo && horas === TROCAS_PADRAO.horas
        ? {}
        : { trocas: { modo: draft.modo, horas } }),
    },
  }
}

function hasContato({ contatoNome, contatoCelular }: ExtrasDraft): boolean {
  return contatoNome.trim() !== '' || contatoCelular.trim() !== ''
}

function contatoProblems(draft: ExtrasDraft): ExtrasProblems {
  if (!hasContato(draft)) return {}
  const nome = nameProblem(draft.contatoNome)
  if (nome === 'missing') return { contatoNome: 'Informe o nome, ou deixe também o celular em branco.' }
  if (nome === 'long') return { contatoNome: NAME_TOO_LONG }
  if (wholeCelular(draft.contatoCelular) === undefined) {
    return { contatoCelular: 'Informe o celular com o DDD, como 11 98765-4321.' }
  }
  return draft.consente ? {} : { consente: 'Marque que a pessoa concorda, ou deixe o contato em branco.' }
}

function horasProblem({ modo, horas }: ExtrasDraft): ExtrasProblems {
  const text = horas.trim()
  const isRight = /^\d{0,3}$/.test(text) && Number(text) <= MAX_HORAS
  return isRight || modo === 'aviso' ? {} : { horas: `Use um número de 0 a ${MAX_HORAS}.` }
}
