import { accountRefusals, isPersonOf, otherAdmins, personOf } from '#modules/accounts'
import { todayOf } from '#modules/organisation'
import { daysWritten } from '#platform/clock/written-day.schema'
import { actorId, isAnotherPerson, type ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import { refusalsOf, refusing } from '#platform/errors'
import { readCrockford } from '#platform/ids'
import type { Verdict } from '#platform/verdict.schema'
import { isUnderAge } from './facts.schema.ts'
import type { NumberDigests } from './number-digests.store.ts'
import { selectRecord } from './records.store.ts'
import type { CandidateRecord, RecordState } from './schema.ts'

/**
 * Tells whether the world may see a record: approved, not hidden, not deleted. Only this function decides it; every way
 * out asks here.
 */
export function isPublic(
  record: Pick<CandidateRecord, 'state' | 'hiddenAt' | 'deletedAt'>,
): boolean {
  return record.state === 'approved' && record.hiddenAt === null && record.deletedAt === null
}

interface Transition {
  from: readonly RecordState[]
  to: RecordState
  action: `record.${'approved' | 'returned' | 'resubmitted' | 'withdrawn'}`
}

/** The life of a record. A transition that is not in this table does not happen. */
export const transitions = {
  approve: { from: ['pending'], to: 'approved', action: 'record.approved' },
  return: { from: ['pending'], to: 'returned', action: 'record.returned' },
  resubmit: { from: ['returned'], to: 'pending', action: 'record.resubmitted' },
  withdraw: { from: ['approved'], to: 'pending', action: 'record.withdrawn' },
} as const satisfies Record<string, Transition>
export type TransitionName = keyof typeof transitions

/** Returns the state in which a new record begins. */
export function firstState(
  role: 'moderator' | 'admin',
  secondPersonApproval: boolean,
): RecordState {
  return role === 'admin' && !secondPersonApproval ? 'approved' : 'pending'
}

/**
 * Returns the state after an edit: a returned record that its author corrects is submitted again, and nobody under 18 stays
 * approved.
 */
export function stateAfterEdit(
  state: RecordState,
  edit: { byAuthor: boolean; underAge: boolean },
): RecordState {
  if (state === 'approved') return edit.underAge ? 'pending' : 'approved'
  if (state === 'returned') return edit.byAuthor ? 'pending' : 'returned'
  return state
}

/** Tells whether somebody may edit: a moderator their own record while it is pending or returned; an admin always. */
export function mayEdit(
  actor: ReadContext['actor'],
  record: Pick<CandidateRecord, 'createdBy' | 'state'>,
): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  if (actor.role === 'admin') return true
  return record.createdBy === actor.id && record.state !== 'approved'
}

/**
 * Tells whether a candidate is under 18 today. The day is that of the organisation's clock, as everywhere in Candor.
 */
export async function isMinor(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  { dateOfBirth }: { dateOfBirth?: string | null | undefined },
): Promise<boolean> {
  return isUnderAge(dateOfBirth, await todayOf(ctx))
}

/** The digests of a passport number on file, and how many on file look the same when O is read as 0. */
interface HeldPassport {
  passportDigest: string | null
  passportLook: string | null
  lookAlikes: number
}

/**
 * Tells whether a number is the passport number on file. On many documents the letter O and the digit 0 look the
 * same, so either opens the file, unless another record has a number that looks the same. Takes the same steps in each
 * case (H7).
 */
export function isPassportNumber(
  { number, look }: NumberDigests,
  { passportDigest, passportLook, lookAlikes }: HeldPassport,
): boolean {
  const isSame = sameText(number, passportDigest ?? '')
  const looksSame = sameText(look, passportLook ?? '')
  return isSame || (looksSame && lookAlikes === 1)
}

/**
 * Tells whether somebody typed the date of birth on file, with the year first or the day first. Takes the same steps in
 * each case (H7).
 */
