import { appendAudit } from '#modules/audit'
import { actorId, type WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { appendEntries } from './append-entries.ts'
import { type ClassRow, selectClass, updateClass } from './classes.store.ts'
import { coverageOf } from './coverage.ts'
import {
  type EnrolmentRow,
  selectEnrolmentsOf,
  selectMembers,
  updateEnrolment,
} from './enrolments.store.ts'
import { chargeDraft } from './ledger.ts'
import { tellStudent } from './tell-student.ts'

/**
 * Gives the free seats of a class to the people who wait, in order; a person whose fee is not covered is skipped and
 * keeps the place. The fee is charged with the seat. Then the class is full or open according to its seats. Every
 * change that may free a seat or cover a fee calls this in its own transaction. A class that runs gives no more.
 */
export async function fillSeats(ctx: WriteContext, classId: string): Promise<void> {
  requireTurn(ctx.tx, 'ledger')
  const found = await selectClass(ctx.tx, classId)
  if (found?.state !== 'open' && found?.state !== 'full') return
  const members = await selectMembers(ctx.tx, classId)
  let free = found.seats - members.filter(({ state }) => state === 'enrolled').length
  if (free > 0) {
    const isCovered = await coverageOf(ctx, found)
    const next = members.filter((one) => one.state === 'selected' && isCovered(one.accountId))
    for (const member of next.slice(0, free)) await giveSeat(ctx, found, member)
    free = Math.max(0, free - next.length)
  }
  const state = free > 0 ? 'open' : 'full'
  if (state === found.state) return
  await updateClass(ctx.tx, classId, { state, updatedAt: ctx.clock.now() })
  await appendAudit(ctx, state === 'full' ? 'class.filled' : 'class.seat_freed', `class:${classId}`)
}

/** Does the same for every class that somebody waits for, one class first: after money was paid or refunded. */
export async function fillSeatsFor(
  ctx: WriteContext,
  accountId: string,
  first: string | null,
): Promise<void> {
  const own = await selectEnrolmentsOf(ctx.tx, accountId)
  const waits = own.filter(({ state }) => state === 'selected').toReversed()
  const ids = waits.map(({ classId }) => classId)
  if (first !== null && ids.includes(first)) await fillSeats(ctx, first)
  for (const id of ids) if (id !== first) await fillSeats(ctx, id)
}

async function giveSeat(
  ctx: WriteContext,
  { id: classId, fee, currency }: ClassRow,
  { id, accountId }: EnrolmentRow,
): Promise<void> {
  const enrolledAt = ctx.clock.now()
  await updateEnrolment(ctx.tx, id, { state: 'enrolled', enrolledAt })
  await appendAudit(ctx, 'class.enrolled', `class:${classId}`, { accountId })
  if (fee > 0)
    await appendEntries(ctx, [
      chargeDraft({ accountId, classId, feeName: null, amount: fee, currency }),
    ])
  // A person who selects a class and gets a seat immediately learns it from the response.
  if (actorId(ctx.actor) !== accountId)
    await tellStudent(ctx, { accountId, classId, kind: 'enrolled' })
}
