import { expect, test } from 'vitest'
import { withLimits } from '#src/roster/roster-person.ts'

const PLACE = { genero: 'feminino', cargo: 'porteiro', igreja: 'casa' } as const

test('whoever has limits in one list or several has them all, and everybody else none', () => {
  const ana = { id: 'ana', name: 'Ana', ...PLACE }
  const bia = { id: 'bia', name: 'Bia', ...PLACE }
  const limited = { ...ana, email: 'ana@exemplo.org', maxPorMes: 2, naoPostos: ['atriu' as const] }
  const found = withLimits([ana, bia], [limited, limited, { ...ana, id: 'saiu', desde: '2026-01-01' }])
  expect(found).toEqual([{ ...ana, maxPorMes: 2, naoPostos: ['atriu'] }, bia])
})
