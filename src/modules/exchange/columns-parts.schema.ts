import { recordFields } from '#modules/records/fields.schema'

/**
 * Sentences about the columns of a table; translations use these names, which are permanent. The page needs them too,
 * so their English is sent to the browser, and that of all other sentences is not.
 */
export const columnProblems = {
  noSheet: 'Choose at least one sheet.',
  noSuchColumn: 'The table has no column “{name}”. Choose another one.',
  chosenTwice: '“{name}” is chosen for {column} and for something else.',
  columnMissing: 'Choose the column that holds the {field}.',
  namesUnknown:
    'We recognise none of the column names. If the first row holds them, say which column is what. If it does not, that row would be left out: delete what is above the names, or write them above the rows, and choose the table again.',
  notInList: 'Choose one from the list, or leave it empty.',
  olderKind: 'Doc_189_PC is left out: Candor has no such kind of document.',
} as const

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

/** A target for a column of a table. */
export interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
}
