import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { type Manifest, manifestName, manifestSchema } from '../export/archive-parts.ts'
import { refusal, refuseUnless } from '../refusals.ts'

/** A manifest of a million scans is some 200 MB. */
const mostManifestBytes = 512 * 1024 * 1024

/** An export on the disk, with its table of contents. */
export interface Archive {
  manifest: Manifest
  entries: ReadonlyMap<string, Entry>
  zip: ZipFile
}

/**
 * Opens an export. Refuses with `restore.unreadable` a file that is not a zip, was cut off, or is not an export.
 * Nothing is ever written to a path that the archive names.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await readable(() => openPromise(path, { autoClose: false }))
  try {
    return await readable(async () => {
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
      const last = entries.get(manifestName)
      refuseUnless(last && last.uncompressedSize <= mostManifestBytes, 'restore.unreadable')
      const parts: Buffer[] = []
      for await (const part of await zip.openReadStreamPromise(last)) parts.push(part as Buffer)
      const manifest = manifestSchema.parse(JSON.parse(Buffer.concat(parts).toString()))
      return { manifest, entries, zip }
    })
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Reads an archive again from its file: refuses one that could not be restored. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const archive = await openArchive(path)
  try {
    await checkArchive(archive)
    return archive.manifest
  } finally {
    archive.zip.close()
  }
}

/** Turns an unreadable table or file into a refusal. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('restore.unreadable')
  }
}

/**
 * Compares every file with the manifest: none is missing, none was added, each has the bytes that were exported.
 * Refuses with `restore.altered`.
 */
export async function checkArchive(archive: Archive): Promise<void> {
  const { manifest, entries } = archive
  const inZip = manifest.entries.filter(({ object }) => object === undefined)
  refuseUnless(entries.size === inZip.length + 1, 'restore.altered')
  for (const { path, sha256 } of inZip) {
    const hash = createHash('sha256')
    await readable(async () => {
      for await (const chunk of await streamOf(archive, path)) hash.update(chunk as Buffer)
    })
    refuseUnless(hash.digest('hex') === sha256, 'restore.altered')
  }
}

export async function streamOf({ entries, zip }: Archive, path: string) {
  const entry = entries.get(path)
  refuseUnless(entry, 'restore.altered')
  return zip.openReadStreamPromise(entry)
}

/** Yields the rows of a table's JSON file, which has one per line. */
export async function* rowsIn(
  archive: Archive,
  table: string,
): AsyncGenerator<Record<string, unknown>> {
  const input = await streamOf(archive, `tables/${table}.json`)
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, ''))
  } finally {
    // A caller that wants only the first row leaves the rest unread.
    input.destroy()
  }
}
