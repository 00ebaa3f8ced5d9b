import { accountRefusals, isPersonOf, otherAdmins, personOf } from '#modules/accounts'
import { todayOf } from '#modules/organisation'
import { daysWritten } from '#platform/clock/written-day.schema'
import { actorId, isAnotherPerson, type ReadContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import { type RefusalTable, refusing } from '#platform/errors'
import { readCrockford } from '#platform/ids'
import type { Verdict } from '#platform/verdict.schema'
import { isUnderAge } from './facts.schema.ts'
import { selectRecord } from './records.store.ts'
import { asZeros, type CandidateRecord, normaliseNumber, type RecordState } from './schema.ts'

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

/** A passport number on file, and how many on file look the same when O is read as 0. */
interface HeldPassport {
  passportNumber: string | null
  lookAlikes: number
}

/**
 * Tells whether somebody typed the passport number on file. On many documents the letter O and the digit 0 look the
 * same, so either opens the file, unless another record has a number that looks the same. Takes the same steps in each
 * case (H7).
 */
export function isPassportNumber(typed: string, { passportNumber, lookAlikes }: HeldPassport) {
  const given = normaliseNumber(typed)
  const held = passportNumber ?? ''
  const isSame = sameText(given, held)
  const looksSame = sameText(asZeros(given), asZeros(held))
  return given !== '' && (isSame || (looksSame && lookAlikes === 1))
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
export const recordRefusals = {
  'record.not_found': { kind: 'not_found', sentence: 'There is no such record.' },
  'record.passport_taken': {
    kind: 'conflict',
    sentence: 'A record with this passport number is already on file.',
  },
  'record.already_hidden': { kind: 'conflict', sentence: 'This record is hidden already.' },
  'record.already_visible': { kind: 'conflict', sentence: 'This record is visible already.' },
  'record.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible in the record’s current state. Reload and look again.',
  },
  'record.not_editable': {
    kind: 'forbidden',
    sentence: 'You can change a record only while it is pending or returned to you.',
  },
  'record.second_person': {
    kind: 'forbidden',
    sentence:
      'You entered this record or changed it since its last approval. Another admin has to approve it.',
  },
  'change.not_found': {
    kind: 'not_found',
    sentence: 'This change does not wait any more. Reload and look again.',
  },
  'change.not_its_turn': {
    kind: 'conflict',
    sentence: 'An earlier change of this record waits. Decide about that one first.',
  },
  'change.second_person': {
    kind: 'forbidden',
    sentence: 'You made this change. Another admin has to approve or return it.',
  },
  'change.not_own': {
    kind: 'forbidden',
    sentence: 'Somebody else made this change. Approve it, or return it with a reason.',
  },
  'change.too_many': {
    kind: 'conflict',
    sentence: 'Too many changes of this record wait. Another admin has to decide about them first.',
  },
  'record.under_age': {
    kind: 'forbidden',
    sentence:
      'By the date of birth this candidate is under 18. A record can be approved from the 18th birthday on.',
  },
  'record.licence_stops': {
    kind: 'conflict',
    sentence:
      'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody has looked it up for 90 days. An admin has to look it up in the register and note it under Settings.',
  },
  'record.agency_closes': {
    kind: 'conflict',
    sentence: 'No new records can be added: this agency is closing.',
  },
  'record.not_in_trash': { kind: 'conflict', sentence: 'This record is not in the trash.' },
  'record.unknown_stage': {
    kind: 'invalid',
    sentence: 'There is no such stage. Choose one from the list.',
  },
  'record.not_a_colleague': {
    kind: 'invalid',
    sentence: 'This person cannot see the record. Choose somebody from the list.',
  },
  'record.in_trash': {
    kind: 'conflict',
    sentence: 'This record is in the trash. Restore it first.',
  },
  'note.not_a_colleague': {
    kind: 'invalid',
    sentence: 'Somebody you mention cannot see this record. Choose somebody from the list.',
  },
  'candidate_message.not_found': { kind: 'not_found', sentence: 'There is no such message.' },
  'candidate_message.not_repeatable': {
    kind: 'conflict',
    sentence:
      'This message contained a code that works once. The candidate can ask for a new code.',
  },
  'candidate_message.switched_off': {
    kind: 'conflict',
    sentence:
      'The candidate has switched off messages of this kind. Only the candidate can switch them on again.',
  },
  'candidate_message.under_way': {
    kind: 'conflict',
    sentence: 'This message is waiting or being sent already. Look again in a minute.',
  },
  'bulk_change.not_found': {
    kind: 'not_found',
    sentence: 'This cannot be undone any more. Change the records one by one.',
  },
  'bulk_change.too_many': {
    kind: 'conflict',
    sentence: 'More than 5,000 records match. Narrow the filter and change them in parts.',
  },
  'saved_view.not_found': { kind: 'not_found', sentence: 'There is no such view.' },
  'saved_view.name_taken': {
    kind: 'conflict',
    sentence: 'You already have a view with this name. Choose another name.',
  },
  'saved_view.too_many': {
    kind: 'conflict',
    sentence: 'You have 50 views. Delete one that you do not need.',
  },
} as const satisfies RefusalTable

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
