import { type Accounts, refuseUnlessMay } from '#modules/accounts'
import type { Permission } from '#modules/accounts/schema'
import { appendAudit } from '#modules/audit'
import { refuseWithoutSecondFactor } from '#modules/organisation'
import { type ActionContext, type Actor, actAs, actorId, type Runtime } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type Soon, soonOr } from '#platform/soon'
import { gateRates } from './limits.ts'
import { refuseUnless } from './refusals.ts'

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
