/** Which rows of a page are selected, which one has the focus, and where a range began. */
export interface Selection {
  selected: ReadonlySet<string>
  active: number
  anchor: number
}

export const nothingSelected: Selection = { selected: new Set(), active: 0, anchor: 0 }

/** Returns the selection of a page with these rows after a key; null when the key means nothing here. */
export function afterKey(
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
export function clicked(
  state: Selection,
  ids: readonly string[],
  at: number,
  isRange: boolean,
): Selection {
  return isRange ? moved(state, ids, at, true) : toggled(state, ids, at)
}
