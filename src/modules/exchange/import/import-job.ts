import { z } from 'zod'
import type { Actor } from '#platform/context'
import type { ImportAnswer } from '../answers/schema.ts'
import type { ImportMapping } from '../columns/schema.ts'
import type { Letters } from '../encodings/schema.ts'
import type { Note } from '../notes/schema.ts'
import type { Import, ImportCounts, ImportFindings, ImportState } from '../schema.ts'

/** An import as it is kept. */
export interface ImportJob {
  id: string
  place: Import['place']
  state: ImportState
  fileName: string
  /** SHA-256 of the table's bytes: by it the command line finds what it was interrupted in. */
  fingerprint: string
  format: string
  reading: Note | null
  /** Where the file does not say itself how its text is written. */
  letters: Letters | null
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
  /** Who works on it at the moment; a former one that comes back finds another name here. */
  runner: string | null
  createdAt: string
  updatedAt: string
  startedAt: string | null
  endedAt: string | null
  filesRemovedAt: string | null
}

/** What became of one row. */
export interface RowMark {
  row: number
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  recordId: string | null
  /** The record's version when the import was through with it; null once somebody else changed it. */
  recordVersion: number | null
  /** The entry of the ledger that a row of payments made. */
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
  z.object({ kind: z.literal('api_key'), id: z.string(), role, name: z.string() }),
  z.object({ kind: z.literal('system') }),
])

/** Below here lies everything that an import was given, until it is swept. */
export function folderOf(importId: string): string {
  return `imports/${importId}`
}

/** The pieces of one zip or image. */
export function fileFolder(importId: string, fileId: string): string {
  return `${folderOf(importId)}/files/${fileId}`
}
