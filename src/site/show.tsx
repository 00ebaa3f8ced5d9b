import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Organisation } from '#modules/organisation'
import { type ActionContext, type Soon, soon } from '#platform/context'
import { cookieIn, cookieName } from '#platform/cookies.schema'
import { droppedFlash, flashIn, type Theme, themeIn } from './cookies.ts'
import { compressedOf, type Drawn, draw, keptWhole, type Page, type Part } from './drawn.ts'
import { chosenEncoding } from './encode.ts'
import { queryOf } from './form.ts'
import type { FormTokens } from './form-token.ts'
import { isCountedOnce, newFormKey } from './idempotency-key.ts'
import type { PageForms } from './layout/form.tsx'
import { keyOf, renderDocument } from './layout/shell.ts'
import type { ShownForm } from './problems.ts'
import { closingNow, warningOf } from './standing-now.ts'
import type { Words } from './words.ts'

/** What a page says about itself; all but the title have a calm default. */
export interface PageOptions {
  title: string
  main?: ReactNode
  /** In place of `main`, for a page that keeps what it drew. */
  drawn?: readonly Part[]
  /** Whether everybody sees the same, so that the page is kept whole as long as what it drew. */
  isForAll?: boolean
  status?: number
  headers?: Record<string, string>
  /** For search engines; a page without one asks not to be listed. */
  description?: string
  /** Where a chosen theme or language returns to, if not to the requested address. */
  here?: string
  /** By default on every page but an opened file. */
  hasSearch?: boolean
  /**
   * Shows somebody's own documents: its header is short, no link leads to another website (H5), and it is
   * compressed only where nothing from the request can appear on it (`bringsText`).
   */
  isResult?: boolean
  isBlack?: boolean
  /** The day on which it is kept on a phone: it has nothing that needs the network, nor any other file. */
  keptOn?: string
  /** Instead of the theme that the reader chose. */
  theme?: Theme
  /** Shows unsaved content: it says so, its links lead nowhere, and it leaves messages to the page they are for. */
  isPreview?: boolean
}

/** Whose page it is and what was asked. */
interface Asked {
  organisation: Organisation | null
  words: Words
  request: Request
  path: string
  isSecure: boolean
  ctx: { config: { url: string }; clock: { now(): string }; ids?: ActionContext['ids'] }
  /** An error page has no form of a file or an account. */
  formTokens?: FormTokens
  /** At which address what a form left is shown. */
  shownAt?: string | undefined
}

/** Who reads a page, and in which words. */
type Reader = Pick<Asked, 'request' | 'words' | 'isSecure'>

/** Renders a page as an answer, with the message that the previous page left for it. */
export async function show(asked: Asked, options: PageOptions): Promise<Response> {
  return showSoon(asked, options)
}

/** Does the same at once where nothing has to be waited for. */
export function showSoon(
  { organisation, words, request, path, isSecure, ctx, formTokens, shownAt }: Asked,
  options: PageOptions,
): Soon<Response> {
  const parts = options.drawn ?? [draw(options.main)]
  const isKnown = parts.every(({ known }) => known !== undefined)
  const token = isKnown || !formTokens ? () => null : formTokens.ready(path)
  return soon(token, (token) => {
    const { ids } = ctx
    const key = (action: string) => (ids && isCountedOnce(action) ? newFormKey(ids) : null)
    const forms: PageForms = { token, key, isOwn: false, asks: null }
    const drawn = parts.map((part) => part.known ?? part.draw(forms))
    return answerDrawn(
      { organisation, words, request, path, isSecure, ctx, shownAt },
      drawn,
      options,
    )
  })
}

function answerDrawn(
  { organisation, words, request, path, isSecure, ctx, shownAt }: Omit<Asked, 'formTokens'>,
  drawn: readonly Drawn[],
  options: PageOptions,
): Soon<Response> {
  const isListed = options.description !== undefined
  const note = noteMarkup({ request, words, isSecure }, options)
  const frame = {
    organisation,
    licence: warningOf(organisation, ctx.clock.now()),
    closing: closingNow(organisation, ctx.clock.now()),
    words,
    theme: options.theme ?? themeIn(request, isSecure),
    bringsSession: bringsSession(request, isSecure),
    hasSearch: options.hasSearch ?? !options.isResult,
    hasOutwardLinks: !options.isResult,
    isBlack: options.isBlack ?? false,
    isPreview: options.isPreview ?? false,
    keptOn: options.keptOn ?? null,
    listedAt: isListed ? ctx.config.url.replace(/\/$/, '') : null,
    asks: drawn.find(({ asks }) => asks !== null)?.asks ?? null,
  }
  const whole = () => {
    const here = shownAt ?? options.here ?? path + queryOf(request)
    const main = drawn.map(({ markup }) => markup)
    return renderDocument(frame, {
      title: titleOf(options.title, organisation),
      description: options.description ?? '',
      here,
      path,
      from: encodeURIComponent(isListed ? path : firstPart(here)),
      action: frame.asks?.action ?? '',
      main: note === '' ? main : [note, ...main],
    })
  }
  const [only] = drawn
  const isUsual = options.isForAll && only && note === '' && queryOf(request) === ''
  const page: Soon<Page> = isUsual
    ? keptWhole(only, keyOf(frame), whole)
    : soon(whole(), (bytes) => ({ bytes }))
  return soon(page, (drawn) => answer({ request, words, isSecure }, drawn, options))
}

