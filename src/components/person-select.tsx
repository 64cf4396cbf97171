import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import Select, {
  type FormatOptionLabelMeta,
  type OptionProps,
  type Props,
  type SelectInstance,
} from 'react-select'
import './person-select.css'
import { ariaLiveMessages, countPeople } from './person-select-messages.ts'
import { STEP, useDrawnPeople } from './use-drawn-people.ts'

export type PersonOption = { id: string; name: string }

/** What is said beside a name while choosing. */
export type PersonNote = {
  /** How many turns the person has in the report. */
  turns?: number | undefined
  /** How long ago and how often they served: 'há 5 semanas · 8 vezes em 12 meses'. */
  rest?: string | undefined
  /** Why choosing the person would be a conflict; they can still be chosen. */
  conflict?: string | undefined
  /** They cannot be chosen. */
  blocked?: boolean | undefined
}

export type PersonSelectProps<Person extends PersonOption> = {
  /** Accessible name: 'Átrio, 1ª pessoa, domingo 3 de maio'. */
  label: string
  /** Keep its identity between renders: up to 10,000 people. */
  people: readonly Person[]
  /** The chosen person; need not be among `people`. undefined or a blank id shows the placeholder. */
  value: PersonOption | undefined
  onChange: (person: Person) => void
  /** Asked only about the people in the open list. */
  describe?: ((person: PersonOption) => PersonNote) | undefined
  invalid?: boolean | undefined
  /** Of `people`, how many come before the divider: whom nothing stands against. Without it there is no divider. */
  free?: number | undefined
  /** What the search begins with. */
  initialSearch?: string | undefined
} & Pick<
  Props<PersonOption, false>,
  | 'inputId'
  | 'placeholder'
  | 'autoFocus'
  /** Opens at once, for a select that is mounted because somebody wants to choose. */
  | 'defaultMenuIsOpen'
  | 'onBlur'
  /** says so in the open list as long as nobody is in it */
  | 'isLoading'
  | 'onMenuClose'
>

/** A searchable dropdown of people. Backspace never clears it: removing a person is a button of its own. */
export function PersonSelect<Person extends PersonOption>(props: PersonSelectProps<Person>) {
  const {
    label,
    people,
    value,
    onChange,
    describe,
    invalid = false,
    free,
    initialSearch = '',
    ...select
  } = props
  const shown = useRef<SelectInstance<PersonOption, false>>(null)
  const { drawn, found, search, drawFirst, drawMore, drawForKey } = useDrawnPeople(people, initialSearch)
  const options = useMemo(() => {
    if (free === undefined || free >= people.length) return drawn
    const isFree = new Set<PersonOption>(people.slice(0, free))
    return [
      { label: '', options: drawn.filter((person) => isFree.has(person)) },
      { label: 'Com aviso ou impedimento', options: drawn.filter((person) => !isFree.has(person)) },
    ].filter((group) => group.options.length > 0)
  }, [drawn, free, people])

  const formatOption = useCallback(
    (person: PersonOption, { context }: FormatOptionLabelMeta<PersonOption>) =>
      context === 'value' ? person.name : <OptionLabel person={person} note={describe?.(person)} />,
    [describe],
  )

  return (
    <Select<PersonOption, false>
      placeholder="Selecione um usuario"
      {...select}
      ref={shown}
      unstyled
      className={invalid ? 'person-select person-select--invalid' : 'person-select'}
      classNamePrefix="person-select"
      classNames={CLASS_NAMES}
      components={COMPONENTS}
      aria-label={label}
      aria-invalid={invalid}
      options={options}
      isOptionDisabled={(person) => describe?.(person).blocked === true}
      filterOption={null}
      defaultInputValue={initialSearch}
      onInputChange={search}
      onMenuOpen={drawFirst}
      onMenuScrollToBottom={drawMore}
      onKeyDown={({ key }: KeyboardEvent) => drawForKey(key, shown.current?.state.focusedOption)}
      value={value?.id ? value : null}
      onChange={(chosen) => {
        const person = people.find(({ id }) => id === chosen?.id)
        if (person) onChange(person)
      }}
      getOptionValue={(person) => person.id}
      getOptionLabel={(person) => person.name}
      formatOptionLabel={formatOption}
      maxMenuHeight={300}
      minMenuHeight={140}
      pageSize={STEP}
      menuPlacement="auto"
      backspaceRemovesValue={false}
      tabSelectsValue={false}
      noOptionsMessage={({ inputValue }) =>
        inputValue ? `Ninguém com “${inputValue}” no nome.` : 'Nenhum usuário disponível.'
      }
      loadingMessage={() => 'Carregando usuários...'}
      screenReaderStatus={() => countPeople(found)}
      ariaLiveMessages={ariaLiveMessages}
    />
  )
}

const CLASS_NAMES = {
  noOptionsMessage: () => 'person-select__menu-notice',
}

/** react-select's own option works its styles out anew for each of fifty, which is most of the time that opening takes. */
function PlainOption(props: OptionProps<PersonOption, false>) {
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

const COMPONENTS = { Option: PlainOption }

function OptionLabel({ person, note }: { person: PersonOption; note: PersonNote | undefined }) {
  return (
    <span className="person-option">
      <span>{person.name}</span>
      {note?.turns !== undefined && (
        <span className="person-option__turns">{note.turns === 1 ? '1 turno' : `${note.turns} turnos`}</span>
      )}
      {note?.rest && <span className="person-option__rest">{note.rest}</span>}
      {note?.conflict && <span className="person-option__conflict">Atenção: {note.conflict}</span>}
    </span>
  )
}
