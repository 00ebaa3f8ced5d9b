import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCode } from '#platform/errors'
import type { Storage } from './storage.ts'

/** Bytes read at a time from a streamed file: a scan is one or two such parts. */
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
