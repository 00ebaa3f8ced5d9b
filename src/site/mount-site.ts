import type { Context, Hono } from 'hono'
import type { App } from '#api'
import { httpStatusOf, type Refusal } from '#platform/errors'

/** Puts the public pages behind their addresses. */
export function mountSite(hono: Hono, _app: App, _addressOf: (c: Context) => string): void {
  hono.get('/', (c) => c.text('Candor'))
}

/** The page that answers what no page could: a refusal, an address with nothing behind, a defect. */
export async function sitePageFor(
  _app: App,
  _request: Request,
  refusal: Refusal | null,
): Promise<Response> {
  const status = refusal ? httpStatusOf[refusal.kind] : 500
  return new Response(refusal?.message ?? 'Something went wrong on our side.', { status })
}
