import { createHash } from 'node:crypto'
import { type AskedRow, describeComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { isPublic, readReference } from '#modules/records'
import type { Instant } from '#platform/clock'
import { type ReadContext, type Soon, soon } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { selectByFingerprint, selectByReference, selectByShownCopy } from './receipts.store.ts'
import type { DocumentVerdict, ReferenceVerdict } from './schema.ts'

type Scan = Awaited<ReturnType<typeof selectByFingerprint>>[number]

/** A document that a file is identical to, or was made from. */
export interface HeldDocument {
  documentId: string
  recordId: string
  kind: DocumentKind
  heldSince: string
}

/**
 * Tells whether the organisation has a file with this SHA-256 (lower-case hexadecimal) in a record that is public, or
 * has shown a marked picture of one with it. Hidden, unapproved and deleted records, and removed documents, give the
 * same answer as a file never seen. So do the kinds that are for the candidate only (H9); staff find the fingerprints
 * of those on the record.
 */
export function checkFingerprint(ctx: ReadContext, sha256: string): Soon<DocumentVerdict> {
  return soon(compareHeld(ctx, sha256), ({ verdict }) => verdict)
}

/** Returns the same with the documents that it is about; they are for internal use, and never part of an answer. */
export function compareHeld(ctx: ReadContext, sha256: string): Soon<Comparison> {
  return soon(selectByFingerprint(ctx.tx, sha256), (scans) => {
    const same = scans.find(mayBeTold)
    if (!same) return compareCopies(ctx, sha256)
    return soon(comparedOf(ctx, same), (compared) => {
      const verdict = { verdict: 'same', ...told(same), papers: 1, compared } as const
      return { verdict, held: [documentOf(same)] }
    })
  })
}

interface Comparison {
  verdict: DocumentVerdict
  held: HeldDocument[]
}

async function compareCopies(ctx: ReadContext, sha256: string): Promise<Comparison> {
  const copied = eachDocumentOnce((await selectByShownCopy(ctx.tx, sha256)).filter(mayBeTold))
  const [first] = copied
  if (!first) return { verdict: { verdict: 'unknown' }, held: [] }
  const superseded = copied.some(({ supersededAt }) => supersededAt !== null)
  const documents = copied.length
  const compared = documents === 1 ? await comparedOf(ctx, first) : []
  const verdict = {
    verdict: 'copy',
    ...told(first),
    superseded,
    papers: documents,
    compared,
  } as const
  return { verdict, held: copied.map(documentOf) }
}

/** Returns the results of asking about the one document, without the candidate's destination. */
function comparedOf(ctx: ReadContext, scan: Scan): Soon<Compared[]> {
  const { id, recordId, kind, comparisons } = scan
  const document = { id, recordId, kind: kind as DocumentKind }
  return describeComparedAnywhere(ctx, scan, document, JSON.parse(comparisons) as AskedRow[])
}

/**
 * Keeps each document once, with its newest scan: a file that was replaced and filed again made the same copy twice.
 */
function eachDocumentOnce(scans: readonly Scan[]): Scan[] {
  const documents = new Map<string, Scan>()
  for (const scan of scans) {
    const document = `${scan.recordId} ${scan.kind}`
    // Current scans come first.
    if (!documents.has(document)) documents.set(document, scan)
  }
  return [...documents.values()]
}

function mayBeTold(scan: Scan): boolean {
  return isPublic(scan) && documentKinds[scan.kind as DocumentKind].shareable !== 'never'
}

function told({ kind, uploadedAt, supersededAt }: Scan) {
  return {
    kind: kind as DocumentKind,
    heldSince: uploadedAt,
    superseded: supersededAt !== null,
  }
}

function documentOf({ id, recordId, kind, uploadedAt }: Scan): HeldDocument {
  return { documentId: id, recordId, kind: kind as DocumentKind, heldSince: uploadedAt }
}

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

/**
 * Returns the SHA-256 (lower-case hexadecimal) of a file that somebody wants to compare. The file is hashed while it
 * arrives and never stored, on disk or in memory.
 *
 * @param limit the most bytes that are accepted
 * @throws Refusal `document.too_large`, `document.empty`
 */
export async function fingerprintOf(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    refuseUnless(bytes <= limit, 'document.too_large')
    hash.update(chunk)
  }
  refuseUnless(bytes > 0, 'document.empty')
  return hash.digest('hex')
}
