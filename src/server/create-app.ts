import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { asResponse, endpoints, mountEndpoints, mountGet, openApiText, problemOf } from '#api'
import type { App } from '#gate'
import {
  bitstringList,
  describeContext,
  describeIssuer,
  describeJwtIssuer,
  describeType,
  issuerOf,
  openStatusLists,
  tokenStatusList,
} from '#modules/attestations'
import { attestationLimits } from '#modules/attestations/schema'
import { readCheckpointNote, readLogKey, readOpening, readPublicTile } from '#modules/audit'
import { describeReceiptContext } from '#modules/receipts'
import { millisecondsBetween } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { outOfResources, Refusal, refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { answerRefused, copyNames, mountOldAddresses, mountSite, pagesWithFile } from '#site'
import {
  callerAddress,
  forwardedAddress,
  outgoingOf,
  patternOf as patternAsked,
  refuseForeignOrigins,
  replaceable,
  standardHeaders,
  watchRequests,
} from './arriving.ts'
import { mountDashboard } from './dashboard.ts'
import { answersDirectly } from './direct.ts'
import { type Health, openHealth } from './health.ts'
import type { Direct } from './http-server.ts'
import { openMetrics } from './metrics.ts'
import { isForWallets, mountWallet, walletProblem } from './wallet.ts'

/**
 * Mounts what others need to check attestations and receipts: the issuer's keys, the meaning of the terms,
 * and the lists of those that have ended. Pages of other hosts may read them too.
 */
function mountPublicIssuer(hono: Hono, { runtime }: App): void {
  const ctx = actAs(runtime, system)
  const { url } = runtime.config
  const answer = (c: Context, found: object | string | null, type: string, seconds = 300) => {
    if (found === null) throw refusal('route.not_found')
    return c.body(typeof found === 'string' ? found : JSON.stringify(found), 200, {
      'content-type': type,
      'cache-control': `public, max-age=${seconds}`,
      'access-control-allow-origin': '*',
    })
  }
  mountGet(hono, '/.well-known/did.json', async (c) => {
    const issuer = await ctx.read((read) => describeIssuer(read, url))
    return answer(c, issuer, 'application/did+json')
  })
  mountGet(hono, '/.well-known/jwt-vc-issuer', async (c) => {
    const issuer = await ctx.read((read) => describeJwtIssuer(read, url))
    return answer(c, issuer, 'application/json')
  })
  mountGet(hono, '/types/held-copy/v1', (c) => {
    const type = issuerOf(url) === null ? null : describeType(url, copyNames)
    return answer(c, type, 'application/json', 86_400)
  })
  const mountContext = (name: string, describe: (publicUrl: string) => object) =>
    mountGet(hono, `/contexts/${name}/v1`, (c) => {
      const context = issuerOf(url) === null ? null : describe(url)
      return answer(c, context, 'application/ld+json', 86_400)
    })
  mountContext('held-copy', describeContext)
  mountContext('comparison-receipt', describeReceiptContext)
  const mountLists = (path: string, lists: ReturnType<typeof openStatusLists>, type: string) =>
    mountGet(hono, path, async (c) => {
      const asked = c.req.param('list') ?? ''
      if (!/^[1-9]\d{0,5}$/.test(asked)) return answer(c, null, type)
      // States at another time, which we do not keep: "Historical Resolution" of the Token Status List.
      if (type === tokenType && c.req.query('time') !== undefined)
        return c.body(null, 501, { 'access-control-allow-origin': '*' })
      const { text, builtAt } = lists(Number(asked))
      const list = await text
      // Counted from when it was built, so that no state is older than that anywhere.
      const left = attestationLimits.statusListKept - millisecondsBetween(builtAt, ctx.clock.now())
      return answer(c, list, type, Math.max(0, Math.floor(left / 1000)))
    })
  mountLists('/status/:list', openStatusLists(ctx, bitstringList), 'application/vc')
  mountLists('/status/:list/token', openStatusLists(ctx, tokenStatusList), tokenType)
}

const tokenType = 'application/statuslist+jwt'

/**
 * Mounts the log for public checking, by c2sp.org/tlog-tiles below `/log`: checkpoint, key, tiles of
 * hashes, and the first leaf. The other leaves are events, and never public.
 */
function mountPublicLog(hono: Hono, { runtime }: App): void {
  const ctx = actAs(runtime, system)
  const text = (c: Context, found: string | null | undefined) => {
    if (!found) throw refusal('route.not_found')
    return c.text(found)
  }
  mountGet(hono, '/log/checkpoint', async (c) => text(c, await ctx.read(readCheckpointNote)))
  mountGet(hono, '/log/key', async (c) => {
    const key = await ctx.read(readLogKey)
    return text(c, key && `${key}\n`)
  })
  mountGet(hono, '/log/opening', async (c) => {
    const leaf = await ctx.read(readOpening)
    return text(c, leaf?.toString('utf8'))
  })
  mountGet(hono, '/log/tile/*', async (c) => {
    const bytes = await ctx.read((read) => readPublicTile(read, c.req.path.slice('/log/'.length)))
    if (bytes === null) throw refusal('route.not_found')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      // A successor's log has its tiles at the same addresses: a client that kept the former ones for long
      // would take an honest log for a broken one.
      'cache-control': 'public, max-age=300',
    })
  })
}

