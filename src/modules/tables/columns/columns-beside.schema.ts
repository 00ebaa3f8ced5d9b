import {
  type TermName,
  termFields,
  termLabels,
  termNames,
  wagePeriods,
} from '#modules/contracts/schema'
import {
  type OriginalKind,
  originalKindNames,
  originalKinds,
  originalPurposes,
} from '#modules/documents/originals.schema'
import { fieldLabel } from '#modules/records/fields.schema'
import { itemLabels, payerLabels } from '#modules/training/items.schema'
import { currencies } from '#modules/training/money.schema'
import {
  type InEachLanguage,
  inLanguage,
  languages,
  type StaffLanguage,
} from '#platform/languages.schema'
import { columnLabels, columnParts, paymentColumns } from '#texts/each/labels-staff'

export { exchange as columnProblems } from '#texts/problems/notes-columns'

/** Details that tables spread over several cells: how many at most, and what joins their words. */
const parted = {
  name: { most: 3, between: ' ' },
  fatherName: { most: 3, between: ' ' },
  motherName: { most: 3, between: ' ' },
  address: { most: 6, between: ', ' },
} as const
export type PartedField = keyof typeof parted
type PartNumber = 2 | 3 | 4 | 5 | 6
/** A further cell of a detail; the first one is the detail's own. */
export type PartTarget = `${PartedField}.${PartNumber}`

const partedFields = Object.keys(parted) as PartedField[]
/** Those that are somebody's name. */
export const partedNames = partedFields.filter((field) => parted[field].between === ' ')

/**
 * Returns the further cells of a detail, in the order in which they are written; none for one that is a single cell.
 */
export function partsOf(field: string): readonly PartTarget[] {
  if (!Object.hasOwn(parted, field)) return []
  const { most } = parted[field as PartedField]
  return Array.from({ length: most - 1 }, (_, at) => `${field}.${at + 2}` as PartTarget)
}

export const partTargets: readonly PartTarget[] = partedFields.flatMap(partsOf)

const knownParts = new Set<string>(partTargets)
export const isPart = (target: string): target is PartTarget => knownParts.has(target)

/** Returns a label such as `Address, part 2`, shorter than the detail's own label above it. */
export function partLabel(target: PartTarget, language: StaffLanguage = 'en'): string {
  const [field, number] = target.split('.') as [PartedField, string]
  const { part, address } = columnLabels
  const label = field === 'address' ? address[language] : fieldLabel(field, language)
  return part[language](label, Number(number))
}

/** Tells whether a cell is filled in the way people mark an empty one. */
export const isBlank = (cell: string) => /^[-–—.\s]*$/.test(cell)

/**
 * Joins the text of a detail from several cells.
 * @param isWhole whether the heading of the first cell means the whole detail; words at its end, or its beginning,
 *   are then not repeated
 */
export function joinedParts(field: string, cells: readonly string[], isWhole: boolean): string {
  const [first = '', ...further] = cells
  if (further.length === 0) return first
  const { between } = parted[field as PartedField]
  const isRepeated = (cell: string) => {
    const [whole, end] = [first.toLowerCase(), cell.toLowerCase()]
    return isWhole && (` ${whole} `.startsWith(` ${end} `) || ` ${whole}`.endsWith(` ${end}`))
  }
  const rest = further.filter((cell) => !isRepeated(cell))
  return [first, ...rest].filter((cell) => !isBlank(cell)).join(between)
}

/** Columns about what belongs to a record: the terms of its contract, and documents in hand. */

/** A wage is three cells; every other term is one. */
const wageParts = ['wage', 'currency', 'period'] as const
type TermPart = Exclude<TermName, 'wage'> | (typeof wageParts)[number]
export const termParts: readonly TermPart[] = termNames.flatMap((name): TermPart[] =>
  name === 'wage' ? [...wageParts] : [name],
)

export const originalParts = ['receivedOn', 'dueOn', 'purpose'] as const
type OriginalPart = (typeof originalParts)[number]

type TermTarget = `contract.${TermPart}`
type OriginalTarget = `original.${OriginalKind}.${OriginalPart}`
export type BesideTarget = TermTarget | OriginalTarget

export const termTarget = (part: TermPart): TermTarget => `contract.${part}`
export const originalTarget = (kind: OriginalKind, part: OriginalPart): OriginalTarget =>
  `original.${kind}.${part}`

/** What a column is about; the labels of each language are built from it. */
type BesidePlace =
  | { of: 'contract'; part: TermPart }
  | { of: 'original'; kind: OriginalKind; part: OriginalPart }

/** In the order of pages and of our own list of records, whose columns have these names. */
const besidePlaces = new Map<BesideTarget, BesidePlace>([
  ...termParts.map((part) => [termTarget(part), { of: 'contract', part }] as const),
  ...originalKindNames.flatMap((kind) =>
    originalParts.map(
      (part) => [originalTarget(kind, part), { of: 'original', kind, part }] as const,
    ),
  ),
])

export const besideTargets: readonly BesideTarget[] = [...besidePlaces.keys()]
export const isBeside = (target: string): target is BesideTarget =>
  besidePlaces.has(target as BesideTarget)

const partLabels: Partial<Record<TermPart | OriginalPart, Record<StaffLanguage, string>>> =
  columnParts

