import { isField, recordFields } from '#modules/records/fields/schema'
import type { ReadTarget } from '../columns/schema.ts'
import type { Note } from '../notes/schema.ts'
import { say } from '../say.ts'
import { isStruckOut } from '../tables/struck-out.ts'
import { problemOfNumber } from './problem-of-number.ts'
import { problemOfText } from './problem-of-text.ts'

/** A cell as text: in one form of Unicode, without what exports put before a formula's sign. */
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

/** What MySQL and its tools write for nothing. */
const nothing = /^(\\N|NULL)$/

/** How programs keep a spreadsheet from taking a text for a number: its value is what stands in it. */
const formulaOfText = /^="([^"]*)"$/

/** For a CSV that somebody opens in a spreadsheet: a cell that would calculate becomes plain text. */
export function neutralised(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

/** Newer ones, such as #SPILL! or #CALC!, are named alike. */
const spreadsheetErrors = /^#(N\/A|GETTING_DATA|DIV\/0!|[A-Z]+[!?])$/i

/** Why a cell cannot be meant for its column, with what to do; null when nothing speaks against it. */
export function problemOfCell(target: ReadTarget, text: string): Note | null {
  if (text.startsWith('=')) return say('formula')
  if (spreadsheetErrors.test(text)) return say('sheetError')
  if (text.includes('\ufffd')) return say('damagedLetter')
  if (isStruckOut(text)) return say('struckOut')
  if (isListOrObject(text)) return say('listOrObject')
  if (!isField(target)) return null
  const { control } = recordFields[target]
  return control === 'number' ? problemOfNumber(target, text) : problemOfText(control, text)
}

/** As JSON, and CSV that was made from it, write it. */
function isListOrObject(text: string): boolean {
  if (!/^(\{.*\}|\[.*\])$/s.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
