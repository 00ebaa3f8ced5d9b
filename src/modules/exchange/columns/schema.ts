import { z } from 'zod'
import { type DocumentKind, documentKindNames, documentKinds } from '#modules/documents/schema'
import { furtherHeadings } from '#modules/records/fields/headings/schema'
import {
  type FieldName,
  fieldNames,
  isRequired,
  recordFields,
} from '#modules/records/fields/schema'
import { filled } from '#platform/gaps/schema'
import { line } from '#platform/text/schema'
import type { Note } from '../notes/schema.ts'
import { type BesideTarget, besideLabel, besideTargets } from './beside/schema.ts'
import { type DateTarget, dateTargets } from './dates/schema.ts'
import { guessParts, type PartTarget, partLabel, partTargets } from './parts/schema.ts'
import { isPayment, type PaymentTarget, paymentOnes, paymentTargets } from './payments/schema.ts'
import { columnProblems } from './problems/schema.ts'
import { letters, type Target } from './target/schema.ts'

const fieldTargets = Object.fromEntries(
  fieldNames.map((name): [FieldName, Target] => {
    const { label, headings, oldField } = recordFields[name]
    const further = furtherHeadings[name] ?? []
    const names = [...headings, ...Object.values(label), ...further].map(letters)
    return [name, { label: label.en, isRequired: isRequired(name, 'import'), names, oldField }]
  }),
) as Record<FieldName, Target>

/**
 * Found only by the names in our own list: a `Wage` or an `Employer` of any other table may not be what the contract
 * says, so somebody has to choose it.
 */
const besideOnes = Object.fromEntries(
  besideTargets.map((target): [BesideTarget, Target] => [
    target,
    { label: besideLabel(target), isRequired: false, names: [letters(target)], oldField: null },
  ]),
) as Record<BesideTarget, Target>

/** The targets for a column of a table; the images' kinds are below. */
const recordTargets = {
  ...fieldTargets,
  hidden: {
    label: 'Hidden',
    isRequired: false,
    names: ['hidden', 'userhide', 'hiddenat'],
    oldField: 'User_Hide',
  },
  state: { label: 'State', isRequired: false, names: ['state', 'status'], oldField: 'Status' },
  stage: {
    label: 'Stage',
    isRequired: false,
    names: ['stage', 'currentstage', 'applicationstage', 'ধাপ', 'বর্তমানধাপ'],
    oldField: null,
  },
  ...besideOnes,
} satisfies Record<string, Target>

export type RecordTarget = keyof typeof recordTargets
export const recordTargetNames = Object.keys(recordTargets) as RecordTarget[]
/** Targets whose cell is read as a value; the others name files. */
export type ReadTarget = RecordTarget | DateTarget | PaymentTarget
export type ImportTarget = ReadTarget | PartTarget | DocumentKind

const partOnes = Object.fromEntries(
  partTargets.map((target): [PartTarget, Target] => [
    target,
    { label: partLabel(target), isRequired: false, names: [], oldField: null },
  ]),
) as Record<PartTarget, Target>

const kindTargets = Object.fromEntries(
  documentKindNames.map((kind) => {
    const { label, oldField } = documentKinds[kind]
    const words = label.toLowerCase().replace(/[^a-z]/g, '')
    const names = [words, kind.replace('-', ''), `${kind.replace('-', '')}file`]
    return [kind, { label: `${label} (file)`, isRequired: false, names, oldField }]
  }),
) as unknown as Record<DocumentKind, Target>

/**
 * Tells whether an unreadable cell is left out while the rest of its row comes in. Not where an empty cell would mean
 * something else: without a nationality the default applies, and a record that is not hidden is public.
 */
export function mayBeLeftOut(target: ReadTarget): boolean {
  return !importTargets[target].isRequired && target !== 'nationality' && target !== 'hidden'
}

/** Every target for a column: details of the record, dates of its documents, and names of image files. */
export const importTargets: Record<ImportTarget, Target> = {
  ...recordTargets,
  ...partOnes,
  ...dateTargets,
  ...kindTargets,
  ...paymentOnes,
}
const importTargetNames = Object.keys(importTargets) as [ImportTarget, ...ImportTarget[]]
/** A table contains records or, with these columns, a ledger of payments; never both. */
const ofRecords = importTargetNames.filter((target) => !isPayment(target))

/** The column's name under each target. */
export const importMappingSchema = z.partialRecord(z.enum(importTargetNames), line().max(140))
export type ImportMapping = z.output<typeof importMappingSchema>

/** The older system's names that no other table has: `id`, `name` and the like are no evidence. */
const telling = Object.values(importTargets)
  .flatMap(({ oldField }) => oldField ?? [])
  .concat('My_Aust')
  .filter((field) => field.includes('_'))

/** Tells whether these are the columns of the older system's export. */
export function isOlderExport(columns: readonly string[]): boolean {
  return telling.filter((field) => columns.includes(field)).length >= 3
}

/** Tells whether a table is read as a ledger of payments. */
export function isLedger(mapping: ImportMapping): boolean {
  return paymentTargets.some((target) => mapping[target] !== undefined)
}

/** Drops the columns of records from a ledger's mapping. */
export function settled(mapping: ImportMapping): ImportMapping {
  if (!isLedger(mapping)) return mapping
  return Object.fromEntries(Object.entries(mapping).filter(([target]) => isPayment(target)))
}

