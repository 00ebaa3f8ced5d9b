import { isPublic, readReference } from '#modules/records'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import type { ReferenceVerdict } from './schema.ts'
import { selectByReference } from './verification.store.ts'

/**
 * Tells whether a record reference, as somebody typed it from a slip (`cr 7k3m 9x2q`), belongs to a record that is
 * public. That is all a reference may reveal (H6); whether a document in somebody's hand is the one on file, only its
 * fingerprint or the agency can say.
 */
export async function checkReference(ctx: ReadContext, typed: string): Promise<ReferenceVerdict> {
  const recordId = await findReferenced(ctx, readReference(typed))
  return { verdict: recordId === null ? 'unknown' : 'held' }
}

/** Finds the public record with this reference; for internal use, and never part of an answer. */
export async function findReferenced(
  { tx }: ReadContext,
  reference: string,
): Promise<string | null> {
  const record = await selectByReference(tx, reference)
  return record && isPublic(record) ? record.id : null
}

/** Returns since when a formerly known reference is no longer known; null while it is known. */
export async function referenceEndedAt(
  { tx, clock }: ReadContext,
  reference: string,
): Promise<Instant | null> {
  const record = await selectByReference(tx, reference)
  if (record && isPublic(record)) return null
  return record?.unpublishedAt ?? record?.deletedAt ?? clock.now()
}
