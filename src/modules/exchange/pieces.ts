import type { ActionContext } from '#platform/context'
import { refusal } from './refusals.ts'

type Storage = ActionContext['storage']

/** In bytes. Small enough for a server to hold several, large enough that a zip has few. */
export const pieceBytes = 4 * 1024 * 1024

/**
 * Stores a source of any size as values of 4 MiB below `prefix/`: both storages write these with little memory, and any
 * part can be read without the whole.
 * @returns how many bytes there are
 * @throws Refusal `document.too_large`, `document.empty`, `service.no_room`; nothing is left
 */
export async function keepInPieces(
  storage: Storage,
  prefix: string,
  source: AsyncIterable<Uint8Array>,
  most: number,
): Promise<number> {
  let bytes = 0
  let held: Uint8Array[] = []
  let heldBytes = 0
  let piece = 0
  const flush = async (size: number) => {
    const joined = Buffer.concat(held)
    await storage.put(`${prefix}/${piece}`, joined.subarray(0, size))
    piece += 1
    held = joined.length > size ? [joined.subarray(size)] : []
    heldBytes = joined.length - Math.min(size, joined.length)
  }
  try {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > most) throw refusal('document.too_large')
      held.push(chunk)
      heldBytes += chunk.length
      while (heldBytes >= pieceBytes) await flush(pieceBytes)
    }
    if (bytes === 0) throw refusal('document.empty')
    if (heldBytes > 0) await flush(heldBytes)
    return bytes
  } catch (error) {
    await storage.removeAll(prefix)
    throw error
  }
}

/** Reads such a value from one byte (included) to another (excluded), a piece at a time. */
export function readerOfPieces(storage: Storage, prefix: string) {
  let last: { piece: number; bytes: Buffer } | null = null
  const pieceAt = async (piece: number): Promise<Buffer> => {
    if (last?.piece === piece) return last.bytes
    const bytes = await storage.read(`${prefix}/${piece}`)
    if (!bytes) throw refusal('import.files_removed')
    last = { piece, bytes }
    return bytes
  }
  return async function* read(start: number, end: number): AsyncIterable<Buffer> {
    let at = start
    while (at < end) {
      const piece = Math.floor(at / pieceBytes)
      const bytes = await pieceAt(piece)
      const from = at - piece * pieceBytes
      const part = bytes.subarray(from, Math.min(bytes.length, from + end - at))
      if (part.length === 0) return
      yield part
      at += part.length
    }
  }
}
