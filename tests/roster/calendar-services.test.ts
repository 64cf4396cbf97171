import { describe, expect, test } from 'vitest'
import type { Pessoa } from '#src/domain/entities.ts'
import { calendarServices, postosDe } from '#src/roster/calendar-services.ts'
import { reportWith } from './report-builder.ts'

const ana: Pessoa = { id: 'a', name: 'Ana', genero: 'feminino' }
const beto: Pessoa = { id: 'b', name: 'Beto', genero: 'masculino' }
const untold: Pessoa = { id: 'u', name: 'Darci' }
const blank: Pessoa = { id: '', name: '' }
const named = ({ id, name }: Pessoa) => ({ id, name })
const none = { irmas: [], irmaos: [] }

describe('calendarServices', () => {
  test('merges the reports of an instant into one service', () => {
    const brothers = reportWith({
      report: [
        { date: 200, atriu: [beto, blank], som: [beto] },
        { date: 100, som: [] },
      ],
    })
    const sisters = reportWith({ genero: 'feminino', report: [{ date: 200, atriu: [ana], banheiro: [ana] }] })
    expect(calendarServices([brothers, sisters])).toEqual([
      { date: 100, postos: { atriu: none, corredor: none, banheiro: none, estacionamento: none, som: none } },
      {
        date: 200,
        postos: {
          atriu: { irmas: [named(ana)], irmaos: [named(beto)] },
          corredor: none,
          banheiro: { irmas: [named(ana)], irmaos: [] },
          estacionamento: none,
          som: { irmas: [], irmaos: [named(beto)] },
        },
      },
    ])
  })

  test("takes a gender from the person, else from the report; the person's own wins", () => {
    const sisters = reportWith({ genero: 'feminino', report: [{ date: 1, som: [untold, beto] }] })
    expect(calendarServices([sisters])[0]?.postos.som).toEqual({
      irmas: [named(untold)],
      irmaos: [named(beto)],
    })
  })

  test('hides nobody whose gender nothing tells', () => {
    const report = reportWith({ genero: undefined, report: [{ date: 1, som: [untold] }] })
    expect(calendarServices([report])[0]?.postos.som).toEqual({ irmas: [], irmaos: [named(untold)] })
  })

  test('names a person of two merged reports once', () => {
    const report = reportWith({ report: [{ date: 1, som: [beto] }] })
    expect(calendarServices([report, report])[0]?.postos.som.irmaos).toEqual([named(beto)])
  })

  test('leaves out inactive reports and days without a date', () => {
    const inactive = reportWith({ ativo: false, report: [{ date: 1, som: [beto] }] })
    expect(calendarServices([inactive, reportWith({ report: [{ date: undefined, som: [beto] }] })])).toEqual(
      [],
    )
  })
})

test('the posts of a person in a service, and of nobody', () => {
  const [service] = calendarServices([
    reportWith({ report: [{ date: 1, som: [beto], atriu: [blank, beto], banheiro: [ana] }] }),
  ])
  expect(service && postosDe(service, 'b')).toEqual(['atriu', 'som'])
  expect(service && postosDe(service, '')).toEqual([])
})
