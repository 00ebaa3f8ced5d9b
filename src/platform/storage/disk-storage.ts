import { createHash } from 'node:crypto'
import { type FileHandle, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { refusal, systemCode } from '#platform/errors'
import { moveDurably, syncFolder } from './durable-files.ts'
import { asRefusal } from './full-disk.ts'
import { checkedKey, checkedPrefix, isSegment } from './key.ts'
import type { Staged, Storage, StoredItem } from './storage.ts'
import {
  openTemporaryFiles,
  type TemporaryFile,
  type TemporaryFiles,
  type WriteChunk,
} from './temporary-files.ts'

/** What "there is no such key" looks like on a disk: no file, a file on the way, or a folder. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'])

/**
 * Storage in a folder that one process owns: a file (0600) for each key, folders 0700, temporary
 * files in `.temporary`, a name that no key can have.
 * @param writeChunk for tests that need a full disk
 */
export async function openDiskStorage(folder: string, writeChunk?: WriteChunk): Promise<Storage> {
  const root = resolve(folder)
  await mkdir(root, { recursive: true, mode: 0o700 })
  return new DiskStorage(root, await openTemporaryFiles(join(root, '.temporary'), writeChunk))
}

class DiskStorage implements Storage {
  readonly stagesInMemory = false
  readonly #root: string
  readonly #temporary: TemporaryFiles
  /** Keys whose row is to come, whatever the clock says of their files. */
  readonly #underWay = new Set<string>()

  constructor(root: string, temporary: TemporaryFiles) {
    this.#root = root
    this.#temporary = temporary
  }

  async stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<Staged> {
    const file = await this.#temporary.write(source, limit)
    if (file.bytes === 0) {
      await file.drop()
      throw refusal('document.empty')
    }
    let path = file.path
    let keptAs: string | null = null
    return {
      sha256: file.sha256,
      bytes: file.bytes,
      read: async () => file.held ?? orRefused(readWhole(path)),
      discard: async () => {
        await file.drop()
        if (keptAs !== null) this.#underWay.delete(keptAs)
      },
      keep: async (key) => {
        const place = this.#pathOf(key)
        keptAs = key
        this.#underWay.add(key)
        if (!(await holdsSame(place, file))) await this.#move(file, place, linkOrRename)
        path = place
        file.held = null
      },
    }
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const place = this.#pathOf(key)
    const file = await this.#temporary.write(Readable.from([bytes]), Number.POSITIVE_INFINITY)
    try {
      await this.#move(file, place)
    } finally {
      await file.drop()
    }
  }

  read(key: string): Promise<Buffer | null> {
    return unlessAbsent(readWhole(this.#pathOf(key)))
  }

  async open(key: string) {
    const handle = await unlessAbsent(open(this.#pathOf(key), 'r'))
    if (!handle) return null
    const bytes = await sizeOf(handle)
    if (bytes === null) {
      await handle.close()
      return null
    }
    return { stream: streamOf(handle, bytes), bytes }
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key)
    await unlessAbsent(rm(path))
    // So that a purged scan does not come back when the power fails.
    await unlessAbsent(syncFolder(dirname(path)))
  }

  async removeAll(prefix: string): Promise<void> {
    if (prefix === '') throw new Error('Refused to remove the whole storage')
    const path = join(this.#root, checkedPrefix(prefix))
    await unlessAbsent(this.#temporary.swallow(path))
    await unlessAbsent(syncFolder(dirname(path)))
  }

  list(prefix: string): AsyncIterable<StoredItem> {
    return this.#walk(checkedPrefix(prefix))
  }

  sweepTemporary(): Promise<number> {
    return this.#temporary.sweep()
  }

  async ready(): Promise<void> {
    const probe = await this.#temporary.write(Readable.from([Buffer.from('ready')]), 5)
    await probe.drop()
  }

  async *#walk(prefix: string): AsyncIterable<StoredItem> {
    const folder = await unlessAbsent(opendir(join(this.#root, prefix)))
    if (!folder) return
    for await (const entry of folder) {
      // Also leaves out `.temporary` and what an operating system puts there (`lost+found`).
      if (!isSegment(entry.name)) continue
      const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      if (entry.isDirectory()) yield* this.#walk(key)
      else if (entry.isFile() && !this.#underWay.has(key)) {
        const found = await unlessAbsent(stat(join(this.#root, key)))
        if (!found) continue
        const { size: bytes, mtime: modifiedAt, nlink } = found
        yield { key, bytes, modifiedAt, isUnderWay: nlink > 1 }
      }
    }
  }

  #pathOf(key: string): string {
    return join(this.#root, checkedKey(key))
  }

  async #move(
    file: TemporaryFile,
    place: string,
    step: (from: string, to: string) => Promise<void> = rename,
  ): Promise<void> {
    await orRefused(moveDurably(this.#root, file.path, place, step))
  }
}

/** There are no second names for a file here, or another call kept the same bytes a moment ago. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EEXIST'])

/** A second name for a file where that can be, so that the first tells that it is under way. */
async function linkOrRename(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (!noLinks.has(systemCode(error) ?? '')) throw error
    return rename(from, to)
  })
}

/** Whether the place already holds these bytes; throws when it holds others. */
async function holdsSame(place: string, file: TemporaryFile): Promise<boolean> {
  const held = await unlessAbsent(readWhole(place))
  if (!held) return false
  if (createHash('sha256').update(held).digest('hex') === file.sha256) return true
  throw new Error('The storage key is taken by other bytes')
}

/** Read at once from a file that is streamed, in bytes: a scan is one or two such parts. */
const partBytes = 256 * 1024

/** A file from its beginning; closed at its end, when reading fails, and when nobody wants the rest. */
function streamOf(handle: FileHandle, size: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const part = Buffer.allocUnsafeSlow(Math.min(partBytes, size - at))
        const { bytesRead } = await handle.read(part, 0, part.length, at)
        at += bytesRead
        if (bytesRead > 0) controller.enqueue(part.subarray(0, bytesRead))
        if (bytesRead > 0 && at < size) return
        await handle.close()
        controller.close()
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    cancel: () => handle.close(),
  })
}

/** A file in one buffer. Node's own reads parts of 512 kB and then copies them together. */
async function readWhole(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const size = await sizeOf(handle)
    if (size === null) throw Object.assign(new Error('This is no file'), { code: 'EISDIR' })
    const bytes = Buffer.allocUnsafeSlow(size)
    let at = 0
    for (let read = -1; at < size && read !== 0; at += read)
      read = (await handle.read(bytes, at, size - at, at)).bytesRead
    return bytes.subarray(0, at)
  } finally {
    await handle.close()
  }
}

async function sizeOf(handle: FileHandle): Promise<number | null> {
  const found = await handle.stat()
  return found.isFile() ? found.size : null
}

/** What the system has no room or no file handle for is refused for a time. */
async function orRefused<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The same, and null for what is not there. */
async function unlessAbsent<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt
  } catch (error) {
    if (absences.has(systemCode(error) ?? '')) return null
    throw asRefusal(error)
  }
}
