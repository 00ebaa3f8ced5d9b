import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { Place } from '../addresses.ts'
import { guards } from '../visits.ts'
import { useActionWords } from '../words/actions.ts'
import { usePartWords } from '../words/parts.ts'
import { ask } from './ask.ts'
import { matchesOf, type Option, onlyMatch } from './matching.ts'

const unsaved = new Set<string>()

/** Tells whether some form on the screen holds input that would be lost. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** Drops input after somebody agreed to lose it: the browser's own question would ask a second time. */
export function giveUpInput(): void {
  unsaved.clear()
}

/** The question to somebody who is about to leave, and the addresses where the input stays. */
export interface Leaving {
  title: string
  text: string
  within: string
}

/**
 * Asks before input is lost: in a dialog when another page of the dashboard was chosen, with the browser's
 * own question when the tab closes or reloads. `leaving` replaces the usual wording, and says where nothing is lost.
 */
export function useUnsavedInput(isUnsaved: boolean, leaving: Partial<Leaving> = {}): void {
  const id = useId()
  const { leave } = usePartWords()
  const { within, ...said } = leaving
  const mayLeave = useEffectEvent(
    async ({ pathname }: Place) =>
      !unsaved.has(id) ||
      Boolean(within && pathname.includes(within)) ||
      (await ask({ ...leave, ...said, isGrave: true })),
  )
  useEffect(() => {
    if (!isUnsaved) return
    const guard = (next: Place) => mayLeave(next)
    const warn = (event: BeforeUnloadEvent) => {
      if (!unsaved.has(id)) return
      event.preventDefault()
      // Chrome before 119 asks by this alone.
      event.returnValue = true
    }
    unsaved.add(id)
    guards.add(guard)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(id)
      guards.delete(guard)
      window.removeEventListener('beforeunload', warn)
    }
  }, [id, isUnsaved])
}

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
