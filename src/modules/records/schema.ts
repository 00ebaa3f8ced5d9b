import { z } from 'zod'
import { minute } from '#platform/clock/schema'
import { europeanDigits } from '#platform/ids/schema'
import { rates } from '#platform/limits/schema'
import { filled } from '#platform/problems.schema'
import { telephone } from '#platform/telephone/schema'
import { publicText } from '#speech/public-text'
import { candidateLanguages, countryCodes } from './facts.schema.ts'
import {
  type Details,
  type Disclosure,
  type Field,
  type FieldName,
  fieldLabel,
  fieldNames,
  fieldsShownTo,
  isRequired,
  judged,
  mayBeEmpty,
  type RequiredBy,
  recordFields,
  type ShownTo,
  type ShownToAny,
} from './fields.schema.ts'
import {
  anyDay,
  email,
  filledLine,
  lineOf,
  ofField,
  pastDay,
  reasonProblems,
  wallTime,
  zone,
} from './lines.schema.ts'
import { recordStates } from './list.schema.ts'

export { comesOfAgeOn, countryCodes, countryName, isUnderAge } from './facts.schema.ts'
export {
  type BulkAction,
  type BulkChange,
  type BulkMove,
  type BulkResult,
  bulkChangeSchema,
  bulkResultSchema,
  type ListColumn,
  listColumns,
  type MatchingRecord,
  matchingRecordSchema,
  matchingSchema,
  mostSavedViews,
  type NewSavedView,
  newSavedViewSchema,
  type RecordList,
  type RecordSort,
  type RecordState,
  recordListSchema,
  recordStates,
  type SavedView,
  type SavedViewChanges,
  savedViewChangesSchema,
  savedViewSchema,
  usualColumns,
} from './list.schema.ts'

/**
 * Normalises a passport or reference number for storage and comparison: upper case, letters and digits only. Digits of
 * other scripts (০১২, ٠١٢) become the European ones that a passport prints.
 */
export function normaliseNumber(typed: string): string {
  if (/^[A-Z0-9]*$/.test(typed)) return typed
  return europeanDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** A letter that no document prints in a number. Invisible fillers are letters too. */
const otherLetter = /(?![A-Za-z]|\p{Default_Ignorable_Code_Point})\p{L}/u

/** Tells whether normalising drops a letter, such as a look-alike of another script, or adds one (№). */
function holdsOtherLetter(typed: string): boolean {
  if (otherLetter.test(typed.normalize('NFKC'))) return true
  return [...typed].some((sign) => !/\p{L}/u.test(sign) && /\p{L}/u.test(sign.normalize('NFKC')))
}

/** Replaces each letter O by the digit 0, for numbers read from a document that prints them alike. */
export function asZeros(number: string): string {
  return number.replaceAll('O', '0')
}

const number = (field: FieldName, least: number, most: number) =>
  z
    .string({ error: ofField('required', field) })
    .refine((typed) => typed.trim() !== '', { error: ofField('required', field), abort: true })
    // Of a number that may be empty, “pending” would stand as one.
    .refine((typed) => isRequired(field, 'add') || /\d/.test(normaliseNumber(typed)), {
      error: ofField('noDigit', field),
      abort: true,
    })
    .refine((typed) => !holdsOtherLetter(typed), {
      error: ofField('otherLetter', field),
      abort: true,
    })
    .transform(normaliseNumber)
    .pipe(
      z
        .string()
        .min(least, {
          error: ofField('shortNumber', field, { least }),
        })
        .max(most, {
          error: ofField('longNumber', field, { most }),
        })
        .regex(/\d/, { error: ofField('onlyLetters', field) }),
    )

const country = (field: FieldName) =>
  z.enum(countryCodes as [string, ...string[]], { error: ofField('notInList', field) })

/** A name has a letter: signs and digits alone are nobody's. */
const words = (field: FieldName, line: Detail): Detail =>
  recordFields[field].isName
    ? line.refine((typed) => typed.trim() === '' || /\p{L}/u.test(typed), {
        error: ofField('noLetter', field),
      })
    : line

type Detail = z.ZodType<string, string>
/** A detail that may be left empty; an empty text becomes null. */
type Optional = z.ZodType<string | null, string | null>

/** Returns the schema of a detail, by its row in the table of fields. */
function detail(name: FieldName): Detail {
  return shapeOf(recordFields[name], name).describe(fieldLabel(name, 'en'))
}

function shapeOf(row: Field, field: FieldName): Detail {
  switch (row.control) {
    case 'country':
      return country(field)
    case 'language':
      return z.enum(candidateLanguages, {
        error: ofField('notInList', field),
      })
    case 'date':
      return pastDay(field)
    case 'day':
      return anyDay(field)
    case 'time':
      return wallTime(field)
    case 'zone':
      return zone(field)
    case 'email':
      return email(field)
    case 'telephone':
      return telephone(ofField('badTelephone', field))
    case 'number':
      return judged(row, number(field, row.least, row.most))
    default:
      return judged(row, words(field, lineOf(field, row.most)))
  }
}

const optional = (name: FieldName): Optional =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      detail(name).nullable(),
    )
    .describe(fieldLabel(name, 'en')) as Optional

