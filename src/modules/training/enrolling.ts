import { getAccount, isPersonOf } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { nullIfNotFound } from '#platform/errors'
import { type ClassRow, selectClass, updateClass } from './classes.store.ts'
import { coverageOf, describeClasses, unfitOfClass } from './describing.ts'
import {
  type EnrolmentRow,
  insertEnrolment,
  insertMessage,
  type MessageRow,
  readMessage,
  selectActive,
  selectEnrolmentsOf,
  selectLastPlace,
  selectMembers,
  updateEnrolment,
} from './enrolments.store.ts'
import { selectOpenCharges } from './ledger.store.ts'
import { chargeDraft, correctionDrafts } from './ledger.ts'
import { hasBegun, hasBegunFor } from './listing-classes.ts'
import { ownAccountId } from './receipt.ts'
import { refuseUnless } from './refusals.ts'
import { appendEntries } from './signed-entries.ts'

interface Enrolling {
  classId: string
  accountId: string
}

/**
 * Puts somebody on the list of an open (or full) class; with a free seat and a covered fee they get the seat
 * immediately. If two try to take the last seat, the second finds it taken. Refuses with `class.not_found`,
 * `class.not_open`, `class.selected_already`.
 */
async function selectForClass(ctx: WriteContext, { classId, accountId }: Enrolling): Promise<void> {
  requireTurn(ctx.tx, 'ledger')
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found && found.state !== 'draft', 'class.not_found')
  refuseUnless(found.state === 'open' || found.state === 'full', 'class.not_open')
  const before = await selectActive(ctx.tx, classId, accountId)
  refuseUnless(!before, 'class.selected_already')
  await insertEnrolment(ctx.tx, {
    id: ctx.ids.uuid(),
    classId,
    accountId,
    state: 'selected',
    place: (await selectLastPlace(ctx.tx, classId)) + 1,
    selectedAt: ctx.clock.now(),
    enrolledAt: null,
    endedAt: null,
  })
  await appendAudit(ctx, 'class.selected', `class:${classId}`, { accountId })
  await fillSeats(ctx, classId)
}

/**
 * Puts the signed-in person on the list of a class that has not begun, with the refusals of `selectForClass`. A class
 * whose texts may not be shown is offered to nobody.
 */
export async function selectClassForSelf(
  ctx: WriteContext,
  { classId }: { classId: string },
): Promise<void> {
  const accountId = ownAccountId(ctx)
  const found = await selectClass(ctx.tx, classId)
  const [described] = found ? await describeClasses(ctx, [found]) : []
  refuseUnless(found && described && unfitOfClass(described).length === 0, 'class.not_found')
  refuseUnless(!(await hasBegun(ctx, found)), 'class.not_open')
  await selectForClass(ctx, { classId, accountId })
}

/**
 * Puts a student on the list of a class for an admin, also after it has begun, with the refusals of `selectForClass` and
 * `account.not_found`.
 */
export async function addMember(ctx: WriteContext, enrolling: Enrolling): Promise<void> {
  await getAccount(ctx, enrolling)
  await selectForClass(ctx, enrolling)
}

/**
 * Takes the actor off a class that has not begun. The seat goes to the next covered person, and the fee becomes credit.
 * Refuses with `class.not_found`, `class.not_selected`, `class.begun`.
 */
export async function leaveClass(
  ctx: WriteContext,
  { classId }: { classId: string },
): Promise<void> {
  const accountId = ownAccountId(ctx)
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found, 'class.not_found')
  const before = await selectActive(ctx.tx, classId, accountId)
  refuseUnless(before, 'class.not_selected')
  if (before.state === 'enrolled')
    refuseUnless(!(await hasBegunFor(ctx, found, accountId)), 'class.begun')
  await endEnrolment(ctx, found, accountId)
}

/**
 * Takes somebody off a class. If the class has begun, the charge stays until it is corrected by hand. Refuses with
 * `class.not_found`, `class.not_selected`, and with `class.not_open` when it is over.
 */
export async function takeOff(ctx: WriteContext, { classId, accountId }: Enrolling): Promise<void> {
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found, 'class.not_found')
  refuseUnless(found.state !== 'finished', 'class.not_open')
  refuseUnless(await selectActive(ctx.tx, classId, accountId), 'class.not_selected')
  await endEnrolment(ctx, found, accountId)
  await tellStudent(ctx, { accountId, classId, kind: 'taken-off' })
}

async function endEnrolment(ctx: WriteContext, of: ClassRow, accountId: string): Promise<void> {
  const enrolment = await selectActive(ctx.tx, of.id, accountId)
  if (!enrolment) return
  await updateEnrolment(ctx.tx, enrolment.id, { state: 'left', endedAt: ctx.clock.now() })
  await appendAudit(ctx, 'class.left', `class:${of.id}`, { accountId })
  if (!(await hasBegunFor(ctx, of, accountId)))
    await giveFeeBack(ctx, of.id, accountId, 'Left the class')
  await fillSeats(ctx, of.id)
  await fillSeatsFor(ctx, accountId, null)
}

/** Reverses the charge of a seat that was given up: what was paid for it becomes credit. False where nothing was charged. */
export async function giveFeeBack(
  ctx: WriteContext,
  classId: string,
  accountId: string,
  reason: string,
): Promise<boolean> {
  const charges = await selectOpenCharges(ctx.tx, accountId, classId)
  if (charges.length > 0) await appendEntries(ctx, correctionDrafts(charges, reason))
  return charges.length > 0
}

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
  if (!isPersonOf(ctx, accountId)) await tellStudent(ctx, { accountId, classId, kind: 'enrolled' })
}

/**
 * Frees the seats of an account that is being deleted, in the transaction that deletes it. Its entries in the ledger
 * stay, under its id.
 */
export async function leaveAllClasses(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  for (const { classId, state } of await selectEnrolmentsOf(ctx.tx, accountId)) {
    if (state !== 'selected' && state !== 'enrolled') continue
    const found = await selectClass(ctx.tx, classId)
    if (found?.state !== 'finished') await takeOff(ctx, { classId, accountId })
  }
}

/** Dismisses one of the actor's own messages. Refuses with `message.not_found`. */
export async function putMessageAside(
  ctx: WriteContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const accountId = ownAccountId(ctx)
  const readAt = ctx.clock.now()
  refuseUnless(await readMessage(ctx.tx, { id: messageId, accountId, readAt }), 'message.not_found')
}

/** Leaves a message in a student's dashboard; does nothing for a deleted account. */
export async function tellStudent(
  ctx: WriteContext,
  message: Pick<MessageRow, 'accountId' | 'classId' | 'kind'>,
): Promise<void> {
  if ((await emailOf(ctx, message.accountId)) === null) return
  const createdAt = ctx.clock.now()
  await insertMessage(ctx.tx, { ...message, id: ctx.ids.uuid(), createdAt, readAt: null })
}

/** Returns a student's email; null for a deleted account. */
export async function emailOf(ctx: WriteContext, accountId: string): Promise<string | null> {
  const account = await getAccount(ctx, { accountId }).catch(nullIfNotFound)
  return account?.email ?? null
}
