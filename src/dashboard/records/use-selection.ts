import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { navigate } from '../visits.ts'

/** Which rows of a page are selected, which one has the focus, and where a range began. */
interface Selection {
  selected: ReadonlySet<string>
  active: number
  anchor: number
}

const nothingSelected: Selection = { selected: new Set(), active: 0, anchor: 0 }

/** Returns the selection of a page with these rows after a key; null when the key means nothing here. */
function afterKey(
  state: Selection,
  ids: readonly string[],
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): Selection | null {
  const last = ids.length - 1
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey)
    return event.key === 'a' ? { ...state, selected: new Set(ids) } : null
  const to = {
    ArrowDown: state.active + 1,
    ArrowUp: state.active - 1,
    j: state.active + 1,
    k: state.active - 1,
    J: state.active + 1,
    K: state.active - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (to !== undefined) return moved(state, ids, Math.max(0, Math.min(to, last)), event.shiftKey)
  if (event.key === ' ' || event.key === 'x') return toggled(state, ids, state.active)
  if (event.key === 'Escape' && state.selected.size > 0) return { ...state, selected: new Set() }
  return null
}

/** Moves the focus; with shift selects exactly the rows between the anchor and the row. */
function moved(state: Selection, ids: readonly string[], to: number, isRange: boolean): Selection {
  if (!isRange) return { ...state, active: to, anchor: to }
  const from = Math.min(state.anchor, to)
  const until = Math.max(state.anchor, to)
  return { ...state, active: to, selected: new Set(ids.slice(from, until + 1)) }
}

/** Selects or unselects one row. */
function toggled(state: Selection, ids: readonly string[], at: number): Selection {
  const id = ids[at]
  if (id === undefined) return state
  const selected = new Set(state.selected)
  if (!selected.delete(id)) selected.add(id)
  return { selected, active: at, anchor: at }
}

/** Returns the selection after a click on a row's checkbox: with shift the whole range since the last one. */
function clicked(
  state: Selection,
  ids: readonly string[],
  at: number,
  isRange: boolean,
): Selection {
  return isRange ? moved(state, ids, at, true) : toggled(state, ids, at)
}

/** Where the list was left last: a person who returns from a record continues there. */
let left: { list: string; selection: Selection } | null = null

/** Handles the selection of a page of rows, and the keys that move through it. `list` names the page. */
export function useSelection(
  list: string,
  ids: readonly string[],
  grid: RefObject<HTMLTableElement | null>,
) {
  const [selection, setSelection] = useState(() =>
    left?.list === list ? left.selection : nothingSelected,
  )
  const [isBack] = useState(() => left?.list === list)
  // Other rows start unselected; the table stays, and with it the focus on what was pressed.
  const [of, setOf] = useState(list)
  if (of !== list) {
    setOf(list)
    setSelection(nothingSelected)
  }
  useEffect(() => {
    left = { list, selection }
  }, [list, selection])
  useEffect(() => {
    // The heading keeps the focus only until there is something nearer.
    if (isBack && document.activeElement?.matches('body, main, h1')) focusActiveRow(grid.current)
  }, [isBack, grid])
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  const active = Math.max(0, Math.min(selection.active, ids.length - 1))
  const focus = useCallback(
    (at: number) => setSelection((now) => (now.active === at ? now : { ...now, active: at })),
    [],
  )
  const tick = useCallback(
    (at: number, isRange: boolean) =>
      setSelection((now) => clicked(now, latest.current, at, isRange)),
    [],
  )
  const selectAll = (isAll: boolean) =>
    setSelection((now) => ({ ...now, selected: new Set(isAll ? ids : []) }))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined
    // A focused link, button or checkbox handles Space and Enter itself.
    if (!isOnRow && (event.key === ' ' || event.key === 'Enter')) return
    const recordId = ids[active]
    if (event.key === 'Enter' && recordId !== undefined) {
      void navigate({ to: '/records/$recordId', params: { recordId } })
      return
    }
    const next = afterKey({ ...selection, active }, ids, event)
    if (next === null) return
    event.preventDefault()
    setSelection(next)
    if (next.active !== active) focusRow(grid.current, next.active)
  }
  return { active, selected: selection.selected, focus, tick, selectAll, press }
}

/** Focuses on a row, and scrolls to it. */
export function focusRow(grid: HTMLTableElement | null, at: number): void {
  const row = grid?.querySelector<HTMLElement>(`tr[data-row="${at}"]`)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Focuses on the row that had the focus last. */
export function focusActiveRow(grid: HTMLTableElement | null): void {
  focusRow(grid, Number(grid?.querySelector<HTMLElement>('tr[tabindex="0"]')?.dataset.row ?? 0))
}

/**
 * The ARIA roles of the list's parts. A table's own tags imply most of them, but not once CSS turns rows
 * into cards on a small screen: then browsers drop them.
 */
export const gridRoles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
