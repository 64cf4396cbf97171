import type { JSX, ReactNode } from 'react'
import type {
  ContainerProps,
  ControlProps,
  DropdownIndicatorProps,
  GroupBase,
  GroupProps,
  InputProps,
  MenuListProps,
  MenuProps,
  OptionProps,
  SelectComponentsConfig,
} from 'react-select'
import { Icon } from './icons.tsx'
import type { PersonOption } from './person-select.tsx'

/**
 * The parts of the select as plain elements, drawn by person-select.css alone: react-select's own work their styles out anew each time, which
 * on a cheap phone is most of what opening a list takes.
 */
export const PARTS: SelectComponentsConfig<PersonOption, false, GroupBase<PersonOption>> = {
  SelectContainer,
  Control,
  ValueContainer: plain('person-select__value-container'),
  Placeholder: plain('person-select__placeholder'),
  SingleValue: plain('person-select__single-value'),
  Input,
  IndicatorsContainer: plain('person-select__indicators'),
  DropdownIndicator,
  IndicatorSeparator: null,
  Menu,
  MenuList,
  Group,
  Option,
  NoOptionsMessage: plain('person-select__menu-notice'),
  LoadingMessage: plain('person-select__menu-notice'),
}

type PlainProps = { innerProps?: JSX.IntrinsicElements['div']; children?: ReactNode }

/** A part that only has its place. */
function plain(className: string) {
  return ({ innerProps, children }: PlainProps) => (
    <div {...innerProps} className={className}>
      {children}
    </div>
  )
}

function SelectContainer({ className, innerProps, children }: ContainerProps<PersonOption, false>) {
  return (
    <div {...innerProps} className={className}>
      {children}
    </div>
  )
}

function Control({ innerRef, innerProps, isFocused, children }: ControlProps<PersonOption, false>) {
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className={
        isFocused ? 'person-select__control person-select__control--is-focused' : 'person-select__control'
      }
    >
      {children}
    </div>
  )
}

/** What is not an attribute of an input is taken out of its props. */
function Input(props: InputProps<PersonOption, false>) {
  const {
    innerRef,
    isHidden,
    isDisabled,
    inputClassName,
    clearValue,
    cx,
    getStyles,
    getClassNames,
    getValue,
    hasValue,
    isMulti,
    isRtl,
    options,
    selectOption,
    selectProps,
    setValue,
    theme,
    className,
    ...attributes
  } = props
  return (
    <input
      {...attributes}
      ref={innerRef}
      disabled={isDisabled}
      className={isHidden ? 'person-select__input person-select__input--is-hidden' : 'person-select__input'}
    />
  )
}

function DropdownIndicator({ innerProps }: DropdownIndicatorProps<PersonOption, false>) {
  return (
    <div {...innerProps} className="person-select__indicator">
      <Icon name="down" size={20} />
    </div>
  )
}

/** Measured by react-select to find its place, unless it was told where to open: measuring lays out the page once more. */
function Menu({ innerRef, innerProps, placement, menuPlacement, children }: MenuProps<PersonOption, false>) {
  return (
    <div
      {...innerProps}
      ref={menuPlacement === 'auto' ? innerRef : null}
      className={
        placement === 'top' ? 'person-select__menu person-select__menu--above' : 'person-select__menu'
      }
    >
      {children}
    </div>
  )
}

function MenuList({ innerRef, innerProps, maxHeight, children }: MenuListProps<PersonOption, false>) {
  return (
    <div {...innerProps} ref={innerRef} className="person-select__menu-list" style={{ maxHeight }}>
      {children}
    </div>
  )
}

function Group({ label, headingProps, children }: GroupProps<PersonOption, false>) {
  return (
    <div>
      <div id={headingProps.id} className="person-select__group-heading">
        {label}
      </div>
      <div>{children}</div>
    </div>
  )
}

function Option(props: OptionProps<PersonOption, false>) {
  const { innerRef, innerProps, isDisabled, isFocused, isSelected, children } = props
  const states = [isDisabled && 'disabled', isFocused && 'focused', isSelected && 'selected']
  const classes = states.flatMap((state) => (state ? [`person-select__option--is-${state}`] : []))
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className={['person-select__option', ...classes].join(' ')}
      aria-disabled={isDisabled}
    >
      {children}
    </div>
  )
}
