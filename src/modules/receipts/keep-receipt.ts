import { createHash } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import { comparedAnywhere } from '#modules/comparisons'
import type { OpenedRecord } from '#modules/lookup/schema'
import { readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/schema'
import { describeShared, type ShareViewing } from '#modules/shares'
import { compareHeld, findReferenced, readReference } from '#modules/verification'
import { isReference } from '#modules/verification/schema'
import type { WriteContext } from '#platform/context'
import { canonicalJson } from '#platform/tlog'
import { randomCharacters, receiptNumber } from './number/schema.ts'
import { insertReceipt } from './receipts.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ReceiptContent } from './schema.ts'

/** The result of a check, before it has a number. */
type Found = Omit<ReceiptContent, 'number' | 'at' | 'organisation'>

/** The subject of the receipt, for stating its later changes. */
interface About {
  recordId: string | null
  shareId: string | null
  documentIds: readonly string[]
}

const blank = {
  ...{ sha256: null, reference: null, purpose: null, papers: [] },
  ...{ heldSince: null, count: 0, superseded: false },
}
const nothing: About = { recordId: null, shareId: null, documentIds: [] }

/** Compares a file's SHA-256 (lower-case hexadecimal) again, and stores the result. */
export async function keepFileReceipt(ctx: WriteContext, sha256: string): Promise<ReceiptContent> {
  const { verdict, held } = await compareHeld(ctx, sha256)
  if (verdict.verdict === 'unknown')
    return keep(ctx, { ...blank, compared: 'file', verdict: 'different', sha256 }, nothing)
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
  return keep(ctx, found, { recordId: held[0]?.recordId ?? null, shareId: null, documentIds })
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
  return keep(ctx, { ...blank, compared: 'reference', verdict, reference }, about)
}

/** Stores which documents an opened share showed. */
export async function keepShareReceipt(
  ctx: WriteContext,
  viewing: ShareViewing,
): Promise<ReceiptContent> {
  const { documents, share } = await describeShared(ctx, viewing)
  const papers = documents.filter(({ kind }) => kind !== 'photo')
  const found: Found = {
    ...blank,
    compared: 'share',
    verdict: 'shown',
    purpose: share.purpose,
    papers: await Promise.all(papers.map((paper) => paperOf(ctx, paper))),
    count: papers.length,
  }
  const { recordId, shareId } = viewing
  return keep(ctx, found, { recordId, shareId, documentIds: papers.map(({ id }) => id) })
}

async function paperOf(
  ctx: WriteContext,
  { kind, heldSince, compared }: OpenedRecord['documents'][number],
): Promise<ReceiptContent['papers'][number]> {
  return { kind, heldSince, compared: await comparedAnywhere(ctx, kind, compared) }
}

/** Stores the receipt and its event in the log, which has a digest of the receipt's content. */
async function keep(ctx: WriteContext, found: Found, about: About): Promise<ReceiptContent> {
  const id = ctx.ids.uuid()
  const number = receiptNumber(ctx.ids.crockford(randomCharacters))
  const at = ctx.clock.now()
  const content: ReceiptContent = { number, at, ...found, organisation: await issuer(ctx) }
  const documentIds = JSON.stringify(about.documentIds)
  const { recordId, shareId } = about
  await insertReceipt(ctx.tx, {
    id,
    number,
    recordId,
    shareId,
    documentIds,
    content: JSON.stringify(content),
    createdAt: at,
  })
  const { compared, verdict } = found
  await appendAudit(ctx, 'receipt.kept', `receipt:${id}`, {
    compared,
    verdict,
    digest: digestOf(content),
  })
  return content
}

/** Returns the SHA-256 of a receipt's content; because of the random number in it the digest reveals nothing. */
export function digestOf(content: ReceiptContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

async function issuer({ tx }: WriteContext): Promise<ReceiptContent['organisation']> {
  const organisation = await readSettings(tx)
  const { displayName, legalName } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation)
  return {
    ...{ displayName, legalName, licenceNumber: number, licensingAuthority: authority },
    ...(registerUrl === null && { byOwnAccount: true as const }),
  }
}
