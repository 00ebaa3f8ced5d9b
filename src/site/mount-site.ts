import type { Context, Hono } from 'hono'
import type { App } from '#api'
import { refuseUnlessMay } from '#modules/accounts'
import { findOrganisation, mustSetUpSecondFactor, type Organisation } from '#modules/organisation'
import { actAs } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { mountAssets } from './assets.ts'
import { mountIslands } from './built-islands.ts'
import { wordsFor } from './messages/index.ts'
import { pages } from './pages.ts'
import type { AnyPage, Visit } from './route.ts'
import { seeOther } from './show.tsx'

/** Puts the public pages behind their addresses. */
export function mountSite(hono: Hono, app: App, addressOf: (c: Context) => string): void {
  mountAssets(hono)
  mountIslands(hono)
  for (const page of pages) {
    const path = page.path.replace(/\{(\w+)\}/g, ':$1')
    hono.on(page.method, path, (c) => answer(app, page, c, addressOf(c)))
    if (page.method === 'GET' && path !== '/') hono.get(`${path}/`, withoutSlash)
  }
}

/** As somebody may type it, or an older link have it. */
function withoutSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(pathname.slice(0, -1) + search, 301)
}

/** Where staff are led who still owe a second factor. */
const secondFactorPath = '/account/second-factor'

async function answer(app: App, page: AnyPage, c: Context, address: string): Promise<Response> {
  const request = c.req.raw
  const actor =
    page.may === 'public'
      ? ({ kind: 'anonymous' } as const)
      : await app.accounts.authenticate(request.headers)
  const ctx = actAs(app.runtime, actor)
  const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
  refuseUnless(organisation !== null || page.isOpenBeforeSetUp, 'setup.required')
  refuseUnlessMay(actor, page.may)
  const isSettingUp = page.path === secondFactorPath
  if (page.may !== 'public' && !isSettingUp && (await ctx.read(mustSetUpSecondFactor)))
    return seeOther(secondFactorPath)
  const isSecure = app.runtime.config.url.startsWith('https:')
  const visit: Visit<Organisation | null> = {
    ctx,
    organisation,
    words: wordsFor(request, organisation, isSecure),
    request,
    path: c.req.path,
    get url() {
      return new URL(request.url)
    },
    params: c.req.param(),
    address,
    accounts: app.accounts,
    isSecure,
  }
  return page.run(visit as never)
}
