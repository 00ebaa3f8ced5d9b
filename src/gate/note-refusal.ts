import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId } from '#platform/context'
import { Refusal } from '#platform/errors'
import { gateRates } from './limits.ts'

/** No lack of permission: the same person goes on after one more step. */
const notYet = new Set(['session.confirm_required', 'session.second_factor_owed'])

/**
 * Notes that a known person or key tried what it may not do: the method and the address's template,
 * never what was sent. In a transaction of its own, because the refused one is rolled back.
 *
 * Of one person at one endpoint it is noted 5 times an hour. So nobody can flood the log, nor hide
 * one try at something weighty behind a thousand at something else: that is another endpoint.
 */
export async function noteRefusal(
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
