import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refusal, systemCode } from '#platform/errors'
import { asRefusal, type Storage } from './storage.ts'

/** Bytes read or written at a time: a scan is one or two such parts. */
const partBytes = 256 * 1024

/** Streams a file from its beginning; closes it at its end, when reading fails, and when the rest is not wanted. */
export function streamOf(handle: FileHandle, size: number): ReadableStream<Uint8Array> {
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

/** Reads a file into one buffer. Node's own function reads parts of 512 kB and then copies them together. */
export async function readWhole(path: string): Promise<Buffer> {
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

/** Returns the size in bytes; null for what is not a file. */
export async function sizeOf(handle: FileHandle): Promise<number | null> {
  const found = await handle.stat()
  return found.isFile() ? found.size : null
}

/** Makes names in a folder survive a power cut (fsync of the folder, see rename(2) and fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Moves a synced file to its place below `root`, making folders as needed, and returns when the new name is
 * durable; `step` gives it its name. Every folder up to the root is synced each time: another call may have
 * made one a moment ago and not synced its parent yet.
 */
export async function moveDurably(
  root: string,
  from: string,
  to: string,
  step: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(to)
  for (let tries = 1; ; tries++) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await step(from, to)
      break
    } catch (error) {
      // A `removeAll` above it may have removed the folder between the two steps.
      if (systemCode(error) !== 'ENOENT' || tries === 10) throw error
    }
  }
  for (let above = folder; ; above = dirname(above)) {
    await syncFolder(above).catch((error: unknown) => {
      // Removed already, with the file in it: nothing is left to keep.
      if (systemCode(error) !== 'ENOENT') throw error
    })
    if (above === root) return
  }
}

/** Tells whether a file is there, also one that cannot be decrypted and so cannot be opened. */
export async function isStored(storage: Storage, key: string): Promise<boolean> {
  for await (const item of storage.list(key.slice(0, key.lastIndexOf('/') + 1)))
    if (item.key === key) return true
  return false
}

/** Writes chunks whole; replaceable so that a test can have a full disk. */
export type WriteChunks = (handle: FileHandle, chunks: readonly Uint8Array[]) => Promise<void>

/** A temporary file, complete and synced. */
export interface TemporaryFile {
  path: string
  sha256: string
  bytes: number
  /** Removes the file, if it still exists and the disk allows it, and forgets it. */
  drop(): Promise<void>
}

/** Identifies a file whatever its name; null when it is gone. */
export async function fileIdOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null)
  return found && `${found.dev}:${found.ino}`
}

/** The temporary files of one process in a folder of their own. */
export interface TemporaryFiles {
  /** @throws Refusal `document.too_large`, `service.no_room`; no file is left then */
  write(source: AsyncIterable<Uint8Array>, limit: number): Promise<TemporaryFile>
  /**
   * Removes a file or a whole folder: it leaves its place in one step, so that nobody sees half of it and
   * no concurrent write stops the removal.
   */
  swallow(path: string): Promise<void>
  /** Returns which files they are (`fileIdOf`), of every process. */
  ids(): Promise<ReadonlySet<string>>
  /** Removes all files that no process here has in use: commands write beside the server. Returns how many. */
  sweep(): Promise<number>
}

/** Writes them in one step (writev(2)), unless the system takes fewer bytes. */
const writeWhole: WriteChunks = async (handle, chunks) => {
  let { bytesWritten } = await handle.writev(chunks)
  for (const chunk of chunks) {
    const written = Math.min(bytesWritten, chunk.byteLength)
    if (written < chunk.byteLength) await handle.writeFile(chunk.subarray(written))
    bytesWritten -= written
  }
}

/** Tells whether another process of this machine has this id: what it left may still be under way. */
export function isAnotherRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

const newName = () => `${process.pid}.${randomUUID()}`
const writerOf = (name: string) => Number(/^(\d+)\./.exec(name)?.[1] ?? 0)

/** Opens (and makes) the folder. One server owns it; it must be on the disk of the final place. */
export async function openTemporaryFiles(
  folder: string,
  writeChunks: WriteChunks = writeWhole,
): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const inUse = new Set<string>()

  async function fill(path: string, source: AsyncIterable<Uint8Array>, limit: number) {
    const hash = createHash('sha256')
    let bytes = 0
    let waiting: Uint8Array[] = []
    let written = 0
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of source) {
        bytes += chunk.byteLength
        if (bytes > limit) throw refusal('document.too_large')
        hash.update(chunk)
        waiting.push(chunk)
        if (bytes - written < partBytes) continue
        await writeChunks(handle, waiting)
        waiting = []
        written = bytes
      }
      if (waiting.length > 0) await writeChunks(handle, waiting)
      // Synced here and not only when kept: a disk may report "full" only now.
      await handle.sync()
    } finally {
      await handle.close()
    }
    return { bytes, sha256: hash.digest('hex') }
  }

  return {
    async write(source, limit) {
      const name = newName()
      const path = join(folder, name)
      inUse.add(name)
      const drop = async () => {
        // A failing disk may not even remove it; then a later sweep does. What was asked has its answer without it.
        await rm(path, { force: true }).catch(() => undefined)
        inUse.delete(name)
      }
      try {
        return { path, drop, ...(await fill(path, source, limit)) }
      } catch (error) {
        await drop()
        throw asRefusal(error)
      }
    },
    async swallow(path) {
      const grave = join(folder, newName())
      await rename(path, grave)
      await rm(grave, { recursive: true, force: true })
    },
    async ids() {
      const ids = (await readdir(folder)).map((name) => fileIdOf(join(folder, name)))
      return new Set((await Promise.all(ids)).filter((id) => id !== null))
    },
    async sweep() {
      const left = (await readdir(folder)).filter((name) => {
        const writer = writerOf(name)
        return !inUse.has(name) && !(writer > 0 && isAnotherRunning(writer))
      })
      for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
      return left.length
    },
  }
}
