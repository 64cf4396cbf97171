import { describe, expect, test } from 'vitest'
import { type GenerationInput, MAX_QUANTIDADE, validateGeneration } from '#src/roster/validate-generation.ts'

const FORM: GenerationInput = {
  nome: 'Porta, verão',
  cidade: 'c1',
  igreja: { rdj: 'nao', diasCulto: [{ dia: 'Domingo', horario: '18:00' }], diasRDJ: [] },
  cargo: { tipo: 'UserP' },
  genero: 'masculino',
  inicio: '2026-11-22',
  fim: '2026-12-31',
  quantidades: { atriu: '2', corredor: '1', banheiro: '0', estacionamento: ' 3 ' },
  somenteDatas: false,
  candidatos: 6,
}

function check(changes: Partial<GenerationInput>) {
  return validateGeneration({ ...FORM, ...changes })
}

function refused(code: string, ...fields: string[]) {
  return { ok: false, code, fields }
}

const DOOR = ['atriu', 'corredor', 'banheiro', 'estacionamento']

describe('validateGeneration', () => {
  test('reads the quantities of a good form', () => {
    const quantidades = { atriu: 2, corredor: 1, banheiro: 0, estacionamento: 3 }
    expect(check({})).toEqual({ ok: true, quantidades })
  })

  test('lets only the posts of the type count', () => {
    const quantidades = { atriu: 'x', som: '2' }
    expect(check({ cargo: { tipo: 'UserS' }, quantidades })).toEqual({ ok: true, quantidades: { som: 2 } })
    expect(check({ quantidades: { ...FORM.quantidades, som: 'x' } })).toMatchObject({ ok: true })
  })

  test.each(['', ' ', '-1', '1.5', '1,5', '1e2', '0x10', '+1', 'dois', '٣', '201', '99999999999999999999'])(
    'refuses the quantity "%s"',
    (banheiro) => {
      expect(check({ quantidades: { ...FORM.quantidades, banheiro } })).toEqual(
        refused('invalid-quantity', 'banheiro'),
      )
    },
  )

  test('names every wrong quantity, one left out among them', () => {
    expect(check({ quantidades: { atriu: '1', banheiro: '-2', estacionamento: '1' } })).toEqual(
      refused('invalid-quantity', 'corredor', 'banheiro'),
    )
  })

  test('takes the largest quantity', () => {
    const quantidades = { som: String(MAX_QUANTIDADE) }
    expect(check({ cargo: { tipo: 'UserS' }, quantidades, candidatos: MAX_QUANTIDADE })).toMatchObject({
      ok: true,
    })
  })

  test('asks for one person at least', () => {
    const quantidades = { atriu: '0', corredor: '0', banheiro: '0', estacionamento: '0' }
    expect(check({ quantidades })).toEqual(refused('invalid-quantity', ...DOOR))
    expect(check({ quantidades, somenteDatas: true })).toEqual(refused('invalid-quantity', ...DOOR))
  })

  test.each(['', '  '])('asks for a name instead of "%s"', (nome) => {
    expect(check({ nome })).toEqual(refused('missing-name', 'nome'))
  })

  test('names every choice and date that is missing', () => {
    const missing = { cidade: undefined, igreja: undefined, genero: '', inicio: '', fim: '2026-02-30' }
    expect(check(missing)).toEqual(refused('missing-field', 'cidade', 'igreja', 'genero', 'inicio', 'fim'))
    expect(check({ cargo: undefined })).toEqual(refused('missing-field', 'cargo'))
  })

  test('wants the end at the start or later', () => {
    expect(check({ inicio: '2026-12-31', fim: '2026-12-30' })).toEqual(
      refused('end-before-start', 'inicio', 'fim'),
    )
    expect(check({ inicio: '2026-11-22', fim: '2026-11-22' })).toMatchObject({ ok: true })
  })

  test('takes five years, not a typing slip of a thousand', () => {
    expect(check({ inicio: '2024-01-01', fim: '2028-12-31' })).toMatchObject({ ok: true })
    expect(check({ inicio: '2024-01-01', fim: '2029-01-03' })).toMatchObject({ ok: true })
    expect(check({ inicio: '2024-01-01', fim: '2029-01-04' })).toEqual(
      refused('range-too-long', 'inicio', 'fim'),
    )
    expect(check({ inicio: '0026-11-22', fim: '2026-11-22' })).toEqual(
      refused('range-too-long', 'inicio', 'fim'),
    )
  })

  test('wants a person for every place, but nobody for dates only', () => {
    expect(check({ candidatos: 5 })).toEqual(refused('not-enough-people', ...DOOR))
    expect(check({ candidatos: 0, somenteDatas: true })).toMatchObject({ ok: true })
  })

  test('wants a service in the range, for dates only too', () => {
    const range = { inicio: '2026-11-23', fim: '2026-11-28' }
    expect(check(range)).toEqual(refused('no-service-date', 'inicio', 'fim'))
    expect(check({ ...range, somenteDatas: true })).toEqual(refused('no-service-date', 'inicio', 'fim'))
  })

  test.each(['Admin', undefined] as const)('refuses a position of type %s before all else', (tipo) => {
    const quantidades = {}
    expect(check({ cargo: { tipo }, quantidades, nome: '' })).toEqual(
      refused('position-cannot-generate', 'cargo'),
    )
  })

  test('follows the order of the specification when all is wrong', () => {
    const mend: [string, Partial<GenerationInput>][] = [
      ['invalid-quantity', { quantidades: FORM.quantidades }],
      ['missing-name', { nome: FORM.nome }],
      ['not-enough-people', { candidatos: FORM.candidatos }],
      ['no-service-date', { fim: FORM.fim }],
    ]
    let form: GenerationInput = {
      ...FORM,
      quantidades: {},
      nome: '',
      candidatos: 0,
      inicio: '2026-11-23',
      fim: '2026-11-28',
    }
    for (const [code, mended] of mend) {
      expect(validateGeneration(form)).toMatchObject({ ok: false, code })
      form = { ...form, ...mended }
    }
    expect(validateGeneration(form)).toMatchObject({ ok: true })
  })
})
