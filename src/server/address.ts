import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { inAddressRanges } from '#platform/config'

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
 * configured proxy, or lies in a configured range: then the last address of X-Forwarded-For that does not.
 */
export function forwardedAddress(trustedProxies: readonly string[]): (sent: Sent) => string {
  const isTrusted = inAddressRanges(trustedProxies)
  return ({ socket, headers }) => {
    const peer = plain(socket?.remoteAddress ?? 'unknown')
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => plain(one.trim()))
    return forwarded.findLast((one) => one !== '' && !isTrusted(one)) ?? peer
  }
}

/** `::ffff:127.0.0.1` and `127.0.0.1` are one address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
