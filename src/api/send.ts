import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'

/** Answers with a Response made elsewhere, keeping the headers that Candor puts on every answer. */
export function send(c: Context, response: Response): Response {
  for (const [name, value] of response.headers)
    c.header(name, value, { append: name === 'set-cookie' })
  c.status(response.status as StatusCode)
  return response.body ? c.body(response.body) : c.body(null)
}
