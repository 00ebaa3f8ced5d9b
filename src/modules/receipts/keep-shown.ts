import { createHash } from 'node:crypto'
import { compareAttestation, type MadeAttestation } from '#modules/attestations'
import type { AttestationVerdict } from '#modules/attestations/schema'
import { reportFault } from '#modules/cases'
import type { WriteContext } from '#platform/context'
import { isFinal, subjectOf } from './changes-since.ts'
import { compareReceiptFile } from './check-receipt-file.ts'
import { selectReceipt } from './receipts.store.ts'
import { refuseUnless } from './refusals.ts'
import { hasChanged, type Receipt, type ReceiptContent, type ReceiptFileVerdict } from './schema.ts'
import { type About, blank, type Found, nothing, storeReceipt } from './store-receipt.ts'

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
