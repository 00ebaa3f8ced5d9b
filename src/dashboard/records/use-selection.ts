import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { afterKey, clicked, nothingSelected, type Selection } from './selection.ts'

/** Where the list was left last: a person who returns from a record continues there. */
let left: { list: string; selection: Selection } | null = null

/** Handles the selection of a page of rows, and the keys that move through it. `list` names the page. */
export function useSelection(
  list: string,
  ids: readonly string[],
  grid: RefObject<HTMLTableElement | null>,
) {
  const navigate = useNavigate()
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
