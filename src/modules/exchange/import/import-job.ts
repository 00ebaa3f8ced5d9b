import { z } from 'zod'
import type { Actor } from '#platform/context'
import type { ImportAnswer } from '../answers.schema.ts'
import type { ImportMapping } from '../columns.schema.ts'
import type { Letters } from '../encodings.schema.ts'
import type { Note } from '../notes.schema.ts'
import type { Import, ImportCounts, ImportFindings, ImportState } from '../schema.ts'
import type { ImportSheet } from '../sheets.schema.ts'

/** An import as it is stored. */
export interface ImportJob {
  id: string
  place: Import['place']
  state: ImportState
  fileName: string
  /** SHA-256 of the table's bytes: the command line uses it to find its interrupted run. */
  fingerprint: string
  format: string
  reading: Note[]
  /** Set where the file itself does not tell its encoding. */
  letters: Letters | null
  /** Of a workbook with several that list people. */
  sheets: ImportSheet[]
  isOlder: boolean
  columns: string[]
  rows: number
  rowsDone: number
  mapping: ImportMapping
  updateExisting: boolean
  answers: ImportAnswer[]
  counts: ImportCounts
  findings: ImportFindings
  problem: Note | null
  /** Who began it: its records and events are theirs, also after a restart. */
  actor: Exclude<Actor, { kind: 'anonymous' }>
  /** The pass that works on it now; an earlier one that comes back finds another name here. */
  runner: string | null
  createdAt: string
  updatedAt: string
  startedAt: string | null
  endedAt: string | null
  filesRemovedAt: string | null
}

/** The result of one row. */
export interface RowMark {
  row: number
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  recordId: string | null
  /** The record's version when the import was done with it; null once somebody else has changed it. */
  recordVersion: number | null
  /** The ledger entry that a row of payments made. */
  entryId?: string | null
  problems: Note[]
}

const role = z.enum(['student', 'moderator', 'admin'])
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    id: z.string(),
    role,
    name: z.string(),
    sessionId: z.string(),
  }),
  z.object({
    kind: z.literal('api_key'),
    id: z.string(),
    role,
    name: z.string(),
    scope: z.null().catch(null),
  }),
  z.object({ kind: z.literal('system') }),
])

/** Returns the folder of everything given to an import, until it is swept. */
export function folderOf(importId: string): string {
  return `imports/${importId}`
}

/** Returns the folder of the pieces of one zip or image. */
export function fileFolder(importId: string, fileId: string): string {
  return `${folderOf(importId)}/files/${fileId}`
}
