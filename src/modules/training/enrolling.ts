import { getAccount } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { type ClassRow, selectClass } from './classes.store.ts'
import { describeClasses, unfitOfClass } from './describing.ts'
import {
  insertEnrolment,
  readMessage,
  selectActive,
  selectEnrolmentsOf,
  selectLastPlace,
  updateEnrolment,
} from './enrolments.store.ts'
import { changeLine, fillSeatsFor, takeBackUntrue, tellStudent } from './fill-seats.ts'
import { selectOpenCharges } from './ledger.store.ts'
import { correctionDrafts } from './ledger.ts'
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
  await changeLine(ctx, classId, async () => {
    await insertEnrolment(ctx.tx, {
      ...{ id: ctx.ids.uuid(), classId, accountId, state: 'selected' },
      place: (await selectLastPlace(ctx.tx, classId)) + 1,
      ...{ selectedAt: ctx.clock.now(), enrolledAt: null, endedAt: null },
    })
    await appendAudit(ctx, 'class.selected', `class:${classId}`, { accountId })
  })
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
 * Takes the actor off a class that has not begun. The seat goes to the next in the line, and the fee becomes credit.
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
  await changeLine(ctx, of.id, async () => {
    await updateEnrolment(ctx.tx, enrolment.id, { state: 'left', endedAt: ctx.clock.now() })
    await appendAudit(ctx, 'class.left', `class:${of.id}`, { accountId })
    if (!(await hasBegunFor(ctx, of, accountId)))
      await giveFeeBack(ctx, of.id, accountId, 'Left the class')
  })
  await takeBackUntrue(ctx, accountId)
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
