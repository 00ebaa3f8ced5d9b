import { createHash } from 'node:crypto'
import { compareAttestation, type MadeAttestation } from '#modules/attestations'
import type { AttestationVerdict } from '#modules/attestations/schema'
import { reportFault } from '#modules/cases'
import { comparedAnywhere } from '#modules/comparisons'
import type { OpenedRecord } from '#modules/lookup/schema'
import { readReference } from '#modules/records'
import { describeShared, type ShareViewing } from '#modules/shares'
import { checkReceipt, readReceiptTyped } from '#modules/training'
import type { WriteContext } from '#platform/context'
import { compareHeld, compareReceiptFile, findReferenced } from './checking.ts'
import { isFinal, subjectOf } from './reading.ts'
import { selectReceipt } from './receipts.store.ts'
import {
  hasChanged,
  isReference,
  type Receipt,
  type ReceiptContent,
  type ReceiptFileVerdict,
} from './schema.ts'
import {
  type About,
  blank,
  type Found,
  nothing,
  refuseUnless,
  storeReceipt,
} from './signed-receipts.ts'

/** Compares a file's SHA-256 (lower-case hexadecimal) again, and stores the result. */
export async function keepFileReceipt(ctx: WriteContext, sha256: string): Promise<ReceiptContent> {
  const { verdict, held } = await compareHeld(ctx, sha256)
  if (verdict.verdict === 'unknown')
    return storeReceipt(ctx, { ...blank, compared: 'file', verdict: 'different', sha256 }, nothing)
  const { compared } = verdict
  const found: Found = {
    ...blank,
    compared: verdict.verdict === 'copy' ? 'copy' : 'file',
    verdict: verdict.verdict,
    sha256,
    // For a copy of several documents the answer names none of them, and the receipt says no more than the answer.
    papers:
      held.length === 1 ? held.map(({ kind, heldSince }) => ({ kind, heldSince, compared })) : [],
    heldSince: verdict.heldSince,
    count: held.length,
    superseded: verdict.superseded,
  }
  const documentIds = held.map(({ documentId }) => documentId)
  return storeReceipt(ctx, found, {
    ...nothing,
    recordId: held[0]?.recordId ?? null,
    documentIds,
  })
}

/**
 * Stores what a reference revealed; this compares no document. Only a reference of our form is accepted, so that
 * nobody's own words get onto a receipt. Refuses with `receipt.no_reference`.
 */
export async function keepReferenceReceipt(
  ctx: WriteContext,
  typed: string,
): Promise<ReceiptContent> {
  const reference = readReference(typed)
  refuseUnless(isReference(reference), 'receipt.no_reference')
  const recordId = await findReferenced(ctx, reference)
  const verdict = recordId === null ? 'unknown' : 'known'
  const about = { ...nothing, recordId }
  return storeReceipt(ctx, { ...blank, compared: 'reference', verdict, reference }, about)
}

/** Stores which documents an opened share showed. */
export async function keepShareReceipt(
  ctx: WriteContext,
  viewing: ShareViewing,
): Promise<ReceiptContent> {
  const { documents, share } = await describeShared(ctx, viewing)
  const besidesPhoto = documents.filter(({ kind }) => kind !== 'photo')
  const found: Found = {
    ...blank,
    compared: 'share',
    verdict: 'shown',
    purpose: share.purpose,
    papers: await Promise.all(besidesPhoto.map((document) => documentOf(ctx, document))),
    count: besidesPhoto.length,
  }
  const { recordId, shareId } = viewing
  return storeReceipt(ctx, found, {
    ...nothing,
    ...{ recordId, shareId },
    documentIds: besidesPhoto.map(({ id }) => id),
  })
}

async function documentOf(
  ctx: WriteContext,
  { kind, heldSince, compared }: OpenedRecord['documents'][number],
): Promise<ReceiptContent['papers'][number]> {
  return { kind, heldSince, compared: await comparedAnywhere(ctx, kind, compared) }
}

/**
 * Checks the text of an attestation, or of the file of a receipt, once more, and stores the result. Of the text only
 * its SHA-256 is stored: no name in it, and no issuer that it claims, gets onto a receipt of ours. Refuses with
 * `receipt.no_attestation`.
 */
