import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#platform/log'

declare module 'hono' {
  interface ContextVariableMap {
    /** By which the log finds an answer. */
    requestId: string
  }
}

/** An answered request without any of its content. */
export interface AnsweredRequest {
  /** The pattern of the address, such as `/api/v1/records/:id`; `none` if nothing matches. */
  route: string
  method: string
  status: number
  /** Milliseconds until the answer began. */
  duration: number
}

/** Node accepts more methods than these, and each would be a time series of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Gives each request an id, which its answer carries as `X-Request-Id`, and reports how it was answered,
 * without address, query or anything else that the client sent.
 */
export function watchRequests(
  log: Log,
  count: (request: AnsweredRequest) => void,
): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    const request = randomUUID()
    c.set('requestId', request)
    outgoingOf(c)?.setHeader('x-request-id', request)
    await next()
    const { method } = c.req
    const answered = {
      route: patternOf(c),
      method: methods.includes(method) ? method : 'other',
      status: c.res.status,
      duration: Math.round((performance.now() - began) * 10) / 10,
    }
    count(answered)
    log.debug({ request, ...answered }, 'A request was answered')
  }
}

/** Returns Node's response, where the request came over a socket; tests send requests without one. */
export function outgoingOf(c: Context): HttpBindings['outgoing'] | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.outgoing
}

function patternOf(c: Context): string {
  const pattern = routePath(c)
  return pattern === '*' || pattern === '/*' ? 'none' : pattern
}
