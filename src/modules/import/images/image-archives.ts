import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { bytesOfEntry } from '#modules/tables'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { visibleLine } from '#platform/text.schema'
import { refusal } from '../notes/refusals.ts'
import { type Rest, type Saying, saying } from '../notes/say.ts'
import { type ImageFile, isOwnFile } from './match-images.ts'

/** Bytes of an archive that can be read at any position. */
interface Archive {
  bytes: number
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

/** Scans hardly shrink, except as BMP and TIFF. Another entry that expands a hundredfold is made to fill a disk. */
const mostExpansion = 100
const smallEnough = (path: string) =>
  /\.(?:bmp|dib|tiff?)$/i.test(path) ? platformLimits.uploadBytes : 1024 * 1024
const entriesBetweenTurns = 50

class ArchiveReader extends RandomAccessReader {
  readonly #archive: Archive

  constructor(archive: Archive) {
    super()
    this.#archive = archive
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#archive.read(start, end))
  }

  override close(done: (error: Error | null) => void): void {
    done(null)
  }
}

/**
 * Returns the files of a zip, by its directory; each is unpacked when it is opened, as a stream and never onto a path.
 * Refuses, with `import.images_unreadable` and a sentence, a zip that is protected or damaged, has paths that leave
 * their folder, or would unpack to far more than scans do.
 */
export async function imagesInZip(archive: Archive): Promise<ImageFile[]> {
  const zip = await opened(archive)
  const images: ImageFile[] = []
  let count = 0
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      refuseUnsafe(entry, count)
      // The table of contents is in memory: without this nothing else would run until its end.
      if (count % entriesBetweenTurns === 0) await turn()
      if (isOwnFile(entry.fileName)) images.push(imageOf(zip, withoutRaw(entry)))
    }
  } catch (error) {
    throw error instanceof Refusal ? error : asRefusal(error)
  }
  return images
}

async function opened(archive: Archive): Promise<ZipFile> {
  try {
    const reader = new ArchiveReader(archive)
    const options = { autoClose: false, strictFileNames: false, validateEntrySizes: false }
    return await fromRandomAccessReaderPromise(reader, archive.bytes, options)
  } catch (error) {
    throw error instanceof Refusal ? error : asRefusal(error)
  }
}

function refuseUnsafe(entry: Entry, count: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (count > exchangeLimits.importArchiveEntries)
    throw unreadable('manyInZip', { most: exchangeLimits.importArchiveEntries })
  if (entry.isEncrypted()) throw unreadable('lockedZip')
  if (!entry.canDecodeFileData()) throw unreadable('oddPacking', { path: fileName })
  if (uncompressedSize > smallEnough(fileName) && uncompressedSize > compressedSize * mostExpansion)
    throw unreadable('zipUnpacks', { path: fileName })
}

const nothing = Buffer.alloc(0)

/** Drops the bytes that are already parsed: for tens of thousands of entries they are half. */
function withoutRaw(entry: Entry): Entry {
  return Object.assign(entry, {
    fileNameRaw: nothing,
    extraFieldRaw: nothing,
    fileCommentRaw: nothing,
    extraFields: [],
  })
}

/** Tells whether an entry only names another file (the type of a file in Unix, in the upper half). */
const isLink = ({ externalFileAttributes }: Entry) => externalFileAttributes >>> 28 === 0xa

function imageOf(zip: ZipFile, entry: Entry): ImageFile {
  return {
    path: visibleLine(entry.fileName),
    bytes: entry.uncompressedSize,
    async *open() {
      if (isLink(entry)) throw refusal('document.damaged', saying('linkInZip'))
      try {
        yield* bytesOfEntry(zip, entry)
      } catch (error) {
        // A damaged part of the archive damages one scan, and not the others.
        if (error instanceof Refusal) throw error
        throw refusal('document.damaged', saying('otherBytes'))
      }
    },
  }
}

function asRefusal(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : ''
  if (/relative path|absolute path|invalid characters/.test(text)) return unreadable('zipLeaves')
  return unreadable('damagedZip')
}

function unreadable<Name extends Saying>(name: Name, ...rest: Rest<Name>): Refusal {
  return refusal('import.images_unreadable', saying(name, ...rest))
}

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

/** Refuses a file that was chosen as one with images, but is neither a zip nor a scan; returns the format of others. */
export function refuseOther(format: OtherFormat | null): 'zip' | null {
  if (format === null || format === 'zip') return format
  const name = format === 'archive' ? 'otherArchive' : 'documentForImages'
  throw unreadable(name)
}

/** Nobody calls an archive a scan, and to open each of thousands of scans takes long. */
const scan = /\.(?:jpe?g|png|webp|pdf|heic|heif|tiff?|bmp)$/i

/** Refuses an archive among the images, by its path: the scans within it would be left out without a word. */
export async function refuseArchives(images: readonly ImageFile[]): Promise<void> {
  for (const { path, open } of images) {
    if (scan.test(path)) continue
    const format = otherFormatOf(await startOf(open()))
    if (format === 'zip' || format === 'archive') throw unreadable('archiveWithin', { path })
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
