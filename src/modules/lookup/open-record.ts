import { appendAudit, appendAuditLast, signInEvent } from '#modules/audit'
import type { DocumentKind } from '#modules/documents/schema'
import { documentLimits } from '#modules/documents/schema'
import {
  digestsOf,
  isPassportNumber,
  isPublic,
  type NumberDigests,
  readReference,
} from '#modules/records'
import { normaliseNumber } from '#modules/records/schema'
import { type Instant, later } from '#platform/clock'
import {
  type ActionContext,
  type ReadContext,
  type Soon,
  soon,
  type WriteContext,
} from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { Refusal } from '#platform/errors'
import { readCrockford } from '#platform/ids'
import type { Counted, Try } from '#platform/limits'
import {
  type CodeHolder,
  numbersOf,
  readOneOfEach,
  selectByCode,
  updateCodeHash,
} from './lookup.store.ts'
import { refusal } from './refusals.ts'
import type { Lookup } from './schema.ts'
import { insertViewingLast, type ShownRow, selectShownAtOnce } from './viewing.store.ts'
import type { CodeKind } from './wrong-codes.store.ts'

/** The characters of each printed group of an access code. */
export const codeGroups = [5, 5]

/** Reads an access code as it was typed, or out of the message that was pasted. */
export function readAccessCode(typed: string): string {
  return readCrockford(typed, codeGroups)
}

/**
 * Returns the HMACs under which a code may be stored, the present one first (docs/decisions/0005): 50 random bits that no
 * person chose need no slow hash, and a slow hash on a public address is a way to stop the server.
 */
export function codeHashes(
  { secrets }: Pick<ReadContext, 'secrets'>,
  typed: string,
): readonly [string, ...string[]] {
  return secrets.candidates('access-code', readAccessCode(typed))
}

/** It reads codes and records, which a look-up never writes. */
const mingled = { mingles: true }

/** A record opened in one browser, until `endsAt`. */
export interface Opened {
  token: string
  endsAt: Instant
  recordId: string
  kinds: readonly DocumentKind[] | null
  /** What is stored of the record, where that was asked for and takes no time. */
  shown: ShownRow | null
}

/** Options of a look-up. */
export interface Asked {
  /** The try of the visitor's address, where it is counted: together with a refusal, if there were not too many. */
  attempt?: Try | null
  /** The same input, read as the other number that it may be. */
  otherwise?: Lookup | null
  /** Whether the same input is tried in another reading if this opens nothing: then nothing is counted yet. */
  isFirst?: boolean
  /** Whether the record is described to whoever opens it. */
  isDescribed?: boolean
}

/** Opens a record in the same way as `tryToOpen`, and throws its refusal. */
export async function openRecord(...asked: Parameters<typeof tryToOpen>): Promise<Opened> {
  const opened = await tryToOpen(...asked)
  if (opened instanceof Refusal) throw opened
  return opened
}

/**
 * Opens a record with a number and its access code for 15 minutes, or returns why not. An unknown number, a wrong or
 * revoked code, and a hidden, unapproved or deleted record are refused with one and the same answer (H7), after the
 * same work: one look-up by the code's hash, one comparison. Only what fails counts as a try of the address; after
 * too many, what fails again is read and counted for the agency, and nothing is written. On PostgreSQL opening takes
 * two round trips: the look-up travels with the statement that opens the transaction, the viewing and the event, or
 * the counted try, with its commit.
 */
export function tryToOpen(
  ctx: ActionContext,
  lookup: Lookup,
  { attempt = null, otherwise = null, isFirst = false, isDescribed = false }: Asked = {},
): Soon<Opened | Refusal> {
  const asked = { lookup, attempt, otherwise, isFirst, isDescribed }
  const hashes = codeHashes(ctx, lookup.accessCode)
  if (attempt?.isLate === false) return openOrCount(ctx, asked, hashes)
  // Without a try to count, a refusal writes nothing.
  const found = ctx.read(({ tx }) => findHolder(tx, hashes, asked))
  return soon(found, (holder) =>
    holder ? openOrCount(ctx, asked, hashes) : refuseTries(ctx, asked),
  )
}

type Tried = { lookup: Lookup } & Required<Asked>

async function openOrCount(
  ctx: ActionContext,
  asked: Tried,
  hashes: ReturnType<typeof codeHashes>,
): Promise<Opened | Refusal> {
  const { lookup, attempt, isDescribed } = asked
  const toCount = attempt?.isLate ? null : attempt
  const viewingId = ctx.ids.uuid()
  const token = `${viewingId}.${newToken()}`
  const kinds = lookup.kinds ?? null
  const { counting, opened, holder } = await ctx.writeGrouped(async (write) => {
    const holder = await findHolder(write.tx, hashes, asked)
    if (!holder) return { counting: toCount?.count(write.tx), opened: null }
    const endsAt = insertOpened(write, { holder, viewingId, token, kinds })
    const shown = isDescribed ? selectShownAtOnce(write.tx, holder.id) : null
    return { holder, opened: { token, endsAt, recordId: holder.id, kinds, shown } }
  }, mingled)
  if (!opened) return refuseTries(ctx, asked, await counting?.answer)
  if (holder.codeHash !== hashes[0]) await hashAgain(ctx, holder.codeId, hashes[0])
  return opened
}

/** Reads what a look-up and the page after it read, and opens nothing: it fails where that cannot be read. */
export async function readAsLookUp(ctx: ReadContext): Promise<void> {
  await selectByCode(ctx.tx, codeHashes(ctx, ''), '')
  await readOneOfEach(ctx.tx)
}

