import type { ActionContext } from '#platform/context'
import { sheetOf } from '../reading.schema.ts'
import { refusal } from '../refusals.ts'
import type { TableRow } from '../tables/table.ts'
import { folderOf, type ImportJob } from './imports.store.ts'

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

type RowStorage = ActionContext['storage']

/** Rows per stored value: a run can continue at any row without reading those before it. */
const rowsPerPiece = 200

interface Place {
  id: string
  letters: Pick<NonNullable<ImportJob['letters']>, 'encoding' | 'isChosen'> | null
}

/** Returns a piece's key; each decoding has its own, so that a reader never gets rows of another. */
function pieceKey({ id, letters }: Place, piece: number): string {
  return `${folderOf(id)}/rows${letters?.isChosen ? `-${letters.encoding}` : ''}/${piece}`
}

/** Stores the rows of a table, with the original cells, whatever its format; returns how many. */
export async function keepRows(
  storage: RowStorage,
  place: Place,
  rows: AsyncIterable<TableRow>,
): Promise<number> {
  let count = 0
  let held: [number, string[]][] = []
  const flush = async () => {
    const piece = Math.floor((count - 1) / rowsPerPiece)
    await storage.put(pieceKey(place, piece), Buffer.from(JSON.stringify(held)))
    held = []
  }
  for await (const { row, cells } of rows) {
    held.push([row, cells])
    count += 1
    if (held.length === rowsPerPiece) await flush()
  }
  if (held.length > 0) await flush()
  return count
}

/** Reads the rows of the chosen sheets again, from a position in the order of all. */
export async function* keptRows(
  storage: RowStorage,
  job: Place & Pick<ImportJob, 'rows' | 'sheets'>,
  from = 0,
): AsyncIterable<TableRow & { index: number }> {
  for (let index = from; index < job.rows; ) {
    const piece = Math.floor(index / rowsPerPiece)
    const bytes = await storage.read(pieceKey(job, piece))
    if (!bytes) throw refusal('import.files_removed')
    const rows = JSON.parse(bytes.toString('utf8')) as [number, string[]][]
    for (const [row, cells] of rows.slice(index - piece * rowsPerPiece)) {
      if (job.sheets[sheetOf(row)]?.isTaken !== false) yield { index, row, cells }
      index += 1
    }
  }
}
