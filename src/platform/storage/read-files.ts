import { type FileHandle, open } from 'node:fs/promises'

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
