import { type RefObject, useEffect, useReducer, useRef } from 'react'

/**
 * A form, and what leads the focus to its first field that is wrong. It goes there with the next frame, once
 * all fields are drawn with their errors, however busy the page is; a part that is folded is opened before.
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
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return [form, lead]
}
