import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { type Copy, copyWidths, derivativeKey, mostCopied, mostOfSmallPage } from './copies.ts'
import type { StoredDocument } from './documents.store.ts'
import { derivativesOf } from './finding.ts'
import type { ImageWidth } from './schema.ts'

/** About how large the first page is, in bytes: a text drawn as a picture. */
const firstPage = 150_000
/** About how many bytes a pixel takes in a marked JPEG of a paper. */
const usual = 0.13
/** How high a page is that nobody measured, in widths: A4. */
const upright = Math.SQRT2
/** A page of a PDF in full size. */
const fullPdfPage = 600_000

/** About how many bytes the copies have that somebody may take. */
export interface CopySizes {
  large: number
  small: number
}

/**
 * Returns about how large the two PDFs are: pages that were drawn before count as they are, others as such pages usually
 * are. Drawing all of them only to say so would take longer than to take the copy.
 */
export async function sizesOfCopy(
  ctx: Pick<ActionContext, 'storage'>,
  copy: Pick<Copy, 'documents' | 'watermark'>,
): Promise<CopySizes> {
  const kept = await keptSizes(ctx, copy.documents)
  const small = 1 + copy.documents.reduce((sum, { pages }) => sum + pages, 0)
  const sizes = { small: small * mostOfSmallPage }
  for (const width of copyWidths) {
    const large = firstPage + bytesAt(width, copy, kept)
    if (large <= mostCopied || width === copyWidths.at(-1)) return { ...sizes, large }
  }
  return { ...sizes, large: mostCopied }
}

/** Returns about how large a marked picture in full size is, of each page of a document. */
export function fullSizeOf({
  mediaType,
  bytes,
  pages,
}: Pick<StoredDocument, 'mediaType' | 'bytes' | 'pages'>): number {
  return mediaType === 'application/pdf' ? pages * fullPdfPage : bytes
}

type Kept = ReadonlyMap<string, number>

/** The storage may be away: then all count as usual. */
async function keptSizes(
  { storage }: Pick<ActionContext, 'storage'>,
  documents: Copy['documents'],
): Promise<Kept> {
  const found = new Map<string, number>()
  const folders = new Set(documents.map(({ recordId }) => derivativesOf(recordId)))
  try {
    for (const folder of folders)
      for await (const { key, bytes } of storage.list(folder)) found.set(key, bytes)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return found
}

function bytesAt(
  width: ImageWidth,
  { documents, watermark }: Pick<Copy, 'documents' | 'watermark'>,
  kept: Kept,
): number {
  let sum = 0
  for (const document of documents)
    for (let page = 1; page <= document.pages; page += 1) {
      const key = derivativeKey(document, { page, width, format: 'jpeg', watermark })
      sum += kept.get(key) ?? usualAt(width, document)
    }
  return sum
}

function usualAt(width: ImageWidth, document: StoredDocument): number {
  const ratio = document.width > 0 ? document.height / document.width : upright
  // Nothing is enlarged; a page of a PDF is drawn as wide as it is asked for.
  const isPdf = document.mediaType === 'application/pdf'
  const drawn = isPdf ? width : Math.min(width, document.width)
  return drawn * drawn * ratio * usual
}
