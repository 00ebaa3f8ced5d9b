import { InputBase, type InputBaseProps } from '@mantine/core'
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react'
import type { Option } from './matching.ts'
import classes from './search-list.module.css'

interface ListField extends InputBaseProps, Omit<ComponentProps<'input'>, 'size' | 'style'> {
  label: string
  text: string
  /** What fits to the text, the best first; asked while the list is open. */
  optionsFor: () => readonly Option[]
  /** The place of the option that is marked until the arrows mark another; -1: none. */
  marked: number
  /** Said in place of an empty list. */
  nothing?: string | undefined
  /** Whether the list lies over what is below it; otherwise that moves down. */
  isOver?: boolean
  opensOnFocus?: boolean
  ref?: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  onPick: (value: string) => void
  /** Enter before an arrow marked anything. */
  onEnter: (event: KeyboardEvent, isOpen: boolean) => void
}

/** A text field with a list below it: the arrows mark an option, Enter takes the one that they marked. */
export function ListField(props: ListField) {
  const { text, optionsFor, marked, nothing, isOver, opensOnFocus = true, ...others } = props
  const { onType, onPick, onEnter, onFocus, onBlur, ...field } = others
  const id = useId()
  const [moved, setMoved] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const options = isOpen ? optionsFor() : []
  const at = moved ?? marked
  const show = (open: boolean) => {
    setOpen(open)
    setMoved(null)
  }
  const pick = ({ value }: Option) => {
    show(false)
    onPick(value)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = moved === null ? undefined : options[moved]
    if (step) {
      setOpen(true)
      if (isOpen) setMoved(Math.max(0, Math.min(at + step, options.length - 1)))
    } else if (event.key === 'Escape' && isOpen) show(false)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      onEnter(event, isOpen)
      return show(false)
    }
    event.preventDefault()
  }
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOpen, at])
  return (
    <div className={classes.field}>
      <InputBase
        {...field}
        role="combobox"
        aria-haspopup="listbox"
        autoComplete="off"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        // Escape closes the list, not a dialog around it.
        data-mantine-stop-propagation={isOpen || undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          show(true)
          onType(value)
        }}
        onClick={() => setOpen(true)}
        onFocus={(event) => {
          onFocus?.(event)
          if (opensOnFocus) setOpen(true)
        }}
        onBlur={(event) => {
          show(false)
          onBlur?.(event)
        }}
        onKeyDown={press}
      />
      <div className={isOver ? classes.over : undefined}>
        <Options {...{ id, options, at }} label={field.label} onPick={pick} />
        {isOpen && options.length === 0 && nothing && <p className={classes.nothing}>{nothing}</p>}
      </div>
    </div>
  )
}

interface OptionsProps {
  id: string
  label: string
  options: readonly Option[]
  at: number
  onPick: (option: Option) => void
}

function Options({ id, label, options, at, onPick }: OptionsProps) {
  return (
    <div role="listbox" id={`${id}-options`} aria-label={label} className={classes.options}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
        <div
          key={option.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

interface SearchList {
  label: string
  placeholder?: string
  error?: string | undefined
  autoFocus?: boolean
  /** What fits to what is typed, the best first. */
  optionsFor: (typed: string) => readonly Option[]
  /** Somebody is about to look for something. */
  onLook?: () => void
  /** What is looked in has not come yet: Enter takes the first once it has. */
  isLoading?: boolean
  /** Whoever finds the options elsewhere begins to look. */
  onType?: (typed: string) => void
  onPick: (value: string, typed: string) => void
}

/** Looks for something to add: Enter takes the first that fits, and the field is empty again. */
export function SearchList({
  optionsFor,
  onLook,
  isLoading,
  onType,
  onPick,
  ...field
}: SearchList) {
  const [typed, setTyped] = useState('')
  const [isAwaited, setAwaited] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
    setAwaited(false)
  }
  const pick = (value: string) => {
    onPick(value, typed)
    type('')
  }
  const pickFirst = () => {
    const [first] = optionsFor(typed)
    if (first) pick(first.value)
  }
  useEffect(() => {
    if (!isAwaited || isLoading) return
    setAwaited(false)
    pickFirst()
  })
  return (
    <ListField
      {...field}
      text={typed}
      optionsFor={() => optionsFor(typed)}
      marked={0}
      onFocus={onLook}
      onType={type}
      onPick={pick}
      onEnter={(event) => {
        event.preventDefault()
        if (isLoading && typed.trim()) setAwaited(true)
        else pickFirst()
      }}
    />
  )
}
