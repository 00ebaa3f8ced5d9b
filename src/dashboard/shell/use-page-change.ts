import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** How long a page may take to show its heading; later a moved focus would only disturb. */
const patience = 8000

/**
 * When another page is shown, the focus goes to its heading, which is then read out; unless the
 * page put it into a field of its own, or the person moved on meanwhile.
 */
export function usePageChange(page: RefObject<HTMLElement | null>, onChange: () => void): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  const changed = useRef(onChange)
  changed.current = onChange
  useEffect(() => {
    const before = shown.current
    shown.current = path
    if (before === undefined || path === undefined || before === path) return
    changed.current()
    return focusHeading(page.current)
  }, [path, page])
}

/** Puts the focus on the heading, now or as soon as there is one; answers how to stop waiting. */
function focusHeading(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return
  const isElsewhere = () => page !== document.activeElement && page.contains(document.activeElement)
  if (isElsewhere()) return
  if (focused(page)) return
  page.focus()
  const waiting = new MutationObserver(() => {
    if (isElsewhere() || focused(page)) stop()
  })
  waiting.observe(page, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    clearTimeout(timer)
    waiting.disconnect()
  }
  return stop
}

function focused(page: HTMLElement): boolean {
  const heading = page.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
  return true
}
