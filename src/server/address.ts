import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The caller's address. Forwarding headers count only when the connection itself comes from a
 * configured proxy: then the last address of X-Forwarded-For that is no configured proxy.
 */
export function callerAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const trusted = new Set(trustedProxies)
  return (c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const peer = plain(incoming?.socket?.remoteAddress ?? 'unknown')
    if (trusted.size === 0 || !trusted.has(peer)) return peer
    const forwarded = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((one) => plain(one.trim()))
    return forwarded.findLast((one) => one !== '' && !trusted.has(one)) ?? peer
  }
}

/** `::ffff:127.0.0.1` and `127.0.0.1` are one address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
