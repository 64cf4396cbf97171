import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { chooseAdminCargo } from '../../scripts/admin/admin-cargo.ts'

const all = [...PERMISSIONS]
const cargo = (id: string, nome: string, tipo: string, permissoes: string[]) => ({
  id,
  nome,
  tipo,
  permissoes,
})

describe('chooseAdminCargo', () => {
  it('makes one where there is none', () => {
    expect(chooseAdminCargo([cargo('p', 'Porteiro', 'UserP', ['home'])], 'p')).toEqual({
      id: undefined,
      nome: 'Administrador',
      write: { nome: 'Administrador', tipo: 'Admin', permissoes: all },
    })
  })

  it('leaves the one held when it grants everything, whatever its name', () => {
    const cargos = [cargo('a', 'Administrador', 'Admin', ['home']), cargo('c', 'Chefia', 'Admin', all)]
    expect(chooseAdminCargo(cargos, 'c')).toEqual({ id: 'c', nome: 'Chefia', write: undefined })
  })

  it('only adds to one of that name: what it grants beyond stays', () => {
    const chosen = chooseAdminCargo([cargo('a', 'administrador', 'UserP', ['extra', 'home'])], '')
    expect(chosen).toMatchObject({ id: 'a', write: { nome: 'administrador', tipo: 'Admin' } })
    expect(chosen.write?.permissoes).toEqual(['extra', 'home', ...all.filter((one) => one !== 'home')])
  })

  it('takes a complete one of another name before making a new one', () => {
    expect(chooseAdminCargo([cargo('c', 'Chefia', 'Admin', all)], '').id).toBe('c')
  })

  it('does not take all permissions without the type for complete', () => {
    expect(chooseAdminCargo([cargo('c', 'Chefia', 'UserS', all)], 'c').id).toBeUndefined()
  })
})
