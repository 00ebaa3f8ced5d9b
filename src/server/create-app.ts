import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { endpoints, mountEndpoints, mountGet, openApiText, problemOf } from '#api'
import type { App } from '#gate'
import { defectSentence, outOfResources, Refusal, refusal } from '#platform/errors'
import { mountOldAddresses, mountSite, sitePageFor } from '#site'
import { callerAddress } from './address.ts'
import { mountDashboard } from './dashboard.ts'
import { replaceable, standardHeaders } from './headers.ts'
import { type Health, openHealth } from './health.ts'
import { limitBody } from './limit-body.ts'
import { openMetrics } from './metrics.ts'
import { refuseForeignOrigins } from './own-origin.ts'
import { mountPublicIssuer } from './public-issuer.ts'
import { mountPublicLog } from './public-log.ts'
import { isForWallets, mountWallet, walletProblem } from './wallet.ts'
import { outgoingOf, watchRequests } from './watch-requests.ts'

/** Assembles the three faces: one Hono app with its headers, limits and errors. */
export function createApp(app: App, health: Health = openHealth(app)): Hono {
  const { config, log } = app.runtime
  const hono = new Hono()
  const headers = standardHeaders(config.url)
  const addressOf = callerAddress(config.trustedProxies)
  const metrics =
    config.metricsToken === null ? null : openMetrics(app, health, config.metricsToken)
  hono.use(watchRequests(log, (request) => metrics?.count(request)))
  hono.use(async (c, next) => {
    const outgoing = outgoingOf(c)
    // Node lets the answer's own headers replace these; reading them first would cost as much as the
    // look-up itself.
    for (const [name, value] of outgoing ? headers : []) outgoing?.setHeader(name, value)
    await next()
    if (outgoing) return
    const own = c.res.headers
    for (const [name, value] of headers)
      if (!replaceable.has(name) || !own.has(name)) own.set(name, value)
  })
  const refuseForeign = refuseForeignOrigins(config.url)
  hono.use((c, next) => (isForWallets(c.req.path) ? next() : refuseForeign(c, next)))
  hono.use(limitBody())
  hono.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : outOfResources(error)
    const at = { request: c.get('requestId'), route: c.req.routePath }
    if (!refusal && hungUp(c)) log.info(at, 'A client hung up')
    else if (!refusal) log.error({ error, ...at }, 'A request failed')
    else if (refusal.cause) {
      const { cause, code } = refusal
      log.error({ error: cause, code, ...at }, 'A request was refused because something failed')
    }
    return answerError(app, c, refusal)
  })
  hono.notFound((c) => answerError(app, c, refusal('route.not_found')))
  mountHealth(hono, health)
  if (metrics) mountGet(hono, '/metrics', metrics.answer)
  mountEndpoints(hono, '/api/v1', app, endpoints, addressOf)
  mountGet(hono, '/api/v1/openapi.json', (c) =>
    c.body(openApiText(config.url), 200, { 'content-type': 'application/json' }),
  )
  mountPublicLog(hono, app)
  mountPublicIssuer(hono, app)
  mountWallet(hono, app, addressOf)
  mountSite(hono, app, addressOf)
  // Before the dashboard, because some of the older addresses are below it.
  mountOldAddresses(hono)
  mountDashboard(hono, app)
  return hono
}

/** Tells whether the connection closed before the request had arrived: that explains any failure. */
function hungUp(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Answers with problem details for programs, OAuth's form for wallets, a page for people. */
async function answerError(app: App, c: Context, refusal: Refusal | null): Promise<Response> {
  if (isForWallets(c.req.path)) return walletProblem(c, refusal)
  if (!c.req.path.startsWith('/api/')) return sitePageFor(app, c.req.raw, refusal)
  if (refusal) return problemOf(refusal)
  const body = { type: 'about:blank', title: defectSentence, status: 500 }
  return c.json({ ...body, code: 'internal' }, 500, { 'content-type': 'application/problem+json' })
}

/** Mounts `/healthz`: the process answers; and `/readyz`: it can do its work, or why it cannot. */
function mountHealth(hono: Hono, health: Health): void {
  mountGet(hono, '/healthz', (c) => c.text('ok'))
  mountGet(hono, '/readyz', async (c) => {
    const reason = await health.reason()
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}\n`, 503)
  })
}
