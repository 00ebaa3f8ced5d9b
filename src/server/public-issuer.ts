import type { Context, Hono } from 'hono'
import { mountGet } from '#api'
import type { App } from '#gate'
import {
  describeContext,
  describeIssuer,
  describeStatusList,
  issuerOf,
} from '#modules/attestations'
import { actAs, system } from '#platform/context'
import { refusal } from '#platform/errors'

/**
 * What others check attestations with: the keys of this issuer, what the words in them mean, and the
 * lists that say which are over. Pages of other hosts may read them too.
 */
export function mountPublicIssuer(hono: Hono, { runtime }: App): void {
  const ctx = actAs(runtime, system)
  const { url } = runtime.config
  const answer = (c: Context, found: object | null, type: string, seconds = 300) => {
    if (found === null) throw refusal('route.not_found')
    return c.body(JSON.stringify(found), 200, {
      'content-type': type,
      'cache-control': `public, max-age=${seconds}`,
      'access-control-allow-origin': '*',
    })
  }
  mountGet(hono, '/.well-known/did.json', async (c) => {
    const issuer = await ctx.read((read) => describeIssuer(read, url))
    return answer(c, issuer, 'application/did+json')
  })
  mountGet(hono, '/contexts/held-copy/v1', (c) => {
    const context = issuerOf(url) === null ? null : describeContext(url)
    return answer(c, context, 'application/ld+json', 86_400)
  })
  mountGet(hono, '/status/:list', async (c) => {
    const asked = c.req.param('list') ?? ''
    const list = /^[1-9]\d{0,5}$/.test(asked) ? await describeStatusList(ctx, Number(asked)) : null
    return answer(c, list, 'application/vc')
  })
}
