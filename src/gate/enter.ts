import {
  type Accounts,
  type AskingAgain,
  refuseUnlessMay,
  refuseUnlessRecent,
} from '#modules/accounts'
import type { Permission } from '#modules/accounts/forms.schema'
import { appendAudit } from '#modules/audit'
import { refuseWithoutSecondFactor } from '#modules/organisation'
import {
  type ActionContext,
  type Actor,
  actAs,
  actorId,
  afterRecentSignIn,
  type Runtime,
  type Soon,
  soon,
  soonOr,
} from '#platform/context'
import { cookieIn, cookieName } from '#platform/cookies.schema'
import { Refusal } from '#platform/errors'
import type { Rate, Try } from '#platform/limits'
import { gateRates } from './limits.ts'
import { refuseUnless } from './refusals.ts'

/** The cookie that holds a viewing: bound to this host where the site is served over https. */
export function viewingCookieName(publicUrl: string): string {
  return cookieName('viewing', isSecure(publicUrl))
}

/**
 * The viewing token of a request: `Authorization: Bearer` (which may hold the token of a share
 * instead, without an id before it), else the cookie; null when there is none.
 */
export function viewingTokenIn(headers: Headers, publicUrl: string): string | null {
  const bearer = /^Bearer ((?:[\w-]{36}\.)?[\w-]{43})$/.exec(headers.get('authorization') ?? '')
  if (bearer) return bearer[1] as string
  const cookie = cookieIn(headers.get('cookie'), viewingCookieName(publicUrl))
  return cookie !== null && /^[\w-]{36}\.[\w-]{43}$/.test(cookie) ? cookie : null
}

/** The cookie that holds a viewing of a share. */
export function sharedCookieName(publicUrl: string): string {
  return cookieName('shared', isSecure(publicUrl))
}

