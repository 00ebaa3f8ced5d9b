import { z } from 'zod'
import { pageAsked } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { filledProse, line } from '#platform/text.schema'
import { fieldsListed } from './fields.schema.ts'
import { filledLine, noteProblems as problems, reasonProblems } from './lines.schema.ts'

/** One step of a record through the stages. */
export const stageStepSchema = z.object({
  id: z.string(),
  stage: z.string().nullable(),
  setBy: z.string(),
  setAt: z.string(),
})
export type StageStep = z.output<typeof stageStepSchema>

const bulkMoves = ['hide', 'unhide', 'approve', 'delete'] as const
export type BulkMove = (typeof bulkMoves)[number]
/** This many records in one transaction delay other writers by some milliseconds. */
const mostAtOnce = 100

/** The largest integer that the column holds. */
const mostVersion = 2 ** 31 - 1

const chosenRecords = z
  .array(z.object({ id: z.uuid(), version: z.number().int().min(1).max(mostVersion) }))
  .min(1, { error: 'Name at least one record.' })
  .max(mostAtOnce, { error: `Name at most ${mostAtOnce} records at once.` })
  .refine((records) => new Set(records.map(({ id }) => id)).size === records.length, {
    error: 'Name each record once.',
  })

/**
 * One thing done to many records, each named with the version that was seen. Stage and colleague are no edit: they are
 * set whatever the version is now, as for one record.
 */
export const bulkChangeSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(bulkMoves), records: chosenRecords }),
    z.object({
      action: z.literal('stage'),
      /** Null takes the stage back. */
      stage: line().min(1).max(60).nullable(),
      records: chosenRecords,
    }),
    z.object({
      action: z.literal('assign'),
      /** Null: nobody. */
      to: z.uuid().nullable(),
      records: chosenRecords,
    }),
  ],
  { error: 'Say what to do: hide, unhide, approve, delete, stage or assign.' },
)
export type BulkChange = z.output<typeof bulkChangeSchema>
export type BulkAction = BulkChange['action']

