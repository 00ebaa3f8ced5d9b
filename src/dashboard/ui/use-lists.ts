import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePart } from './use-part.ts'

const loadLists = () => import('./lists.ts')

/** The state in which the plain field was left: its replacement continues from there. */
export interface Left {
  /** The list is open: somebody pressed the field, typed into it, or pressed an arrow. */
  isOpen: boolean
  /** Which part of the text was selected; null when the focus was elsewhere. */
  selected: [number | null, number | null] | null
}
const untouched: Left = { isOpen: false, selected: null }

/**
 * For a field whose list is loaded when it is about to be used. Until then a plain input is shown: `input`
 * is its ref, `around` goes on its container. Once `left` is set and the lists are loaded, the field with
 * the list replaces it; not while the input is pressed or a letter is being composed in it, for either
 * would be lost.
 */
export function useLists() {
  const { part: lists, asked, want } = usePart(loadLists)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const [left, setLeft] = useState<Left | null>(lists && untouched)
  // Keyboard users pass through each field; a failure to load is reported at the one they are in.
  useEffect(() => {
    const prepare = () => void loadLists().then(want, () => undefined)
    window.addEventListener('keydown', prepare, { once: true })
    return () => window.removeEventListener('keydown', prepare)
  }, [want])
  // Before the browser continues, so that no letter gets lost in between.
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
    // The press is over only now, not when the button is released.
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

/** Returns the ref of the field that replaced the plain one; it restores the focus and opens the list again. */
export function useGoOn({ selected, isOpen }: Left) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (!selected) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(...selected)
  }, [selected])
  useEffect(() => {
    if (!isOpen || isDone.current) return
    // The list comes into the page a moment after its field. Opened before, it would not be said to be open.
    return whenDrawn(() => {
      isDone.current = true
      field.current?.click()
    })
  }, [isOpen])
  return field
}

/** Calls back when what was rendered is on the screen, with what its effects rendered. Returns how to give it up. */
function whenDrawn(run: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
