import { useEffect, useRef } from 'react'

/**
 * Moves the focus when a step replaces another one whose button had it: to the heading of the step, which
 * is then read out, and from which the next Tab reaches its first control.
 */
export function useKeptPlace(step: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    const heading = place.current?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
  return place
}
