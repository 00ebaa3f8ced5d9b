import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { visibleLine } from '#platform/text/schema'
import { exchangeLimits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { type Rest, type Saying, saying } from '../say.ts'
import { bytesOfEntry } from '../zip-entry.ts'
import { type ImageFile, isOwnFile } from './match-images.ts'

/** Bytes of an archive that can be read at any position. */
export interface Archive {
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
