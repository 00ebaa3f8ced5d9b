import type { Context, Hono } from 'hono'
import { mountGet } from '#api'
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
import { attestationLimits } from '#modules/attestations/limits'
import { describeReceiptContext } from '#modules/receipts'
import { millisecondsBetween } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { refusal } from '#platform/errors'
import { copyNames } from '#site'

/**
 * Mounts what others need to check attestations and receipts: the issuer's keys, the meaning of the terms,
 * and the lists of those that have ended. Pages of other hosts may read them too.
 */
export function mountPublicIssuer(hono: Hono, { runtime }: App): void {
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
