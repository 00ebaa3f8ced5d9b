import { currentDocuments, uploadDocuments } from '#modules/documents'
import { noteOfRefusal } from '../heard.ts'
import type { ImageFile } from '../images/image-source.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { decideImages, type HeldDocuments, isOfOneImage } from './decide-images.ts'
import type { RowMark } from './import-job.ts'
import type { Candidate } from './map-row.ts'
import type { Running } from './running.ts'

/**
 * Files a row's images as uploads do: bytes before the rows that name them, and those in one commit; the state of the
 * record follows as from any other edit. A refused image is a problem of the row, and the record stays. The same bytes
 * again change nothing, so after a crash all images of a record that the row made are sent again.
 */
export async function fileImages(
  running: Running,
  mark: RowMark,
  candidate: Candidate,
): Promise<{ mark: RowMark; images: number }> {
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const documents: HeldDocuments =
    mark.outcome === 'created' ? new Map() : await documentsOf(running, recordId)
  const { updateExisting } = job
  const decision = await decideImages(running.images, candidate, {
    documents,
    updateExisting,
  })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.images.length === 0) return { mark: { ...mark, problems }, images: 0 }
  let images = 0
  const uploads = decision.images.map(({ kind, image }) => {
    return { kind, originalName: image.path, source: image.open() }
  })
  const results = await uploadDocuments(ctx, { recordId, uploads }).catch((reason: unknown) =>
    uploads.map(() => ({ status: 'rejected', reason }) as const),
  )
  for (const [at, result] of results.entries()) {
    const { image } = decision.images[at] as (typeof decision.images)[number]
    if (result.status === 'rejected') problems.push(problemWith(image, result.reason))
    else images += 1
  }
  const outcome = mark.outcome === 'unchanged' && images > 0 ? 'updated' : mark.outcome
  return { mark: { ...mark, outcome, problems }, images }
}

/** Returns a record's documents, by their kinds. */
export async function documentsOf({ ctx }: Running, recordId: string): Promise<HeldDocuments> {
  const documents = await ctx.read((read) => currentDocuments(read, recordId))
  return new Map(documents.map((document) => [document.kind, document]))
}

/** Returns what was wrong with this one image; rethrows what would be wrong with every other one. */
function problemWith(image: ImageFile, error: unknown): Note {
  if (!isOfOneImage(error)) throw error
  return say('ofImage', { path: image.path, problem: noteOfRefusal(error) })
}