export function isBornOn(typed: string, dateOfBirth: string | null): boolean {
  const [day = '', other = ''] = daysWritten(typed.slice(0, 60))
  // Both are compared, whatever was typed: the time must not tell how.
  const areSame = [day, other].map((one) => sameText(one, dateOfBirth ?? ''))
  return areSame.includes(true) && dateOfBirth !== null
}

/** Reads the reference that was meant: case, spaces and dashes do not matter, and `CR` may be left out. */
export function readReference(typed: string): string {
  const code = readCrockford(typed.slice(0, 60))
  return `CR-${code.length > 8 ? code.replace(/^CR/, '') : code}`
}

/**
 * Finds a record for staff: an admin finds any, a moderator only their own; other records do not exist for a moderator.
 */
export async function findRecord(
  ctx: ReadContext,
  recordId: string,
): Promise<CandidateRecord | null> {
  const record = await selectRecord(ctx.tx, recordId)
  return record && maySee(ctx, record) ? record : null
}

/** Returns the record; refuses with `record.not_found` where `findRecord` finds none. */
export async function getRecord(ctx: ReadContext, recordId: string): Promise<CandidateRecord> {
  const record = await findRecord(ctx, recordId)
  refuseUnless(record, 'record.not_found')
  return record
}

function maySee({ actor }: ReadContext, record: CandidateRecord): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  return actor.role === 'admin' || (record.createdBy === actor.id && record.deletedAt === null)
}

/** Refusals about records, and about what staff write, send and keep beside them. */
export const recordRefusals = refusalsOf({
  'record.not_found': 'not_found',
  'record.passport_taken': 'conflict',
  'record.already_hidden': 'conflict',
  'record.already_visible': 'conflict',
  'record.wrong_state': 'conflict',
  'record.not_editable': 'forbidden',
  'record.second_person': 'forbidden',
  'change.not_found': 'not_found',
  'change.not_its_turn': 'conflict',
  'change.second_person': 'forbidden',
  'change.not_own': 'forbidden',
  'change.too_many': 'conflict',
  'record.under_age': 'forbidden',
  'record.licence_stops': 'conflict',
  'record.agency_closes': 'conflict',
  'record.not_in_trash': 'conflict',
  'record.unknown_stage': 'invalid',
  'record.not_a_colleague': 'invalid',
  'record.in_trash': 'conflict',
  'note.not_a_colleague': 'invalid',
  'candidate_message.not_found': 'not_found',
  'candidate_message.not_repeatable': 'conflict',
  'candidate_message.switched_off': 'conflict',
  'candidate_message.under_way': 'conflict',
  'bulk_change.not_found': 'not_found',
  'bulk_change.too_many': 'conflict',
  'saved_view.not_found': 'not_found',
  'saved_view.name_taken': 'conflict',
  'saved_view.too_many': 'conflict',
})

const known = refusing({ ...accountRefusals, ...recordRefusals })

export const { refusal, refuseBy } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Tells whether the actor is the person who did something, by a session or by a key of theirs. */
export async function isSamePersonAs(ctx: ReadContext, by: string): Promise<boolean> {
  return by === actorId(ctx.actor) || isPersonOf(ctx, await personOf(ctx, by))
}

/** Tells whether the actor is another person than all of these; if not, who is. */
export async function asAnotherPerson<Reason extends string>(
  ctx: ReadContext,
  people: ReadonlySet<string>,
  reason: Reason,
): Promise<Verdict<Reason>> {
  if (isAnotherPerson(ctx.actor, people)) return { may: true }
  return { may: false, reason, who: await otherAdmins(ctx, people) }
}

/** Lets the same person do it where nobody else is there who could; its event then says so. */
export function orAlone<Reason extends string>(verdict: Verdict<Reason>): Verdict<Reason> {
  return !verdict.may && verdict.who?.length === 0 ? { may: true, isSamePerson: true } : verdict
}

/** What the event of a decision says besides. */
export const decidedBy = (verdict: Verdict): { samePerson?: true } =>
  verdict.may && verdict.isSamePerson ? { samePerson: true } : {}
