import { attestationEnds } from '#modules/attestations'
import { findSigningEvent, listEvents, proveEvent, readLogKey } from '#modules/audit'
import { fitLicence } from '#modules/organisation'
import { isReviewed } from '#modules/organisation/regulators.schema'
import { isPublic } from '#modules/records'
import { type ShareViewing, shareEndedAt } from '#modules/shares'
import { fitText } from '#modules/speech'
import { receiptCorrectedAt } from '#modules/training'
import { type Instant, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { readReceiptNumber } from '#platform/ids/schema'
import {
  type DocumentNow,
  deleteReceiptsBefore,
  type ReceiptRow,
  selectByReference,
  selectDocumentsNow,
  selectReceipt,
} from './receipts.store.ts'
import {
  type Receipt,
  type ReceiptContent,
  type ReceiptProof,
  type ReceiptSubject,
  receiptLimits,
  receiptSubjectSchema,
} from './schema.ts'
import { digestOf, keptAction, refuseUnless, signedContent } from './signed-receipts.ts'

/**
 * Returns what a receipt said when it was stored, and what has changed since. One answer for every number that does not
 * exist, mistyped or purged with its record. Refuses with `receipt.not_found` and, where the receipt is not as the log
 * says it was stored, `receipt.unconfirmed`.
 */
export async function readReceipt(ctx: ReadContext, typed: string): Promise<Receipt> {
  return present(ctx, await getKept(ctx, typed))
}

/** Returns the same with the digest in its log event. */
export async function readWithDigest(
  ctx: ReadContext,
  typed: string,
): Promise<{ receipt: Receipt; digest: string }> {
  const kept = await getKept(ctx, typed)
  return { receipt: await present(ctx, kept), digest: digestOf(kept.content) }
}

/** A receipt whose file somebody has, as it is now. */
interface ReceiptNow {
  /** Null where there is none with this digest, or it is not as the log says. */
  now: Receipt | null
  /** Its number where it is there, and not as the log says. */
  altered: string | null
}

/** Finds the same for a receipt with this digest. */
export async function findReceipt(
  ctx: ReadContext,
  number: string,
  digest: string,
): Promise<ReceiptNow> {
  const row = await selectReceipt(ctx.tx, number)
  const content = row ? await findContent(ctx, row) : null
  if (!row || !content) return { now: null, altered: row?.number ?? null }
  const isSame = digestOf(content) === digest
  return { now: isSame ? await present(ctx, { row, content }) : null, altered: null }
}

/**
 * Returns the receipt of a share for a person who has that share open. Refuses with `receipt.not_found`, also for a
 * receipt of something else, and `receipt.unconfirmed`.
 */
export async function readShareReceipt(
  ctx: ReadContext,
  { shareId }: ShareViewing,
  typed: string,
): Promise<Receipt> {
  const kept = await getKept(ctx, typed)
  refuseUnless(kept.row.shareId === shareId, 'receipt.not_found')
  return present(ctx, kept)
}

/**
 * Returns the receipt with the proof that its event is in the log. Refuses with `log.not_sealed` within its first
 * second.
 */
export async function proveReceipt(ctx: ReadContext, typed: string): Promise<ReceiptProof> {
  const { row, content: receipt } = await getKept(ctx, typed)
  const [event] = await listEvents(ctx, { subject: `receipt:${row.id}`, limit: 1 })
  const proof = await proveEvent(ctx, event?.sequence ?? Number.MAX_SAFE_INTEGER)
  return { receipt, digest: digestOf(receipt), proof, logKey: (await readLogKey(ctx)) ?? '' }
}

/** Deletes receipts that have been stored for as long as the limit allows. */
export async function forgetOldReceipts({ tx, clock }: WriteContext): Promise<void> {
  await deleteReceiptsBefore(tx, later(clock.now(), -receiptLimits.receiptKept))
}

interface Kept {
  row: ReceiptRow
  content: ReceiptContent
}

async function getKept(ctx: ReadContext, typed: string): Promise<Kept> {
  const asked = readReceiptNumber(typed)
  const row = await selectReceipt(ctx.tx, asked.read === 'number' ? asked.number : '')
  refuseUnless(row, 'receipt.not_found')
  const content = await findContent(ctx, row)
  refuseUnless(content, 'receipt.unconfirmed')
  return { row, content }
}

/** Returns what a row says, and null where it is not as the log says. */
async function findContent(ctx: ReadContext, row: ReceiptRow): Promise<ReceiptContent | null> {
  return signedContent(ctx, row, await findSigningEvent(ctx, `receipt:${row.id}`, [keptAction]))
}

async function present(ctx: ReadContext, { row, content }: Kept): Promise<Receipt> {
  const changes = await changesSince(ctx, row, content)
  return { ...content, organisation: fitIssuer(content.organisation), ...changes }
}

/** A receipt states a licence as of its day; a regulator that has left the table since is named by its own account. */
function fitIssuer(issuer: Receipt['organisation']): Receipt['organisation'] {
  const { licenceNumber: number, licensingAuthority } = issuer
  const stored = { number, authority: licensingAuthority }
  const licence = fitLicence(stored)
  return {
    displayName: fitText('display-name', issuer.displayName),
    legalName: fitText('registered-name', issuer.legalName),
    licenceNumber: licence.number,
    licensingAuthority: licence.authority,
    ...((issuer.byOwnAccount || !isReviewed(stored)) && { byOwnAccount: true as const }),
  }
}

type Changes = Pick<Receipt, 'supersededSince' | 'withdrawnSince' | 'expiredSince'>

/** Returns what has changed since a receipt was stored; what it said itself is no change. */
async function changesSince(
  ctx: ReadContext,
  row: ReceiptRow,
  content: ReceiptContent,
): Promise<Changes> {
  if (isFinal(content)) return { supersededSince: null, withdrawnSince: null }
  const ids = JSON.parse(row.documentIds) as string[]
  const documents = await selectDocumentsNow(ctx.tx, ids)
  const gone = ids.filter((id) => !documents.some((document) => document.id === id))
  const superseded = documents.flatMap(({ supersededAt }) => supersededAt ?? [])
  const withdrawn = documents.flatMap((document) => withdrawnAt(document, ctx.clock.now()) ?? [])
  const { recordId, shareId } = row
  const shareEnded = recordId && shareId ? await shareEndedAt(ctx, { recordId, shareId }) : null
  if (gone.length > 0) withdrawn.push(await removedAt(ctx, recordId, gone))
  const { attestation, reference, payment, stated = [] } = subjectOf(row, content)
  const correctedAt = payment === undefined ? null : await receiptCorrectedAt(ctx, payment)
  if (correctedAt !== null) superseded.push(correctedAt)
  const unknownSince = reference === undefined ? null : await referenceEndedAt(ctx, reference)
  const ends = attestation && (await attestationEnds(ctx, attestation))
  const ended = [...withdrawn, shareEnded, unknownSince, ends?.endedSince]
  const [withdrawnSince = null] = ended.filter((at) => typeof at === 'string').toSorted()
  const expiredSince = stated.includes('expired') ? null : (ends?.expiredSince ?? null)
  return {
    supersededSince: stated.includes('superseded') ? null : (superseded.toSorted()[0] ?? null),
    withdrawnSince,
    ...(expiredSince !== null && { expiredSince }),
  }
}

/** Tells whether a receipt said itself that what it is about was over. */
export function isFinal({ verdict }: ReceiptContent): boolean {
  return verdict === 'ended' || verdict === 'changed'
}

/** Returns what a receipt is about beside its documents; the row of an answer about a reference does not repeat it. */
export function subjectOf({ about }: ReceiptRow, content: ReceiptContent): ReceiptSubject {
  const { verdict, reference, superseded } = content
  const isKnown = verdict === 'known' && reference !== null
  const subject: ReceiptSubject =
    about === null
      ? { ...(isKnown && { reference }) }
      : receiptSubjectSchema.parse(JSON.parse(about))
  const stated = new Set(subject.stated)
  if (superseded) stated.add('superseded')
  if (verdict === 'expired') stated.add('expired')
  return { ...subject, stated: [...stated] }
}

/** Returns when a document stopped being shown: removed, withheld, or its record hidden, withdrawn or deleted. */
function withdrawnAt(document: DocumentNow, now: Instant): Instant | null {
  if (!isPublic(document)) return document.unpublishedAt ?? document.deletedAt ?? now
  const endedAt = document.removedAt ?? document.withheldAt
  if (endedAt !== null) return endedAt
  return Number(document.current) > 0 ? null : (document.kindRemovedAt ?? now)
}

/** Finds when the first of these documents was purged. No row shows it, but the log of its record does. */
async function removedAt(
  ctx: ReadContext,
  recordId: string | null,
  documentIds: readonly string[],
): Promise<Instant> {
  const filter = { subject: `record:${recordId}`, actions: ['document.purged'], limit: 100 }
  const times = (await listEvents(ctx, filter)).flatMap(({ at, details }) => {
    const { documentIds: purged } = details
    return Array.isArray(purged) && documentIds.some((id) => purged.includes(id)) ? at : []
  })
  return times.toSorted()[0] ?? ctx.clock.now()
}

/** Returns since when a formerly known reference is no longer known; null while it is known. */
async function referenceEndedAt(
  { tx, clock }: ReadContext,
  reference: string,
): Promise<Instant | null> {
  const record = await selectByReference(tx, reference)
  if (record && isPublic(record)) return null
  return record?.unpublishedAt ?? record?.deletedAt ?? clock.now()
}
