import type { ActionContext } from '#platform/context'
import { refusal } from '../notes/refusals.ts'

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
  async function* limited() {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > most) throw refusal('document.too_large')
      yield chunk
    }
  }
  let piece = 0
  try {
    for await (const part of inParts(limited(), pieceBytes)) {
      await storage.put(`${prefix}/${piece}`, part)
      piece += 1
    }
    if (bytes === 0) throw refusal('document.empty')
    return bytes
  } catch (error) {
    await storage.removeAll(prefix)
    throw error
  }
}

/** Joins chunks to parts of exactly so many bytes, except the last one. */
export async function* inParts(
  chunks: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    bytes += chunk.byteLength
    while (bytes >= partBytes) {
      const joined = Buffer.concat(held)
      yield joined.subarray(0, partBytes)
      held = [joined.subarray(partBytes)]
      bytes -= partBytes
    }
  }
  if (bytes > 0) yield Buffer.concat(held)
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
