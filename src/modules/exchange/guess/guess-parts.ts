import { type PartedField, type PartTarget, partedNames, partsOf } from '../columns/parts/schema.ts'
import { letters } from './letters.ts'

const given = ['givenname', 'givennames', 'firstname', 'forename', 'forenames', 'firstnames']
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
  for (const field of partedNames) {
    if (!isMissing(field)) continue
    const headed = (names: readonly string[]) =>
      named.find(({ name }) =>
        ownersOf(field).some((owner) => names.some((n) => name === owner + n)),
      )
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
