import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { exchangeLimits } from '../notes/limits.schema.ts'
import { type ChosenEncoding, encodingName } from '../notes/reading.schema.ts'
import { say } from '../notes/say.ts'
import {
  escapeIn,
  keepingBackslashes,
  linesIn,
  placeOfOpenMark,
  type Read,
  withBackslashes,
} from './csv-quotes.ts'
import { findHeader, headerWithin } from './header.ts'
import { type Table, type TableFile, unreadable, withHeader } from './table.ts'
import { encodingOf, firstBytes, textOf } from './text-encoding.ts'

/** The usual delimiters, the most frequent first. */
const usual = [',', ';', '\t', '|'] as const

/** The first line with which Excel names the delimiter. */
const excelLine = /^sep=([^\p{L}\p{N}"\r\n])(\r?\n)?/iu

/** Characters that may be delimiters: none that words and numbers consist of. */
const otherSigns = /[^\p{L}\p{M}\p{N}\s"'.,;|]/gu

const mostRecords = 40

interface Candidate {
  delimiter: string
  known: number
  score: number
  /** Whether it splits every row alike, and into more than two cells; two may come from a dash in numbers. */
  isWhole: boolean
}

/**
 * Finds the delimiter at the beginning of a text: the usual one that splits most rows into the same number of cells,
 * unless only another character produces known names of columns. Quoted cells may contain any character and line
 * breaks.
 */
export function delimiterOf(text: string): string {
  const named = excelLine.exec(text)?.[1]
  if (named) return named
  const sample = text.replace(/\r\n?/g, '\n')
  const best = usual.map((sign) => candidateFor(sample, sign)).reduce(betterScore)
  if (best.known > 1) return best.delimiter
  const firstLines = sample.split('\n', headerWithin).join('\n')
  const signs = new Set([...usual, ...(firstLines.match(otherSigns) ?? [])])
  const others = [...signs].map((sign) => candidateFor(sample, sign))
  const knowing = others.reduce((one, other) => (other.known > one.known ? other : one))
  if (knowing.known > 1) return knowing.delimiter
  const whole = best.score > 0 ? undefined : others.find(({ isWhole }) => isWhole)
  return (whole ?? best).delimiter
}

const betterScore = (best: Candidate, one: Candidate) => (one.score > best.score ? one : best)

function candidateFor(sample: string, delimiter: string): Candidate {
  const records = recordsIn(sample, delimiter)
  const { known } = findHeader(records.slice(0, headerWithin))
  const width = records[0]?.length ?? 0
  const isWhole = width > 2 && records.every(({ length }) => length === width)
  return { delimiter, known, score: scoreOf(records), isWhole }
}

/** Returns how many rows agree on a width of at least two, and as a small fraction how wide they are. */
function scoreOf(records: readonly string[][]): number {
  const widths = new Map<number, number>()
  for (const { length } of records)
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, rows]) => rows + Math.min(width, 99) / 100))
}

function recordsIn(sample: string, delimiter: string): string[][] {
  const records: string[][] = []
  let cells = ['']
  let isQuoted = false
  let isCellStart = true
  for (const sign of sample) {
    if (sign === '"' && (isCellStart || isQuoted)) isQuoted = !isQuoted
    else if (!isQuoted && sign === delimiter) cells.push('')
    else if (!isQuoted && sign === '\n') {
      records.push(cells)
      cells = ['']
      if (records.length === mostRecords) return records
    } else cells[cells.length - 1] += sign
    isCellStart = sign === delimiter || sign === '\n'
  }
  // The sample may cut the last record off, but in a short file it is all there is.
  return records.length < 2 ? [...records, cells] : records
}

/** As long as a table: a long cell is refused by its place, and a mark that is never closed by its line. */
const longestRecord = exchangeLimits.importTableBytes

/** Reads separated values, with any separator and encoding. */
export async function readCsv(file: TableFile, chosen?: ChosenEncoding): Promise<Table> {
  const encoding = chosen ?? (await encodingOf(file))
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  const sample = new TextDecoder(encoding).decode(await firstBytes(file), { stream: true })
  const delimiter = delimiterOf(sample)
  const skipped = excelLine.exec(sample)?.[0].length ?? 0
  const text = () => textOf(file, encoding)
  const escaping = await escapeIn(text(), delimiter)
  const records = recordsOf(text(), { delimiter, escaping, skipped })
  return {
    format: 'csv',
    encoding: isUtf16 ? null : encoding,
    reading: [
      say('textRead', { encoding: isUtf16 ? 'UTF-16' : encodingName(encoding), delimiter }),
    ],
    ...(await withHeader(records, skipped > 0 ? 1 : 0)),
  }
}

interface How {
  delimiter: string
  /** The character before a quotation mark that is part of a cell. */
  escaping: '"' | '\\'
  /** Characters before the table. */
  skipped: number
}

async function* recordsOf(text: AsyncIterable<string>, how: How): AsyncIterable<string[]> {
  const cells = after(text, how.skipped)
  const parser = Readable.from(how.escaping === '\\' ? keepingBackslashes(cells) : cells).pipe(
    parse({
      delimiter: how.delimiter,
      escape: how.escaping,
      // A space before a mark is not part of the cell.
      ltrim: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRecord,
      raw: true,
      // Otherwise it makes an error of each one, and a few mebibytes of them took half a minute.
      skip_empty_lines: true,
      info: true,
    }),
  )
  let empty = 0
  let line = how.skipped > 0 ? 2 : 1
  try {
    for await (const { info, ...read } of parser as AsyncIterable<Read & { info: Info }>) {
      // Empty rows still count, as in spreadsheets.
      for (; empty < info.empty_lines; empty += 1) yield []
      const place = placeOfOpenMark(read, how)
      if (place >= 0) throw neverClosed(line + linesIn(read.record.slice(0, place).join('')))
      line += linesIn(read.raw)
      yield how.escaping === '\\' ? read.record.map(withBackslashes) : read.record
    }
  } catch (error) {
    throw error instanceof CsvError ? asRefusal(error) : error
  } finally {
    parser.destroy()
  }
}

async function* after(text: AsyncIterable<string>, skipped: number): AsyncIterable<string> {
  let left = skipped
  for await (const piece of text) {
    if (left < piece.length) yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

function asRefusal(error: CsvError) {
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED' && error.code !== 'CSV_MAX_RECORD_SIZE')
    return unreadable('cellsUntold')
  const line = Number((error as { lines?: unknown }).lines ?? 0)
  return neverClosed(error.code === 'CSV_QUOTE_NOT_CLOSED' ? line : 0)
}

/** @param line its number; 0 when unknown */
function neverClosed(line: number) {
  return line > 0 ? unreadable('openMarkAt', { line }) : unreadable('openMark')
}
