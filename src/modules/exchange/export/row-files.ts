import { stringify } from 'csv-stringify/sync'
import type { Row } from './export.store.ts'

const encoder = new TextEncoder()

/**
 * Rows as CSV (RFC 4180) for people: with a byte order mark, by which spreadsheets know UTF-8, and an
 * apostrophe before a cell that a spreadsheet would take for a formula (= + - @, tab, carriage return).
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`\uFEFF${line([Object.fromEntries(columns.map((each) => [each, each]))])}`)
  for await (const rows of batches) yield encoder.encode(line(rows))

  function line(rows: Row[]): string {
    return stringify(rows, {
      columns: [...columns],
      escape_formulas: true,
      record_delimiter: '\r\n',
    })
  }
}

/** Rows as a JSON array, one line a row, exactly as they are kept: this is what can be put back. */
export async function* jsonOf(batches: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
