import { useCallback, useEffect, useMemo, useRef } from 'react'
import Select, { type FormatOptionLabelMeta, type Props, type SelectInstance } from 'react-select'
import { afterPaint } from '#src/lib/after-paint.ts'
import { LEAST_HEIGHT, LIST_HEIGHT, type ListSide } from './list-side.ts'
import './person-select.css'
import { ariaLiveMessages, countPeople } from './person-select-messages.ts'
import { PARTS } from './person-select-parts.tsx'
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
  /** Takes the focus when it can be seen, or at the first key; autoFocus takes it at once. */
  focusAfterPaint?: boolean | undefined
  /** Where the list has room; undefined: the select finds it, which lays out the page once more, and scrolls to it. */
  listSide?: ListSide | undefined
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
    focusAfterPaint = false,
    listSide = 'auto',
    ...select
  } = props
  const shown = useRef<SelectInstance<PersonOption, false>>(null)
  const { drawn, found, search, drawFirst, drawMore, drawForKey } = useDrawnPeople(people, initialSearch)

  useEffect(() => {
    if (!focusAfterPaint) return
    const waiting = new AbortController()
    const focus = () => {
      if (!waiting.signal.aborted) shown.current?.focus()
      waiting.abort()
    }
    // who presses a key before that means the list; what the key writes goes where the focus is by then
    const pass = (event: KeyboardEvent) => {
      event.stopPropagation()
      focus()
      if (!document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
    }
    document.addEventListener('keydown', pass, { capture: true, signal: waiting.signal })
    void afterPaint().then(focus)
    return () => waiting.abort()
  }, [focusAfterPaint])

  const showList = () => shown.current?.menuListRef?.scrollIntoView({ block: 'nearest' })

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
      components={PARTS}
      aria-label={label}
      aria-invalid={invalid}
      options={options}
      isOptionDisabled={(person) => describe?.(person).blocked === true}
      filterOption={null}
      defaultInputValue={initialSearch}
      onInputChange={search}
      onMenuOpen={() => {
        drawFirst()
        if (listSide === 'auto') void afterPaint().then(showList)
      }}
      // which knows nothing of the bar below
      menuShouldScrollIntoView={false}
      onMenuScrollToBottom={drawMore}
      onKeyDown={({ key }) => drawForKey(key, shown.current?.state.focusedOption)}
      value={value?.id ? value : null}
      onChange={(chosen) => {
        const person = people.find(({ id }) => id === chosen?.id)
        if (person) onChange(person)
      }}
      getOptionValue={(person) => person.id}
      getOptionLabel={(person) => person.name}
      formatOptionLabel={formatOption}
      maxMenuHeight={LIST_HEIGHT}
      minMenuHeight={LEAST_HEIGHT}
      pageSize={STEP}
      menuPlacement={listSide}
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
