import { type ReactNode, useId } from 'react'
import { pushTo } from '#src/lib/push-to.ts'
import { Checkbox } from './checkbox.tsx'
import { FieldError } from './field.tsx'

export type CheckboxOption<Value extends string> = {
  value: Value
  label: string
  /** Options of one group stand together, under its name. */
  group?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

export type CheckboxListProps<Value extends string> = {
  legend: string
  options: readonly CheckboxOption<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Label of the box that marks everything. */
  allLabel?: string | undefined
  error?: string | undefined
}

/** A group of checkboxes with one that marks them all; disabled options keep what they have. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { legend, options, value, onChange, allLabel = 'Marcar todas', error } = props
  const id = useId()
  const open = options.filter((option) => !option.disabled)
  const marked = open.filter((option) => value.includes(option.value))
  // with nothing left to choose, the box tells how things stand
  const isAllMarked = (open.length > 0 ? open : options).every((option) => value.includes(option.value))

  /** Keeps the order of the options, so that the same choice is always the same list. */
  function change(values: readonly Value[], checked: boolean) {
    const next = options.map((option) => option.value)
    onChange(next.filter((option) => (values.includes(option) ? checked : value.includes(option))))
  }

  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field__label">{legend}</legend>
      <Checkbox
        label={allLabel}
        checked={isAllMarked}
        indeterminate={marked.length > 0}
        disabled={open.length === 0}
        onChange={(checked) =>
          change(
            open.map((option) => option.value),
            checked,
          )
        }
      />
      {groupsOf(options).map(([group, members]) => (
        <CheckboxGroup key={group} name={group}>
          {members.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              checked={value.includes(option.value)}
              onChange={(checked) => change([option.value], checked)}
            />
          ))}
        </CheckboxGroup>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function CheckboxGroup({ name, children }: { name: string; children: ReactNode }) {
  if (name === '') return <div className="choice-list">{children}</div>
  return (
    <fieldset className="field choice-group">
      <legend className="choice-group__name">{name}</legend>
      <div className="choice-list">{children}</div>
    </fieldset>
  )
}

/** The options by group, in the order in which the groups first come. */
function groupsOf<Value extends string>(options: readonly CheckboxOption<Value>[]) {
  const groups = new Map<string, CheckboxOption<Value>[]>()
  for (const option of options) pushTo(groups, option.group ?? '', option)
  return [...groups]
}
