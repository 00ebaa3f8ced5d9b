import { z } from 'zod'
import { europeanDigits } from '#platform/ids/schema'
import { telephone } from '#platform/telephone/schema'
import { line } from '#platform/text/schema'
import { anyDay, email, pastDay } from './contact/schema.ts'
import { countryCodes } from './countries/schema.ts'
import { judged } from './fields/judged/schema.ts'
import {
  type Details,
  type Disclosure,
  type Field,
  type FieldName,
  fieldNames,
  fieldsListed,
  fieldsShownTo,
  isRequired,
  mayBeEmpty,
  type RequiredBy,
  recordFields,
  type ShownTo,
  type ShownToAny,
} from './fields/schema.ts'
import { candidateLanguages } from './languages/schema.ts'

export { comesOfAgeOn, isUnderAge } from './age/schema.ts'
export {
  type BulkAction,
  type BulkChange,
  type BulkResult,
  bulkChangeSchema,
  bulkResultSchema,
} from './bulk/schema.ts'
export { countryCodes, countryName } from './countries/schema.ts'

/**
 * A passport or reference number as it is kept and compared: upper case, letters and digits only.
 * Digits of other scripts (০১২, ٠١٢) become the European ones that a passport prints.
 */
export function normaliseNumber(typed: string): string {
  return europeanDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** A number with each letter O as the digit 0, for numbers read from a paper that shows them alike. */
export function asZeros(number: string): string {
  return number.replaceAll('O', '0')
}

const filledLine = (label: string, most: number) =>
  line({ error: `${label} is required.` })
    .min(1, { error: `${label} is required.` })
    .max(most, { error: `${label} is longer than ${most} characters. Shorten it.` })

const number = (label: string, least: number, most: number) =>
  z
    .string({ error: `${label} is required.` })
    .refine((typed) => typed.trim() !== '', { error: `${label} is required.`, abort: true })
    .transform(normaliseNumber)
    .pipe(
      z
        .string()
        .min(least, {
          error: `${label} has fewer than ${least} letters and digits. Check it against the paper.`,
        })
        .max(most, {
          error: `${label} has more than ${most} letters and digits. Check it against the paper.`,
        }),
    )

const country = (label: string) =>
  z.enum(countryCodes as [string, ...string[]], { error: `Choose the ${label} from the list.` })

type Detail = z.ZodType<string, string>
/** What may be left empty; an empty text is nothing. */
type Optional = z.ZodType<string | null, string | null>

/** What a detail has to be, by its row in the table of fields. */
function detail(name: FieldName): Detail {
  const label = recordFields[name].label.en
  return shapeOf(recordFields[name], label).describe(label)
}

function shapeOf(field: Field, label: string): Detail {
  switch (field.control) {
    case 'country':
      return country(label.toLowerCase())
    case 'language':
      return z.enum(candidateLanguages, {
        error: `Choose the ${label.toLowerCase()} from the list.`,
      })
    case 'date':
      return pastDay(label.toLowerCase())
    case 'day':
      return anyDay(label.toLowerCase())
    case 'email':
      return email(label)
    case 'telephone':
      return telephone(
        `${label} is no number that can be called. Write it with its country code, such as +880 1711 123456.`,
      )
    case 'number':
      return judged(field, number(label, field.least, field.most))
    default:
      return judged(field, filledLine(label, field.most))
  }
}

const optional = (name: FieldName): Optional =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      detail(name).nullable(),
    )
    .describe(recordFields[name].label.en) as Optional

/** A schema for each detail; what the names say of its types, the table says too. */
const shape = <Shape extends Record<FieldName, z.ZodType>>(of: (name: FieldName) => z.ZodType) =>
  Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Shape

/** The details of a candidate as the add forms ask for them. */
export const newRecordSchema = z.object(
  shape<{
    [Name in FieldName]: Name extends RequiredBy<'add'> ? Detail : z.ZodDefault<Optional>
  }>((name) => (isRequired(name, 'add') ? detail(name) : optional(name).default(null))),
)
export type NewRecord = z.output<typeof newRecordSchema>

/** The details as a table of many brings them, the usual nationality filled in where it has none. */
export const importedRecordSchema = z.object(
  shape<{
    [Name in FieldName]: Name extends RequiredBy<'add'> & RequiredBy<'update'>
      ? Detail
      : z.ZodDefault<Optional>
  }>((name) =>
    isRequired(name, 'import') || !mayBeEmpty(name) ? detail(name) : optional(name).default(null),
  ),
)

/** A passport number as it is being typed; `except` is the record that is being edited. */
export const passportCheckSchema = newRecordSchema
  .pick({ passportNumber: true })
  .extend({ except: z.uuid().optional() })
export type PassportCheck = z.output<typeof passportCheckSchema>

export const passportAnswerSchema = z.object({
  onFile: z.boolean(),
  /** Which record holds it, to those who may know. */
  record: z.object({ id: z.string(), reference: z.string(), name: z.string() }).nullable(),
})
export type PassportAnswer = z.output<typeof passportAnswerSchema>

