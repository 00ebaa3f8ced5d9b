import { type FieldName, isField, recordFields } from '#modules/records/fields/schema'
import type { ReadTarget } from '../columns/schema.ts'
import type { Note } from '../notes/schema.ts'
import { say } from '../say.ts'
import { isStruckOut } from '../tables/struck-out.ts'
import { problemOfNone } from './problem-of-none.ts'
import { problemOfNumber } from './problem-of-number.ts'
import { problemOfText } from './problem-of-text.ts'

/** Reads a cell as text: in one form of Unicode, without what exports put before a formula's first character. */
export function readCell(cell: string | undefined): string {
  return (cell ?? '')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/^'(?=\s)/, '')
    .replace(nothing, '')
    .replace(formulaOfText, '$1')
    .trim()
}

/** What MySQL and its tools write for null. */
const nothing = /^(\\N|NULL)$/

/** How programs stop a spreadsheet from taking a text for a number: the value is the text in it. */
const formulaOfText = /^="([^"]*)"$/

/** Makes a cell safe in a CSV that somebody opens in a spreadsheet: one that would calculate becomes plain text. */
export function neutralised(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

/** Newer errors, such as #SPILL! or #CALC!, have the same form. */
const spreadsheetErrors = /^#(N\/A|GETTING_DATA|DIV\/0!|[A-Z]+[!?])$/i

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
