import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive. */
export interface ArchiveEntry {
  path: string
  /** Scans are compressed already. */
  isCompressed: boolean
  /** Where the file lies in the storage; undefined for what was written for the archive. */
  key?: string
  bytes: AsyncIterable<Uint8Array>
  /** Told the SHA-256 of what was written. */
  onHash?: (sha256: string) => void
}

/** What the manifest says of an entry. */
export interface WrittenEntry {
  path: string
  key?: string
  bytes: number
  /** Lower-case hexadecimal, of what was written. */
  sha256: string
}

/**
 * A zip that is written while it is read: the next entry is opened when the one before has gone out.
 * `finish` gets what was written and answers the last entry. A failure ends the stream with an error,
 * so that half an archive is never taken for a whole one.
 */
export function zipOf(
  entries: AsyncGenerator<ArchiveEntry>,
  finish: (written: readonly WrittenEntry[]) => Promise<{ path: string; text: string }>,
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const written: WrittenEntry[] = []
  let current: Readable | null = null
  const write = async () => {
    for await (const entry of entries) {
      if (output.destroyed) return
      written.push(
        await addEntry(zip, entry, (source) => {
          current = source
        }),
      )
    }
    if (output.destroyed) return
    const { path, text } = await finish(written)
    zip.addBuffer(Buffer.from(text), path)
    zip.end()
  }
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  // Who reads it may go away in the middle of an entry.
  output.once('close', () => current?.destroy())
  write().catch(fail)
  return output
}

/** Answers when the entry's last byte was taken. */
async function addEntry(
  zip: ZipFile,
  { path, key, isCompressed, bytes, onHash }: ArchiveEntry,
  onSource: (source: Readable) => void,
): Promise<WrittenEntry> {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  const source = Readable.from(counted(), { objectMode: false })
  onSource(source)
  zip.addReadStream(source, path, { compress: isCompressed })
  await once(source, 'close')
  const sha256 = hash.digest('hex')
  onHash?.(sha256)
  return { path, ...(key === undefined ? {} : { key }), bytes: size, sha256 }
}
