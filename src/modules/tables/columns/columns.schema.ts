import { z } from 'zod'
import { originalKindNames } from '#modules/documents/originals.schema'
import {
  type DocumentKind,
  documentKindNames,
  kindLabel,
  type PrintedDates,
} from '#modules/documents/schema'
import { kindsBesidesPhoto } from '#modules/organisation/kinds.schema'
import {
  fieldLabel,
  fieldNames,
  isField,
  isRequired,
  recordFields,
} from '#modules/records/fields.schema'
import { filled } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import type { Note } from '../notes/reading.schema.ts'
import {
  besideLabel,
  besideTargets,
  columnProblems,
  isAskedForAll,
  isNeededInLedger,
  isPayment,
  originalTarget,
  type PartTarget,
  type PaymentTarget,
  partLabel,
  partTargets,
  paymentLabel,
  paymentTarget,
  paymentTargets,
} from './columns-beside.schema.ts'

export type DateName = keyof PrintedDates
type DatedKind = Exclude<DocumentKind, 'photo'>

/** A column with a date that is printed on documents of one kind; our own list uses this name too. */
export type DateTarget = `document.${DatedKind}.${DateName}`

export interface DateColumn {
  target: DateTarget
  kind: DatedKind
  date: DateName
}

/** A column for each date of each document. */
export const dateColumns: readonly DateColumn[] = kindsBesidesPhoto.flatMap((kind) =>
  (['issuedOn', 'validUntil'] as const).map((date) => ({
    ...{ kind, date },
    target: `document.${kind}.${date}` as const,
  })),
)

export const dateTargetNames = dateColumns.map(({ target }) => target)

/** A target for a column of a table. */
interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
}

/** Returns a row of the table for each of these targets. */
function rowsFor<Name extends string>(
  names: readonly Name[],
  labelOf: (name: Name) => string,
  needs: (name: Name) => boolean = () => false,
): Record<Name, Target> {
  const rows = names.map((name) => [name, { label: labelOf(name), isRequired: needs(name) }])
  return Object.fromEntries(rows)
}

const said: Record<DateName, string> = { issuedOn: 'issued on', validUntil: 'valid until' }

function dateLabel(target: DateTarget): string {
  const { kind, date } = dateColumn(target) as DateColumn
  return `${kindLabel(kind, 'en')}, ${said[date]}`
}

/** Returns the column of a target that is a date of a document; undefined for any other. */
export function dateColumn(target: string): DateColumn | undefined {
  return dateColumns.find((column) => column.target === target)
}

/** The targets for a column of a table; the images' kinds are below. */
const recordTargets = {
  ...rowsFor(
    fieldNames,
    (name) => fieldLabel(name, 'en'),
    (name) => isRequired(name, 'import'),
  ),
  hidden: { label: 'Hidden', isRequired: false },
  state: { label: 'State', isRequired: false },
  stage: { label: 'Stage', isRequired: false },
  ...rowsFor(besideTargets, besideLabel),
} satisfies Record<string, Target>

export type RecordTarget = keyof typeof recordTargets
export const recordTargetNames = Object.keys(recordTargets) as RecordTarget[]
/** Targets whose cell is read as a value; the others name files. */
export type ReadTarget = RecordTarget | DateTarget | PaymentTarget
export type ImportTarget = ReadTarget | PartTarget | DocumentKind

/**
 * Tells whether an unreadable cell is left out while the rest of its row comes in. Not where an empty cell would mean
 * something else: without a nationality the default applies, and a record that is not hidden is public.
 */
export function mayBeLeftOut(target: ReadTarget): boolean {
  const isMeant = target === 'nationality' || target === 'hidden' || isAskedForAll(target)
  return !importTargets[target].isRequired && !isMeant
}

/** Every target for a column: details of the record, dates of its documents, and names of image files. */
export const importTargets: Record<ImportTarget, Target> = {
  ...recordTargets,
  ...rowsFor(partTargets, partLabel),
  ...rowsFor(dateTargetNames, dateLabel),
  ...rowsFor(documentKindNames, (kind) => `${kindLabel(kind, 'en')} (file)`),
  ...rowsFor(paymentTargets, paymentLabel, isNeededInLedger),
}
const importTargetNames = Object.keys(importTargets) as [ImportTarget, ...ImportTarget[]]
/** A table contains records or, with these columns, a ledger of payments; never both. */
export const ofRecords = importTargetNames.filter((target) => !isPayment(target))

/** The column's name under each target. */
export const importMappingSchema = z.partialRecord(z.enum(importTargetNames), line().max(140))
export type ImportMapping = z.output<typeof importMappingSchema>

/** Tells whether a table is read as a ledger of payments. */
export function isLedger(mapping: ImportMapping): boolean {
  return paymentTargets.some((target) => mapping[target] !== undefined)
}

/** Drops the columns of records from a ledger's mapping. */
export function settled(mapping: ImportMapping): ImportMapping {
  if (!isLedger(mapping)) return mapping
  return Object.fromEntries(Object.entries(mapping).filter(([target]) => isPayment(target)))
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
  name: Exclude<keyof typeof columnProblems, 'severalColumns'>,
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
export const listOfMistakesColumns = ['Row in the table', 'Imported', 'What to correct'] as const

/** How somebody says that the days of a column are written, where that cannot be seen. */
export const dayOrders = ['day-first', 'month-first', 'bikram-sambat', 'hijri', 'buddhist'] as const
export type DayOrder = (typeof dayOrders)[number]

/** The targets that are read as a day. */
export const dayTargets: readonly ReadTarget[] = [
  ...fieldNames.filter((name) => ['date', 'day'].includes(recordFields[name].control)),
  ...dateTargetNames,
  ...originalKindNames.flatMap((kind) =>
    (['receivedOn', 'dueOn'] as const).map((part) => originalTarget(kind, part)),
  ),
  paymentTarget('receivedOn'),
]

const days: ReadonlySet<string> = new Set(dayTargets)

export const isDayTarget = (target: string): boolean => days.has(target)

export const isBirth = (target: ReadTarget): boolean =>
  isField(target) && recordFields[target].control === 'date'
