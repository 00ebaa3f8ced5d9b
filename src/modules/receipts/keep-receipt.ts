import { comparedAnywhere } from '#modules/comparisons'
import type { OpenedRecord } from '#modules/lookup/schema'
import { readReference } from '#modules/records'
import { describeShared, type ShareViewing } from '#modules/shares'
import { compareHeld, findReferenced } from '#modules/verification'
import { isReference } from '#modules/verification/schema'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import type { ReceiptContent } from './schema.ts'
import { blank, type Found, nothing, storeReceipt } from './store-receipt.ts'

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
