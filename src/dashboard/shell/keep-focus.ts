/** Each remembers its own focus, to return to when what covered it is gone. */
const regions = '[role=dialog], [role=log], nav, main'
/** Where the focus goes when its element is gone. */
const places = '[role=dialog], [role=grid], table, form, section, article, main'
/** Intended moves of the focus come first; in milliseconds. */
const patience = 100
/** For this long a disabled element counts as busy, and is waited for. */
const mostBusy = 1000

/** From the focused element up to its region. */
type Way = readonly [HTMLElement, ...HTMLElement[]]

/**
 * Restores the focus. When its element is removed or disabled, the browser moves the focus to the whole
 * page, and keyboard users start at its top again. The focus then returns to that element once it is
 * enabled again, or to what a closed dialog covered, or else to the nearest part of the page. A click
 * beside everything leaves nothing focused. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** The path from the last focus of each region, the newest at the end. */
  const trail = new Map<Element | null, Way>()
  let standIn: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0

  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === standIn) return
    standIn = null
    since = 0
    const region = target.closest<HTMLElement>(regions)
    for (const known of trail.keys())
      if (known === region || !known?.isConnected) trail.delete(known)
    trail.set(region, [target, ...waysUp(target, region)])
  }
  const forget = () => {
    if (document.activeElement === document.body) trail.clear()
  }
  const look = () => {
    timer ??= setTimeout(check, patience)
  }
  const stand = (place: HTMLElement | null) => {
    standIn = place
    place?.focus({ preventScroll: true })
  }
  const check = () => {
    timer = undefined
    if (!isLost() && document.activeElement !== standIn) return
    since ||= performance.now()
    const ways = [...trail.values()].reverse()
    for (const way of ways) {
      const [last] = way
      if (isUsable(last)) return last.focus({ preventScroll: true })
      if (last.matches(':disabled') && last.isConnected && performance.now() - since < mostBusy)
        return look()
      const place = placeIn(way)
      if (place) return stand(place)
    }
    // The removed element was the first that ever had the focus.
    const page = document.querySelector('main')
    if (page && ways.length > 0) stand(placeIn([page, page]))
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  window.addEventListener('focusin', remember)
  window.addEventListener('mouseup', forget, true)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    window.removeEventListener('focusin', remember)
    window.removeEventListener('mouseup', forget, true)
  }
}

function waysUp(from: HTMLElement, end: HTMLElement | null): HTMLElement[] {
  const { parentElement } = from
  if (from === end || parentElement === null) return []
  return [parentElement, ...waysUp(parentElement, end)]
}

function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, :disabled')
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [inert], [inert] *')
  )
}

/** Returns the nearest part of the path that still exists: in a list the current row, on the page its heading. */
function placeIn([, ...way]: Way): HTMLElement | null {
  const nearest = way.find((element) => element.matches(places) && isUsable(element))
  const inside = nearest?.matches('main') ? 'h1' : '[role=grid] [tabindex="0"]'
  const place = nearest?.querySelector<HTMLElement>(inside) ?? nearest ?? null
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  return place
}
