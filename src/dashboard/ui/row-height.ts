import { keepText, keptText, makeStore, useStored } from './store.ts'

const name = 'candor-rows'
const isCompact = makeStore(keptText(name) !== 'usual')

/** Shows the rows as chosen: every table follows by its styles alone, so that no row is rendered again. */
export function showRowHeight(): void {
  document.documentElement.dataset.rows = isCompact.get() ? 'compact' : 'usual'
}

/** Sets whether the rows of all tables are compact; remembered by this browser. */
export function setCompactRows(next: boolean): void {
  isCompact.set(next)
  showRowHeight()
  keepText(name, next ? 'compact' : 'usual')
}

export const useCompactRows = () => useStored(isCompact)
