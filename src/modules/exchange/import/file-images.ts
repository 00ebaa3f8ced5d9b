import { currentDocuments, uploadDocuments } from '#modules/documents'
import { Refusal } from '#platform/errors'
import type { ImageFile } from '../images/image-source.ts'
import { matchImages } from '../images/match-images.ts'
import type { RowMark } from './import-job.ts'
import type { Candidate } from './map-row.ts'
import type { Running } from './running.ts'

/**
 * Puts a row's images on file, as uploads do: bytes before the rows that name them, and those in one
 * commit. An image that is refused is a problem of the row, and the record stays. The same bytes again
 * change nothing, so after a crash all of a row's images are simply sent again.
 */
export async function fileImages(
  { ctx, job, images: index }: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<{ mark: RowMark; images: number }> {
  const recordId = mark.recordId as string
  // Papers of a record on file are replaced only where that was chosen.
  if (mark.outcome === 'unchanged' && !job.updateExisting) return { mark, images: 0 }
  const matched = matchImages(index, candidate.passportNumber, candidate.images)
  const problems = [...mark.problems, ...matched.problems]
  if (matched.images.length === 0) return { mark: { ...mark, problems }, images: 0 }
  const before = await ctx.read((read) => currentDocuments(read, recordId))
  let isChanged = false
  let images = 0
  const uploads = matched.images.map(({ kind, image }) => {
    return { kind, originalName: image.path, source: image.open() }
  })
  const results = await uploadDocuments(ctx, { recordId, uploads }).catch((reason: unknown) =>
    uploads.map(() => ({ status: 'rejected', reason }) as const),
  )
  for (const [at, result] of results.entries()) {
    const { image } = matched.images[at] as (typeof matched.images)[number]
    if (result.status === 'rejected') problems.push(problemWith(image, result.reason))
    else {
      images += 1
      isChanged ||= !before.some(({ id }) => id === result.value.id)
    }
  }
  const outcome = mark.outcome === 'unchanged' && isChanged ? 'updated' : mark.outcome
  return { mark: { ...mark, outcome, problems }, images }
}

/** What was wrong with this one image; what would be wrong with every other one is thrown on. */
function problemWith(image: ImageFile, error: unknown): string {
  if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
  if (error.code === 'import.files_removed') throw error
  return `“${image.path}”: ${error.message}`
}
