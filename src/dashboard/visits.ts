import type { ComponentType, ReactNode } from 'react'
import {
  type Addresses,
  addressOf,
  type ParamsOf,
  type Path,
  type Place,
  placeIn,
  placeOf,
  type Target,
} from './addresses.ts'
import { makeStore } from './ui/store.ts'

/** How long what was shown before stays while a page loads, in milliseconds. */
const patience = 1000
/** How long somebody points at a link before its page is fetched, in milliseconds. */
const intent = 50

/** A page, or what is around it. */
export type Layer = ComponentType<{ children?: ReactNode }>

/** A page and what it needs. */
export interface Route<P extends Path = Path> {
  /** Returns where to go instead, if this page is not for the person; may never return while the browser leaves. */
  enter?: (place: Place) => Promise<Target | undefined> | Target
  /** Loads what stays around several pages, as one form does. */
  around?: () => Promise<Layer>
  /** Loads the page; absent where `enter` always leads elsewhere. */
  page?: () => Promise<Layer>
  /** Reads the filters from an address that somebody may have typed. */
  search?(raw: Readonly<Record<string, string>>): Addresses[P]
  /** Asks for what the page shows, while its code loads. */
  ask?(at: { params: ParamsOf<P>; search: Addresses[P] }): unknown
}
export type Routes = { readonly [P in Path]: Route<P> }

/** The pages, and what is shown around and in place of them. */
interface Desk {
  routes: Readonly<Record<string, Route>>
  unknown: Route
  Frame: Layer
  Loading: ComponentType
  Failed: ComponentType<{ error: unknown }>
  /** Tells whether an error means that the server has a newer program, of which this part is none. */
  isOutdated: (error: unknown) => boolean
}

/** The page that is shown, with what its address says. */
export interface Shown {
  place: Place
  route: Route
  params: Readonly<Record<string, string>>
  search: unknown
  layers: readonly Layer[]
  failed?: { error: unknown }
}

export let desk: Desk
let patterns: { pattern: RegExp; route: Route }[]
/** The page that is shown; null until the first is there. */
export const shownNow = makeStore<Shown | null>(null)

