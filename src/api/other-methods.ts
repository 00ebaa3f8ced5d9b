import type { Handler, Hono } from 'hono'
import { refusal } from '#platform/errors'

/**
 * Handles the other methods of an address: OPTIONS lists the allowed ones, any other is refused with 405
 * and `Allow` (RFC 9110, section 15.5.6). Call it after mounting the address's own methods.
 */
export function refuseOtherMethods(hono: Hono, path: string, methods: readonly string[]): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  hono.all(path, (c) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: allow.join(', ') })
    throw refusal('route.method_not_allowed', { allow })
  })
}

/** Mounts an address that only answers GET. */
export function mountGet(hono: Hono, path: string, ...handlers: Handler[]): void {
  hono.on('GET', [path], ...handlers)
  refuseOtherMethods(hono, path, ['GET'])
}
