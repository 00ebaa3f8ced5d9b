import { dateOf } from './date-formats.ts'
import type { Cell, WrittenCell } from './sheet-cells.ts'
import { asShown, type Format } from './shown-numbers.ts'
import { plainText, richText, textsIn } from './written-text.ts'

/** A time without a day is in it. */
const firstYear = 1899

/** What the cells of a workbook mean is written elsewhere in it. */
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
 * The value of a cell; null when nothing stands in it. An error, or a formula that was never calculated, is no empty cell:
 * without a nationality a candidate has the usual one.
 * @throws Error for what no program writes
 */
export function cellValue(cell: WrittenCell, meaning: Meaning): Cell {
  const { type, inner } = cell
  if (inner === '') return null
  const [, only] = onlyValue.exec(inner) ?? []
  const written = only ?? valueIn(inner)
  if (type === 'e') return written === null ? null : written || '#N/A'
  const value = type === 'inlineStr' ? textIn(inner) : meant(written, cell, meaning)
  if (value !== null) return value
  // A formula whose result is an empty text has it written; one of which no program kept a result has none.
  const hasNoResult = written === null || (written === '' && type !== 'str')
  return hasNoResult && formula.test(inner) ? '=' : null
}

/** What stands in `<v>`: an empty text when it is empty, null without it. */
function valueIn(inner: string): string | null {
  // Read for its faults.
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
  if (Number.isNaN(number)) throw new Error(`the number ${written}`)
  if (format === undefined) return number
  if (format !== 'date') return asShown(number, format)
  const date = dateOf(number, isSince1904)
  return isDay(date) && (isSince1904 || !isDoubtful(number)) ? date : number
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

/** A date is kept as the day that stands in the file, whatever the time zone of this process. */
function asWritten(date: string): string {
  if (Number.isNaN(Date.parse(date.trim()))) throw new Error(`the date ${date}`)
  return date.trim().replace(/T00:00(:00(\.0+)?)?Z?$/, '')
}

/**
 * Days up to 29 February 1900, which never was and has a number, are shown a day apart by two programs; 0 is what a formula
 * makes of an empty cell. A time without a day lies between.
 */
function isDoubtful(days: number): boolean {
  return days === 0 || (days >= 1 && days < 61)
}

/**
 * No spreadsheet shows a day before 1900 or after 9999: what stands in the column is a number in the format of a date.
 * 98765432 would be the year 272310.
 */
function isDay(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= firstYear && year <= 9999
}
