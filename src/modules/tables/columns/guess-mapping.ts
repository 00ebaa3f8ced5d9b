import { filled } from '#platform/problems.schema'
import type { Note } from '../notes/reading.schema.ts'
import {
  type ImportMapping,
  type ImportTarget,
  mappingProblems,
  ofRecords,
} from './columns.schema.ts'
import {
  columnProblems,
  type PartedField,
  partedNames,
  partsOf,
  paymentTargets,
} from './columns-beside.schema.ts'
import { guessMeanings, passportColumns } from './guess-meanings.ts'
import { letters, namesByTarget } from './guess-names.ts'
import { withoutHints } from './read-heading.ts'

const given = `
  givenname givennames firstname firstnames forename forenames othername othernames names
`
  .trim()
  .split(/\s+/)
/** Beside a column of the family's, the given names; a `Full name` is whole. */
const bare = ['name', 'নাম']
const middle = ['middlename', 'middlenames', 'secondname']
const family = ['surname', 'lastname', 'familyname', 'পদবি', 'পদবী', 'বংশনাম']
/** A name without an owner is the candidate's. */
const ofCandidate = [
  '',
  'candidate',
  'candidates',
  'applicant',
  'applicants',
  'worker',
  'passenger',
]
/** Returns whose name it is, as headings say it: "father" or "fathers" of the name of the father. */
function ownersOf(field: PartedField): readonly string[] {
  const relative = field.replace(/name$/i, '')
  return relative === '' ? ofCandidate : [relative, `${relative}s`]
}

interface Named {
  column: string
  name: string
}

