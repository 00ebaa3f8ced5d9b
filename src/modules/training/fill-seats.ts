import { getAccount, isPersonOf } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { tellPerson, untellPerson } from '#modules/messages'
import type { WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { nullIfNotFound } from '#platform/errors'
import { type ClassRow, selectClass, updateClass } from './classes.store.ts'
import { coverageOf } from './describing.ts'
import {
  type EnrolmentRow,
  insertMessage,
  type MessageRow,
  selectEnrolmentsOf,
  selectMembers,
  updateEnrolment,
} from './enrolments.store.ts'
import { chargeDraft } from './ledger.ts'
import { type Turn, turnsIn } from './line.ts'
import { appendEntries } from './signed-entries.ts'

/**
 * Gives the free seats of a class to the first in its line, each once the fee is covered: who paid and is further down
 * waits, because the seat is kept for whoever is before. The fee is charged with the seat. Then the class is full or open
 * according to its seats. Every change that may free a seat or cover a fee calls this in its own transaction. A class that
 * runs gives no more.
 */
async function fillSeats(ctx: WriteContext, classId: string): Promise<void> {
  requireTurn(ctx.tx, 'ledger')
  const found = await selectClass(ctx.tx, classId)
  if (found?.state !== 'open' && found?.state !== 'full') return
  const members = await selectMembers(ctx.tx, classId)
  let free = found.seats - members.filter(({ state }) => state === 'enrolled').length
  const turns = turnsIn(found, members)
  const next = members.filter(({ accountId }) => turns.get(accountId)?.isHeld)
  if (next.length > 0) {
    const isCovered = await coverageOf(ctx, found)
    const paid = next.filter(({ accountId }) => isCovered(accountId))
    for (const member of paid) await giveSeat(ctx, found, member)
    free -= paid.length
  }
  const state = free > 0 ? 'open' : 'full'
  if (state === found.state) return
  // The moment stays: the class itself has not changed for those who have a seat.
  await updateClass(ctx.tx, classId, { state })
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

/**
 * Makes a change of who is on the list of a class, or of its seats; gives the seats that are free then, and tells
 * everybody whose place in the line has changed by it.
 */
export async function changeLine(
  ctx: WriteContext,
  classId: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await turnsNow(ctx, classId)
  await change()
  await fillSeats(ctx, classId)
  for (const [accountId, now] of await turnsNow(ctx, classId))
    await tellTurn(ctx, { accountId, classId }, { now, before: before.get(accountId) })
}

async function turnsNow({ tx }: WriteContext, classId: string): Promise<Map<string, Turn>> {
  const found = await selectClass(tx, classId)
  return found ? turnsIn(found, await selectMembers(tx, classId)) : new Map()
}

/**
 * Tells somebody in the line that a seat is kept for them now, or that their place is another one. Their page shows where
 * they stand, whatever was told.
 */
async function tellTurn(
  ctx: WriteContext,
  whom: { accountId: string; classId: string },
  { now, before }: { now: Turn; before: Turn | undefined },
): Promise<void> {
  const { accountId } = whom
  // Who comes into the line by an own step learns the place from the answer.
  if (isPersonOf(ctx, accountId)) return
  if (before?.isHeld && !now.isHeld) await takeBackUntrue(ctx, accountId)
  if (now.isHeld && !before?.isHeld) await tellPersonThere(ctx, { ...whom, kind: 'class-turn' })
  const hasMoved = before !== undefined && before.waitingPlace !== now.waitingPlace
  if (!now.isHeld && hasMoved) await tellPersonThere(ctx, { ...whom, kind: 'class' })
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
  await takeBackUntrue(ctx, accountId)
  // A person who selects a class and gets a seat immediately learns it from the response.
  if (isPersonOf(ctx, accountId)) return
  await tellStudent(ctx, { accountId, classId, kind: 'enrolled' })
  await tellPersonThere(ctx, { accountId, classId, kind: 'class-seat' })
}

/** Takes back unsent messages of a seat, or of one that is kept, from somebody who has none any more. */
export async function takeBackUntrue(ctx: WriteContext, accountId: string): Promise<void> {
  const own = await selectEnrolmentsOf(ctx.tx, accountId)
  if (!own.some(({ state }) => state === 'enrolled'))
    await untellPerson(ctx, { accountId, kind: 'class-seat' })
  for (const { classId, state } of own)
    if (state === 'selected' && (await turnsNow(ctx, classId)).get(accountId)?.isHeld) return
  await untellPerson(ctx, { accountId, kind: 'class-turn' })
}

/** Leaves a message in a student's dashboard; does nothing for a deleted account. */
export async function tellStudent(
  ctx: WriteContext,
  message: Pick<MessageRow, 'accountId' | 'classId' | 'kind'>,
): Promise<void> {
  if (!(await isThere(ctx, message.accountId))) return
  const createdAt = ctx.clock.now()
  await insertMessage(ctx.tx, { ...message, id: ctx.ids.uuid(), createdAt, readAt: null })
}

/** Sends a person a message, unless the account is deleted. */
export async function tellPersonThere(
  ctx: WriteContext,
  told: Parameters<typeof tellPerson>[1] & { classId: string },
): Promise<void> {
  if (await isThere(ctx, told.accountId)) await tellPerson(ctx, told)
}

async function isThere(ctx: WriteContext, accountId: string): Promise<boolean> {
  return (await getAccount(ctx, { accountId }).catch(nullIfNotFound)) !== null
}
