import { pages } from './pages.ts'
import type { AnyPage } from './route.ts'

const pagesBy = (wanted: AnyPage['method']) =>
  new Map(pages.filter(({ method }) => method === wanted).map((page) => [page.path, page]))

/** What is shown at an address when it is asked for. */
const shownAt = pagesBy('GET')
/** What takes a form at an address. */
export const formAt = pagesBy('POST')

/** Returns where the page of a form is: at its own address, or the nearest above it that shows something. */
function templateOf(template: string): string {
  const parts = template.split('/')
  while (parts.length > 1 && !shownAt.has(parts.join('/'))) parts.pop()
  return parts.join('/') || '/'
}

/** The same of one form that was sent to `path`. */
export function placeOf(template: string, path: string): string {
  const shown = templateOf(template)
  const depth = shown === '/' ? 1 : shown.split('/').length
  return path.split('/').slice(0, depth).join('/') || '/'
}

const forms = [...formAt.values()].map((page) => ({
  page,
  at: new RegExp(`^${page.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** Returns what takes a form at an address, and what the address says; undefined where nothing does. */
export function sentTo(path: string) {
  for (const { page, at } of forms) {
    const found = at.exec(path)
    if (found) return { page, params: { ...found.groups } }
  }
  return
}

/** Returns the page that shows what a form left. */
export const placeFor = (form: AnyPage): AnyPage | undefined => shownAt.get(templateOf(form.path))
