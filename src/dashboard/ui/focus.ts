import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Remembers what has the focus; returns a function that restores it, if the element still exists. */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/**
 * Returns the properties that deactivate a button but keep its focus, which `disabled` would take from the
 * person who just pressed it.
 */
export function pressable(isOff: boolean, onClick: () => void) {
  const mark = isOff || undefined
  return {
    'aria-disabled': mark,
    'data-disabled': mark,
    onClick: () => {
      if (!isOff) onClick()
    },
  }
}

/**
 * Returns a form's ref, and a function that moves the focus to its first wrong field. It does so in the
 * next frame, once all fields show their errors, however busy the page is; it first opens a folded part. The
 * field is visible with its error.
 */
export function useFirstError(): [form: RefObject<HTMLFormElement | null>, lead: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [asked, lead] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (asked === 0) return
    const frame = requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      first?.closest('details')?.setAttribute('open', '')
      first?.focus()
      // The error is below the field, where a bar may cover it.
      first?.closest('.mantine-InputWrapper-root')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return [form, lead]
}

/** For the one thing to do next: it gets the focus when it appears. */
export function useFocusAtFirst() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}
