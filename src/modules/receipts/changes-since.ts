import { attestationEnds } from '#modules/attestations'
import { listEvents } from '#modules/audit'
import { isPublic } from '#modules/records'
import { shareEndedAt } from '#modules/shares'
import { receiptCorrectedAt } from '#modules/training'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { referenceEndedAt } from './checking.ts'
import { type DocumentNow, type ReceiptRow, selectDocumentsNow } from './receipts.store.ts'
import {
  type Receipt,
  type ReceiptContent,
  type ReceiptSubject,
  receiptSubjectSchema,
} from './schema.ts'

type Changes = Pick<Receipt, 'supersededSince' | 'withdrawnSince' | 'expiredSince'>

/** Returns what has changed since a receipt was stored; what it said itself is no change. */
export async function changesSince(
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
  const { attestation, reference, payment, told = [] } = subjectOf(row, content)
  const correctedAt = payment === undefined ? null : await receiptCorrectedAt(ctx, payment)
  if (correctedAt !== null) superseded.push(correctedAt)
  const unknownSince = reference === undefined ? null : await referenceEndedAt(ctx, reference)
  const ends = attestation && (await attestationEnds(ctx, attestation))
  const ended = [...withdrawn, shareEnded, unknownSince, ends?.endedSince]
  const [withdrawnSince = null] = ended.filter((at) => typeof at === 'string').toSorted()
  const expiredSince = told.includes('expired') ? null : (ends?.expiredSince ?? null)
  return {
    supersededSince: told.includes('superseded') ? null : (superseded.toSorted()[0] ?? null),
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
  const told = new Set(subject.told)
  if (superseded) told.add('superseded')
  if (verdict === 'expired') told.add('expired')
  return { ...subject, told: [...told] }
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
