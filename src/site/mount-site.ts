import type { Context, Hono } from 'hono'
import { mountGet, refuseOtherMethods } from '#api'
import type { App } from '#gate'
import { answerPage } from './answer-page.ts'
import { mountAssets, mountIslands } from './assets.ts'
import { pages } from './pages.ts'

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

/** Redirects an address with a trailing slash, from typing or an older link. */
function withoutSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(pathname.slice(0, -1) + search, 301)
}