/** Builds a schema for each detail; the types that the names imply agree with the table. */
const shape = <Shape extends Record<FieldName, z.ZodType>>(of: (name: FieldName) => z.ZodType) =>
  Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Shape

/** The details of a candidate as the add forms ask for them. */
export const newRecordSchema = z.object(
  shape<{
    [Name in FieldName]: Name extends RequiredBy<'add'> ? Detail : z.ZodDefault<Optional>
  }>((name) => (isRequired(name, 'add') ? detail(name) : optional(name).default(null))),
)
export type NewRecord = z.output<typeof newRecordSchema>

/** The details as an imported table brings them, with the default nationality where a row has none. */
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
  /** The record that has it, for people who may know. */
  record: z.object({ id: z.string(), reference: z.string(), name: z.string() }).nullable(),
})
export type PassportAnswer = z.output<typeof passportAnswerSchema>

/** An update contains only what changes. */
export const recordChangesSchema = z
  .object(
    shape<{ [Name in FieldName]: Name extends RequiredBy<'update'> ? Detail : Optional }>((name) =>
      isRequired(name, 'update') ? detail(name) : optional(name),
    ),
  )
  .partial()
export type RecordChanges = z.output<typeof recordChangesSchema>

/** The details as they are on file. */
const detailsSchema = z.object(
  shape<{ [Name in FieldName]: z.ZodType<Details[Name], Details[Name]> }>((name) => {
    const schema = mayBeEmpty(name) ? z.string().nullable() : z.string()
    return schema.describe(fieldLabel(name, 'en'))
  }),
)

/** Returns the schema of what somebody other than staff sees; what only some of several show is optional. */
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
  /** Since when it is waiting, or last waited, for approval; null: it never did. */
  submittedAt: z.string().nullable(),
  /** The agency's stage, in its own words; null: none was set. */
  stage: z.string().nullable(),
  /** The person of the staff assigned to it; null: nobody. */
  assignedTo: z.string().nullable(),
  version: z.number().int(),
})
export type CandidateRecord = z.output<typeof recordSchema>

/** Why a record is returned or an approval withdrawn; the record's author reads it. */
export const reasonSchema = z.object({
  reason: publicText(
    'reason',
    filledLine(reasonProblems.noReason, filled(reasonProblems.longReason, { most: 500 }), 500),
  ),
})

/** A field that was changed. `isKnown` false: its former value is not on record. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isKnown: z.boolean(),
})
export type FieldChange = z.output<typeof fieldChangeSchema>

export const recordRates = rates({
  passportCheck: { tries: 30, window: minute, of: 'account' },
  duplicateCheck: { tries: 60, window: minute, of: 'account' },
})
