import type { ReadTarget } from '#modules/tables/columns/columns.schema'
import { isBlank } from '#modules/tables/columns/columns-beside.schema'
import { europeanDigits } from '#platform/ids/schema'
import { readCell } from './cells.ts'
import type { RowPlan } from './plan.ts'

/** What tells who somebody is. */
const ofPerson = [
  ...(['passportNumber', 'name', 'fatherName', 'motherName', 'dateOfBirth', 'telephone'] as const),
  ...(['address', 'nationality', 'email', 'referenceNumber'] as const),
] satisfies ReadTarget[]

/** What begins a line of sums, a section, a signature or a note, in the languages of lists. */
const beginnings =
  /^(?:sub[ -]?totals?|grand totals?|totals?|sum|count|note|notes|n\.? ?b|remarks?|prepared|checked|verified|approved|signature|signed|seal|date|page|list|section|group|category|trade|batch|district|branch|agency|office|managing|director|মোট|সর্বমোট|উপমোট|স্বাক্ষর|বিঃদ্রঃ|দ্রষ্টব্য|জেলা|কুল|कुल|जम्मा|योग|हस्ताक्षर|नोट|जिल्ला|जिला|المجموع|الاجمالي|الإجمالي|التوقيع|ملاحظة|kabuuan|lagda|tala)(?![\p{L}\p{M}])/iu

/** A label with its value, as reports head their groups: `[100234] Status: Active`. Behind it stands no number. */
const labelled = /\p{L}[\p{M}\p{L}. ]*\s*[:：]\s*(?!.*\p{Nd}.*\p{Nd}.*\p{Nd})\S/u

/** A passport's number, whatever else is in the cell. */
const hasNumber = (text: string) => europeanDigits(text).replace(/\D/g, '').length >= 5

/** Tables of fewer columns about people say too little. */
const fewest = 3

/**
 * Tells whether a row of a table of candidates names nobody: the heading of a section, a sum, a signature, or the names
 * of the columns once more.
 */
export function namesNobody(plan: RowPlan, cells: readonly string[]): boolean {
  const texts = cells.map((cell) => readCell(cell)).filter((text) => !isBlank(text))
  if (texts.length === 0) return true
  if (repeatsNames(plan, cells, texts.length)) return true
  if (texts.length === 1 && labelled.test(texts[0] ?? '')) return true
  const asked = ofPerson.filter((target) => plan.mapping[target] !== undefined)
  if (asked.length < fewest) return false
  const textOf = (target: ReadTarget) =>
    readCell(cells[plan.columns.indexOf(plan.mapping[target] ?? '')])
  const filled = asked.filter((target) => !isBlank(textOf(target)))
  if (filled.includes('passportNumber') && hasNumber(textOf('passportNumber'))) return false
  // A number in the row's first cell counts somebody, of whom the rest is missing.
  const isCounted = /^\p{Nd}{1,6}\.?$/u.test(readCell(cells[0]))
  if (filled.length === 0) return !isCounted || texts.length === 1
  if (texts.some((text) => beginnings.test(text) || /[:：]$/.test(text))) return filled.length <= 3
  const isNamed = filled.includes('name') && /\p{L}{2,}/u.test(textOf('name'))
  return filled.length === 1 && !(isCounted && isNamed)
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')

/** Tells whether most cells are the names of their columns, or the second line of them. */
function repeatsNames({ columns }: RowPlan, cells: readonly string[], filled: number): boolean {
  if (filled < 2) return false
  const same = columns.filter((column, at) => {
    const [name, text] = [plain(column), plain(readCell(cells[at]))]
    return text !== '' && (name === text || name.endsWith(text)) && text.length > 1
  })
  return same.length >= Math.max(2, filled * 0.6)
}
