import { appendAudit } from '#modules/audit'
import { keepAfterAll, withdrawConsents } from '#modules/consents'
import { askBack, isAnyHeld, listOriginals } from '#modules/originals'
import { endShares } from '#modules/shares'
import { actorId, type WriteContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import { insertLeaving, selectLeaving, selectLeavingById, updateLeaving } from './leavings.store.ts'
import { leavingWords, type NewLeaving, stayingWords } from './schema.ts'

/** Refusals about candidates who leave. */
export const leavingRefusals = {
  'leaving.not_found': {
    kind: 'not_found',
    sentence: 'This candidate is not leaving, or is staying after all. Reload the list.',
  },
  'leaving.original_in_hand': {
    kind: 'conflict',
    sentence: 'An original of this candidate is still in the office. Give it back first.',
  },
} as const satisfies RefusalTable

const known = refusing(leavingRefusals)

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

interface Whose {
  recordId: string
}

/**
 * Notes that the candidate leaves the agency, or stays after all; doing either again changes nothing. Leaving withdraws
 * consent to everything except messages, with what that ends, and asks every original back. The file stays open to the
 * candidate. Staying means that the file is kept; everything else needs new consent.
 */
export async function sayLeaving(
  ctx: WriteContext,
  { recordId }: Whose,
  { leaves, language }: NewLeaving,
): Promise<void> {
  const standing = await selectLeaving(ctx.tx, recordId)
  if (leaves === (standing !== undefined)) return
  const now = ctx.clock.now()
  if (standing) {
    await updateLeaving(ctx.tx, standing.id, { stayedAt: now })
    await appendAudit(ctx, 'leaving.taken_back', `record:${recordId}`)
    const { leftAt } = standing
    await keepAfterAll(ctx, { recordId, leftAt, words: stayingWords[language] })
    return
  }
  const row = { id: ctx.ids.uuid(), recordId, leftAt: now }
  await insertLeaving(ctx.tx, { ...row, stayedAt: null, doneBy: null, doneAt: null })
  await appendAudit(ctx, 'leaving.said', `record:${recordId}`)
  await withdrawConsents(ctx, { recordId, words: leavingWords[language].join(' ') })
  await endShares(ctx, { recordId })
  for (const { id, isOut, askedBackAt } of await listOriginals(ctx, recordId))
    if (isOut && askedBackAt === null) await askBack(ctx, { recordId, id })
}

/**
 * Notes that staff have dealt with a candidate who leaves; the row is removed from their list. Refuses with
 * `leaving.not_found` and, while the office has an original, `leaving.original_in_hand`.
 */
export async function finishLeaving(ctx: WriteContext, id: string): Promise<void> {
  const row = await selectLeavingById(ctx.tx, id)
  refuseUnless(row && row.stayedAt === null && row.doneAt === null, 'leaving.not_found')
  refuseUnless(!(await isAnyHeld(ctx.tx, row.recordId)), 'leaving.original_in_hand')
  await updateLeaving(ctx.tx, id, { doneBy: actorId(ctx.actor), doneAt: ctx.clock.now() })
  await appendAudit(ctx, 'leaving.done', `record:${row.recordId}`)
}
