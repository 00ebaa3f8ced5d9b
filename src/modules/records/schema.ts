import { z } from 'zod'
import { europeanDigits } from '#platform/ids/schema'

/** ISO 3166-1 alpha-2, the officially assigned codes; names come from the browser's or Node's Intl. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** The country's name in a language, e.g. `BD` → Bangladesh. */
export function countryName(code: string, language = 'en'): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

/**
 * A passport or reference number as it is kept and compared: upper case, letters and digits only.
 * Digits of other scripts (০১২, ٠١٢) become the European ones that a passport prints.
 */
export function normaliseNumber(typed: string): string {
  return europeanDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** One line of text: signs that nobody sees, such as a spreadsheet's left-over NUL, are no part of it. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

const line = (label: string, most: number) =>
  z
    .string({ error: `${label} is required.` })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, { error: `${label} is required.` })
        .max(most, { error: `${label} is longer than ${most} characters. Shorten it.` }),
    )

const number = (label: string, least: number, most: number) =>
  z
    .string({ error: `${label} is required.` })
    .transform(normaliseNumber)
    .pipe(
      z
        .string()
        .min(1, { error: `${label} is required.` })
        .min(least, {
          error: `${label} has fewer than ${least} letters and digits. Check it against the paper.`,
        })
        .max(most, {
          error: `${label} has more than ${most} letters and digits. Check it against the paper.`,
        }),
    )

const country = (label: string) =>
  z.enum(countryCodes as [string, ...string[]], { error: `Choose the ${label} from the list.` })

/** The details of a candidate as the add forms ask for them. */
export const newRecordSchema = z.object({
  passportNumber: number('Passport number', 5, 20),
  referenceNumber: number('Reference number', 4, 30),
  name: line('Name', 120),
  fatherName: line("Father's name", 120),
  motherName: line("Mother's name", 120),
  address: line('Permanent address', 500),
  nationality: country('nationality'),
  destinationCountry: country('destination country').nullable().default(null),
})
export type NewRecord = z.output<typeof newRecordSchema>

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

const optionalLine = (label: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    line(label, 120).nullable(),
  )

/** An update names what changes; parents' names may be empty there. */
export const recordChangesSchema = newRecordSchema
  .extend({
    fatherName: optionalLine("Father's name"),
    motherName: optionalLine("Mother's name"),
    destinationCountry: country('destination country').nullable(),
  })
  .partial()
export type RecordChanges = z.output<typeof recordChangesSchema>

export const recordStates = ['pending', 'approved', 'returned'] as const
export type RecordState = (typeof recordStates)[number]

/** A record as staff see it. */
export const recordSchema = z.object({
  id: z.string(),
  reference: z.string(),
  passportNumber: z.string(),
  referenceNumber: z.string(),
  name: z.string(),
  fatherName: z.string().nullable(),
  motherName: z.string().nullable(),
  address: z.string(),
  nationality: z.string(),
  destinationCountry: z.string().nullable(),
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
  version: z.number().int(),
})
export type CandidateRecord = z.output<typeof recordSchema>

/** Why a record is returned or an approval withdrawn; its author reads it. */
export const reasonSchema = z.object({ reason: line('A reason', 500) })

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

const bound = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'Give a day as year-month-day, e.g. 2026-11-20, or a whole ISO 8601 time.',
})

/** The filters of the list, as they stand in the address. */
export const recordListSchema = z.object({
  /** Words of a name, or the beginning of a number. */
  search: z.string().max(120).optional(),
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
  /** The id of who entered the record. A moderator sees the own ones, whatever stands here. */
  enteredBy: z.string().min(1).max(64).optional(),
  /** Whole days in UTC, both included; or times, from the first on and before the second. */
  createdFrom: bound.optional(),
  createdTo: bound.optional(),
  updatedFrom: bound.optional(),
  updatedTo: bound.optional(),
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

const bulkActions = ['hide', 'unhide', 'approve', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]
/** So many records in one transaction keep the other writers waiting for some milliseconds. */
const mostAtOnce = 100

/** One thing done to many records, each named with the version that was seen. */
export const bulkChangeSchema = z.object({
  action: z.enum(bulkActions, { error: 'Say what to do: hide, unhide, approve or delete.' }),
  records: z
    .array(z.object({ id: z.uuid(), version: z.number().int().min(1) }))
    .min(1, { error: 'Name at least one record.' })
    .max(mostAtOnce, { error: `Name at most ${mostAtOnce} records at once.` })
    .refine((records) => new Set(records.map(({ id }) => id)).size === records.length, {
      error: 'Name each record once.',
    }),
})
export type BulkChange = z.output<typeof bulkChangeSchema>

/** What came of it. `id` is for undoing it; null when there is nothing to undo. */
export const bulkResultSchema = z.object({
  id: z.string().nullable(),
  changed: z.array(z.object({ id: z.string(), version: z.number().int() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type BulkResult = z.output<typeof bulkResultSchema>

/** The columns of the list that can be chosen; the name always stands there, with the reference. */
export const listColumns = [
  'picture',
  'passportNumber',
  'referenceNumber',
  'state',
  'visible',
  'nationality',
  'enteredBy',
  'createdAt',
  'updatedAt',
] as const
export type ListColumn = (typeof listColumns)[number]

export const mostSavedViews = 50

const viewFilters = recordListSchema.omit({ trash: true, page: true }).partial()

/** Filters and columns of the list under a name. */
export const newSavedViewSchema = z.object({
  name: line('A name', 60),
  filters: viewFilters,
  columns: z.array(z.enum(listColumns)).max(listColumns.length),
})
export type NewSavedView = z.output<typeof newSavedViewSchema>
export const savedViewChangesSchema = newSavedViewSchema.partial()
export type SavedViewChanges = z.output<typeof savedViewChangesSchema>
export const savedViewSchema = newSavedViewSchema.extend({ id: z.string() })
export type SavedView = z.output<typeof savedViewSchema>
