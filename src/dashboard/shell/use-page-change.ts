import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** How long a page may take to show its heading; later, moving the focus would only disturb. */
const patience = 8000

/**
 * Moves the focus to the heading of a newly shown page, which is then read out; unless the page focused on
 * one of its fields, or the person has moved on.
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

/** Focuses on the heading, now or as soon as it exists; returns a function that stops waiting. */
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
