import { csvLine, csvStart } from '#platform/csv'
import type { Row } from './export.store.ts'

const encoder = new TextEncoder()

/**
 * Writes rows as CSV (RFC 4180) for people: with a byte order mark, so that spreadsheets recognise UTF-8, and an
 * apostrophe before a cell that a spreadsheet would take for a formula.
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvStart + csvLine(columns))
  for await (const rows of batches)
    yield encoder.encode(rows.map((row) => csvLine(columns.map((each) => row[each]))).join(''))
}

/** Writes rows as a JSON array, one row per line, exactly as they are stored: this is what can be restored. */
export async function* jsonOf(batches: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
