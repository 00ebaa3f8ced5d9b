import { z } from 'zod'
import { alikePersonSchema, alikeRecordSchema } from '#modules/records/list.schema'
import { importMappingSchema } from '#modules/tables/columns/columns.schema'
import {
  importSheetSchema,
  lettersSchema,
  mostSheets,
  noteSchema,
  rowPlaceSchema,
} from '#modules/tables/notes/reading.schema'
import { importAnswersSchema, importQuestionSchema } from '../rows/answers.schema.ts'

export const importChoicesSchema = z.object({
  mapping: importMappingSchema.optional(),
  updateExisting: z.boolean().optional(),
  asPending: z.boolean().optional(),
  /** All of them: an answer that is left out is removed. */
  answers: importAnswersSchema.optional(),
  /** The names of the sheets whose rows come in. */
  sheets: z.array(z.string().max(200)).max(mostSheets).optional(),
})

const importStates = [
  'uploaded',
  'mapped',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** Rows by their result or, in the dry run, by their expected result. */
export const importCountsSchema = z.object({
  created: z.number().int().default(0),
  updated: z.number().int().default(0),
  unchanged: z.number().int().default(0),
  failed: z.number().int().default(0),
  /** Rows of the older system's export that are not candidates, and of our own that are in the trash. */
  skipped: z.number().int().default(0),
  /** Rows that name nobody: sections, sums, signatures. */
  nobody: z.number().int().default(0),
  /** Images filed; not those that were already on file. */
  images: z.number().int().default(0),
  /** Records that came in although something about them, mostly an image, was wrong. */
  remarked: z.number().int().default(0),
  undone: z.number().int().default(0),
  /** Records on file whose former values the undo restored. */
  restored: z.number().int().default(0),
  /** Records that the undo left, wholly or in part, because somebody has changed them since or they are gone. */
  left: z.number().int().default(0),
})
export type ImportCounts = z.output<typeof importCountsSchema>

/** Something about rows that come in, once for all that have it. */
const remarkSchema = z.object({
  /** About the first of them. */
  note: noteSchema,
  rows: z.number().int(),
  /** The first rows, by their keys; at most 5. */
  first: z.array(z.number().int()),
})
export type Remark = z.output<typeof remarkSchema>

/** What the dry run found besides the rows' results. */
export const importFindingsSchema = z.object({
  /** Images that no row asks for: how many, and the first names. */
  unusedImages: z.number().int().default(0),
  unusedNames: z.array(z.string()).default([]),
  /** Web addresses, which are never fetched. */
  addresses: z.number().int().default(0),
  /** New records that become public at once: whoever has a passport number and a code can open one. */
  publicRows: z.number().int().default(0),
  /** Rows that may be of somebody on file, or in another row. */
  alikeRows: z.number().int().default(0),
  /** Unknown values, those in most rows first; at most 100. */
  questions: z.array(importQuestionSchema).default([]),
  /** What is wrong in rows that come in anyway, once for a column. */
  remarks: z.array(remarkSchema).default([]),
})
export type ImportFindings = z.output<typeof importFindingsSchema>

/** A row with its problems. */
const rowProblemsSchema = rowPlaceSchema.extend({
  /** The name and the passport number in its cells; empty without them, and once the files are removed. */
  person: z.string(),
  /** Whether the record came in anyway. */
  isIn: z.boolean(),
  /** Each with the cell that it is about. */
  problems: z.array(noteSchema.extend({ cell: z.string().optional() })),
})

/** A row that would make a record, and whom it may duplicate. */
const alikeRowSchema = rowPlaceSchema.extend({
  person: alikePersonSchema,
  /** On file, under other passport numbers; at most 5. */
  records: z.array(alikeRecordSchema),
  /** Other rows of the same table; at most 5. */
  rows: z.array(rowPlaceSchema.extend({ person: alikePersonSchema })),
})
export type AlikeRow = z.output<typeof alikeRowSchema>

/** An import as the dashboard and the API see it. */
export const importSchema = z.object({
  id: z.string(),
  /** `command`: it was begun on the command line, and only there can its run continue. */
  place: z.enum(['server', 'command']),
  state: z.enum(importStates),
  fileName: z.string(),
  format: z.string(),
  /** How the text was decoded, which of several lists it is, and what was left out. */
  reading: z.array(noteSchema),
  /** Set where the file itself does not tell its encoding. */
  letters: lettersSchema.nullable(),
  /** Where several list people. */
  sheets: z.array(importSheetSchema),
  /** Whether the columns are those of the older system's export. */
  isOlder: z.boolean(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  rowsDone: z.number().int(),
  mapping: importMappingSchema,
  updateExisting: z.boolean(),
  /** Whether new records wait for approval, whoever imports them. */
  asPending: z.boolean(),
  answers: importAnswersSchema,
  counts: importCountsSchema,
  findings: importFindingsSchema.omit({ remarks: true }),
  /** Why it is stuck or stopped. */
  problem: noteSchema.nullable(),
  startedBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.string().nullable(),
  filesRemovedAt: z.string().nullable(),
})
export type Import = z.output<typeof importSchema>

/** One import with its images and the first rows with problems. */
export const importDetailsSchema = importSchema.extend({
  images: z.number().int(),
  /** The first rows of the table, for recognising the columns. */
  sample: z.array(z.array(z.string())),
  /** What the names of the columns tell, read as a table of candidates or as a ledger of payments. */
  guesses: z.object({
    records: importMappingSchema,
    payments: importMappingSchema,
    /** What to do when none of them is known. */
    problem: noteSchema.nullable(),
  }),
  /** Columns that are not used. */
  unusedColumns: z.array(z.string()),
  /** Rows that do not come in; after an undo, what it left. */
  problems: z.array(rowProblemsSchema),
  /** What is wrong in rows that come in anyway, once for a column. */
  remarks: z.array(remarkSchema.extend({ first: z.array(rowPlaceSchema) })),
  problemRows: z.number().int(),
  /** After the dry run: the first rows that may be duplicates. They come in anyway. */
  alike: z.array(alikeRowSchema),
  /** The file of the import that has to end before this one begins; null when it does not wait. */
  waitsFor: z.string().nullable(),
})

export const importListSchema = z.object({ imports: z.array(importSchema) })

export const importImagesSchema = z.object({ name: z.string(), images: z.number().int() })
