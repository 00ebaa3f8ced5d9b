import { type RefObject, useEffect, useReducer, useRef } from 'react'

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
