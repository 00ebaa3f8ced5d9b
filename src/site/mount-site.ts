import type { Context, Hono } from 'hono'
import { mountGet, refuseOtherMethods } from '#api'
import { type App, enter, refuseUnless } from '#gate'
import { sendsMessages } from '#modules/messages'
import { findOrganisation, type Organisation } from '#modules/organisation'
import { type Soon, soon } from '#platform/context'
import { mountAssets, mountIslands } from './assets.ts'
import { formTokenIn, isMultipart, queryOf } from './form.ts'
import { formTokens, isBound } from './form-token.ts'
import { leadOn, leftHere } from './kept-answer.ts'
import { pages } from './pages.ts'
import type { AnyPage, RequestContext } from './route.ts'
import { wordsFor } from './words.ts'

/**
 * Addresses of the older system, which are in bookmarks and on printed slips, and former addresses of pages: each
 * leads to its successor.
 */
export const oldAddresses: readonly (readonly [string, string])[] = [
  ['/Check_Visa', '/check'],
  ['/Work_Permit', '/check/work-permit'],
  ['/Visa', '/check/visa-paper'],
  ['/Application_Stts', '/check/application-status'],
  ['/Lima', '/check/lmia'],
  ['/MaltipleInput', '/dashboard/import'],
  ['/Update_A_User/{id}', '/dashboard/records/{id}/edit'],
  ['/dashboard/Entry', '/dashboard/entry'],
  ['/dashboard/ManagePost', '/dashboard/submit'],
  ['/dashboard/update', '/dashboard/records'],
  ['/dashboard/Admin_Control', '/dashboard/accounts'],
  ['/dashboard/Control_Post', '/dashboard/notices'],
  ['/dashboard/change-date', '/dashboard/settings'],
  ['/dashboard/my-file', '/my/file'],
  ['/dashboard/my-shares', '/my/shares'],
  ['/dashboard/my-enrolled-classes', '/my/classes'],
  ['/dashboard/my-selected-classes', '/my/classes/selected'],
  ['/dashboard/payment-history', '/my/payments'],
  ['/report', '/tell/concern'],
  ['/new-code', '/tell/code'],
  ['/complaint', '/tell/complaint'],
  ['/complaint/{id}', '/case/{id}'],
  ['/file/wrong', '/file/told'],
  ['/my/file/wrong', '/my/file/told'],
  ['/file/leaving', '/file/tell/leaving'],
  ['/my/file/leaving', '/my/file/tell/leaving'],
]

/** Redirects them permanently, with a trailing slash too. */
export function mountOldAddresses(hono: Hono): void {
  for (const [from, to] of oldAddresses) {
    const path = from.replace('{id}', ':id')
    for (const each of [path, `${path}/`])
      mountGet(hono, each, (c) =>
        c.redirect(to.replace('{id}', encodeURIComponent(c.req.param('id') ?? '')), 301),
      )
  }
}

/** Mounts the public pages at their addresses. */
export function mountSite(hono: Hono, app: App, addressOf: (c: Context) => string): void {
  mountAssets(hono)
  mountIslands(hono)
  for (const [template, some] of Map.groupBy(pages, ({ path }) => path)) {
    const path = template.replace(/\{(\w+)\}/g, ':$1')
    for (const page of some)
      hono.on(page.method, path, (c) =>
        answerPage(app, page, {
          request: c.req.raw,
          path: c.req.path,
          params: c.req.param(),
          address: addressOf(c),
        }),
      )
    const methods = some.map(({ method }) => method)
    refuseOtherMethods(hono, path, methods)
    if (methods.includes('GET') && path !== '/') mountGet(hono, `${path}/`, withoutSlash)
  }
}

/** The addresses that show something when they are asked for. */
const shown = new Set(pages.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])))

/** Returns where the page of a form that was sent to `path` is: there, or the nearest above it that shows something. */
function placeOf(template: string, path: string): string {
  const [parts, names] = [template.split('/'), path.split('/')]
  while (parts.length > 1 && !shown.has(parts.join('/'))) parts.pop()
  return names.slice(0, parts.length).join('/') || '/'
}

type AskedPage = Pick<RequestContext, 'request' | 'path' | 'params' | 'address'>

/** Redirects an address with a trailing slash, from typing or an older link. */
function withoutSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(pathname.slice(0, -1) + search, 301)
}

/** Answers a request for a page: finds out who asks, refuses another's form, runs the page. */
export function answerPage(app: App, page: AnyPage, asked: AskedPage): Soon<Response> {
  const found = findOrganisation(app.runtime.database.reader)
  return soon(found, (organisation) => answerOf(app, page, organisation, asked))
}

function answerOf(
  app: App,
  page: AnyPage,
  organisation: Organisation | null,
  { request, path, params, address }: AskedPage,
): Soon<Response> {
  refuseUnless(organisation !== null || page.isOpenBeforeSetUp, 'setup.required')
  const isSecure = app.runtime.config.url.startsWith('https:')
  return enter(app, page, request, ({ ctx, identify }) => {
    const context: RequestContext<Organisation | null> = {
      ctx,
      identify,
      organisation,
      words: wordsFor(request, organisation, { isSecure, isMute: !sendsMessages(ctx) }),
      request,
      path,
      // No getter: V8 makes a shape for each object that has one, and a shape keeps the whole request
      // alive.
      query: new URLSearchParams(queryOf(request)),
      params,
      address,
      accounts: app.accounts,
      isSecure,
      formTokens: formTokens(ctx, request.headers),
    }
    const isOwn = page.method === 'POST' ? refuseOther(page, context) : undefined
    if (page.method === 'GET') {
      const { showsAt: at } = page
      const left = queryOf(request) === '' ? null : leftHere(context)
      const run = soon(left, (answer) => answer ?? page.run(context as never))
      if (at === undefined || organisation === null) return run
      return soon(run, (answer) => leadOn(context, { at, goesOnWhenFull: true }, answer))
    }
    const run = soon(isOwn, () => page.run(context as never))
    // Before the set-up there is nobody whose page it could be.
    return page.isShownByItself || organisation === null
      ? run
      : soon(run, (answer) =>
          leadOn(
            context,
            { at: placeOf(page.path, path), goesOnWhenFull: page.goesOnWhenFull ?? false },
            answer,
          ),
        )
  })
}

/** Refuses a form of somebody else's page. One with a file is asked while it is read (`formWithFile`). */
async function refuseOther(
  { bringsFile }: AnyPage,
  { formTokens, path, request }: RequestContext<Organisation | null>,
): Promise<void> {
  if (!isBound(path) || (bringsFile && isMultipart(request))) return
  await formTokens.refuseOther(path, await formTokenIn(request))
}
