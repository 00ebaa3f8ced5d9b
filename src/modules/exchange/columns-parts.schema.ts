import { recordFields } from '#modules/records/fields.schema'

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