/** Text in brackets only explains: `Surname (as in passport)`. */
const namedBy = (column: string): Named => ({
  column,
  name: letters(column.replace(/[([].*$/s, '')),
})

const isNameOf = (field: PartedField, heading: string, names: readonly string[]) =>
  ownersOf(field).some((owner) => names.some((name) => heading === owner + name))

const house = ['addressline', 'street', 'streetaddress', 'mailingstreet', 'house', 'houseno']
const village = ['village', 'villagename', 'vill', 'villageroad', 'villagehouse', 'গ্রাম', 'গ্রামেরনাম']
const further = `
  po postoffice union ward ps policestation thana upazila upazilla upazilathana thanaupazila dist
  district zila zilla division city town mailingcity state province postcode postalcode zip
  zipcode mailingzip ডাকঘর পোস্টঅফিস ইউনিয়ন থানা উপজেলা জেলা বিভাগ শহর
`
  .trim()
  .split(/\s+/)
const permanent = /^(permanent|perm|home|স্থায়ী)/

/**
 * Finds, among columns not used for any detail, those that are parts of one: given names before the family's, and an
 * address from the house or village on, in the order of the table. Beside the family's name a mere `Name` often means
 * the given names; where its cell has the whole name after all, the family's is not repeated (`joinedParts`).
 * @param whole the columns of whole details
 */
function guessParts(columns: readonly string[], whole: ImportMapping): ImportMapping {
  const named = columns.map(namedBy)
  const found: ImportMapping = {}
  const take = (field: PartedField, parts: readonly (string | undefined)[]) => {
    const targets = [field, ...partsOf(field)]
    const filled = parts.filter((part) => part !== undefined)
    if (filled.length <= targets.length)
      for (const [at, column] of filled.entries()) found[targets[at] as PartedField] = column
  }
  for (const field of partedNames) {
    const [ofGiven, ofMiddle, ofFamily] = [given, middle, family].map(
      (names) => named.find(({ name }) => isNameOf(field, name, names))?.column,
    )
    const first = whole[field]
    const isBare = first !== undefined && isNameOf(field, namedBy(first).name, bare)
    const isGiven = ofGiven === undefined ? isBare : first === undefined
    if (isGiven && ofFamily !== undefined) take(field, [first ?? ofGiven, ofMiddle, ofFamily])
  }
  if (whole.address !== undefined) return found
  const places = named.filter(({ name }) =>
    [...house, ...village, ...further].includes(name.replace(permanent, '')),
  )
  const begins = ({ name }: { name: string }) =>
    [...house, ...village].includes(name.replace(permanent, ''))
  // Of two villages, one may be where somebody lives now.
  const isTwice = places.some(({ column }) => /\(\d+\)$/.test(column))
  if (places.some(begins) && !isTwice)
    take(
      'address',
      places.map(({ column }) => column),
    )
  return found
}

/** Tells whether these are the columns of the older system's export. */
export function isOlderExport(columns: readonly string[]): boolean {
  // Its names that no other table has: `id`, `name` and the like are no evidence.
  const telling = [...namesByTarget().values()]
    .flatMap(({ oldField }) => oldField ?? [])
    .concat('My_Aust')
    .filter((field) => field.includes('_'))
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
  const listed = guessAmong(columns, ofRecords)
  const whole = isOlderExport(columns) ? listed : { ...guessMeanings(columns, listed), ...listed }
  const used = new Set(Object.values(whole))
  const free = columns.filter((column) => !used.has(column))
  const { passportNumber, ...others } = { ...whole, ...guessParts(free, whole) }
  // Of two columns, only somebody who knows the table can say which number is that of the valid passport.
  const [column = passportNumber, another] = mayHoldPassport(columns)
  return column === undefined || another !== undefined
    ? others
    : { ...others, passportNumber: column }
}

function mayHoldPassport(columns: readonly string[]): string[] {
  return isOlderExport(columns) ? [] : passportColumns(columns)
}
export const guessPayments = (columns: readonly string[]) => guessAmong(columns, paymentTargets)

function guessAmong(columns: readonly string[], among: readonly ImportTarget[]): ImportMapping {
  const mapping: ImportMapping = {}
  const isOlder = isOlderExport(columns)
  // Programs begin the names of their own columns so: `_status` of KoboToolbox is not a record's state.
  const free = new Set(columns.filter((column) => isOlder || !column.startsWith('_')))
  // `Date of birth (day/month/year)`: text in brackets only explains, and counts only when it helps.
  const plain = new Map(columns.map((column) => [column, letters(column)] as const))
  const bare = new Map(columns.map((column) => [column, letters(withoutHints(column))] as const))
  const met = new Set([plain, bare].flatMap((read) => [...read.values()].flatMap(targetsNamed)))
  for (const target of among) {
    if (!isOlder && !met.has(target)) continue
    const { names = [], oldField } = namesByTarget().get(target) ?? {}
    const byOldName = isOlder && oldField !== undefined && free.has(oldField) ? oldField : undefined
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

let targetsByName: Map<string, ImportTarget[]> | undefined

function sortByName(): Map<string, ImportTarget[]> {
  const sorted = new Map<string, ImportTarget[]>()
  for (const { target, names } of namesByTarget().values())
    for (const name of names) sorted.set(name, [...(sorted.get(name) ?? []), target])
  return sorted
}

/** Most cells of a table name nothing: asking each target would take most of the time of an import's check. */
function targetsNamed(name: string): ImportTarget[] {
  targetsByName ??= sortByName()
  return targetsByName.get(name) ?? []
}

/** Tells whether a column, or one of several, holds the number of the passport. */
export function namesPassport(columns: readonly string[]): boolean {
  return mayHoldPassport(columns).length > 0 || guessRecords(columns).passportNumber !== undefined
}

/** Returns what to do when none of the columns' names is known, or two may hold the passport's number; else null. */
export function problemOfNames(columns: readonly string[]): Note | null {
  const several = mayHoldPassport(columns)
  if (several.length > 1) {
    const values = { names: several.map((name) => `“${name}”`).join(', ') }
    const message = filled(columnProblems.severalColumns, values)
    return { message, code: 'exchange.severalColumns', values }
  }
  if (Object.keys(guessMapping(columns)).length > 0) return null
  return { message: columnProblems.namesUnknown, code: 'exchange.namesUnknown' }
}
