import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useActionWords } from '../words/actions.ts'
import { matchesOf, type Option, onlyMatch } from './matching.ts'

interface Choosing {
  options: readonly Option[]
  value: string | null | undefined
  onChange: ((value: string | null) => void) | undefined
  onSearchChange: ((typed: string) => void) | undefined
  read: ((typed: string) => string | null) | undefined
  isSearching: boolean | undefined
}

/** What is made of a typed text: with Enter the likeliest match, on leaving the field only what is certain. */
type How = 'likeliest' | 'certain'

/** What is typed into a list to choose from, until it is a choice. Nothing of it is dropped unseen. */
export function useTyped(field: RefObject<HTMLElement | null>, choosing: Choosing) {
  const { options, value, onChange, onSearchChange, isSearching } = choosing
  const { choosing: words } = useActionWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** A text was finished before its search was. */
  const [awaited, setAwaited] = useState<How | null>(null)
  const hasMoved = useRef(false)
  const label = options.find((one) => one.value === value)?.label ?? ''

  const showLabel = () => {
    setTyped(null)
    setProblem(null)
    setAwaited(null)
  }
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    showLabel()
  }
  const take = (chosen: string | null) => {
    showLabel()
    onSearchChange?.('')
    if (chosen !== value) onChange?.(chosen)
  }
  const type = (text: string) => {
    hasMoved.current = false
    setTyped(text)
    setProblem(null)
    setAwaited(null)
    onSearchChange?.(text)
  }
  const isTyped = typed !== null && typed !== label
  const isText = isTyped && typed.trim() !== ''
  const finish = (how: How) => {
    if (!isText) return
    if (isSearching) return setAwaited(how)
    const meant = meantBy(choosing, typed, how)
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
    type,
    take,
    leave: () => (isText ? finish('certain') : showLabel()),
    press: (event: KeyboardEvent, isOpen = false) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(isTyped || isOpen)) return
      event.preventDefault()
      // What the arrows chose is taken by the list itself.
      if (!(hasMoved.current && isOpen)) finish('likeliest')
    },
  }
}

/** Returns what a text means: an option of the list, or another spelling of one. */
function meantBy(choosing: Choosing, text: string, how: How): string | null {
  const { options, value, read, isSearching } = choosing
  const likely = matchesOf(options, text)
  // A search on the server knows more spellings: then whatever it found is meant.
  const isFound = isSearching !== undefined && likely.length === 0
  const all = isFound ? options.filter((one) => one.value !== value) : likely
  const certain = onlyMatch(options, text) ?? (all.length === 1 ? all[0] : null)
  const match = how === 'likeliest' ? all[0] : certain
  return match?.value ?? read?.(text) ?? null
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