interface FormPage extends Omit<PageOptions, 'status'> {
  /** What the title says is wrong, if that is not the page's own title. */
  wrong?: string
}

/**
 * Shows a page with its form: the title of one that was refused says so first, for screen readers, and
 * search engines list only the empty one.
 */
export function showForm(
  asked: Asked,
  { status, headers }: ShownForm,
  { title, wrong = title, description, ...options }: FormPage,
): Promise<Response> {
  const isListed = description !== undefined && status === 200 && isAskedFor(asked)
  return show(asked, {
    ...options,
    ...(isListed ? { description } : {}),
    title: status === 200 ? title : asked.words.errors.error(wrong),
    status,
    headers: { ...options.headers, ...headers },
  })
}

/** Tells whether somebody asked for the page, and no form left it. */
const isAskedFor = ({ request, shownAt }: Asked) =>
  request.method === 'GET' && shownAt === undefined

/** Redirects after a form (303: the browser asks again, with GET), with cookies. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Guesses for the menu only, so that a page for everybody needs no query for who is there. */
function bringsSession(request: Request, isSecure: boolean): boolean {
  return cookieIn(request.headers.get('cookie'), cookieName('session', isSecure)) !== null
}

/**
 * Tells whether an answer may repeat what was sent with the request. The size of a compressed page that
 * holds both a secret and an attacker's words reveals the secret, letter by letter (BREACH,
 * https://breachattack.com).
 */
function bringsText(request: Request): boolean {
  return request.method !== 'GET' || queryOf(request) !== ''
}

/** Shortens the path of a personal page: its address may hold a token, which no report should carry. */
function firstPart(path: string): string {
  return /^\/[^/?]*/.exec(path)?.[0] ?? '/'
}

function titleOf(title: string, organisation: Organisation | null): string {
  if (!organisation || title.includes(organisation.displayName)) return title
  return `${title} · ${organisation.displayName}`
}

function noteMarkup({ request, words, isSecure }: Reader, { isPreview }: PageOptions): string {
  const flash = flashIn(request, isSecure)
  if (isPreview) return renderToStaticMarkup(<p className="flash">{words.layout.previewNote}</p>)
  if (flash === null) return ''
  return renderToStaticMarkup(
    <p className="flash" role="status">
      {words.flash[flash]}
    </p>,
  )
}

function answer(
  { request, words, isSecure }: Reader,
  page: Page,
  options: PageOptions,
): Soon<Response> {
  const status = options.status ?? 200
  const accepted = request.headers.get('accept-encoding')
  const mayCompress = !options.isResult || !bringsText(request)
  const isCompressed = mayCompress && chosenEncoding(accepted, ['gzip']) !== null
  const encoded = mayCompress ? 'accept-encoding, ' : ''
  const plain: Record<string, string> = {
    ...options.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-language': words.lang,
    vary: `${encoded}accept-language, cookie`,
  }
  if (options.description === undefined) plain['x-robots-tag'] = 'noindex, nofollow'
  if (isCompressed) plain['content-encoding'] = 'gzip'
  // Node takes a plain object as it is; only a page with two cookies needs more.
  const dropsFlash = flashIn(request, isSecure) !== null && !options.isPreview
  const headers = dropsFlash ? new Headers(plain) : plain
  if (headers instanceof Headers) headers.append('set-cookie', droppedFlash(isSecure))
  return soon(isCompressed ? compressedOf(page) : page.bytes, (body) => {
    const response = new Response(body, { status, headers })
    return headers === plain
      ? Object.assign(response, { [shown]: { status, headers: plain, body } })
      : response
  })
}

interface Shown {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/** No WeakMap: the collector of garbage looks through one for each answer that it still holds. */
const shown = Symbol('shown')

/** Returns what a response of a page consists of, for a server that needs no stream; undefined for any other response. */
export const shownBy = (response: Response & { [shown]?: Shown }): Shown | undefined =>
  response[shown]
