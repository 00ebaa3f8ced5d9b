import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTrouble, systemCode } from '#platform/errors'
import { exchangeLimits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { saying } from '../say.ts'
import { type ImageFile, isOwnFile } from './image-source.ts'
import { beginningOf, otherFormatOf, refuseArchives, refusedFormat } from './other-format.ts'
import { imagesInZip } from './zip-images.ts'

/**
 * Returns the images of a folder (with its subfolders) or of a zip on this machine. Links are not followed, so nothing
 * outside the folder is read. Refuses with `import.images_unreadable`, also where an archive is among them.
 */
export async function imagesAt(path: string): Promise<ImageFile[]> {
  const images = await filesAt(path)
  await refuseArchives(images)
  return images
}

async function filesAt(path: string): Promise<ImageFile[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  if (found.isDirectory())
    return inFolder(path).catch((error: unknown) => {
      throw unreadable(path, error)
    })
  if (!found.isFile()) throw refusal('import.images_unreadable', saying('noImagesAt', { path }))
  await refuseOther(path)
  return imagesInZip({
    bytes: found.size,
    read: (start, end) => createReadStream(path, { start, end: end - 1 }),
  })
}

async function refuseOther(path: string): Promise<void> {
  const { start, leave } = await beginningOf(createReadStream(path)).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  await leave()
  const format = otherFormatOf(start)
  if (format === 'archive' || format === 'document') throw refusedFormat(format)
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