/** Guesses the target of each column by its name; each column at most once. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const asRecords = guessRecords(columns)
  if (mappingProblems(asRecords, columns, false).length === 0) return asRecords
  const asPayments = guessPayments(columns)
  const tells = (part: 'candidate' | 'amount' | 'item' | 'paidBy') =>
    asPayments[`payment.${part}`] !== undefined
  const isTold = tells('candidate') && tells('amount') && (tells('item') || tells('paidBy'))
  return isTold ? asPayments : asRecords
}

/** Guesses the same for a table that is known to be of records, or a ledger. */
export function guessRecords(columns: readonly string[]): ImportMapping {
  const whole = guessAmong(columns, ofRecords)
  const used = new Set(Object.values(whole))
  const free = columns.filter((column) => !used.has(column))
  return { ...whole, ...guessParts(free, (field) => whole[field] === undefined) }
}
export const guessPayments = (columns: readonly string[]) => guessAmong(columns, paymentTargets)

function guessAmong(columns: readonly string[], among: readonly ImportTarget[]): ImportMapping {
  const mapping: ImportMapping = {}
  const isOlder = isOlderExport(columns)
  // Programs begin the names of their own columns so: `_status` of KoboToolbox is not a record's state.
  const free = new Set(columns.filter((column) => isOlder || !column.startsWith('_')))
  // `Date of birth (day/month/year)`: text in brackets only explains, and counts only when it helps.
  const plain = new Map(columns.map((column) => [column, letters(column)] as const))
  const bare = new Map(columns.map((column) => [column, letters(withoutBrackets(column))] as const))
  const met = new Set([plain, bare].flatMap((read) => [...read.values()].flatMap(targetsNamed)))
  for (const target of among) {
    const { names, oldField } = importTargets[target]
    if (!isOlder && !met.has(target)) continue
    const byOldName = isOlder && oldField !== null && free.has(oldField) ? oldField : undefined
    const best = [plain, bare].flatMap((read) =>
      names.map((name) => [...free].find((column) => read.get(column) === name)),
    )
    const column = byOldName ?? best.find((one) => one !== undefined)
    if (column === undefined) continue
    mapping[target] = column
    free.delete(column)
  }
  return mapping
}

const targetsByName = new Map<string, ImportTarget[]>()
for (const target of importTargetNames)
  for (const name of importTargets[target].names)
    targetsByName.set(name, [...(targetsByName.get(name) ?? []), target])

/** Most cells of a table name nothing: asking each target would take most of the time of an import's check. */
const targetsNamed = (name: string) => targetsByName.get(name) ?? []

const withoutBrackets = (name: string) =>
  otherCalendar.test(name) ? name : name.replace(/[([].*$/s, '')
/** `DOB (BS)`: days of another calendar, as Nepal and the Gulf count them, would be read as ours. */
const otherCalendar = /[([]\s*(?:b\.?\s?s|a\.?\s?h|(?:bikram|vikram)?\s?samb?v?at|hijri)\b/i

/** Returns what to do when none of the columns' names is known; undefined when some are. */
export function problemOfNames(columns: readonly string[]): Note | undefined {
  if (Object.keys(guessMapping(columns)).length > 0) return undefined
  return { message: columnProblems.namesUnknown, code: 'exchange.namesUnknown' }
}

/** Returns a warning about fields of the older system that are left out; null when nothing has to be said. */
export function warningOfOlder(unused: readonly string[]): Note | null {
  if (!unused.includes('Doc_189_PC')) return null
  return { message: columnProblems.olderKind, code: 'exchange.olderKind' }
}

/** Returns what a mapping lacks, by target; empty when rows can be read with it. */
export function mappingProblems(
  mapping: ImportMapping,
  columns: readonly string[],
  updateExisting: boolean,
): ({ path: string } & Note)[] {
  const chosen = Object.entries(mapping) as [ImportTarget, string][]
  const problems = chosen.flatMap(([target, column], index) => {
    const twin = chosen.findIndex(([, other]) => other === column)
    if (!columns.includes(column))
      return [{ path: target, ...sayOf('noSuchColumn', { name: column }) }]
    if (twin === index) return []
    return [{ path: target, ...sayOf('chosenTwice', { name: column, column: target }) }]
  })
  const isOfPayments = isLedger(mapping)
  const missing = (isOfPayments ? paymentTargets : ofRecords).filter((target) => {
    const isNeeded =
      updateExisting && !isOfPayments
        ? target === 'passportNumber'
        : importTargets[target].isRequired
    return isNeeded && mapping[target] === undefined
  })
  return [
    ...problems,
    ...missing.map((target) => ({
      path: target,
      ...sayOf('columnMissing', { field: target }),
    })),
  ]
}

/** Returns the sentence in English, and by its name; a target is named by its label. */
function sayOf(
  name: keyof typeof columnProblems,
  values: { name?: string; column?: ImportTarget; field?: ImportTarget },
): Note {
  const { name: typed = '', column, field } = values
  const words = {
    name: typed,
    column: column ? importTargets[column].label : '',
    field: field ? importTargets[field].label.toLowerCase() : '',
  }
  return { message: filled(columnProblems[name], words), code: `exchange.${name}`, values }
}

/** The columns that a list of mistakes adds after the original ones; a corrected list may keep them. */
export const listOfMistakesColumns = ['Row in the table', 'What to correct'] as const
