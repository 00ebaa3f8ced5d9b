import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type ChosenEncoding, encodingName } from '../encodings.schema.ts'
import { exchangeLimits } from '../limits.ts'
import { say } from '../say.ts'
import { behindBackslashes, isBehindBackslashes } from './backslashes.ts'
import { decoderOf } from './decoders.ts'
import { delimiterOf, excelLine } from './delimiter.ts'
import {
  escapeIn,
  keepingBackslashes,
  linesIn,
  placeOfOpenMark,
  type Read,
  withBackslashes,
} from './quotation-marks.ts'
import { type Table, type TableFile, unreadable } from './table.ts'
import { encodingOf, firstBytes, textOf } from './text-encoding.ts'
import { withHeader } from './with-header.ts'

/** As long as a table: a long cell is refused by its place, and a mark that is never closed by its line. */
const longestRecord = exchangeLimits.importTableBytes

/** Reads separated values, with any separator and encoding. */
export async function readCsv(file: TableFile, chosen?: ChosenEncoding): Promise<Table> {
  const encoding = chosen ?? (await encodingOf(file))
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  const sample = decoderOf(encoding).decode(await firstBytes(file), { stream: true })
  const delimiter = delimiterOf(sample)
  const skipped = excelLine.exec(sample)?.[0].length ?? 0
  const text = () => textOf(file, encoding)
  const isOutfile = skipped === 0 && (await isBehindBackslashes(text(), delimiter))
  const escaping = isOutfile ? '\\' : await escapeIn(text(), delimiter)
  const records = isOutfile
    ? behindBackslashes(text(), delimiter)
    : recordsOf(text(), { delimiter, escaping, skipped })
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
