import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { inAddressRanges } from '#platform/config'
import { plainAddress } from '#platform/limits'

/** Returns a function that finds the caller's address of a request to the app. */
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
 * Returns a function that finds the caller's address. Forwarding headers count only when the connection
 * comes from a configured proxy, or from a configured range: then it is the last address of X-Forwarded-For
 * that is not one of them, without the port that some proxies write. Text that is not an address counts as
 * the proxy that sent it: otherwise every invented word would have its own limit.
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
