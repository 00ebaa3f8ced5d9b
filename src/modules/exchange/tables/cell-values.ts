import type { Cell, WrittenCell } from './sheet-cells.ts'
import { asShown, dateOf, daysOf, type Format } from './shown-numbers.ts'
import { plainText, richText, textsIn } from './written-text.ts'

/** The year of a time without a day. */
export const firstYear = 1899

/** What other parts of a workbook say about its cells. */
export interface Meaning {
  texts: readonly string[]
  formats: ReadonlyMap<string, Format>
  /** Styles whose cells are struck out. */
  struck: ReadonlySet<string>
  isSince1904: boolean
}

const onlyValue = /^<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>$/
const shownValue = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v\s*>/
const emptyValue = /<(?:\w+:)?v(?:\s[^<>]*)?\/>/
const formula = /<(?:\w+:)?f[\s/>]/
const inline = /<(?:\w+:)?is\s*>([\s\S]*)<\/(?:\w+:)?is\s*>/

/**
 * Returns the value of a cell; null when it is empty. An error, or a formula that was never calculated, is not an empty
 * cell: without a nationality a candidate gets the default.
 * @throws Error for a cell that no program writes
 */
export function cellValue(cell: WrittenCell, meaning: Meaning): Cell {
  const { type, inner } = cell
  if (inner === '') return null
  const [, only] = onlyValue.exec(inner) ?? []
  const written = only ?? valueIn(inner)
  if (type === 'e') return written === null ? null : written || '#N/A'
  const value = type === 'inlineStr' ? textIn(inner) : meant(written, cell, meaning)
  if (value !== null) return value
  // A formula whose result is an empty text has that written; one whose result no program stored has none.
  const hasNoResult = written === null || (written === '' && type !== 'str')
  return hasNoResult && formula.test(inner) ? '=' : null
}

/** Returns the content of `<v>`: an empty text when it is empty, null when it is missing. */
function valueIn(inner: string): string | null {
  // Read only to find errors.
  for (const _ of textsIn(inner));
  return shownValue.exec(inner)?.[1] ?? (emptyValue.test(inner) ? '' : null)
}

const textIn = (inner: string) => filled(richText(inline.exec(inner)?.[1] ?? ''))
const filled = (text: string) => text.trim() || null

function meant(written: string | null, { type, style }: WrittenCell, meaning: Meaning): Cell {
  if (written === null || written.trim() === '') return null
  if (type === 'n') return numberIn(written, meaning.formats.get(style), meaning)
  if (type === 'str') return filled(plainText(written))
  if (type === 's') return filled(sharedText(written, meaning.texts))
  if (type === 'b') return truth(written.trim())
  if (type === 'd') return asWritten(written)
  throw new Error(`a cell of the type ${type}`)
}

function numberIn(written: string, format: Format | undefined, { isSince1904 }: Meaning): Cell {
  const number = Number(written)
  if (Number.isNaN(number)) return plainText(written)
  if (format === undefined) return number
  if (format !== 'date') return asShown(number, format)
  const date = dateOf(number, isSince1904)
  return isDay(date) && (isSince1904 || !isDoubtful(number)) ? date : number
}

/** Returns a day as such, or the number of days since 30 December 1899 where no day can be meant. */
export function dayMeant(date: Date): Date | number {
  const days = daysOf(date)
  return isDay(date) && !isDoubtful(days) ? date : days
}

function sharedText(place: string, texts: readonly string[]): string {
  const text = texts[Number(place)]
  if (text === undefined) throw new Error(`no text ${place}`)
  return text
}

function truth(written: string): boolean {
  if (!/^(?:0|1|false|true)$/.test(written)) throw new Error(`the truth ${written}`)
  return written === '1' || written === 'true'
}

/** Writes a date, or a time alone, as it is in the file, whatever the time zone of this process. */
function asWritten(date: string): string {
  return date.trim().replace(/T00:00(:00(\.0+)?)?Z?$/, '')
}

/**
 * Tells whether a serial number of a day is doubtful. Two programs show the numbers up to 60, the 29 February 1900
 * that never was, a day apart; 0 is what a formula makes of an empty cell. Between 0 and 1 is a time without a day.
 */
function isDoubtful(days: number): boolean {
  return days === 0 || (days >= 1 && days < 61)
}

/**
 * Tells whether a date can be a day. No spreadsheet shows one before 1900 or after 9999: such a cell is a number in a
 * date format. 98765432 would be the year 272310.
 */
function isDay(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= firstYear && year <= 9999
}
