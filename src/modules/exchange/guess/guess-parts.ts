import { type PartedField, type PartTarget, partedNames, partsOf } from '../columns-parts.schema.ts'
import { letters } from './letters.ts'

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
 * address from the house or village on, in the order of the table.
 */
export function guessParts(
  columns: readonly string[],
  isMissing: (field: PartedField) => boolean,
): Partial<Record<PartedField | PartTarget, string>> {
  const named = columns.map(namedBy)
  const found: Partial<Record<PartedField | PartTarget, string>> = {}
  const take = (field: PartedField, parts: readonly string[]) => {
    const targets = [field, ...partsOf(field)]
    if (parts.length <= targets.length)
      for (const [at, column] of parts.entries()) found[targets[at] as PartedField] = column
  }
  for (const field of partedNames) {
    if (!isMissing(field)) continue
    const parts = [given, middle, family].map((names) =>
      named.find(({ name }) => isNameOf(field, name, names)),
    )
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

/**
 * Finds the family's name in a column of its own beside a mere `Name`, which often means the given names then. Where the
 * cell has the whole name after all, the family's is not repeated (`joinedParts`).
 * @param columns those not used for any detail
 */
export function guessFamily(
  columns: readonly string[],
  chosen: Partial<Record<PartedField, string>>,
): Partial<Record<PartTarget, string>> {
  const named = columns.map(namedBy)
  const found: Partial<Record<PartTarget, string>> = {}
  for (const field of partedNames) {
    const first = chosen[field]
    if (first === undefined || !isNameOf(field, namedBy(first).name, bare)) continue
    const [ofGiven, ofMiddle, ofFamily] = [given, middle, family].map((names) =>
      named.find(({ name }) => isNameOf(field, name, names)),
    )
    if (!ofFamily || ofGiven) continue
    const further = [...(ofMiddle ? [ofMiddle] : []), ofFamily]
    for (const [at, { column }] of further.entries())
      found[partsOf(field)[at] as PartTarget] = column
  }
  return found
}
