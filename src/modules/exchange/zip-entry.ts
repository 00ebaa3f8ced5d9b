import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** The bytes of an entry are not the ones that were packed. */
class WrongChecksum extends Error {}

/**
 * Yields the bytes of one entry of a zip. It throws `WrongChecksum` when they are not the ones that were packed, or not
 * as many, which yauzl does not check.
 */
export async function* bytesOfEntry(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let [sum, bytes] = [0, 0]
  for await (const part of await zip.openReadStreamPromise(entry)) {
    sum = crc32(part as Buffer, sum)
    bytes += (part as Buffer).length
    if (bytes > entry.uncompressedSize) throw new WrongChecksum()
    yield part as Buffer
  }
  if (sum !== entry.crc32 || bytes !== entry.uncompressedSize) throw new WrongChecksum()
}