/** The token of an opened share in its own cookie `shared`, so that it stands beside the own file. */
export function sharedTokenIn(headers: Headers, publicUrl: string): string | null {
  const cookie = cookieIn(headers.get('cookie'), sharedCookieName(publicUrl))
  return cookie !== null && /^[\w-]{43}$/.test(cookie) ? cookie : null
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/** No lack of permission: the same person goes on after one more step. */
const notYet = new Set(['session.confirm_required', 'session.second_factor_owed'])

/**
 * Notes that a known person or key tried what it may not do: the method and the address's template,
 * never what was sent. In a transaction of its own, because the refused one is rolled back.
 *
 * Of one person at one endpoint it is noted 5 times an hour. So nobody can flood the log, nor hide
 * one try at something weighty behind a thousand at something else: that is another endpoint.
 */
async function noteRefusal(
  ctx: ActionContext,
  { method, path }: { method: string; path: string },
  error: unknown,
): Promise<void> {
  if (!(error instanceof Refusal) || error.kind !== 'forbidden') return
  if (notYet.has(error.code)) return
  if (ctx.actor.kind !== 'account' && ctx.actor.kind !== 'api_key') return
  const route = `${method} ${path}`
  if (!(await ctx.limits.mayTake(gateRates.refusalNoted, `${actorId(ctx.actor)} ${route}`))) return
  await ctx.writeGrouped((write) =>
    appendAudit(write, 'request.refused', null, { route, code: error.code }),
  )
}

/** Something that a request can reach: an endpoint, a page, the dashboard's document. */
export interface Entrance {
  method: string
  /** The template of its address, which the log names: `/records/{id}`. */
  path: string
  /** Who may come in. */
  permission: Permission
  /** Whether staff who still owe their second factor come in: to set it up. */
  isOpenWithoutSecondFactor?: boolean | undefined
  /**
   * Whether what it writes is written while the disk is full too: it opens a file or a session. What is
   * only read (GET) goes on in any case, with the event of it.
   */
  goesOnWhenFull?: boolean | undefined
}

/** Who came in. */
export interface Admitted {
  /** Acts for nobody known where the entrance is public, so that it answers alike to all. */
  ctx: ActionContext
  /**
   * The context of the person or key that the request brings, for a public entrance that has to
   * know; of nobody where it brings none. Refuses as an entrance for that person would.
   */
  identify(): Promise<ActionContext>
}

/**
 * The one way in. Finds out who asks, refuses who may not or owes a second factor, runs
 * `answer`, and notes in the log what a known person was refused, wherever in `answer` that was.
 * A HEAD is answered like GET, but refused where GET would write: what it asks for has not been seen.
 * What fails for another reason (a database that does not answer) fails as that.
 */
export function enter<T>(
  app: App,
  entrance: Entrance,
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  answer: (admitted: Admitted) => Soon<T>,
): Soon<T> {
  const work = { goesOnWhenFull: entrance.goesOnWhenFull ?? entrance.method === 'GET' }
  const asked = { ...work, writesNothing: method === 'HEAD' }
  let ctx = anonymous(app, asked)
  const identify = async () => {
    const actor = await app.accounts.authenticate(headers)
    ctx = actAs(app.runtime, actor, { ...asked, recentSignIn: 'not asked' })
    refuseOtherPerson(ctx.actor, headers.get('x-acting-as'))
    refuseUnlessMay(ctx.actor, entrance.permission)
    if (!entrance.isOpenWithoutSecondFactor) await ctx.read(refuseWithoutSecondFactor)
    return ctx
  }
  const comeIn = () => {
    // A public entrance reads no cookie and no key.
    if (entrance.permission === 'public') return answer({ ctx, identify })
    return identify().then((ctx) => answer({ ctx, identify }))
  }
  return soonOr<T>(comeIn, async (error) => {
    // What HEAD is refused is noted too.
    if (ctx.actor.kind !== 'anonymous')
      await noteRefusal(actAs(app.runtime, ctx.actor, work), entrance, error)
    throw error
  })
}

const known = new WeakMap<App['runtime'], Map<string, ActionContext>>()

/** Most requests are nobody's, and their contexts all alike. */
function anonymous(
  { runtime }: App,
  asked: NonNullable<Parameters<typeof actAs>[2]>,
): ActionContext {
  const contexts = known.get(runtime) ?? new Map<string, ActionContext>()
  known.set(runtime, contexts)
  const key = `${asked.goesOnWhenFull} ${asked.writesNothing}`
  const context = contexts.get(key) ?? actAs(runtime, { kind: 'anonymous' }, asked)
  contexts.set(key, context)
  return context
}

/**
 * A page that was opened as one person sends nothing as another, who signed in beside it since: the
 * cookie is the browser's, not the page's. Before permissions are looked at, so that nobody is noted
 * for what somebody else's page asked.
 */
function refuseOtherPerson(actor: Actor, meant: string | null): void {
  if (meant === null || actor.kind !== 'account') return
  refuseUnless(actor.id === meant, 'session.other_person')
}

/** A running Candor, as the faces (API, site, dashboard, command line) use it. */
export interface App {
  runtime: Runtime
  accounts: Accounts
}

/** What is asked of a caller once it is known what is wanted. */
export interface Admission {
  /** Asks a person for the password again, and a key for its scope: always, or `when` the input is like this. */
  recentSignIn?: (AskingAgain & { when?: (input: never) => boolean }) | undefined
  /** The tries of an address that a call counts among. */
  limit?: Rate | undefined
  /** Whether the call counts its try itself, in its own transaction. */
  countsTry?: boolean | undefined
}

/**
 * The checks that need the parsed input, before anything is done: refuses with
 * `session.confirm_required`, `api_key.scope_missing` and `request.too_many`. Answers the context that it is done in, and the
 * try that the call has to count.
 */
export function admit(
  ctx: ActionContext,
  { recentSignIn, limit, countsTry }: Admission,
  { input, address }: { input: unknown; address: string },
): Soon<{ ctx: ActionContext; attempt: Try | null }> {
  const asked = recentSignIn?.when?.(input as never) === false ? undefined : recentSignIn
  const proven = asked && ctx.read((read) => refuseUnlessRecent(read, asked))
  return soon(proven, () => {
    const admitted = asked ? afterRecentSignIn(ctx) : ctx
    if (!limit) return { ctx: admitted, attempt: null }
    if (countsTry) return { ctx: admitted, attempt: ctx.limits.tryByAddress(limit, address) }
    const taken = ctx.limits.takeByAddress(limit, address)
    return soon(taken, () => ({ ctx: admitted, attempt: null }))
  })
}

/**
 * Returns the language of a page, one of `offered`: the chosen one, else the best that the browser asks for
 * (RFC 9110, section 12.5.4), else the first.
 */
export function languageFor<Offered extends string>(
  request: Request,
  offered: readonly Offered[],
  isSecure: boolean,
): Offered {
  const name = cookieName('language', isSecure)
  const chosen = cookieIn(request.headers.get('cookie'), name)
  return (
    offered.find((language) => language === chosen) ??
    wanted(request.headers.get('accept-language') ?? '', offered) ??
    (offered[0] as Offered)
  )
}

/** Reads what the browser asks for: `bn-BD, en;q=0.8` asks for Bengali; a region does not matter here. */
function wanted<Offered extends string>(
  accepted: string,
  offered: readonly Offered[],
): Offered | undefined {
  let best: { language: Offered; quality: number } | undefined
  for (const range of accepted.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const language = offered.find((each) => each === tag.split('-')[0])
    if (language === undefined) continue
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = given === undefined ? 1 : Number(given.slice(2))
    if (quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language
}
