import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import type { ActionContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { fileTrouble, Refusal, systemCode } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { clearAway } from '#platform/storage'
import { visibleLine } from '#platform/text.schema'
import { getUnstarted } from './get-import.ts'
import {
  beginningOf,
  imagesInZip,
  otherFormatOf,
  refuseArchives,
  refuseOther,
} from './images/image-archives.ts'
import { type ImageFile, isOwnFile } from './images/match-images.ts'
import {
  deleteFiles,
  fileFolder,
  type ImportJob,
  insertFile,
  selectFiles,
  updateImport,
} from './kept/imports.store.ts'
import { keepInPieces, readerOfPieces } from './kept/pieces.ts'
import { refusal, refuseUnless } from './notes/refusals.ts'
import { saying } from './notes/say.ts'

interface AddImages {
  importId: string
  /** Its path within the chosen folder, or the zip's name. */
  name: string
  source: AsyncIterable<Uint8Array>
}

/**
 * Takes a zip of images, or one image, for an import that has not been started. The content decides which; the same
 * name again replaces the earlier one. Refuses a zip that is protected, damaged, made to fill the disk or has archives
 * within it, and a file that is another archive or a document. Then it stores nothing of it.
 */
export async function addImages(
  ctx: ActionContext,
  { importId, name, source }: AddImages,
): Promise<{ name: string; images: number }> {
  const job = await ctx.read((read) => getUnstarted(read, importId))
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
    const isStill = await updateImport(tx, target, {
      state,
      verdicts: null,
      updatedAt: clock.now(),
    })
    refuseUnless(isStill, 'import.wrong_state')
    return twins
  })
  for (const { id } of former)
    await clearAway(ctx, () => ctx.storage.removeAll(fileFolder(job.id, id)))
}

/** Recognises a zip by its first bytes, and what is no scan; anything else is judged with its row. */
async function kindOf(source: AsyncIterable<Uint8Array>) {
  const { start, whole } = await beginningOf(source)
  return { kind: refuseOther(otherFormatOf(start)) ?? ('image' as const), chunks: whole }
}

function tooLarge(kind: 'zip' | 'image') {
  return (error: unknown): never => {
    if (kind === 'zip' && error instanceof Refusal && error.code === 'document.too_large')
      throw refusal('import.images_unreadable', saying('largeZip'))
    throw error
  }
}

/**
 * Returns the images of a folder (with its subfolders) or of a zip on this machine. Links are not followed, so nothing
 * outside the folder is read. Refuses with `import.images_unreadable`, also where an archive is among them.
 */
export async function imagesAt(path: string): Promise<ImageFile[]> {
  const images = await filesAt(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  await refuseArchives(images)
  return images
}

async function filesAt(path: string): Promise<ImageFile[]> {
  const found = await stat(path)
  if (found.isDirectory()) return inFolder(path)
  if (!found.isFile()) throw refusal('import.images_unreadable', saying('noImagesAt', { path }))
  const { start, leave } = await beginningOf(createReadStream(path))
  await leave()
  refuseOther(otherFormatOf(start))
  return imagesInZip({
    bytes: found.size,
    read: (start, end) => createReadStream(path, { start, end: end - 1 }),
  })
}

/** Returns the refusal for a path, or an error that has nothing to do with the path unchanged. */
function unreadable(path: string, error: unknown): unknown {
  const trouble = fileTrouble(error)
  if (trouble === null) return error
  const problem = { message: trouble }
  return refusal('import.images_unreadable', saying('unreadImages', { path, problem }))
}

async function inFolder(root: string): Promise<ImageFile[]> {
  const images: ImageFile[] = []
  const most = exchangeLimits.importArchiveEntries
  const walk = async (below: string): Promise<void> => {
    for await (const entry of await opendir(join(root, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isOwnFile(path)) continue
      if (entry.isDirectory()) await walk(path)
      if (!entry.isFile()) continue
      const { size } = await stat(join(root, path))
      images.push({ path, bytes: size, open: () => chunksOf(join(root, path)) })
      if (images.length > most)
        throw refusal('import.images_unreadable', saying('manyInFolder', { most }))
    }
  }
  await walk('')
  return images
}

const ofFile: Readonly<Record<string, 'goneImage' | 'barredImage'>> = {
  ENOENT: 'goneImage',
  ENOTDIR: 'goneImage',
  EISDIR: 'goneImage',
  EACCES: 'barredImage',
  EPERM: 'barredImage',
}

/** Reads a file; one that has gone since, or may not be read, is a problem of its row only. */
async function* chunksOf(path: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(path)
  } catch (error) {
    const said = ofFile[systemCode(error) ?? '']
    throw said ? refusal('document.not_found', saying(said)) : error
  }
}
