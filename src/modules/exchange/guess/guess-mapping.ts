import {
  type ImportMapping,
  type ImportTarget,
  mappingProblems,
  ofRecords,
} from '../columns.schema.ts'
import { paymentTargets } from '../columns-payments.schema.ts'
import { columnProblems } from '../columns-problems.schema.ts'
import type { Note } from '../notes.schema.ts'
import { guessFamily, guessParts } from './guess-parts.ts'
import { letters } from './letters.ts'
import { namesByTarget } from './names.ts'

/** The older system's names that no other table has: `id`, `name` and the like are no evidence. */
const telling = [...namesByTarget.values()]
  .flatMap(({ oldField }) => oldField ?? [])
  .concat('My_Aust')
  .filter((field) => field.includes('_'))

/** Tells whether these are the columns of the older system's export. */
export function isOlderExport(columns: readonly string[]): boolean {
  return telling.filter((field) => columns.includes(field)).length >= 3
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
  const parts = guessParts(free, (field) => whole[field] === undefined)
  return { ...whole, ...guessFamily(free, whole), ...parts }
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
    if (!isOlder && !met.has(target)) continue
    const { names = [], oldField = null } = namesByTarget.get(target) ?? {}
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
for (const { target, names } of namesByTarget.values())
  for (const name of names) targetsByName.set(name, [...(targetsByName.get(name) ?? []), target])

/** Most cells of a table name nothing: asking each target would take most of the time of an import's check. */
const targetsNamed = (name: string) => targetsByName.get(name) ?? []

const withoutBrackets = (name: string) =>
  otherCalendar.test(name) ? name : name.replace(/[([].*$/s, '')
/** `DOB (BS)`: days of another calendar, as Nepal and the Gulf count them, would be read as ours. */
const otherCalendar = /[([]\s*(?:b\.?\s?s|a\.?\s?h|(?:bikram|vikram)?\s?samb?v?at|hijri)\b/i

/** Returns what to do when none of the columns' names is known; null when some are. */
export function problemOfNames(columns: readonly string[]): Note | null {
  if (Object.keys(guessMapping(columns)).length > 0) return null
  return { message: columnProblems.namesUnknown, code: 'exchange.namesUnknown' }
}