/** Shows the page in the browser's address, and from now on what its links and buttons lead to. */
export function startRouting(given: Desk): void {
  desk = given
  patterns = Object.entries(desk.routes).map(([path, route]) => ({
    pattern: new RegExp(`^${path.replace(/\$(\w+)/, '(?<$1>[\\w-]+)')}$`, 'i'),
    route,
  }))
  const { state } = window.history
  step = state?.step ?? 0
  const place = placeIn(window.location)
  window.history.replaceState({ step }, '', addressOf(place))
  window.addEventListener('popstate', () => void popped())
  document.addEventListener('click', follow)
  for (const kind of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(kind, hint, { passive: true })
  void visit(place)
}

function matching({ pathname }: Place) {
  for (const { pattern, route } of patterns) {
    const match = pattern.exec(pathname)
    if (match) return { route, params: { ...match.groups } }
  }
  return { route: desk.unknown, params: {} }
}

const layersOf = async ({ around, page }: Route) =>
  (await Promise.all([around?.(), page?.()])).filter((layer) => layer !== undefined)

let visits = 0
let here: Place

/** Shows a page as soon as its code is there. What is visited later wins. */
async function visit(place: Place): Promise<void> {
  const own = ++visits
  here = place
  const { route, params } = matching(place)
  const read = route.search?.(place.search)
  const shown = shownNow.get()
  const isSame = shown?.route === route && JSON.stringify(shown.search) === JSON.stringify(read)
  const search = isSame ? shown?.search : read
  // What stays around both pages stays while the next one loads or fails, with what was typed in it.
  const staying = shown?.route.around === route.around ? (shown?.layers.slice(0, -1) ?? []) : []
  const show = (page: Pick<Shown, 'layers' | 'failed'>) => {
    if (own !== visits) return
    shownNow.set({ place, route, params, search, ...page })
  }
  const enter = async () => {
    const other = await route.enter?.(place)
    if (own !== visits) return
    if (other === undefined) return route.ask?.({ params, search } as never)
    const next = placeOf(other)
    window.history.replaceState({ step }, '', addressOf(next))
    await visit(next)
  }
  const slow = setTimeout(() => show({ layers: [...staying, desk.Loading] }), patience)
  try {
    const [layers] = await Promise.all([layersOf(route), enter()])
    show({ layers })
  } catch (error) {
    // With something unsaved the browser would ask in vain: the error stands beside it.
    const mayReload = own === visits && guards.size === 0
    if (mayReload && desk.isOutdated(error) && isFirst(error)) window.location.reload()
    else show({ layers: staying, failed: { error } })
  } finally {
    clearTimeout(slow)
  }
}

/** Tells whether the same error has not led to a reload before. */
function isFirst(error: unknown): boolean {
  const key = 'reloaded-after'
  const before = sessionStorage.getItem(key)
  sessionStorage.setItem(key, String(error))
  return before !== String(error)
}

/** Asked before another page is shown; the first that answers false keeps the page. */
export const guards = new Set<(next: Place) => Promise<boolean>>()

async function mayLeaveFor(next: Place): Promise<boolean> {
  if (next.pathname === here.pathname) return true
  for (const guard of guards) if (!(await guard(next))) return false
  return true
}

/** The place of the shown page among those that back and forward go through. */
let step = 0

async function go(place: Place, isReplaced: boolean): Promise<void> {
  if (!(await mayLeaveFor(place))) return
  const address = addressOf(place)
  const { pathname, search, hash } = window.location
  if (isReplaced || address === pathname + search + hash)
    window.history.replaceState({ step }, '', address)
  else window.history.pushState({ step: ++step }, '', address)
  await visit(place)
}

/** The step to which somebody may go, after they were asked. */
let allowed: number | undefined

/** Back or forward: the browser has gone there already, and returns while somebody is asked. */
async function popped(): Promise<void> {
  // Somebody typed another fragment.
  if (window.history.state === null) window.history.replaceState({ step: step + 1 }, '')
  const { step: to } = window.history.state
  if (to === step) return
  const place = placeIn(window.location)
  if (to === allowed || guards.size === 0) {
    allowed = undefined
    step = to
    return visit(place)
  }
  window.history.go(step - to)
  if (!(await mayLeaveFor(place))) return
  allowed = to
  window.history.go(to - step)
}

const addressAt = ({ target }: Event) =>
  (target instanceof Element ? target : null)
    ?.closest('a[href]:not([target], [rel=external])')
    ?.getAttribute('href') ?? null

/** Returns the place in the dashboard that an address leads to; null for any other. */
function placeAt(address: string | null): Place | null {
  if (address === null) return null
  const url = new URL(address, window.location.href)
  const isOurs = url.origin === window.location.origin && /^\/dashboard(\/|$)/.test(url.pathname)
  return isOurs ? placeIn(url) : null
}

/** A click on any link to a page of the dashboard opens that here, unless it is to open elsewhere. */
function follow(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const address = addressAt(event)
  const place = placeAt(address)
  if (address === null || place === null) return
  event.preventDefault()
  // The address keeps its part, or what is looked for.
  if (address.startsWith('#')) document.getElementById(address.slice(1))?.focus()
  else void go(place, false)
}

let pointing: ReturnType<typeof setTimeout> | undefined

/** Fetches the code of a page that somebody is about to open. */
function hint(event: Event): void {
  clearTimeout(pointing)
  const place = placeAt(addressAt(event))
  // What does not come is told when the page is opened.
  if (place) pointing = setTimeout(() => layersOf(matching(place).route).catch(() => {}), intent)
}

/** Goes to a page; resolves when it is shown, or somebody stays to keep what they entered. */
export async function navigate({ replace = false, ...to }: Target & { replace?: boolean }) {
  await go(placeOf(to as Target), replace)
}

/** Opens the current page once more, after an error. */
export const openAgain = () => visit(here)
