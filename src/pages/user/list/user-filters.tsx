import { memo, useMemo } from 'react'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { nameOptions } from '#src/components/name-options.ts'
import { SearchBox } from '#src/components/search-box.tsx'
import { SelectField, type SelectFieldProps } from '#src/components/select-field.tsx'
import type { Cargo, Cidade, Igreja } from '#src/domain/entities.ts'
import type { useUserFilter } from './use-user-filter.ts'
import { GENERO_LABELS } from './user-row.ts'

type UserFiltersProps = ReturnType<typeof useUserFilter> & {
  cargos: readonly Cargo[]
  cidades: readonly Cidade[]
  count: string
}

/** Search by name, and the four filters. */
export function UserFilters(props: UserFiltersProps) {
  const { filter, cargos, cidades, shownIgrejas, count } = props
  const cargoOptions = useMemo(() => nameOptions(cargos), [cargos])
  const cidadeOptions = useMemo(() => nameOptions(cidades), [cidades])
  const igrejaOptions = useMemo(
    () => nameOptions(filter.cidade === '' ? withCidade(shownIgrejas, cidades) : shownIgrejas),
    [filter.cidade, shownIgrejas, cidades],
  )

  return (
    <FilterBar
      count={count}
      filters={
        <>
          <FilterSelect
            label="Genero"
            value={filter.genero}
            options={GENERO_OPTIONS}
            onPick={props.setGenero}
          />
          <FilterSelect label="Cargo" value={filter.cargo} options={cargoOptions} onPick={props.setCargo} />
          <FilterSelect
            label="Cidade"
            placeholder="Todas"
            value={filter.cidade}
            options={cidadeOptions}
            onPick={props.setCidade}
          />
          <FilterSelect
            label="Casa de Oracao"
            value={filter.igreja}
            options={igrejaOptions}
            placeholder="Todas"
            onPick={props.setIgreja}
          />
        </>
      }
      chosen={[
        labelOf(GENERO_OPTIONS, filter.genero),
        labelOf(cargoOptions, filter.cargo),
        labelOf(cidadeOptions, filter.cidade),
        labelOf(igrejaOptions, filter.igreja),
      ].flatMap((label) => label ?? [])}
    >
      <SearchBox label="Buscar por nome..." value={filter.busca} onChange={props.setBusca} />
    </FilterBar>
  )
}

/** Houses of several cities may bear one name: 'Central (Campinas)'. */
function withCidade(igrejas: readonly Igreja[], cidades: readonly Cidade[]) {
  const names = new Map(cidades.map(({ id, nome }) => [id, nome]))
  return igrejas.map(({ id, nome, cidade }) => ({ id, nome: `${nome} (${names.get(cidade) || 'N/A'})` }))
}

function labelOf(options: SelectFieldProps['options'], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label
}

type FilterSelectProps = Pick<SelectFieldProps, 'label' | 'value' | 'options' | 'placeholder'> & {
  onPick: (value: string) => void
}

/** Drawn again only when its own choice changes: a key in the search box must not draw 200 cities. */
const FilterSelect = memo(function FilterSelect({
  onPick,
  placeholder = 'Todos',
  ...select
}: FilterSelectProps) {
  return (
    <SelectField {...select} placeholder={placeholder} onChange={(event) => onPick(event.target.value)} />
  )
})

const GENERO_OPTIONS = Object.entries(GENERO_LABELS).map(([value, label]) => ({ value, label }))
