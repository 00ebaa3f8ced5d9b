import type { OdsStyles, StruckRuns } from './ods-styles.ts'
import {
  type Cell,
  dayMeant,
  type Format,
  firstDay,
  firstYear,
  numberMeant,
  textOf,
} from './sheet.ts'
import {
  type Attributes,
  attributesOf,
  isStruckOut,
  struckOut,
  type Tag,
  type Tags,
  withoutReferences,
} from './xml.ts'

/**
 * Reads the text of a cell, of one line for each paragraph, and goes behind the cell. Comments, drawings and
 * pronunciations are no part of it (OpenDocument 1.3, part 3, 5.1.3, 6.1 and 9.1.4).
 * @param isStruck whether the style of the cell strikes out
 */
export function textOfOdsCell(tags: Tags, cell: Tag, runs: StruckRuns, isStruck: boolean): string {
  const lines: string[] = []
  if (cell.isEmpty) return ''
  for (const tag of tags.within(cell.name)) {
    if (tag.name === 'text:p' || tag.name === 'text:h')
      lines.push(tag.isEmpty ? '' : paragraph(tags, runs, isStruck).trim())
    else tags.skip(tag)
  }
  return lines.join('\n').trim()
}

function paragraph(tags: Tags, runs: StruckRuns, isStruck: boolean): string {
  const around = [isStruck]
  let text = ''
  while (around.length > 0) {
    const tag = tags.next()
    const struck = around.at(-1) ?? false
    if (tag.before !== '')
      text += marked(withoutReferences(tag.before.replace(spaces, ' ')), struck)
    if (tag.isEnd) around.pop()
    else if (!tag.name.startsWith('text:') || noText.has(tag.name)) tags.skip(tag)
    else {
      text += spaceOf(tag)
      if (!tag.isEmpty) around.push(runs.get(styleOf(tag)) ?? struck)
    }
  }
  return text
}

const marked = (text: string, isStruck: boolean) => (isStruck ? struckOut(text) : text)
const styleOf = ({ said }: Tag) => attributesOf(said)['text:style-name'] ?? ''

/** A line end in the XML is a space. */
const spaces = /[ \t\r\n]+/g
const noText = new Set(['text:note', 'text:ruby-text'])

/** More at once, which nobody typed, would only take memory. */
const mostSpaces = 100

function spaceOf({ name, said }: Tag): string {
  if (name === 'text:tab') return '\t'
  if (name === 'text:line-break') return '\n'
  if (name !== 'text:s') return ''
  const count = Number(attributesOf(said)['text:c'] ?? 1)
  return ' '.repeat(count >= 1 ? Math.min(count, mostSpaces) : 1)
}

/** What other parts of a spreadsheet say about its cells. */
export interface OdsMeaning extends OdsStyles {
  /** The day from which days are counted where one is written as a number, as a time. */
  nullDate: number
}

/** A cell as OpenDocument writes it. */
interface OdsCell {
  said: Attributes
  /** What the cell shows. */
  text: string
  style: string
}

/**
 * Returns the value of a cell, or what it shows where the value says nothing; null when it is empty. An error, or a
 * formula that was never calculated, is not an empty cell (OpenDocument 1.3, part 3, 19.385 and 19.642).
 */
export function odsValue({ said, text, style }: OdsCell, meaning: OdsMeaning): Cell {
  const type = said['office:value-type']
  const isCalculated = said['table:formula'] !== undefined
  if (said['calcext:value-type'] === 'error') return text || '#N/A'
  // Programs write an error as the number 0 that shows it.
  if (isCalculated && /^(?:#|Err:\d)/.test(text)) return text
  const value =
    type === 'string' ? stringIn(said, text) : typedValue(said, meaning.formats.get(style), meaning)
  if (value !== null) return meaning.struck.has(style) ? struckOut(textOf(value)) : value
  if (text !== '') return text
  return isCalculated && type !== 'string' ? '=' : null
}

/** Returns the text itself where the cell shows another one; one that is struck out in part shows more. */
function stringIn(said: Attributes, text: string): string | null {
  const value = (said['office:string-value'] ?? '').trim()
  return value === '' || isStruckOut(text) ? null : value
}

function typedValue(said: Attributes, format: Format | undefined, { nullDate }: OdsMeaning): Cell {
  switch (said['office:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = Number(said['office:value']?.trim() || Number.NaN)
      return Number.isFinite(number) ? numberMeant(number, format, nullDate) : null
    }
    case 'date':
      return dateIn(said['office:date-value'] ?? '')
    case 'time':
      return timeIn(said['office:time-value'] ?? '')
    case 'boolean':
      return truths.get(said['office:boolean-value'] ?? '') ?? null
    default:
      return null
  }
}

const truths = new Map(Object.entries({ true: true, false: false }))

const date = /^(\d{4,6})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:[.,](\d{1,9}))?)?Z?$/

/** Reads a day, and its time where it has one, as they are written: the same wherever the server is. */
function dateIn(written: string): Cell {
  const [all, ...parts] = date.exec(written.trim()) ?? []
  if (all === undefined) return null
  const [year = 0, month = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  // Of an earlier one only the cell shows what was typed: of the year 95, for one.
  if (year < firstYear) return null
  const milliseconds = Math.floor(Number(`0.${parts[6] ?? 0}`) * 1000)
  return dayMeant(new Date(Date.UTC(year, month - 1, days, hours, minutes, seconds, milliseconds)))
}

const duration = /^P(?:(\d{1,9})D)?T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,9})?)S)?$/

/** A time without a day is one of the day from which spreadsheets count. */
function timeIn(written: string): Cell {
  const [all, ...parts] = duration.exec(written.trim()) ?? []
  if (all === undefined) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  const length = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return dayMeant(new Date(firstDay + Math.floor(length * 1000)))
}

/** Returns the day from which a spreadsheet counts days, as a time. */
export function nullDateIn(written: string): number {
  const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(written) ? written : '')
  return Number.isNaN(time) ? firstDay : time
}
