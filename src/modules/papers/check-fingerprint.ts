import type { DocumentKind } from '#modules/documents/schema'
import { isPublic } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { selectByFingerprint } from './papers.store.ts'
import type { PaperVerdict } from './schema.ts'

/**
 * Whether the organisation holds a file with this SHA-256 (lower-case hexadecimal) in a record that
 * is public. Hidden, unapproved and deleted records, and papers that were taken off, answer as if
 * the file had never been seen.
 */
export async function checkFingerprint(ctx: ReadContext, sha256: string): Promise<PaperVerdict> {
  const held = (await selectByFingerprint(ctx.tx, sha256)).find(isPublic)
  if (!held) return { verdict: 'unknown' }
  return {
    verdict: 'same',
    kind: held.kind as DocumentKind,
    heldSince: held.uploadedAt,
    superseded: held.supersededAt !== null,
  }
}