export async function keepShownReceipt(
  ctx: WriteContext,
  text: string,
  publicUrl: string,
): Promise<ReceiptContent> {
  const shown: Shown = { ...blank, sha256: createHash('sha256').update(text).digest('hex') }
  const { verdict: ofReceipt, altered } = await compareReceiptFile(ctx, text, publicUrl)
  if (altered !== null) await reportFault(ctx, { of: 'check', number: altered })
  if (ofReceipt.verdict !== 'unreadable') return keepOfReceipt(ctx, shown, ofReceipt)
  const { verdict, made } = await compareAttestation(ctx, text, publicUrl)
  refuseUnless(verdict.verdict !== 'unreadable', 'receipt.no_attestation')
  const found: Found = { ...shown, compared: 'attestation', verdict: verdictOf(verdict) }
  if (verdict.verdict !== 'ours' || found.verdict === 'unsure' || made === null)
    return storeReceipt(ctx, found, nothing)
  const standing = found.verdict === 'ended' ? {} : standingOf(verdict, made)
  return storeReceipt(ctx, { ...found, ...standing }, aboutOf(made))
}

/** Returns the result as the heading of `/verify` states it. */
function verdictOf(found: Exclude<AttestationVerdict, { verdict: 'unreadable' }>) {
  if (found.verdict !== 'ours') return found.verdict
  const { signature, state } = found
  return signature === 'revoked' || state === 'unknown' ? 'unsure' : state
}

/** Returns what is kept of an attestation that has not ended: the kind of document, and days; no name. */
function standingOf(
  { says, compared }: Extract<AttestationVerdict, { verdict: 'ours' }>,
  { kind }: MadeAttestation,
): Partial<Found> {
  const { heldSince } = says.credentialSubject
  const documents = kind === null ? [] : [{ kind, heldSince, compared }]
  return { papers: documents, count: documents.length, until: says.validUntil }
}

function aboutOf({ id, multikey, recordId, documentId }: MadeAttestation): About {
  const documentIds = documentId === null ? [] : [documentId]
  return { ...nothing, recordId, documentIds, subject: { attestation: { id, multikey } } }
}

type Shown = Omit<Found, 'compared' | 'verdict'>

/** Stores the result for the file of a receipt; what changes about that receipt later, changes about this one. */
async function keepOfReceipt(
  ctx: WriteContext,
  shown: Shown,
  found: Exclude<ReceiptFileVerdict, { verdict: 'unreadable' }>,
): Promise<ReceiptContent> {
  const compared = 'receipt'
  if (found.verdict !== 'ours')
    return storeReceipt(ctx, { ...shown, compared, verdict: found.verdict }, nothing)
  const { signature, now } = found
  if (now === null || signature === 'revoked')
    return storeReceipt(ctx, { ...shown, compared, verdict: 'unsure' }, nothing)
  const verdict = hasChanged(now) ? 'changed' : 'ours'
  const kept = { ...shown, compared, verdict, reference: now.number } as const
  return storeReceipt(ctx, kept, await aboutReceipt(ctx, now))
}

async function aboutReceipt({ tx }: WriteContext, content: Receipt): Promise<About> {
  const row = await selectReceipt(tx, content.number)
  if (!row) return nothing
  const { recordId, shareId } = row
  // Such a receipt does not change any more.
  if (isFinal(content)) return { ...nothing, recordId }
  const documentIds = JSON.parse(row.documentIds) as string[]
  return { recordId, shareId, documentIds, subject: subjectOf(row, content) }
}

/**
 * Looks up a payment receipt once more, by its number and check value, and stores the result. Amount and day are not
 * stored: the number of this receipt alone opens it, while `/verify` tells them to whoever has the check value. Refuses
 * with `receipt.no_payment`.
 */
export async function keepPaymentReceipt(
  ctx: WriteContext,
  typed: { number: string; check: string },
): Promise<ReceiptContent> {
  const read = readReceiptTyped(typed)
  refuseUnless(read, 'receipt.no_payment')
  const { verdict: found, isAltered } = await checkReceipt(ctx, read)
  if (isAltered) await reportFault(ctx, { of: 'payment', number: read.number })
  const kept = { ...blank, compared: 'payment' } as const
  if (found.verdict === 'unknown') {
    // Without the check value, anybody could have a genuine receipt called unconfirmed by its number.
    const reference = `${read.number} ${read.check}`
    return storeReceipt(ctx, { ...kept, verdict: 'unconfirmed', reference }, nothing)
  }
  const { number: reference, kind, correctedOn } = found
  const verdict = kind === 'refund' ? 'refunded' : 'issued'
  const superseded = correctedOn !== null
  const about = { ...nothing, subject: { payment: reference } }
  return storeReceipt(ctx, { ...kept, verdict, reference, superseded }, about)
}
