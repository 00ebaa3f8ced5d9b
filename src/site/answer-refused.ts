import type { App } from '#gate'
import { type Actor, actAs } from '#platform/context'
import type { Refusal } from '#platform/errors'
import { readTyped } from './form.ts'
import { formTokens } from './form-token.ts'
import { leadTo, typedIn } from './kept-answer.ts'
import { keptOf } from './left.ts'
import { placeFor, placeOf, sentTo } from './places.ts'
import { sitePageFor } from './site-page-for.tsx'

/** Returns the page for what no page could answer; for a form of ours, by a redirect. */
export async function answerRefused(
  app: App,
  request: Request,
  refusal: Refusal | null,
): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  const page = request.method === 'POST' && sentTo(path)?.page
  // Another website's form has no page here to go back to, and one before the set-up belongs to nobody.
  const isOthers = ['request.foreign_origin', 'setup.required', 'session.second_factor_owed']
  if (!page || page.isShownByItself || (refusal && isOthers.includes(refusal.code)))
    return sitePageFor(app, request, refusal)
  const isSecure = app.runtime.config.url.startsWith('https:')
  const sender = await whoSent(app, request)
  // Who has to sign in sees no page but that.
  const isShut = placeFor(page)?.permission !== 'public' && sender.kind === 'anonymous'
  const at = isShut || refusal?.code === 'session.required' ? '/login' : placeOf(page.path, path)
  // Of a body that cannot be read nothing is known.
  const fields = await readTyped(request)
    .then(() => typedIn(request))
    .catch(() => ({}))
  const ctx = actAs(app.runtime, sender, { goesOnWhenFull: true })
  const asked = { ctx, request, path, isSecure, formTokens: formTokens(ctx, request.headers) }
  const error = { path, fields, refusal: refusal && keptOf(refusal) }
  return leadTo(asked, at, { error }).catch(() =>
    sitePageFor(app, request, refusal, { path, fields }),
  )
}

/** A session that cannot be read is nobody's. */
export const whoSent = (app: App, request: Request): Promise<Actor> =>
  app.accounts.authenticate(request.headers).catch(() => ({ kind: 'anonymous' }) as const)
