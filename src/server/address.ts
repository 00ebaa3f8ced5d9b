import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { inAddressRanges } from '#platform/config'
import { plainAddress } from '#platform/limits'

/** The caller's address of a request to the app. */
export function callerAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const addressOf = forwardedAddress(trustedProxies)
  return (c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    return addressOf({
      socket: incoming?.socket,
      headers: { 'x-forwarded-for': c.req.header('x-forwarded-for') },
    })
  }
}

interface Sent {
  socket?: { remoteAddress?: string | undefined } | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The caller's address. Forwarding headers count only when the connection itself comes from a
 * configured proxy, or lies in a configured range: then the last address of X-Forwarded-For that does not,
 * without the port that some proxies write. What is no address counts as the proxy that sent it: as many callers
 * as somebody can invent words would have as many limits.
 */
export function forwardedAddress(trustedProxies: readonly string[]): (sent: Sent) => string {
  const isTrusted = inAddressRanges(trustedProxies)
  return ({ socket, headers }) => {
    const remote = socket?.remoteAddress ?? 'unknown'
    const peer = plainAddress(remote) ?? remote
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map(plainAddress)
    const caller = forwarded.findLast((one) => one === null || !isTrusted(one))
    return caller ?? peer
  }
}
