import type { Handler, Hono } from 'hono'
import { refusal } from '#platform/errors'

/**
 * For an address that has these methods: OPTIONS names them, every other one is refused with 405 and
 * `Allow` (RFC 9110, section 15.5.6). To be called after the address has its own.
 */
export function refuseOtherMethods(hono: Hono, path: string, methods: readonly string[]): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  hono.all(path, (c) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: allow.join(', ') })
    throw refusal('route.method_not_allowed', { allow })
  })
}

/** An address that is only read. */
export function mountGet(hono: Hono, path: string, ...handlers: Handler[]): void {
  hono.on('GET', [path], ...handlers)
  refuseOtherMethods(hono, path, ['GET'])
}