/** Returns a label such as `Contract (wage)` or `Passport in hand (due back on)`. */
export function besideLabel(target: BesideTarget, language: StaffLanguage = 'en'): string {
  const place = besidePlaces.get(target) as BesidePlace
  const { part } = place
  const ofTerm = () => inLanguage(termLabels[part as TermName], language).toLowerCase()
  const label = partLabels[part]?.[language] ?? ofTerm()
  const { contract, original } = columnLabels
  if (place.of === 'contract') return contract[language](label)
  return original[language](inLanguage(originalKinds[place.kind], language), label)
}

type Choices = Readonly<Record<string, InEachLanguage>>

/**
 * Returns the key of the choice that a cell means, by its key or its words in any language; null when it means none.
 */
export function chosenIn(choices: Choices, cell: string): string | null {
  const typed = cell.toLowerCase()
  const means = (key: string) =>
    key === typed || languages.some((language) => choices[key]?.[language]?.toLowerCase() === typed)
  return Object.keys(choices).find(means) ?? null
}

/** Between the parts of a choice, in the languages of the site: `Ticket, travel or lodging`. */
const betweenParts = /\s*,\s*|\s*،\s*|\s+(?:or|বা|या|वा|أو|o)\s+/u
/** What ledgers add to what was paid for. */
const ofFees =
  /(?<![\p{L}\p{M}])(?:fees?|charges?|costs?|payments?|price|fare|air|ফি|খরচ|शुल्क|फ़ीस|फीस|खर्च|رسوم|bayad)(?![\p{L}\p{M}])/giu
const core = (text: string) => text.replace(ofFees, ' ').replace(/\s+/g, ' ').trim().toLowerCase()

/** Short words of ledgers for what a choice says in full. */
const shortly: Readonly<Record<string, string>> = {
  medical: 'medical examination',
  'medical test': 'medical examination',
  'medical checkup': 'medical examination',
  'medical check-up': 'medical examination',
  gamca: 'medical examination',
  মেডিকেল: 'মেডিকেল পরীক্ষা',
  मेडिकल: 'मेडिकल जाँच',
  'الفحص الطبي': 'الفحص الطبي',
  flight: 'ticket',
  tickets: 'ticket',
  airfare: 'ticket',
  'visa processing': 'visa',
  'visa stamping': 'visa',
  'police clearance': 'clearances',
  clearance: 'clearances',
  bmet: 'clearances',
  'bmet clearance': 'clearances',
}

/**
 * Returns the key of the choice of which a cell names a part, with or without a word for a fee: `Visa fee`, `Ticket`;
 * null where it names none, or several.
 */
export function partChosenIn(choices: Choices, cell: string): string | null {
  const said = core(cell)
  if (said === '') return null
  const typed = shortly[said] ?? said
  const keys = Object.keys(choices).filter((key) =>
    languages.some((language) =>
      choices[key]?.[language]?.split(betweenParts).some((part) => core(part) === typed),
    ),
  )
  return keys.length === 1 ? (keys[0] as string) : null
}

/**
 * Columns of an agency's own ledger: each row is a payment for an item of a candidate's recruitment. The candidate is a
 * passport number, a reference of the record or of the authority, or the record's id. Of our own ledger only payments are
 * imported, and none that was corrected: that is what the last two tell.
 */
export const paymentParts = [
  ...(['candidate', 'item', 'amount', 'currency', 'paidBy', 'receivedOn'] as const),
  ...(['method', 'reference', 'kind', 'correctedBy'] as const),
]
export type PaymentPart = (typeof paymentParts)[number]
const optionalParts: readonly PaymentPart[] = [
  ...(['currency', 'paidBy', 'method', 'reference', 'kind', 'correctedBy'] as const),
]

/** What the cells of a ledger say that has no such column: it is asked once, and never assumed. */
export const notStated = 'not stated'
/** Whether a payment needs it although a ledger may have no column for it. */
export const isAskedForAll = (target: string) =>
  target === 'payment.currency' || target === 'payment.paidBy'

export type PaymentTarget = `payment.${PaymentPart}`
export const paymentTarget = (part: PaymentPart): PaymentTarget => `payment.${part}`
export const paymentTargets: readonly PaymentTarget[] = paymentParts.map(paymentTarget)

const knownPayments = new Set<string>(paymentTargets)
export const isPayment = (target: string): target is PaymentTarget => knownPayments.has(target)
export const partOf = (target: PaymentTarget) => target.slice('payment.'.length) as PaymentPart

export function paymentLabel(target: PaymentTarget, language: StaffLanguage = 'en'): string {
  return paymentColumns[partOf(target)][language]
}

export const isNeededInLedger = (target: PaymentTarget) => !optionalParts.includes(partOf(target))

/**
 * Returns the choices for cells of a column about what belongs to a record, or of a ledger; undefined where cells are
 * free.
 */
export function choicesOf(target: string): Choices | undefined {
  if (target === 'payment.paidBy') return payerLabels
  if (target === 'payment.item') return itemLabels
  const place = besidePlaces.get(target as BesideTarget)
  if (!place) return undefined
  if (place.of === 'original') return place.part === 'purpose' ? originalPurposes : undefined
  if (place.part === 'period') return wagePeriods
  if (place.part === 'currency') return undefined
  const field = termFields[place.part]
  return field.control === 'choice' ? field.choices : undefined
}

/** Returns what can be answered once for all their cells with an unknown word; undefined where nothing can. */
export function choiceAnswers(target: BesideTarget | PaymentTarget): readonly string[] | undefined {
  if (target === 'contract.currency' || target === 'payment.currency') return currencies
  const choices = choicesOf(target)
  return choices && Object.keys(choices)
}
