import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTrouble, systemCode } from '#platform/errors'
import { exchangeLimits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { type ImageFile, isOwnFile } from './image-source.ts'
import { imagesInZip } from './zip-images.ts'

/**
 * The images of a folder (with those below it) or of a zip on this machine. Links are not followed,
 * so nothing outside the folder is taken. Refuses with `import.images_unreadable`.
 */
export async function imagesAt(path: string): Promise<ImageFile[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  if (found.isDirectory())
    return inFolder(path).catch((error: unknown) => {
      throw unreadable(path, error)
    })
  if (!found.isFile())
    throw refusal('import.images_unreadable', {
      message: `There is no folder and no zip at ${path}. Check the path.`,
    })
  return imagesInZip({
    bytes: found.size,
    read: (start, end) => createReadStream(path, { start, end: end - 1 }),
  })
}

/** Of a failure that has nothing to do with the path nobody can make a sentence about it. */
function unreadable(path: string, error: unknown): unknown {
  const trouble = fileTrouble(error)
  if (trouble === null) return error
  const message = `The images at ${path} cannot be read. ${trouble}`
  return refusal('import.images_unreadable', { message })
}

async function inFolder(root: string): Promise<ImageFile[]> {
  const images: ImageFile[] = []
  const walk = async (below: string): Promise<void> => {
    for await (const entry of await opendir(join(root, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isOwnFile(path)) continue
      if (entry.isDirectory()) await walk(path)
      if (!entry.isFile()) continue
      const { size } = await stat(join(root, path))
      images.push({ path, bytes: size, open: () => chunksOf(join(root, path)) })
      if (images.length > exchangeLimits.importArchiveEntries)
        throw refusal('import.images_unreadable', {
          message: `This folder has more than ${exchangeLimits.importArchiveEntries.toLocaleString('en-GB')} files. Choose the folder with the images only.`,
        })
    }
  }
  await walk('')
  return images
}

/** A file that went away meanwhile, or may not be read, is a problem of its row only. */
async function* chunksOf(path: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(path)
  } catch (error) {
    const isOfFile = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM'].includes(
      systemCode(error) ?? '',
    )
    if (!isOfFile) throw error
    throw refusal('document.not_found', {
      message: `This file cannot be read. ${fileTrouble(error)}`,
    })
  }
}
