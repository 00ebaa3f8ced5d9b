import { type FieldName, isField, recordFields } from '#modules/records/fields.schema'
import { withoutMark } from '#platform/csv'
import type { ReadTarget } from '../columns.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { withoutNumberMark } from '../tables/stored-number.ts'
import { isStruckOut } from '../tables/struck-out.ts'
import { problemOfNone } from './problem-of-none.ts'
import { isShortened, problemOfNumber } from './problem-of-number.ts'
import { problemOfText } from './problem-of-text.ts'

/** Reads a cell as text: in one form of Unicode, without what exports put before a formula's first character. */
export function readCell(cell: string | undefined): string {
  return withoutMark(
    withoutNumberMark(cell ?? '')
      .normalize('NFC')
      .trim(),
  )
    .replace(markOfText, '')
    .replace(nothing, '')
    .replace(formulaOfText, '$1')
    .trim()
}

/** With an apostrophe spreadsheets mark a text. One before a letter may belong to a name: ’Abd. */
const markOfText = /^'(?=[\s\d])|^[’‘`´](?=[+(]?\d[\d\s().+/-]*$)/

/** A number as a text in its mark alone, and one within two. */
const [marked, quoted] = [/^'[A-Z]{1,3}\d{4,}$/i, /^'(?=.*\d)[A-Z\d][A-Z\d -]{3,}'$/i]

/**
 * Returns the cells of a row without the apostrophes that its program put around or before each text. A number that has
 * them shows that they are no part of the row's names.
 */
export function withoutMarks(cells: readonly string[]): readonly string[] {
  const [hasMarked, hasQuoted] = [marked, quoted].map((form) =>
    cells.some((cell) => form.test(cell.trim())),
  )
  if (!hasMarked && !hasQuoted) return cells
  return cells.map((cell) => {
    const text = cell.trim()
    if (hasQuoted && /^'.*'$/s.test(text)) return text.slice(1, -1)
    return hasMarked && /^'[^']*$/.test(text) ? text.slice(1) : cell
  })
}

/** What MySQL and its tools write for null. */
const nothing = /^(\\N|NULL)$/

/** How programs stop a spreadsheet from taking a text for a number: the value is the text in it. */
const formulaOfText = /^="([^"]*)"$/

/**
 * Newer errors, such as #SPILL! or #CALC!, have the same form, as have those of other languages, such as #¡VALOR! and
 * #BEZUG!. A column too narrow for its numbers shows only such signs.
 */
const spreadsheetErrors =
  /^(#(N\/[AD]|Н\/Д|NV|GETTING_DATA|[¡¿]?\p{L}+([/_]\p{L}*\d*)*[!?])|#{3,}|Err:5\d\d)$/iu

/** Returns why a cell cannot be meant for its column, with what to do; null when nothing is wrong. */
export function problemOfCell(target: ReadTarget, text: string): Note | null {
  if (text.startsWith('=')) return say('formula')
  if (spreadsheetErrors.test(text)) return say('sheetError')
  if (text.includes('\ufffd')) return say('damagedLetter')
  if (isStruckOut(text)) return say('struckOut')
  if (isListOrObject(text)) return say('listOrObject')
  return problemOfNone(target, text) ?? (isField(target) ? problemOfField(target, text) : null)
}

function problemOfField(target: FieldName, text: string): Note | null {
  const { control } = recordFields[target]
  if (control === 'telephone' && isShortened(text)) return say('shortenedNumber')
  if (control !== 'number') return problemOfText(control, text)
  const hasDigit = /\p{Nd}/u.test(text.normalize('NFKC'))
  return problemOfNumber(target, text) ?? (hasDigit ? null : say('noDigitInNumber'))
}

/** Tells whether a text is a list or object as JSON, and CSV made from it, writes it. */
function isListOrObject(text: string): boolean {
  if (!/^(\{.*\}|\[.*\])$/s.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
