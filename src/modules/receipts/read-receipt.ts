import { listEvents } from '#modules/audit'
import { fitText } from '#modules/honesty'
import { fitLicence } from '#modules/organisation'
import { isReviewed } from '#modules/organisation/schema'
import { isPublic } from '#modules/records'
import { type ShareViewing, shareStanding } from '#modules/shares'
import { proveEvent, readLogKey } from '#modules/transparency'
import { referenceEndedAt } from '#modules/verification'
import { type Instant, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { digestOf } from './keep-receipt.ts'
import { receiptLimits } from './limits.ts'
import { readReceiptNumber } from './number/schema.ts'
import {
  deleteReceiptsBefore,
  type PaperNow,
  type ReceiptRow,
  selectPapers,
  selectReceipt,
} from './receipts.store.ts'
import { refuseUnless } from './refusals.ts'
import {
  type Receipt,
  type ReceiptContent,
  type ReceiptOfShare,
  type ReceiptProof,
  receiptContentSchema,
} from './schema.ts'

/**
 * Returns what a receipt said when it was stored, and what has changed since. One answer for every number that does not
 * exist, mistyped or purged with its record. Refuses with `receipt.not_found`.
 */
export async function readReceipt(ctx: ReadContext, typed: string): Promise<Receipt> {
  return present(ctx, await getRow(ctx, typed))
}

/** Returns the same with the digest in its log event. */
export async function readWithDigest(
  ctx: ReadContext,
  typed: string,
): Promise<{ receipt: Receipt; digest: string }> {
  const row = await getRow(ctx, typed)
  return { receipt: await present(ctx, row), digest: digestOf(contentOf(row)) }
}

/** Finds the same for a receipt with this digest; null where there is none. */
export async function findReceipt(
  ctx: ReadContext,
  number: string,
  digest: string,
): Promise<Receipt | null> {
  const row = await selectReceipt(ctx.tx, number)
  return row && digestOf(contentOf(row)) === digest ? present(ctx, row) : null
}

/**
 * Returns the receipt of a share for a person who has that share open: it includes the candidate's name for it. Refuses
 * with `receipt.not_found`, also for a receipt of something else.
 */
export async function readShareReceipt(
  ctx: ReadContext,
  { recordId, shareId }: ShareViewing,
  typed: string,
): Promise<ReceiptOfShare> {
  const row = await getRow(ctx, typed)
  refuseUnless(row.shareId === shareId, 'receipt.not_found')
  const standing = await shareStanding(ctx, { recordId, shareId })
  const label = fitText('title', standing?.label ?? null)
  return { ...(await present(ctx, row)), label }
}

/**
 * Returns the receipt with the proof that its event is in the log. Refuses with `log.not_sealed` within its first
 * second.
 */
export async function proveReceipt(ctx: ReadContext, typed: string): Promise<ReceiptProof> {
  const row = await getRow(ctx, typed)
  const receipt = contentOf(row)
  const [event] = await listEvents(ctx, { subject: `receipt:${row.id}`, limit: 1 })
  const proof = await proveEvent(ctx, event?.sequence ?? Number.MAX_SAFE_INTEGER)
  return { receipt, digest: digestOf(receipt), proof, logKey: (await readLogKey(ctx)) ?? '' }
}

/** Deletes receipts that have been stored for as long as the limit allows. */
export async function forgetOldReceipts({ tx, clock }: WriteContext): Promise<void> {
  await deleteReceiptsBefore(tx, later(clock.now(), -receiptLimits.receiptKept))
}

async function getRow({ tx }: ReadContext, typed: string): Promise<ReceiptRow> {
  const asked = readReceiptNumber(typed)
  const row = await selectReceipt(tx, asked.read === 'number' ? asked.number : '')
  refuseUnless(row, 'receipt.not_found')
  return row
}

function contentOf({ content }: ReceiptRow): ReceiptContent {
  return receiptContentSchema.parse(JSON.parse(content))
}

async function present(ctx: ReadContext, row: ReceiptRow): Promise<Receipt> {
  const content = contentOf(row)
  const ids = JSON.parse(row.documentIds) as string[]
  const papers = await selectPapers(ctx.tx, ids)
  const gone = ids.filter((id) => !papers.some((paper) => paper.id === id))
  const superseded = papers.flatMap(({ supersededAt }) => supersededAt ?? [])
  const withdrawn = papers.flatMap((paper) => withdrawnAt(paper, ctx.clock.now()) ?? [])
  const { recordId, shareId } = row
  const share = recordId && shareId ? await shareStanding(ctx, { recordId, shareId }) : null
  if (gone.length > 0) withdrawn.push(await removedAt(ctx, recordId, gone))
  const { verdict, reference } = content
  const unknownSince =
    verdict === 'known' && reference !== null ? await referenceEndedAt(ctx, reference) : null
  if (unknownSince !== null) withdrawn.push(unknownSince)
  const ended = [...withdrawn, ...(share?.endedAt ? [share.endedAt] : [])].toSorted()
  return {
    ...content,
    organisation: fitIssuer(content.organisation),
    supersededSince: content.superseded ? null : (superseded.toSorted()[0] ?? null),
    withdrawnSince: ended[0] ?? null,
  }
}

/** Returns when a document stopped being shown: removed, withheld, or its record hidden, withdrawn or deleted. */
function withdrawnAt(paper: PaperNow, now: Instant): Instant | null {
  if (!isPublic(paper)) return paper.unpublishedAt ?? paper.deletedAt ?? now
  const endedAt = paper.removedAt ?? paper.withheldAt
  if (endedAt !== null) return endedAt
  return Number(paper.current) > 0 ? null : (paper.kindRemovedAt ?? now)
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

/** Receipts of earlier versions of Candor never have `byOwnAccount`, so the table of regulators is asked too. */
function fitIssuer(issuer: Receipt['organisation']): Receipt['organisation'] {
  const { licenceNumber: number, licensingAuthority } = issuer
  const stored = { number, authority: licensingAuthority }
  const licence = fitLicence(stored)
  return {
    displayName: fitText('display-name', issuer.displayName),
    legalName: fitText('legal-name', issuer.legalName),
    licenceNumber: licence.number,
    licensingAuthority: licence.authority,
    ...((issuer.byOwnAccount || !isReviewed(stored)) && { byOwnAccount: true as const }),
  }
}
