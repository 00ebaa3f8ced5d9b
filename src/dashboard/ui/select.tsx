import { Box, CloseButton, ComboboxChevron, type InputBaseProps } from '@mantine/core'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useActionWords } from '#words/actions'
import { matchesOf, type Option, onlyMatch } from './matching.ts'
import { ListField } from './search-list.tsx'

interface Choosing {
  value: string | null | undefined
  onChange?: (value: string | null) => void
  /** Told what was typed; empty once something is chosen. */
  onSearchChange?: (typed: string) => void
  /** Returns what a text means that no label is like: another spelling of one. */
  read?: (typed: string) => string | null
  /** The data are what a search for the typed text found; `true` while it is under way. */
  isSearching?: boolean | undefined
}

interface SelectField extends Choosing, InputBaseProps {
  label: string
  data: readonly (string | Option)[]
  placeholder?: string
  /** How many matches are shown. */
  limit?: number
  opensOnFocus?: boolean
  /** Said where the list is empty. */
  nothing?: string
  /** The name of a button that takes the choice back. */
  clear?: string
}

/**
 * A list to choose from by typing. Enter takes the likeliest match and never sends the form; a text that means
 * nothing stays, with a sentence, and holds the form back.
 */
export function Select(props: SelectField) {
  const { data, value, onChange, onSearchChange, read, isSearching, limit, clear, ...shown } = props
  const { mb, maw, ...rest } = shown
  const { nothingFound } = useActionWords().choosing
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const around = useRef<HTMLDivElement>(null)
  const typing = useTyped(around, options, { value, onChange, onSearchChange, read, isSearching })
  const { text, isTyped, problem, type, take, leave, enter } = typing
  const fitting = () => {
    // The server knows more spellings: what it found is what fits.
    if (!isTyped || isSearching !== undefined) return options
    return matchesOf(options, text).slice(0, limit)
  }
  const isClearable = clear !== undefined && value !== null && !rest.disabled
  return (
    <Box ref={around} mb={mb} maw={maw}>
      <ListField
        nothing={nothingFound}
        {...rest}
        error={problem ?? rest.error}
        text={text}
        optionsFor={fitting}
        marked={isTyped ? 0 : options.findIndex((one) => one.value === value)}
        isOver
        onType={type}
        onPick={take}
        onBlur={leave}
        onEnter={enter}
        rightSectionPointerEvents={isClearable ? 'all' : 'none'}
        rightSection={
          isClearable ? (
            <CloseButton
              variant="transparent"
              tabIndex={-1}
              aria-label={clear}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(null)}
            />
          ) : (
            <ComboboxChevron size="sm" error={rest.error} />
          )
        }
      />
    </Box>
  )
}

/** What is made of a typed text: with Enter the likeliest match, on leaving the field only what is certain. */
type How = 'likeliest' | 'certain'

/** What is typed into a list to choose from, until it is a choice. Nothing of it is dropped unseen. */
function useTyped(
  field: RefObject<HTMLElement | null>,
  options: readonly Option[],
  { value, onChange, onSearchChange, read, isSearching }: Choosing,
) {
  const { choosing: words } = useActionWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** A text was finished before its search was. */
  const [awaited, setAwaited] = useState<How | null>(null)
  const label = options.find((one) => one.value === value)?.label ?? ''
  const write = (text: string | null) => {
    setTyped(text)
    setProblem(null)
    setAwaited(null)
  }
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    write(null)
  }
  const take = (chosen: string | null) => {
    write(null)
    onSearchChange?.('')
    if (chosen !== value) onChange?.(chosen)
  }
  const isTyped = typed !== null && typed !== label
  const isText = isTyped && typed.trim() !== ''
  /** Returns what the text means: an option of the list, or another spelling of one. */
  const meantBy = (text: string, how: How): string | null => {
    const likely = matchesOf(options, text)
    // A search on the server knows more spellings: then whatever it found is meant.
    const isFound = isSearching !== undefined && likely.length === 0
    const all = isFound ? options.filter((one) => one.value !== value) : likely
    const certain = onlyMatch(options, text) ?? (all.length === 1 ? all[0] : null)
    const match = how === 'likeliest' ? all[0] : certain
    return match?.value ?? read?.(text) ?? null
  }
  const finish = (how: How) => {
    if (!isText) return
    if (isSearching) return setAwaited(how)
    const meant = meantBy(typed, how)
    if (meant !== null) return take(meant)
    const isUnclear = matchesOf(options, typed).length > 1
    setProblem(isUnclear ? words.several(typed) : words.unknown(typed))
  }
  const goOn = useEffectEvent(() => {
    if (!isSearching && awaited) {
      setAwaited(null)
      finish(awaited)
    }
  })
  useEffect(() => goOn(), [isSearching, awaited])
  useHeldBack(field, isText, () => finish('certain'))
  return {
    text: typed ?? label,
    isTyped,
    problem,
    take,
    type: (text: string) => {
      write(text)
      onSearchChange?.(text)
    },
    leave: () => (isText ? finish('certain') : write(null)),
    enter: (event: KeyboardEvent, isOpen: boolean) => {
      if (!isTyped && !isOpen) return
      event.preventDefault()
      finish('likeliest')
    },
  }
}

/** Keeps the form from being sent with another choice than its field shows. */
function useHeldBack(field: RefObject<HTMLElement | null>, isOpen: boolean, finish: () => void) {
  const holdBack = useEffectEvent((event: Event) => {
    if (!isOpen) return
    event.preventDefault()
    event.stopPropagation()
    field.current?.querySelector('input')?.focus()
    finish()
  })
  useEffect(() => {
    const form = field.current?.closest('form')
    const hold = (event: Event) => holdBack(event)
    form?.addEventListener('submit', hold, true)
    return () => form?.removeEventListener('submit', hold, true)
  }, [field])
}
