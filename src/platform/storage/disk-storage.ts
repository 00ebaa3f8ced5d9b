import { createHash } from 'node:crypto'
import { link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { refusal, systemCode } from '#platform/errors'
import {
  fileIdOf,
  moveDurably,
  openTemporaryFiles,
  readWhole,
  sizeOf,
  streamOf,
  syncFolder,
  type TemporaryFile,
  type TemporaryFiles,
  type WriteChunks,
} from './files.ts'
import { checkedKey, checkedPrefix, isSegment } from './kept-files.ts'
import { asRefusal, type Staged, type Storage, type StoredItem } from './storage.ts'

/** Errors that mean "no such key" on a disk: no file, a file on the way, or a folder. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'])

/**
 * Opens storage in a folder that one process owns: a file (0600) for each key, folders 0700, temporary
 * files in `.temporary`, a name that no key can have.
 */
export async function openDiskStorage(
  folder: string,
  { writeChunks, refuseChanges = () => undefined }: DiskOptions = {},
): Promise<Storage> {
  const root = resolve(folder)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const temporary = await openTemporaryFiles(join(root, '.temporary'), writeChunks)
  return new DiskStorage(root, temporary, refuseChanges)
}

export interface DiskOptions {
  /** For tests that need a full disk. */
  writeChunks?: WriteChunks
  /** Throws while the disk is full and no file may be added, except small ones such as the head of the log. */
  refuseChanges?: () => void
}

/** This many bytes are written on a full disk too: the log's head and its checkpoints are smaller. */
const smallBytes = 4096

class DiskStorage implements Storage {
  readonly stagesInMemory = false
  readonly #root: string
  readonly #temporary: TemporaryFiles
  /** Keys whose row is still to come, whatever the age of their files. */
  readonly #underWay = new Set<string>()

  readonly #refuseChanges: () => void

  constructor(root: string, temporary: TemporaryFiles, refuseChanges: () => void) {
    this.#root = root
    this.#temporary = temporary
    this.#refuseChanges = refuseChanges
  }

  async stage(source: AsyncIterable<Uint8Array>, limit: number): Promise<Staged> {
    const file = await this.#temporary.write(this.#unlessFull(source), limit)
    if (file.bytes === 0) {
      await file.drop()
      throw refusal('document.empty')
    }
    let path = file.path
    let keptAs: string | null = null
    return {
      sha256: file.sha256,
      bytes: file.bytes,
      read: async () => orRefused(readWhole(path)),
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
      },
    }
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const place = this.#pathOf(key)
    if (bytes.byteLength > smallBytes) this.#refuseChanges()
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

  async copy(from: string, to: string): Promise<void> {
    const bytes = await this.read(from)
    if (bytes) await this.put(to, bytes)
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key)
    await unlessAbsent(rm(path))
    // So that a purged scan does not come back after a power cut.
    await unlessAbsent(syncFolder(dirname(path)))
  }

  async removeAll(prefix: string): Promise<void> {
    if (prefix === '') throw new Error('Refused to remove the whole storage')
    const path = join(this.#root, checkedPrefix(prefix))
    await unlessAbsent(this.#temporary.swallow(path))
    await unlessAbsent(syncFolder(dirname(path)))
  }

  list(prefix: string): AsyncIterable<StoredItem> {
    let ids: Promise<ReadonlySet<string>> | undefined
    const isStaged = async (path: string) => {
      ids ??= this.#temporary.ids()
      return (await ids).has((await fileIdOf(path)) ?? '')
    }
    return this.#walk(checkedPrefix(prefix), isStaged)
  }

  sweepTemporary(): Promise<number> {
    return this.#temporary.sweep()
  }

  async keepsVersions(): Promise<boolean> {
    return false
  }

  async ready(): Promise<void> {
    const probe = await this.#temporary.write(Readable.from([Buffer.from('ready')]), 5)
    await probe.drop()
  }

  /** @param isStaged asked of a file with a second name: only a temporary one shows that it is under way */
  async *#walk(
    prefix: string,
    isStaged: (path: string) => Promise<boolean>,
  ): AsyncIterable<StoredItem> {
    const folder = await unlessAbsent(opendir(join(this.#root, prefix)))
    if (!folder) return
    for await (const entry of folder) {
      // Also skips `.temporary` and what an operating system puts there (`lost+found`).
      if (!isSegment(entry.name)) continue
      const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      if (entry.isDirectory()) yield* this.#walk(key, isStaged)
      else if (entry.isFile() && !this.#underWay.has(key)) {
        const path = join(this.#root, key)
        const found = await unlessAbsent(stat(path))
        if (!found) continue
        const { size: bytes, mtime: modifiedAt, nlink } = found
        yield { key, bytes, modifiedAt, isUnderWay: nlink > 1 && (await isStaged(path)) }
      }
    }
  }

  /** Checks at each part: an upload that is under way when the disk becomes full must not take its reserve. */
  async *#unlessFull(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of source) {
      this.#refuseChanges()
      yield chunk
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

/** The file system has no hard links, or another call kept the same bytes a moment ago. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EEXIST'])

/** Makes a hard link where possible, so that the first name shows that the file is under way. */
async function linkOrRename(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (!noLinks.has(systemCode(error) ?? '')) throw error
    return rename(from, to)
  })
}

/** Tells whether the place already holds these bytes; throws when it holds others. */
async function holdsSame(place: string, file: TemporaryFile): Promise<boolean> {
  const held = await unlessAbsent(readWhole(place))
  if (!held) return false
  if (createHash('sha256').update(held).digest('hex') === file.sha256) return true
  throw new Error('The storage key is taken by other bytes')
}

/** Turns a lack of room or file handles into a temporary refusal. */
async function orRefused<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Does the same, and returns null for what does not exist. */
async function unlessAbsent<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt
  } catch (error) {
    if (absences.has(systemCode(error) ?? '')) return null
    throw asRefusal(error)
  }
}
