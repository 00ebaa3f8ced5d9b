import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePart } from './use-part.ts'

const loadLists = () => import('./lists.ts')

/** How the plain field was left: what takes its place goes on from there. */
export interface Left {
  /** The list is open: somebody pressed the field, typed into it, or asked with an arrow. */
  isOpen: boolean
  /** Which part of the text was selected; null when the focus was elsewhere. */
  selected: [number | null, number | null] | null
}
const untouched: Left = { isOpen: false, selected: null }

/**
 * For a field whose list is loaded when somebody comes near it. Until then a plain input stands there: `input` is its
 * ref, `around` goes to what is around it. Once there is `left` as well as the lists, the field with the list takes
 * its place; not while the input is pressed or a letter is being put together in it, for either would be lost.
 */
export function useLists() {
  const { part: lists, asked, want } = usePart(loadLists)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const [left, setLeft] = useState<Left | null>(lists && untouched)
  // Whoever uses keys may come to each field; that it did not come is said at the one they came to.
  useEffect(() => {
    const prepare = () => void loadLists().then(want, () => undefined)
    window.addEventListener('keydown', prepare, { once: true })
    return () => window.removeEventListener('keydown', prepare)
  }, [want])
  // Before the browser goes on, so that no letter comes in between.
  useLayoutEffect(() => {
    if (!lists || isHeld || left) return
    const field = input.current
    const hasFocus = field !== null && document.activeElement === field
    setLeft({
      isOpen: hasFocus && isOpen.current,
      selected: hasFocus ? [field.selectionStart, field.selectionEnd] : null,
    })
  }, [lists, isHeld, left])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const open = () => {
    isOpen.current = true
  }
  const around = {
    onFocus: want,
    onPointerEnter: want,
    onPointerDown: hold,
    onPointerLeave: release,
    onPointerCancel: release,
    onCompositionStart: hold,
    onCompositionEnd: release,
    onBlur: release,
    onInput: open,
    // The press is over, and not when the button is let go of.
    onClick: () => {
      open()
      release()
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') open()
    },
  }
  return { lists, asked, left, input, around }
}

/** For the field that took the place of the plain one: its ref, by which it has the focus and opens its list again. */
export function useGoOn({ selected, isOpen }: Left) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (!selected) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(...selected)
  }, [selected])
  useEffect(() => {
    if (isOpen && !isDone.current) field.current?.click()
    isDone.current = true
  }, [isOpen])
  return field
}
