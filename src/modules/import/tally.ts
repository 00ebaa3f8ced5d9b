import type { Note } from '#modules/tables/notes/reading.schema'
import type { ImportCounts, Remark } from './kept/import.schema.ts'
import type { RowMark } from './kept/import-rows.store.ts'
import type { Verdict } from './kept/verdicts.ts'
import { say } from './notes/say.ts'

/** So many rows have a remark of a kind each to itself; in more of them it is a matter of the column. */
const mostOfKind = 100
/** Kinds of remarks; one row has few, and a table some dozens. */
const mostKinds = 200
const firstRows = 5

/** What rows have come to: counts, and what was wrong in those that came in. */
export interface Tally {
  counts: ImportCounts
  remarks: Map<string, Remark>
}

/** Continues a tally. */
export function tallyFrom(counts: ImportCounts, remarks: readonly Remark[]): Tally {
  return { counts, remarks: new Map(remarks.map((remark) => [kindOf(remark.note), remark])) }
}

/** What is said, and about which column or kind of document: the rest is about a single row. */
export function kindOf({ code, message, values = {} }: Note): string {
  const { column, kind, name, field, problem } = values
  return [code ?? message, column, kind, name, field, problem].join('\n')
}

/** What became of one row. */
export interface Ended {
  verdict: Pick<Verdict, 'row' | 'read'>
  /** Null for a row that is none: it is counted as skipped. */
  mark: RowMark | null
  images: number
}

/** Counts a row. Changes nothing in place: a transaction may run twice. */
export function tallied({ counts, remarks }: Tally, { verdict, mark, images }: Ended): Tally {
  if (verdict.read.kind === 'nobody')
    return {
      counts: { ...counts, nobody: counts.nobody + 1 },
      remarks: withRemarks(remarks, verdict.row, [say('rowsOfNobody')]),
    }
  if (mark === null) return { counts: { ...counts, skipped: counts.skipped + 1 }, remarks }
  const { outcome, problems, row } = mark
  const isRemarked = outcome !== 'failed' && problems.length > 0
  const next = {
    ...counts,
    images: counts.images + images,
    [outcome]: counts[outcome] + 1,
    remarked: counts.remarked + Number(isRemarked),
  }
  return { counts: next, remarks: isRemarked ? withRemarks(remarks, row, problems) : remarks }
}

function withRemarks(
  remarks: Tally['remarks'],
  row: number,
  problems: readonly Note[],
): Tally['remarks'] {
  const next = new Map(remarks)
  for (const note of problems) {
    const key = kindOf(note)
    const known = next.get(key)
    if (known) {
      const first = known.first.length < firstRows ? [...known.first, row] : known.first
      next.set(key, { ...known, rows: known.rows + 1, first })
    } else if (next.size < mostKinds) next.set(key, { note, rows: 1, first: [row] })
  }
  return next
}

/** Tells whether a remark is a matter of the column, because so many rows have it. */
export const isOfColumn = ({ rows }: Pick<Remark, 'rows'>) => rows > mostOfKind

/** Drops the remarks of a row that so many rows have that they are said once, for the column. */
export function ownProblems({ remarks }: Tally, mark: RowMark): RowMark {
  if (mark.outcome === 'failed') return mark
  const own = mark.problems.filter((note) => !isOfColumn(remarks.get(kindOf(note)) ?? { rows: 0 }))
  return own.length === mark.problems.length ? mark : { ...mark, problems: own }
}

/** Returns what to say about rows that come in, the most frequent first. */
export function remarksOf({ remarks }: Tally): Remark[] {
  return [...remarks.values()].sort((one, other) => other.rows - one.rows)
}
