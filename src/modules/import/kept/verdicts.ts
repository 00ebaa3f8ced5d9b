import type { DocumentKind } from '#modules/documents/schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import type { ActionContext } from '#platform/context'
import { refusal } from '../notes/refusals.ts'
import type { Decision, TakesNone } from '../rows/decide.ts'
import type { MappedRow } from '../rows/map-row.ts'
import type { ReadPayment } from '../rows/read-payment.ts'
import { folderOf, type ImportJob, rowsPerPiece } from './imports.store.ts'

/** What was read of a row and decided about it; a run follows it. */
export interface Verdict {
  /** Its position in the order of all rows. */
  index: number
  row: number
  read: MappedRow | ReadPayment
  /** About a candidate. */
  judged: Judged | null
}

/** What becomes of a candidate, as far as the file on which it was decided is still the same. */
export interface Judged {
  /** The record on file, or an earlier row of this table; null where the passport number was unknown. */
  basis: { recordId: string; version: number } | { row: number } | null
  /** What stopped new records then. */
  takesNone: TakesNone
  decision: Decision
  /** The images that come in, by their paths. */
  images: { kind: DocumentKind; path: string }[]
  /** What is said about its images. */
  problems: Note[]
}

type Storage = ActionContext['storage']

const folder = (importId: string) => `${folderOf(importId)}/verdicts`

const keyOf = (importId: string, pass: string, piece: number) =>
  `${folder(importId)}/${pass}/${piece}`

/** Removes the verdicts of former passes. */
export async function forgetVerdicts(storage: Storage, importId: string): Promise<void> {
  await storage.removeAll(folder(importId))
}

/** Returns what keeps verdicts, in the order of the rows; `end` writes the last ones. */
export function keeperOfVerdicts(storage: Storage, importId: string, pass: string) {
  let [piece, held]: [number, string[]] = [0, []]
  const flush = async () => {
    if (held.length === 0) return
    await storage.put(keyOf(importId, pass, piece), Buffer.from(`[${held.join(',')}]`))
    held = []
  }
  return {
    keep: async (verdict: Verdict) => {
      const at = Math.floor(verdict.index / rowsPerPiece)
      if (at !== piece) await flush()
      piece = at
      held.push(JSON.stringify(verdict))
    },
    end: flush,
  }
}

/** Reads the verdicts of the pass that judged an import, from a position in the order of all rows. */
export async function* keptVerdicts(
  storage: Storage,
  { id, rows, sheets }: Pick<ImportJob, 'id' | 'rows' | 'sheets'>,
  { pass, from }: { pass: string; from: number },
): AsyncIterable<Verdict> {
  for (let piece = Math.floor(from / rowsPerPiece); piece * rowsPerPiece < rows; piece += 1) {
    const bytes = await storage.read(keyOf(id, pass, piece))
    // No row of the piece may be of a chosen sheet.
    if (!bytes && sheets.every(({ isTaken }) => isTaken)) throw refusal('import.files_removed')
    const verdicts = bytes ? (JSON.parse(bytes.toString('utf8')) as Verdict[]) : []
    for (const verdict of verdicts) if (verdict.index >= from) yield verdict
  }
}
