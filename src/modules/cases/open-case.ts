import { appendAudit, listEvents, proveEvent, readLogKey } from '#modules/audit'
import { notify } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { normaliseNumber } from '#modules/records/schema'
import { fitText } from '#modules/speech'
import { day, type Instant, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { randomCharacters, readReceiptNumber, receiptNumber } from '#platform/ids/schema'
import { digestOf, lineOf, macOf, refuseUnless, subjectOf } from './case-files.ts'
import {
  type CaseRow,
  deleteAnsweredBefore,
  deleteNaming,
  insertCase,
  selectByNumber,
  selectOpenSaying,
  selectSteps,
} from './cases.store.ts'
import { sumIn } from './fields.schema.ts'
import { type CaseKind, type CaseKindRow, kindsThat, rowOf } from './kinds.schema.ts'
import type {
  Brought,
  CaseContent,
  CaseFile,
  CaseProof,
  CaseStanding,
  Fields,
  NewCase,
} from './schema.ts'

const fading = kindsThat(({ keptFor }) => keptFor !== undefined)
const naming = kindsThat(({ names }) => names)

/** Deletes what was answered as long ago as its kind says. What is open stays. */
export async function forgetOldCases({ tx, clock }: WriteContext): Promise<void> {
  for (const kind of fading) {
    const { keptFor = 0 } = rowOf(kind)
    await deleteAnsweredBefore(tx, kind, later(clock.now(), -keptFor))
  }
}

/** Deletes what names one of these numbers, however it was typed: requests for a new code. */
export async function forgetCodeRequests(
  { tx }: Pick<WriteContext, 'tx'>,
  numbers: readonly string[],
): Promise<void> {
  await deleteNaming(tx, naming, numbers.map(normaliseNumber))
}

/** What a case is about, as its kind's verb found it. */
export interface Attached {
  recordId?: string | null
  /** Whose it is, where it is about no record. */
  accountId?: string | null
  /** The photo that came with it, stored already under this id. */
  stored?: { id: string; file: CaseFile }
  /** The sum that it is about. */
  money?: { amount: number; currency: string }
  /** The row of the part: a document, an entry of the ledger. */
  partId?: string | null
  /** What the row holds besides the fields of the kind, for its answer. */
  beside?: Readonly<Record<string, string | null>>
  /** What its event says besides: the version of the record, which puts events in order. */
  logged?: Readonly<Record<string, number>>
  /** Instead of what the kind promises. */
  dueAt?: Instant
}

/**
 * Keeps what somebody says or asks: gives it its number and the day by which it is to be answered, and tells the
 * admins. The words go to staff alone; the log gets none of them. Where the writer keeps the text, only its digest is
 * stored.
 */
export async function openCase(
  given: WriteContext,
  { kind, said, part, send = 'send' }: NewCase,
  {
    recordId = null,
    accountId = null,
    partId = null,
    beside = {},
    logged = {},
    ...of
  }: Attached = {},
): Promise<Brought> {
  const row = rowOf(kind)
  const ctx: WriteContext = row.isAnonymous ? { ...given, actor: { kind: 'anonymous' } } : given
  const number = receiptNumber(ctx.ids.crockford(randomCharacters), 'CS')
  const createdAt = ctx.clock.now()
  const content: CaseContent | null = row.mayStay
    ? ({ kind, number, at: createdAt, ...said, random: ctx.ids.crockford(26) } as CaseContent)
    : null
  const isSent = send === 'send'
  const { money = of.money, rest } = 'amount' in row.fields ? sumOf(said) : { rest: said }
  const written: Omit<CaseRow, 'mac'> = {
    ...{
      id: of.stored?.id ?? ctx.ids.uuid(),
      number,
      kind,
      recordId,
      createdAt,
      part: part ?? null,
    },
    partId: partId ?? keyOf(row, said),
    accountId: recordId === null ? accountId : null,
    said: !isSent ? null : content ? lineOf(content) : JSON.stringify({ ...rest, ...beside }),
    digest: content && digestOf(content),
    file: of.stored ? JSON.stringify(of.stored.file) : null,
    ...{ amount: money?.amount ?? null, currency: money?.currency ?? null },
    stays: row.keptFor === undefined ? 1 : 0,
    state: isSent ? 'open' : 'kept',
    ...{ result: null, assignedTo: null, changedAt: createdAt },
    dueAt: of.dueAt ?? (await dueAfter(ctx, kind)),
  }
  const mac = macOf(ctx, written)
  await insertCase(ctx.tx, { ...written, mac })
  const { id, digest } = written
  const details = {
    ...{ caseId: id, kind, ...logged },
    ...(part ? { part } : {}),
    ...(digest ? { digest, isSent } : {}),
  }
  // The log has the signature too: replacing or removing the row takes forging both.
  await appendAudit(ctx, 'case.opened', subjectOf(written), { ...details, mac })
  // Of what nobody is to be known by there is no further row.
  if (isSent && !row.isAnonymous)
    await notify(ctx, { kind: 'case', caseId: id, recordId, to: 'admins' })
  return { id, number, content, digest }
}

/** Splits the sum from what else was said. */
function sumOf({ amount, currency, period, ...others }: Fields) {
  const sum = sumIn({ amount, currency } as Record<string, string | null>)
  // A wage is for a time; without one there is no time either.
  const rest = sum === null || period === undefined ? others : { ...others, period }
  return {
    rest,
    ...(sum === null ? {} : { money: { amount: Number(sum), currency: `${currency}` } }),
  }
}

/** Returns by what its rows are found besides their record: a number, or what money was for. */
function keyOf({ names, counts }: CaseKindRow, said: Fields): string | null {
  if (names) return normaliseNumber(String(said[names]))
  return counts ? String(said[counts]) : null
}

/** Returns by when a case that is opened now is to be answered. */
export async function dueAfter(
  { tx, clock }: Pick<WriteContext, 'tx' | 'clock'>,
  kind: CaseKind,
): Promise<Instant> {
  const { days, daysArePromised } = rowOf(kind)
  const chosen = daysArePromised ? undefined : (await readSettings(tx)).caseDays[kind]
  return later(clock.now(), (chosen ?? days) * day)
}

interface Fault {
  of: 'payment' | 'check'
  /** The number of the receipt. */
  number: string
}

/** Opens a case about a receipt that differs from the log; nothing while one is open already. */
export async function reportFault(ctx: WriteContext, { of, number }: Fault): Promise<void> {
  const said = { of, number }
  if (await selectOpenSaying(ctx.tx, 'fault', JSON.stringify(said))) return
  await openCase({ ...ctx, actor: { kind: 'system' } }, { kind: 'fault', said })
}

/** Does the same after reading. The answer stands also where the case cannot be written, as on a full disk. */
export async function reportFaultRead(ctx: ActionContext, fault: Fault): Promise<void> {
  try {
    await ctx.write((write) => reportFault(write, fault))
  } catch (error) {
    ctx.log.error({ error, ...fault }, 'A receipt differs from the log, and could not be reported')
  }
}

/** Returns how far a case is, for anybody with its number. Refuses with `case.not_found`. */
export async function readByNumber(ctx: ReadContext, typed: string): Promise<CaseStanding> {
  const row = await getRow(ctx, typed)
  const { number, createdAt, dueAt, digest, state } = row
  const kind = row.kind as CaseKind
  const given = (await selectSteps(ctx.tx, [row.id])).findLast(({ step }) => step === 'answered')
  const isRead = rowOf(kind).readBy === 'number' && given !== undefined
  return {
    ...{ number, kind, at: createdAt, dueAt, state, digest },
    answer: isRead ? { text: fitText('text', given.text ?? ''), at: given.at } : null,
  }
}

/** Returns the proof that a text was written here. Also refuses with `log.not_sealed`, within its first second. */
export async function proveByNumber(ctx: ReadContext, typed: string): Promise<CaseProof> {
  const row = await getRow(ctx, typed)
  const { number, createdAt, digest } = row
  refuseUnless(digest, 'case.not_found')
  const opened = { subject: subjectOf(row), actions: ['case.opened' as const], limit: 1 }
  const [event] = await listEvents(ctx, opened)
  const proof = await proveEvent(ctx, event?.sequence ?? Number.MAX_SAFE_INTEGER)
  return { number, at: createdAt, digest, proof, logKey: (await readLogKey(ctx)) ?? '' }
}

/**
 * Tells whether a text is exactly the one that was written under its number. Refuses with `case.not_found`,
 * `case.not_the_same`.
 */
export async function compareContent(
  ctx: ReadContext,
  content: CaseContent,
): Promise<CaseStanding> {
  const standing = await readByNumber(ctx, content.number)
  refuseUnless(digestOf(content) === standing.digest, 'case.not_the_same')
  return standing
}

async function getRow({ tx }: ReadContext, typed: string): Promise<CaseRow> {
  const asked = readReceiptNumber(typed, 'CS')
  const row = await selectByNumber(tx, asked.read === 'number' ? asked.number : '')
  refuseUnless(row, 'case.not_found')
  return row
}
