import { appendAudit } from '#modules/audit'
import { documentVersions } from '#modules/documents'
import { tell } from '#modules/outbox'
import { eventsInOrder, getRecord, whoChangedSince } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { type ContestWithRecord, markAnswered, selectContest } from './contests.store.ts'
import { describeContest } from './list-contests.ts'
import { refuseUnless } from './refusals.ts'
import type { Contest, ContestAnswer } from './schema.ts'

/**
 * Accepts or declines what a candidate calls wrong. Accepting requires that it has since been corrected in the record,
 * and that neither the person who corrected it nor the one who accepts had entered it. Refuses with
 * `contest.not_found`, `contest.answered_already`, `contest.not_corrected`, `contest.second_person`.
 */
export async function answerContest(
  ctx: WriteContext,
  { contestId, answer }: { contestId: string; answer: ContestAnswer },
): Promise<Contest> {
  const contest = await selectContest(ctx.tx, contestId)
  refuseUnless(contest, 'contest.not_found')
  await getRecord(ctx, contest.recordId)
  refuseUnless(contest.state === 'open', 'contest.answered_already')
  const by = actorId(ctx.actor)
  if (answer.state === 'accepted') {
    const corrector = await whoCorrected(ctx, contest)
    refuseUnless(corrector !== null, 'contest.not_corrected')
    const isOther = corrector !== contest.enteredBy && by !== contest.enteredBy
    refuseUnless(isOther, 'contest.second_person')
  }
  const written = await markAnswered(ctx.tx, contestId, {
    state: answer.state,
    answeredBy: by,
    answeredAt: ctx.clock.now(),
    reason: answer.state === 'declined' ? answer.reason : null,
  })
  refuseUnless(written, 'contest.answered_already')
  const { about, target, recordId } = contest
  const details = { contestId, about, target }
  await appendAudit(ctx, `contest.${answer.state}`, `record:${recordId}`, details)
  await tell(ctx, { recordId, kind: 'contest' })
  const answered = (await selectContest(ctx.tx, contestId)) as ContestWithRecord
  return describeContest(ctx, answered)
}

/** Finds who changed the detail since, or replaced the document; null when nobody did. */
async function whoCorrected(
  ctx: WriteContext,
  { id, about, target, recordId, documentId }: ContestWithRecord,
): Promise<string | null> {
  if (about === 'detail') {
    const events = await eventsInOrder(ctx, recordId, ['contest.opened'])
    const opened = events.find(({ details }) => details.contestId === id)
    return opened ? whoChangedSince(ctx, recordId, target, opened) : null
  }
  const versions = (await documentVersions(ctx, recordId)).filter(({ kind }) => kind === target)
  const [newest] = versions
  if (!newest) return null
  if (newest.id !== documentId) return newest.uploadedBy
  // Removed: it is no longer shown, and the person who accepts has checked that.
  return newest.removedAt === null ? null : (actorId(ctx.actor) ?? null)
}
