import { useEffect, useRef } from 'react'

/** For the one thing to do next: it gets the focus when it appears. */
export function useFocusAtFirst() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}
