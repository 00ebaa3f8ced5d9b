import type { Context, Next } from 'hono'
import { cookieIn, cookieName } from '#platform/cookies/schema'
import { Refusal } from '#platform/errors'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something and that another website's page made (OWASP: CSRF,
 * verifying origin). SameSite=Lax on every cookie is the first guard, this the second. A request
 * with an Authorization header carries nothing that a browser adds by itself and passes.
 */
export function refuseForeignOrigins(publicUrl: string) {
  const { host: own, protocol } = new URL(publicUrl)
  const session = cookieName('session', protocol === 'https:')
  return async (c: Context, next: Next): Promise<void> => {
    if (!safe.has(c.req.method) && !isOwn(c, own, session))
      throw new Refusal('request.foreign_origin')
    await next()
  }
}

function isOwn(c: Context, own: string, session: string): boolean {
  if (c.req.header('authorization') !== undefined) return true
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('origin')
  // An older browser says nothing, or "null" because our pages send no referrer. Then SameSite
  // alone stands guard, which is enough for a candidate's form but not for a staff session.
  if (origin === undefined || origin === 'null')
    return cookieIn(c.req.header('cookie') ?? null, session) === null
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host === own || host === c.req.header('host')
}