/** The result. `id` is for undoing it; null when there is nothing to undo. */
export const bulkResultSchema = z.object({
  id: z.string().nullable(),
  changed: z.array(z.object({ id: z.string(), version: z.number().int() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type BulkResult = z.output<typeof bulkResultSchema>

/** How many records may match a filter whose records are all changed: so many calls of `mostAtOnce` end within a minute. */
export const mostMatching = 5000

const mostMentions = 20

/** A note on a record; `mentions` are the ids of colleagues who should read it. */
export const newNoteSchema = z.object({
  text: filledProse(2000, problems.noNote, problems.longNote),
  mentions: z
    .array(z.uuid())
    .max(mostMentions, { error: filled(problems.manyMentions, { most: mostMentions }) })
    .default([]),
})
export type NewNote = z.output<typeof newNoteSchema>

/** Written once, never changed: later readers read what was written then. */
export const noteSchema = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
})
export type RecordNote = z.output<typeof noteSchema>

/** A candidate whose details are being typed; `except` is the record that is being edited. */
export const duplicateCheckSchema = z.object({
  name: line().min(1).max(120),
  fatherName: line().max(120).nullish(),
  dateOfBirth: z.iso.date().nullish(),
  except: z.uuid().optional(),
})
export type DuplicateCheck = z.output<typeof duplicateCheckSchema>

/** A record that may be of the same person, with the details that help to tell. */
/** By what somebody sees whether two are the same person. */
export const alikePersonSchema = z.object({
  name: z.string(),
  fatherName: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  telephone: z.string().nullable(),
})
export type AlikePerson = z.output<typeof alikePersonSchema>

export const alikeRecordSchema = alikePersonSchema.extend({
  id: z.string(),
  reference: z.string(),
})
export type AlikeRecord = z.output<typeof alikeRecordSchema>

export const duplicateAnswerSchema = z.object({
  records: z.array(alikeRecordSchema.omit({ dateOfBirth: true, telephone: true })),
})

export const recordStates = ['pending', 'approved', 'returned'] as const
export type RecordState = (typeof recordStates)[number]

export const recordSorts = [
  'newest',
  'oldest',
  'name',
  'name-last',
  'updated',
  'updated-oldest',
  'waiting',
] as const
export type RecordSort = (typeof recordSorts)[number]

const bound = z.union([z.iso.date(), z.iso.datetime({ offset: true }).max(40)], {
  error: 'Give a day as year-month-day, e.g. 2026-11-20, or a whole ISO 8601 time.',
})

/** The filters of the list, as they are in the address. */
export const recordListSchema = z.object({
  /**
   * Words of the name or of those of father and next of kin, in any script, or of the address; the beginning of a number
   * or an email address, or the end of a telephone. Where nothing fits, one letter of a longer word may be another.
   */
  search: line().max(120).optional(),
  state: z.enum(recordStates).optional(),
  visible: z.enum(['yes', 'no']).optional(),
  /** Kinds of documents that the record does not have, separated by commas. */
  missing: z
    .string()
    .max(400)
    .regex(/^[a-z-]+(,[a-z-]+)*$/, {
      error: 'Name the kinds of documents with commas between, e.g. medical,ticket.',
    })
    .optional(),
  /**
   * Only records that lack at least one of the documents that they need: by the table of needed documents for where
   * somebody goes, and by the settings; where neither asks for any, records without any document.
   */
  lacks: z.enum(['needed']).optional(),
  /** Only records without a date of birth, for which nobody can say that the candidate is 18. */
  dateOfBirth: z.enum(['none']).optional(),
  /** The full name of a stage. */
  stage: line().min(1).max(60).optional(),
  /** Whether the record is in any stage. */
  staged: z.enum(['yes', 'no']).optional(),
  /** The id of the person assigned to the record; `nobody`: nobody is. */
  assignedTo: z.union([z.uuid(), z.literal('nobody')]).optional(),
  /** Only records with an unanswered report by the candidate that something is wrong. */
  contested: z.enum(['yes']).optional(),
  /** The id of the person who entered the record. A moderator sees only their own, whatever this says. */
  enteredBy: line().min(1).max(64).optional(),
  /** Whole days in UTC, both included; or times, from the first (included) to the second (excluded). */
  createdFrom: bound.optional(),
  createdTo: bound.optional(),
  updatedFrom: bound.optional(),
  updatedTo: bound.optional(),
  /** Only these records, by id, separated by commas; at most 100. */
  ids: z
    .string()
    .max(100 * 37)
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, { error: 'Name the records by their ids.' })
    .optional(),
  trash: z.enum(['yes', 'no']).default('no'),
  sort: z.enum(recordSorts).default('newest'),
  ...pageAsked,
})
export type RecordList = z.output<typeof recordListSchema>

/** The filters alone: all that match, whatever the page. */
export const matchingSchema = recordListSchema.omit({ cursor: true, pageSize: true })

/** A record of all that match, with what decides which changes fit it. */
export const matchingRecordSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  state: z.enum(recordStates),
  hiddenAt: z.string().nullable(),
})
export type MatchingRecord = z.output<typeof matchingRecordSchema>

/** The columns of the list that can be chosen; the name is always shown, with the reference. */
export const usualColumns = [
  'picture',
  ...fieldsListed('usual'),
  'stage',
  'state',
  'assignedTo',
] as const
const chosenColumns = [
  ...fieldsListed('chosen'),
  'visible',
  'enteredBy',
  'createdAt',
  'updatedAt',
] as const
export const listColumns = [...usualColumns, ...chosenColumns]
export type ListColumn = (typeof listColumns)[number]

export const mostSavedViews = 50

const viewFilters = recordListSchema.omit({ trash: true, cursor: true, ids: true }).partial()

/** Filters and columns of the list under a name. */
export const newSavedViewSchema = z.object({
  name: filledLine(reasonProblems.noName, filled(reasonProblems.longName, { most: 60 }), 60),
  filters: viewFilters,
  columns: z.array(z.enum(listColumns)).max(listColumns.length),
})
export type NewSavedView = z.output<typeof newSavedViewSchema>
export const savedViewChangesSchema = newSavedViewSchema.partial()
export type SavedViewChanges = z.output<typeof savedViewChangesSchema>
export const savedViewSchema = newSavedViewSchema.extend({ id: z.string() })
export type SavedView = z.output<typeof savedViewSchema>
