import { recordFields } from '#modules/records/fields/schema'
import { letters } from '../target/schema.ts'

/** Details that tables spread over several cells: how many at most, and what joins their words. */
const parted = {
  name: { most: 3, between: ' ' },
  fatherName: { most: 3, between: ' ' },
  motherName: { most: 3, between: ' ' },
  address: { most: 6, between: ', ' },
} as const
type PartedField = keyof typeof parted
type PartNumber = 2 | 3 | 4 | 5 | 6
/** A further cell of a detail; the first one is the detail's own. */
export type PartTarget = `${PartedField}.${PartNumber}`

const partedFields = Object.keys(parted) as PartedField[]

/**
 * Returns the further cells of a detail, in the order in which they are written; none for one that is a single cell.
 */
export function partsOf(field: string): readonly PartTarget[] {
  if (!Object.hasOwn(parted, field)) return []
  const { most } = parted[field as PartedField]
  return Array.from({ length: most - 1 }, (_, at) => `${field}.${at + 2}` as PartTarget)
}

export const partTargets: readonly PartTarget[] = partedFields.flatMap(partsOf)

const known = new Set<string>(partTargets)
export const isPart = (target: string): target is PartTarget => known.has(target)

/** Returns a label such as `Address, part 2`, shorter than the detail's own label above it. */
export function partLabel(target: PartTarget, language: 'en' | 'bn' = 'en'): string {
  const [field, number = ''] = target.split('.') as [PartedField, string]
  const { label } = field === 'address' ? { label: address } : recordFields[field]
  if (language === 'en') return `${label.en}, part ${number}`
  return `${label.bn}, অংশ ${Number(number).toLocaleString('bn')}`
}

const address = { en: 'Address', bn: 'ঠিকানা' }

/** Tells whether a cell is filled in the way people mark an empty one. */
export const isBlank = (cell: string) => /^[-–—.\s]*$/.test(cell)

/**
 * Joins the text of a detail from several cells.
 * @param isWhole whether the heading of the first cell means the whole detail; words at its end are then not repeated
 */
export function joinedParts(field: string, cells: readonly string[], isWhole: boolean): string {
  const [first = '', ...further] = cells
  if (further.length === 0) return first
  const { between } = parted[field as PartedField]
  const isRepeated = (cell: string) => {
    const [whole, end] = [first.toLowerCase(), cell.toLowerCase()]
    return isWhole && (whole === end || whole.endsWith(` ${end}`))
  }
  const rest = further.filter((cell) => !isRepeated(cell))
  return [first, ...rest].filter((cell) => !isBlank(cell)).join(between)
}

const given = ['givenname', 'givennames', 'firstname', 'forename', 'forenames', 'firstnames']
const middle = ['middlename', 'middlenames', 'secondname']
const family = ['surname', 'lastname', 'familyname', 'পদবি', 'পদবী', 'বংশনাম']
/** Whose name it is; a name without an owner is the candidate's. */
const owners = {
  name: ['', 'candidate', 'candidates', 'applicant', 'applicants', 'worker', 'passenger'],
  fatherName: ['father', 'fathers'],
  motherName: ['mother', 'mothers'],
}

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
 * address from the house or village on, in the order of the table.
 */
export function guessParts(
  columns: readonly string[],
  isMissing: (field: PartedField) => boolean,
): Partial<Record<PartedField | PartTarget, string>> {
  // Text in brackets only explains: `Surname (as in passport)`.
  const named = columns.map((column) => ({
    column,
    name: letters(column.replace(/[([].*$/s, '')),
  }))
  const found: Partial<Record<PartedField | PartTarget, string>> = {}
  const take = (field: PartedField, parts: readonly string[]) => {
    const targets = [field, ...partsOf(field)]
    if (parts.length <= targets.length)
      for (const [at, column] of parts.entries()) found[targets[at] as PartedField] = column
  }
  for (const field of ['name', 'fatherName', 'motherName'] as const) {
    if (!isMissing(field)) continue
    const headed = (names: readonly string[]) =>
      named.find(({ name }) => owners[field].some((owner) => names.some((n) => name === owner + n)))
    const parts = [given, middle, family].map(headed)
    if (parts[0] && parts[2])
      take(
        field,
        parts.flatMap((part) => part?.column ?? []),
      )
  }
  if (!isMissing('address')) return found
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
