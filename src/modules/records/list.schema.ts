import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { pageAsked } from '#platform/pages/schema'
import { line } from '#platform/text/schema'
import { fieldsListed } from './fields.schema.ts'
import { filledLine } from './lines.schema.ts'
import { viewProblems } from './problems.schema.ts'

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
   * Only records that lack at least one of the kinds of documents that the settings want in every file; where the
   * settings want none, records without any document.
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

/** The columns of the list that can be chosen; the name is always shown, with the reference. */
export const usualColumns = ['picture', ...fieldsListed('usual'), 'state', 'visible'] as const
const chosenColumns = [
  ...fieldsListed('chosen'),
  'stage',
  'assignedTo',
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
  name: filledLine(viewProblems.noName, filled(viewProblems.longName, { most: 60 }), 60),
  filters: viewFilters,
  columns: z.array(z.enum(listColumns)).max(listColumns.length),
})
export type NewSavedView = z.output<typeof newSavedViewSchema>
export const savedViewChangesSchema = newSavedViewSchema.partial()
export type SavedViewChanges = z.output<typeof savedViewChangesSchema>
export const savedViewSchema = newSavedViewSchema.extend({ id: z.string() })
export type SavedView = z.output<typeof savedViewSchema>
