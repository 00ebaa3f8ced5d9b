import { tellComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { isPublic } from '#modules/records'
import type { ReadContext } from '#platform/context'
import type { PaperVerdict } from './schema.ts'
import { selectByFingerprint, selectByShownCopy } from './verification.store.ts'

type Scan = Awaited<ReturnType<typeof selectByFingerprint>>[number]

/** A paper that a file is the same as, or was made from. */
export interface HeldPaper {
  documentId: string
  recordId: string
  kind: DocumentKind
  heldSince: string
}

/**
 * Whether the organisation holds a file with this SHA-256 (lower-case hexadecimal) in a record that
 * is public, or has shown such a marked picture of one. Hidden, unapproved and deleted records, and
 * papers that were taken off, answer as if the file had never been seen. So do the kinds that are for
 * the candidate only (H9); staff find the fingerprints of those on the record.
 */
export async function checkFingerprint(ctx: ReadContext, sha256: string): Promise<PaperVerdict> {
  return (await compareHeld(ctx, sha256)).verdict
}

/** The same, with the papers that it speaks of; they are for us, and never part of an answer. */
export async function compareHeld(
  ctx: ReadContext,
  sha256: string,
): Promise<{ verdict: PaperVerdict; held: HeldPaper[] }> {
  const [same] = (await selectByFingerprint(ctx.tx, sha256)).filter(mayBeTold)
  if (same) {
    const compared = await comparedOf(ctx, same)
    const verdict = { verdict: 'same', ...told(same), papers: 1, compared } as const
    return { verdict, held: [paperOf(same)] }
  }
  const copied = eachPaperOnce((await selectByShownCopy(ctx.tx, sha256)).filter(mayBeTold))
  const [first] = copied
  if (!first) return { verdict: { verdict: 'unknown' }, held: [] }
  const superseded = copied.some(({ supersededAt }) => supersededAt !== null)
  const papers = copied.length
  const compared = papers === 1 ? await comparedOf(ctx, first) : []
  const verdict = { verdict: 'copy', ...told(first), superseded, papers, compared } as const
  return { verdict, held: copied.map(paperOf) }
}

/** What came of asking about the one paper, without where its candidate goes. */
function comparedOf(ctx: ReadContext, scan: Scan): Promise<Compared[]> {
  return tellComparedAnywhere(ctx, scan, { ...scan, kind: scan.kind as DocumentKind })
}

/** A file that was replaced and filed again made the same copy twice: of one paper, as it is now. */
function eachPaperOnce(scans: readonly Scan[]): Scan[] {
  const papers = new Map<string, Scan>()
  for (const scan of scans) {
    const paper = `${scan.recordId} ${scan.kind}`
    // Current scans come first.
    if (!papers.has(paper)) papers.set(paper, scan)
  }
  return [...papers.values()]
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

function paperOf({ id, recordId, kind, uploadedAt }: Scan): HeldPaper {
  return { documentId: id, recordId, kind: kind as DocumentKind, heldSince: uploadedAt }
}
