import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

/** The bytes of an entry are not the ones that were packed. */
export class WrongChecksum extends Error {}

/**
 * Yields the bytes of one entry of a zip. After the last one it throws `WrongChecksum` when they are not the ones that
 * were packed, which yauzl does not check.
 */
export async function* bytesOfEntry(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let sum = 0
  for await (const part of await zip.openReadStreamPromise(entry)) {
    sum = crc32(part as Buffer, sum)
    yield part as Buffer
  }
  if (sum !== entry.crc32) throw new WrongChecksum()
}
