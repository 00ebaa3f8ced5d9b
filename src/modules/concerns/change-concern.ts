import { appendAudit } from '#modules/audit'
import { actorId, type WriteContext } from '#platform/context'
import { selectConcern, updateConcern } from './concerns.store.ts'
import { refuseUnless } from './refusals.ts'
import type { Concern, ConcernChange, ConcernState } from './schema.ts'

interface Transition {
  from: readonly ConcernState[]
  action: `concern.${'answered' | 'closed' | 'reopened'}`
}

/** The life of a report. A transition that is not in this table does not happen. */
const transitions = {
  answered: { from: ['open'], action: 'concern.answered' },
  closed: { from: ['open', 'answered'], action: 'concern.closed' },
  open: { from: ['answered', 'closed'], action: 'concern.reopened' },
} as const satisfies Record<ConcernState, Transition>

/**
 * Answers a report (with a note of the answer), closes or reopens it. Refuses with `concern.not_found`, and with
 * `concern.wrong_state` where somebody else was faster.
 */
export async function changeConcern(
  ctx: WriteContext,
  { concernId, change }: { concernId: string; change: ConcernChange },
): Promise<Concern> {
  const concern = await selectConcern(ctx.tx, concernId)
  refuseUnless(concern, 'concern.not_found')
  const { from, action } = transitions[change.state]
  refuseUnless((from as readonly ConcernState[]).includes(concern.state), 'concern.wrong_state')
  await updateConcern(ctx.tx, concernId, {
    state: change.state,
    note: change.state === 'answered' ? change.note : concern.note,
    changedBy: actorId(ctx.actor),
    changedAt: ctx.clock.now(),
  })
  await appendAudit(ctx, action, `concern:${concernId}`)
  return (await selectConcern(ctx.tx, concernId)) as Concern
}
