import { useSyncExternalStore } from 'react'

const name = 'candor-rows'
const listeners = new Set<() => void>()

/** Storage may be forbidden; then the choice lasts until the page is left. */
let isCompact = read()

function read(): boolean {
  try {
    return localStorage.getItem(name) !== 'usual'
  } catch {
    return true
  }
}

/** Shows the rows as chosen: every table follows by its styles alone, so that no row is rendered again. */
export function showRowHeight(): void {
  document.documentElement.dataset.rows = isCompact ? 'compact' : 'usual'
}

/** Sets whether the rows of all tables are compact; remembered by this browser. */
export function setCompactRows(next: boolean): void {
  isCompact = next
  showRowHeight()
  try {
    localStorage.setItem(name, next ? 'compact' : 'usual')
  } catch {
    // At least remembered until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useCompactRows(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isCompact,
  )
}
