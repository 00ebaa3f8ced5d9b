import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#platform/log'
import type { Answer } from './http-server.ts'

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
export function watchRequests(log: Log, count: (request: AnsweredRequest) => void): Watch {
  return (outgoing) => {
    const began = performance.now()
    const id = randomUUID()
    if (outgoing) outgoing.requestId = id
    const answered: Watched['answered'] = ({ route, method, status }) => {
      const asked = methods.includes(method) ? method : 'other'
      const duration = Math.round((performance.now() - began) * 10) / 10
      const request = { route, method: asked, status, duration }
      count(request)
      log.debug({ request: id, ...request }, 'A request was answered')
    }
    return { id, answered }
  }
}

interface Watched {
  id: string
  answered(request: Omit<AnsweredRequest, 'duration'>): void
}

/** Begins to watch a request, over a socket or without one. */
export type Watch = (outgoing: Answer | undefined) => Watched

/** Returns Node's response, where the request came over a socket; tests send requests without one. */
export function outgoingOf(c: Context): Answer | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.outgoing as Answer | undefined
}

/** Returns the pattern of the address of a request, for the log. */
export function patternOf(c: Context): string {
  const pattern = routePath(c)
  return pattern === '*' || pattern === '/*' ? 'none' : pattern
}
