import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { usePart } from './use-part.ts'

/** How near the rest of a page comes before it is fetched: half a screen. */
const near = '50% 0px'

/**
 * Loads what is below the first screen of a page: when somebody scrolls near it, arrives for a part of it
 * by the address, or presses any key, since Tab and the browser's search go through the whole page. It
 * appears complete, so that nothing moves. `load` must be the same function on every render.
 */
export function useLater<Part extends object>(load: () => Promise<Part>) {
  const { hash } = useLocation()
  const later = usePart(load, hash !== '')
  const { want } = later
  useEffect(() => {
    window.addEventListener('keydown', want, { once: true })
    return () => window.removeEventListener('keydown', want)
  }, [want])
  /** For the placeholder: loads when that is near the screen, or on it. */
  const whenNear = useCallback((one: HTMLElement | null) => watch(one, near, want), [want])
  const whenSeen = useCallback((one: HTMLElement | null) => watch(one, '0px', want), [want])
  return { ...later, whenNear, whenSeen }
}

/** Calls back once an element is near the screen; for its ref. */
function watch(element: HTMLElement | null, rootMargin: string, onNear: () => void) {
  if (!element) return
  const told = (seen: readonly IntersectionObserverEntry[]) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) onNear()
  }
  const observer = new IntersectionObserver(told, { rootMargin })
  observer.observe(element)
  return () => observer.disconnect()
}
