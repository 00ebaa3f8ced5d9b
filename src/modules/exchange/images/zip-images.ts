import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { visibleLine } from '#platform/text/schema'
import { exchangeLimits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { bytesOfEntry, WrongChecksum } from '../zip-entry.ts'
import { type ImageFile, isOwnFile } from './image-source.ts'

/** Bytes of an archive that can be read at any place. */
export interface Archive {
  bytes: number
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

/** Scans hardly shrink. What becomes a hundred times as large is made to fill a disk. */
const mostExpansion = 100
const smallEnough = 1024 * 1024
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
 * The files of a zip, by its directory; each is unpacked when it is opened, as a stream and never
 * onto a path. Refuses, with `import.images_unreadable` and a sentence, what is protected or damaged,
 * has paths that leave their folder, or would unpack to far more than scans do.
 */
export async function imagesInZip(archive: Archive): Promise<ImageFile[]> {
  const zip = await opened(archive)
  const images: ImageFile[] = []
  let count = 0
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1
      refuseUnsafe(entry, count)
      // The table of contents lies in memory: without this nobody else had a turn until its end.
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
    const options = { autoClose: false, strictFileNames: false, validateEntrySizes: true }
    return await fromRandomAccessReaderPromise(reader, archive.bytes, options)
  } catch (error) {
    throw error instanceof Refusal ? error : asRefusal(error)
  }
}

function refuseUnsafe(entry: Entry, count: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (count > exchangeLimits.importArchiveEntries)
    throw unreadable(
      `This zip has more than ${exchangeLimits.importArchiveEntries.toLocaleString('en-GB')} files. Pack several smaller ones.`,
    )
  if (entry.isEncrypted())
    throw unreadable(
      'This zip is protected by a password. Pack the images without one and choose the zip again.',
    )
  if (!entry.canDecodeFileData())
    throw unreadable(
      `“${fileName}” is packed in a way that cannot be read. Pack the images as an ordinary zip and choose it again.`,
    )
  if (uncompressedSize > smallEnough && uncompressedSize > compressedSize * mostExpansion)
    throw unreadable(
      `“${fileName}” would unpack to far more than a scan has, so nothing of this zip was taken. Pack the images again.`,
    )
}

const wrongChecksum =
  'This file is damaged in the zip: its bytes are not those that were packed. Pack it again and choose the new zip.'

const nothing = Buffer.alloc(0)

/** Without the bytes that were understood already: of tens of thousands of entries they are half. */
function withoutRaw(entry: Entry): Entry {
  return Object.assign(entry, {
    fileNameRaw: nothing,
    extraFieldRaw: nothing,
    fileCommentRaw: nothing,
    extraFields: [],
  })
}

function imageOf(zip: ZipFile, entry: Entry): ImageFile {
  return {
    path: visibleLine(entry.fileName),
    bytes: entry.uncompressedSize,
    async *open() {
      try {
        yield* bytesOfEntry(zip, entry)
      } catch (error) {
        // A part of the archive that is damaged is a damaged scan, and the other scans are not.
        if (error instanceof Refusal) throw error
        const message = error instanceof WrongChecksum ? wrongChecksum : undefined
        throw refusal('document.damaged', message === undefined ? {} : { message })
      }
    },
  }
}

function asRefusal(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : ''
  if (/relative path|absolute path|invalid characters/.test(text))
    return unreadable(
      'This zip holds a path that leaves its own folder, so nothing of it was taken. Pack the images again with ordinary names.',
    )
  return unreadable('This zip is damaged or cut off. Pack the images again and choose it again.')
}

function unreadable(message: string): Refusal {
  return refusal('import.images_unreadable', { message })
}