/** Stores the hash of a code, known now that it was typed, under the present secret. */
async function hashAgain(ctx: ActionContext, id: string, codeHash: string): Promise<void> {
  const row = { id, codeHash, madeUnder: ctx.secrets.name }
  try {
    await ctx.writeGrouped(async (write) => {
      const code = await updateCodeHash(write.tx, row)
      if (!code) return
      const signed = signInEvent(write, 'accessCodes', code)
      await appendAudit(write, 'access_code.rehashed', `record:${code.recordId}`, signed)
    })
  } catch (error) {
    ctx.log.warn({ error }, 'An access code stays under the former secret until it is used again')
  }
}

interface NewViewing extends Pick<Opened, 'token' | 'kinds'> {
  holder: Holder
  viewingId: string
}

/** Inserts the viewing and its event; returns when the viewing ends. */
function insertOpened(write: WriteContext, { holder, viewingId, token, kinds }: NewViewing) {
  const startedAt = write.clock.now()
  const endsAt = later(startedAt, documentLimits.viewing)
  insertViewingLast(write.tx, {
    id: viewingId,
    tokenHash: write.secrets.hmac('token', token),
    recordId: holder.id,
    kinds: kinds && JSON.stringify(kinds),
    startedAt,
    endsAt,
    closedAt: null,
  })
  appendAuditLast(write, 'viewing.opened', `record:${holder.id}`, { viewingId })
  return endsAt
}

/** Refuses, counting a single try even when the input was checked as both numbers. */
function refuseTries(
  ctx: ActionContext,
  { lookup, otherwise, isFirst, attempt }: Tried,
  counted?: Counted,
): Refusal {
  if (isFirst) return refusal('lookup.no_data_found')
  countTry(ctx, lookup, 'access')
  if (otherwise) countTry(ctx, otherwise, null)
  if (attempt?.isLate) attempt.refuse()
  else if (counted) attempt?.settle(counted)
  return refusal('lookup.no_data_found')
}

type Numbers = Partial<Pick<Lookup, 'passportNumber' | 'referenceNumber'>>

type FailedTry = Pick<Asked, 'attempt' | 'isFirst'> & { kind?: CodeKind }

/**
 * Refuses a look-up, and counts it for the alert of the agency and among the tries of the address.
 * @param kind of the code
 */
export async function refuseTry(
  ctx: Pick<ActionContext, 'counter' | 'limits'>,
  numbers: Numbers,
  { kind = 'access', attempt = null, isFirst = false }: FailedTry = {},
): Promise<never> {
  if (!isFirst) {
    countTry(ctx, numbers, kind)
    await ctx.limits.countFailed(attempt)
  }
  throw refusal('lookup.no_data_found')
}

/**
 * Counts a refused look-up for its number and for all numbers, in memory: the same step for each reason (H7), and
 * nothing is written while somebody waits. A crash loses the last seconds of counting.
 * @param kind of the code; null when the same try was already counted with another number
 */
export function countTry(
  { counter }: Pick<ActionContext, 'counter'>,
  numbers: Numbers,
  kind: CodeKind | null,
): void {
  const number = normaliseNumber(numberIn(numbers))
  if (number !== '') {
    // First, so that it is still counted when the counter is full of numbers.
    if (kind) counter.add(`all ${kind}`)
    counter.add(`${numbers.passportNumber === undefined ? 'reference' : 'passport'} ${number}`)
  }
}

type Holder = CodeHolder & {
  [Field in 'id' | 'codeId' | 'codeHash']: NonNullable<CodeHolder[Field]>
}

/** Returns the one number of a look-up. */
function numberIn({ passportNumber, referenceNumber }: Numbers): string {
  return passportNumber ?? referenceNumber ?? ''
}

/** Finds the record that this code opens with its number, or with the number read as the other one. */
export function findHolder(
  tx: ReadContext['tx'],
  hashes: ReturnType<typeof codeHashes>,
  { lookup, otherwise }: Pick<Tried, 'lookup' | 'otherwise'>,
): Soon<Holder | null> {
  const given = givenIn(tx, numberIn(lookup))
  return soon(selectByCode(tx, hashes, given.look), (holder) => {
    // Both are compared, whatever the first says, so that all take the same time (H7).
    const isFound = opens(holder, given, lookup)
    const isFoundOtherwise = otherwise !== null && opens(holder, given, otherwise)
    return isFound || isFoundOtherwise ? (holder as Holder) : null
  })
}

/** A number that was typed, as it is compared with what is on file: as digests, and as our reference. */
type Given = NumberDigests & { reference: string }

function givenIn(tx: ReadContext['tx'], typed: string): Given {
  return { ...digestsOf(tx, normaliseNumber(typed)), reference: readReference(typed) }
}

/** Tells whether this code may open its record with this number; takes the same steps in each case. */
function opens(holder: CodeHolder, given: Given, lookup: Lookup): holder is Holder {
  const same = numbersOf(holder).map((numbers) => {
    const isPassport = isPassportNumber(given, { ...holder, ...numbers })
    const isTheirs = sameText(given.number, numbers.referenceDigest ?? '')
    const isOurs = sameText(given.reference, numbers.reference ?? '')
    const isReference = isTheirs || isOurs
    return lookup.passportNumber === undefined ? isReference : isPassport
  })
  const isSame = same.includes(true)
  const { state, hiddenAt, deletedAt } = holder
  const isOpenToPublic = isPublic({ state: state ?? 'pending', hiddenAt, deletedAt })
  return isSame && isOpenToPublic && holder.codeId !== null && holder.revokedAt === null
}