/** An update names what changes. */
export const recordChangesSchema = z
  .object(
    shape<{ [Name in FieldName]: Name extends RequiredBy<'update'> ? Detail : Optional }>((name) =>
      isRequired(name, 'update') ? detail(name) : optional(name),
    ),
  )
  .partial()
export type RecordChanges = z.output<typeof recordChangesSchema>

export const recordStates = ['pending', 'approved', 'returned'] as const
export type RecordState = (typeof recordStates)[number]

/** The details as they are on file. */
const detailsSchema = z.object(
  shape<{ [Name in FieldName]: z.ZodType<Details[Name], Details[Name]> }>((name) => {
    const schema = mayBeEmpty(name) ? z.string().nullable() : z.string()
    return schema.describe(recordFields[name].label.en)
  }),
)

/** What of the details somebody beside staff sees; of several, what only some show is optional. */
export function shownSchema<To extends Disclosure>(...to: To[]) {
  type Kept = typeof detailsSchema.shape
  type Shape = Pick<Kept, ShownTo<To>> & {
    [Name in Exclude<ShownToAny<To>, ShownTo<To>>]: z.ZodOptional<Kept[Name]>
  }
  const shown = fieldNames.flatMap((name) => {
    const schema: z.ZodType = detailsSchema.shape[name]
    const showing = to.filter((each) => fieldsShownTo(each).some((one) => one === name)).length
    if (showing === 0) return []
    return [[name, showing === to.length ? schema : schema.optional()]]
  })
  return z.object(Object.fromEntries(shown) as Shape)
}

/** A record as staff see it. */
export const recordSchema = z.object({
  id: z.string(),
  reference: z.string(),
  ...detailsSchema.shape,
  state: z.enum(recordStates),
  returnReason: z.string().nullable(),
  hiddenAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** Since when it waits, or last waited, for approval; null: it never did. */
  submittedAt: z.string().nullable(),
  /** Where the agency is with it, in its own words; null: nobody said. */
  stage: z.string().nullable(),
  /** Which of the staff looks after it; null: nobody. */
  assignedTo: z.string().nullable(),
  version: z.number().int(),
})
export type CandidateRecord = z.output<typeof recordSchema>

/** Why a record is returned or an approval withdrawn; its author reads it. */
export const reasonSchema = z.object({ reason: filledLine('A reason', 500) })

const recordSorts = [
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

/** The filters of the list, as they stand in the address. */
export const recordListSchema = z.object({
  /** Words of a name, the father's name or the address, or the beginning of a number or its digits. */
  search: line().max(120).optional(),
  state: z.enum(recordStates).optional(),
  visible: z.enum(['yes', 'no']).optional(),
  /** Kinds of papers that the record has none of, with commas between. */
  missing: z
    .string()
    .max(400)
    .regex(/^[a-z-]+(,[a-z-]+)*$/, {
      error: 'Name the kinds of documents with commas between, e.g. medical,ticket.',
    })
    .optional(),
  /** The name of a stage, in full. */
  stage: line().min(1).max(60).optional(),
  /** Whether the record is in any stage. */
  staged: z.enum(['yes', 'no']).optional(),
  /** The id of who looks after the record; `nobody`: it is given to nobody. */
  assignedTo: z.union([z.uuid(), z.literal('nobody')]).optional(),
  /** The id of who entered the record. A moderator sees the own ones, whatever stands here. */
  enteredBy: line().min(1).max(64).optional(),
  /** Whole days in UTC, both included; or times, from the first on and before the second. */
  createdFrom: bound.optional(),
  createdTo: bound.optional(),
  updatedFrom: bound.optional(),
  updatedTo: bound.optional(),
  /** Only these records, by their ids with commas between; at most 100. */
  ids: z
    .string()
    .max(100 * 37)
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, { error: 'Name the records by their ids.' })
    .optional(),
  trash: z.enum(['yes', 'no']).default('no'),
  sort: z.enum(recordSorts).default('newest'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.literal([25, 50, 100]))
    .default(25),
})
export type RecordList = z.output<typeof recordListSchema>

/** A field that was changed. `isKnown` false: what it held is not on record. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isKnown: z.boolean(),
})
export type FieldChange = z.output<typeof fieldChangeSchema>

/** The columns of the list that can be chosen; the name always stands there, with the reference. */
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

const viewFilters = recordListSchema.omit({ trash: true, page: true, ids: true }).partial()

/** Filters and columns of the list under a name. */
export const newSavedViewSchema = z.object({
  name: filledLine('A name', 60),
  filters: viewFilters,
  columns: z.array(z.enum(listColumns)).max(listColumns.length),
})
export type NewSavedView = z.output<typeof newSavedViewSchema>
export const savedViewChangesSchema = newSavedViewSchema.partial()
export type SavedViewChanges = z.output<typeof savedViewChangesSchema>
export const savedViewSchema = newSavedViewSchema.extend({ id: z.string() })
export type SavedView = z.output<typeof savedViewSchema>
