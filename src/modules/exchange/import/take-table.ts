import type { ActionContext } from '#platform/context'
import { mappingProblems } from '../columns.schema.ts'
import type { ChosenEncoding, Letters } from '../encodings.schema.ts'
import { guessMapping, isOlderExport } from '../guess/guess-mapping.ts'
import { readerOfPieces } from '../pieces.ts'
import { refuseUnless } from '../refusals.ts'
import { sheetOf } from '../sheets.schema.ts'
import { readTable } from '../tables/read-table.ts'
import type { TableRow } from '../tables/table.ts'
import { folderOf } from './import-job.ts'
import { keepRows } from './rows-file.ts'

/** The folder of a table's bytes, as long as it may have to be read again. */
export const tablePrefix = (importId: string) => `${folderOf(importId)}/table`

interface TakeTable {
  id: string
  fileName: string
  /** How many bytes are stored there. */
  bytes: number
  chosen?: ChosenEncoding | undefined
}

const mostCells = 6
const mostCharacters = 60

/**
 * Reads a table from its stored bytes, stores its rows in one form, and guesses the columns. The bytes are then
 * removed, because the rows contain everything, unless they may be in another encoding.
 */
export async function takeTable(ctx: ActionContext, { id, fileName, bytes, chosen }: TakeTable) {
  const { storage } = ctx
  const open = () => readerOfPieces(storage, tablePrefix(id))(0, bytes)
  const { format, reading, columns, ...table } = await readTable(
    { name: fileName, bytes, open },
    chosen,
  )
  const cells = new Set<string>()
  const perSheet: number[] = []
  const place = { id, letters: chosen ? { encoding: chosen, isChosen: true } : null }
  const rows = await keepRows(storage, place, showing(table.rows, cells, perSheet))
  const { encoding } = table
  const mayBeOther = encoding !== null && (chosen !== undefined || encoding !== 'utf-8')
  const own = columns.filter(isBeyondAscii).map((name) => name.slice(0, mostCharacters))
  const letters: Letters | null = mayBeOther
    ? { encoding, isChosen: chosen !== undefined, cells: [...own, ...cells].slice(0, mostCells) }
    : null
  if (!mayBeOther) await storage.removeAll(tablePrefix(id))
  const mapping = guessMapping(columns)
  const isComplete = mappingProblems(mapping, columns, false).length === 0
  const state = isComplete ? ('mapped' as const) : ('uploaded' as const)
  return {
    format,
    reading,
    columns,
    rows,
    letters,
    sheets: (table.sheets ?? []).map((sheet, at) => ({ ...sheet, rows: perSheet[at] ?? 0 })),
    mapping,
    state,
    isOlder: isOlderExport(columns),
  }
}

/** Returns how many bytes of a table are stored; refuses with `import.files_removed` when there are none. */
export async function bytesOfTable({ storage }: ActionContext, id: string): Promise<number> {
  let bytes = 0
  for await (const { key } of storage.list(`${tablePrefix(id)}/`)) {
    const piece = await storage.open(key)
    await piece?.stream.cancel()
    bytes += piece?.bytes ?? 0
  }
  refuseUnless(bytes > 0, 'import.files_removed')
  return bytes
}

const isBeyondAscii = (text: string) => /[^\0-\x7f]/.test(text)

/** Yields the rows, counting them by sheet and noting the first cells with letters beyond ASCII. */
async function* showing(
  rows: AsyncIterable<TableRow>,
  cells: Set<string>,
  perSheet: number[],
): AsyncIterable<TableRow> {
  for await (const row of rows) {
    const sheet = sheetOf(row.row)
    perSheet[sheet] = (perSheet[sheet] ?? 0) + 1
    if (cells.size < mostCells)
      for (const cell of row.cells.filter(isBeyondAscii)) cells.add(cell.slice(0, mostCharacters))
    yield row
  }
}