/**
 * Limits bodies to 1 MiB, except uploads, which are limited while they are streamed to the disk. A declared
 * length decides, since Node reads no further; then the body stays untouched, because touching it costs
 * several times as much as answering a look-up.
 */
function limitBody() {
  const onError = () => {
    throw refusal('request.too_large')
  }
  const countWhileReading = bodyLimit({ maxSize: platformLimits.requestBytes, onError })
  return (c: Context, next: () => Promise<void>) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const length = c.req.header('content-length')
    const isAnnounced = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (isAnnounced && Number(length) <= platformLimits.requestBytes) return next()
    if (bringsFile(c)) return next()
    return isAnnounced ? onError() : countWhileReading(c, next)
  }
}

/** Endpoints that take files declare it in their definition, so that none is forgotten here. */
const uploads = endpoints
  .filter(({ accepts }) => accepts !== undefined)
  .map(({ method, path }) => ({ method, at: new RegExp(`^/api/v1${patternOf(path)}$`) }))

function patternOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '[^/]+')
}

function bringsFile({ req }: Context): boolean {
  const { method, path } = req
  if (uploads.some((each) => each.method === method && each.at.test(path))) return true
  const isMultipart = req.header('content-type')?.startsWith('multipart/') ?? false
  return method === 'POST' && isMultipart && pagesWithFile.has(path)
}

/**
 * Assembles the three faces: one Hono app with its headers, limits and errors; `direct` answers the busiest addresses
 * without it.
 */
export function createApp(app: App, health: Health = openHealth(app)): Hono & { direct: Direct } {
  const { config, log } = app.runtime
  const hono = new Hono()
  const headers = standardHeaders(config.url)
  const addressOf = callerAddress(config.trustedProxies)
  const metrics =
    config.metricsToken === null ? null : openMetrics(app, health, config.metricsToken)
  const watch = watchRequests(log, (request) => metrics?.count(request))
  hono.use(async (c, next) => {
    const outgoing = outgoingOf(c)
    const { id, answered } = watch(outgoing)
    c.set('requestId', id)
    await next()
    answered({ route: patternAsked(c), method: c.req.method, status: c.res.status })
    // Over a socket the answer itself has them.
    const own = outgoing ? null : c.res.headers
    for (const [name, value] of own ? headers : [])
      if (!replaceable.has(name) || !own?.has(name)) own?.set(name, value)
  })
  const refuseForeign = refuseForeignOrigins(config.url)
  hono.use((c, next) => {
    if (!isForWallets(c.req.path)) refuseForeign(c.req.raw)
    return next()
  })
  hono.use(limitBody())
  const explain: Parameters<typeof answersDirectly>[1]['explain'] = (error, asked) => {
    const { hasHungUp, ...at } = asked
    const refusal = error instanceof Refusal ? error : outOfResources(error)
    if (!refusal && hasHungUp) log.info(at, 'A client hung up')
    else if (!refusal) log.error({ error, ...at }, 'A request failed')
    else if (refusal.cause) {
      const { cause, code } = refusal
      log.error({ error: cause, code, ...at }, 'A request was refused because something failed')
    }
    return refusal
  }
  hono.onError((error, c) => {
    const at = { request: c.get('requestId'), route: c.req.routePath, hasHungUp: hungUp(c) }
    return answerError(app, c, explain(error, at))
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
  const shared = {
    watch,
    addressOf: forwardedAddress(config.trustedProxies),
    refuseForeign,
    explain,
  }
  return Object.assign(hono, { direct: answersDirectly(app, shared) })
}

/** Tells whether the connection closed before the request had arrived: that explains any failure. */
function hungUp(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return incoming?.destroyed === true && !incoming.complete
}

/** Answers with problem details for programs, OAuth's form for wallets, a page for people. */
async function answerError(app: App, c: Context, refusal: Refusal | null): Promise<Response> {
  if (isForWallets(c.req.path)) return walletProblem(c, refusal)
  if (!c.req.path.startsWith('/api/')) return answerRefused(app, c.req.raw, refusal)
  return asResponse(problemOf(refusal))
}

/** Mounts `/healthz`: the process answers; and `/readyz`: it can do its work, or why it cannot. */
function mountHealth(hono: Hono, health: Health): void {
  mountGet(hono, '/healthz', (c) => c.text('ok'))
  mountGet(hono, '/readyz', async (c) => {
    const reason = await health.reason()
    return reason === null ? c.text('ready') : c.text(`not ready: ${reason}\n`, 503)
  })
}
