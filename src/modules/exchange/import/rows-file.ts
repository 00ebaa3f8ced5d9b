import type { ActionContext } from '#platform/context'
import { refusal } from '../refusals.ts'
import { sheetOf } from '../sheets.schema.ts'
import type { TableRow } from '../tables/table.ts'
import { folderOf, type ImportJob } from './import-job.ts'

type Storage = ActionContext['storage']

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
  storage: Storage,
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
  storage: Storage,
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
