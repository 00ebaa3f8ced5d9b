import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTrouble, Refusal, systemCode } from '#platform/errors'
import { exchangeLimits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { saying } from '../say.ts'
import { type ImageFile, isOwnFile } from './match-images.ts'
import { imagesInZip } from './zip-images.ts'

/** So many first bytes tell a format. */
const tellingBytes = 512

/** Archives that are not opened: RAR, 7z, gzip, bzip2, xz, Zstandard, CAB, and a zip in several parts. */
const archives = [
  ...['526172211a07', '377abcaf271c', '1f8b08', '425a68', 'fd377a585a00', '28b52ffd'],
  ...['4d534346', '504b0708'],
]
const zips = ['504b0304', '504b0506']
/** Old Office documents and RTF. */
const documents = ['d0cf11e0a1b11ae1', '7b5c727466']
/** What an Office document, OpenDocument, or file of Pages or Numbers has first: it is packed as a zip. */
const packed =
  /^(?:\[Content_Types\]\.xml|mimetype|_rels\/|docProps\/|word\/|xl\/|ppt\/|customXml\/|META-INF\/manifest\.xml|Index\/)/

/** A format that is no scan, and that says so by its first bytes. */
type OtherFormat = 'zip' | 'archive' | 'document'

/** Returns what a file is by its first bytes; null for a scan, and for whatever they do not tell. */
export function otherFormatOf(start: Buffer): OtherFormat | null {
  const begins = (signs: readonly string[]) =>
    signs.some((sign) => start.toString('hex', 0, sign.length / 2) === sign)
  if (begins(archives) || start.toString('latin1', 257, 262) === 'ustar') return 'archive'
  if (begins(documents)) return 'document'
  if (!begins(zips)) return null
  return packed.test(firstNameIn(start)) ? 'document' : 'zip'
}

function firstNameIn(zip: Buffer): string {
  return zip.length < 30 ? '' : zip.toString('latin1', 30, 30 + zip.readUInt16LE(26))
}

/** Reads the first bytes of a file; `whole` yields them again with what is left. */
export async function beginningOf(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let isOver = false
  while (start.length < tellingBytes && !isOver) {
    const next = await iterator.next()
    if (next.done) isOver = true
    else start = Buffer.concat([start, next.value])
  }
  async function* whole(): AsyncIterable<Uint8Array> {
    if (start.length > 0) yield start
    if (isOver) return
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield next.value
  }
  return { start, whole: whole(), leave: async () => void (await iterator.return?.()) }
}

/** Returns the refusal for a file that was chosen as one with images, but is of another format. */
export function refusedFormat(format: 'archive' | 'document'): Refusal {
  const name = format === 'archive' ? 'otherArchive' : 'documentForImages'
  return refusal('import.images_unreadable', saying(name))
}

/** Nobody calls an archive a scan, and to open each of thousands of scans takes long. */
const scan = /\.(?:jpe?g|png|webp|pdf|heic|heif|tiff?|bmp)$/i

/** Refuses an archive among the images, by its path: the scans within it would be left out without a word. */
export async function refuseArchives(images: readonly ImageFile[]): Promise<void> {
  for (const { path, open } of images) {
    if (scan.test(path)) continue
    const format = otherFormatOf(await startOf(open()))
    if (format === 'zip' || format === 'archive')
      throw refusal('import.images_unreadable', saying('archiveWithin', { path }))
  }
}

/** Returns nothing for a file that cannot be read: its row says why. */
async function startOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  try {
    const { start, leave } = await beginningOf(source)
    await leave()
    return start
  } catch (error) {
    if (error instanceof Refusal && error.kind !== 'unavailable') return Buffer.alloc(0)
    throw error
  }
}

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
