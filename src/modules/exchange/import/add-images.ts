import { currentDocuments, uploadDocuments } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { clearAway } from '#platform/storage'
import { visibleLine } from '#platform/text/schema'
import {
  beginningOf,
  otherFormatOf,
  refuseArchives,
  refusedFormat,
} from '../images/local-images.ts'
import type { ImageFile } from '../images/match-images.ts'
import { imagesInZip } from '../images/zip-images.ts'
import { exchangeLimits } from '../limits.ts'
import type { Note } from '../notes.schema.ts'
import { keepInPieces, readerOfPieces } from '../pieces.ts'
import { refusal, refuseUnless } from '../refusals.ts'
import { noteOfRefusal, say, saying } from '../say.ts'
import { decideImages, type HeldDocuments, isOfOneImage } from './decide-documents.ts'
import { getImport } from './get-import.ts'
import { fileFolder, type ImportJob, type RowMark } from './import-job.ts'
import { deleteFiles, insertFile, selectFiles, updateImport } from './imports.store.ts'
import type { Candidate } from './map-row.ts'
import type { Running } from './running.ts'

interface AddImages {
  importId: string
  /** Its path within the chosen folder, or the zip's name. */
  name: string
  source: AsyncIterable<Uint8Array>
}

const stepsThatTake = ['uploaded', 'mapped', 'checked']

/**
 * Takes a zip of images, or one image, for an import that has not been started. The content decides which; the same
 * name again replaces the earlier one. Refuses a zip that is protected, damaged, made to fill the disk or has archives
 * within it, and a file that is another archive or a document. Then it stores nothing of it.
 */
export async function addImages(
  ctx: ActionContext,
  { importId, name, source }: AddImages,
): Promise<{ name: string; images: number }> {
  const job = await ctx.read((read) => getImport(read, importId))
  refuseUnless(stepsThatTake.includes(job.state), 'import.wrong_state')
  const id = ctx.ids.uuid()
  const prefix = fileFolder(importId, id)
  try {
    const { kind, chunks } = await kindOf(source)
    const most = kind === 'zip' ? exchangeLimits.importArchiveBytes : platformLimits.uploadBytes
    const bytes = await keepInPieces(ctx.storage, prefix, chunks, most).catch(tooLarge(kind))
    const read = readerOfPieces(ctx.storage, prefix)
    const images = kind === 'zip' ? await imagesInZip({ bytes, read }) : null
    if (images) await refuseArchives(images)
    const entries = images?.length ?? 1
    const file = {
      id,
      importId,
      name: visibleLine(name).slice(0, 400).toWellFormed(),
      kind,
      bytes,
      entries,
    }
    await replace(ctx, job, file)
    return { name: file.name, images: entries }
  } catch (error) {
    if (!isOutcomeUnknown(error)) await ctx.storage.removeAll(prefix)
    throw error
  }
}

/** Returns all images given to an import, indexed for its rows. */
export async function imagesOf(ctx: ActionContext, job: ImportJob): Promise<ImageFile[]> {
  const files = await ctx.read(({ tx }) => selectFiles(tx, job.id))
  const images: ImageFile[] = []
  for (const { id, kind, name, bytes } of files) {
    const read = readerOfPieces(ctx.storage, fileFolder(job.id, id))
    if (kind === 'image') images.push({ path: name, bytes, open: () => read(0, bytes) })
    else for (const image of await imagesInZip({ bytes, read })) images.push(image)
  }
  return images
}

type File = Parameters<typeof insertFile>[1]

async function replace(ctx: ActionContext, job: ImportJob, file: File): Promise<void> {
  const former = await ctx.write(async ({ tx, clock }) => {
    const files = await selectFiles(tx, job.id)
    const twins = files.filter(({ name }) => name === file.name)
    refuseUnless(
      files.length - twins.length < exchangeLimits.importFiles,
      'import.images_unreadable',
      saying('manyFiles', { most: exchangeLimits.importFiles }),
    )
    await deleteFiles(tx, job.id, file.name)
    await insertFile(tx, file)
    // The result of the dry run no longer holds.
    const state = job.state === 'checked' ? 'mapped' : job.state
    const target = { id: job.id, state: job.state }
    const isStill = await updateImport(tx, target, { state, updatedAt: clock.now() })
    refuseUnless(isStill, 'import.wrong_state')
    return twins
  })
  for (const { id } of former)
    await clearAway(ctx, () => ctx.storage.removeAll(fileFolder(job.id, id)))
}

/** Recognises a zip by its first bytes, and what is no scan; anything else is judged with its row. */
async function kindOf(source: AsyncIterable<Uint8Array>) {
  const { start, whole } = await beginningOf(source)
  const format = otherFormatOf(start)
  if (format === 'archive' || format === 'document') throw refusedFormat(format)
  return { kind: format ?? ('image' as const), chunks: whole }
}

function tooLarge(kind: 'zip' | 'image') {
  return (error: unknown): never => {
    if (kind === 'zip' && error instanceof Refusal && error.code === 'document.too_large')
      throw refusal('import.images_unreadable', saying('largeZip'))
    throw error
  }
}

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
