import type { ReadContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { itemLabel } from './items.schema.ts'
import { streamLedger } from './list-entries.ts'
import { decimalOf } from './money.schema.ts'
import type { LedgerFilter, StaffEntry } from './payments.schema.ts'

const columns = [
  ['sequence', (entry) => entry.sequence],
  ['entered', (entry) => entry.createdAt],
  ['day', (entry) => entry.receivedOn],
  ['kind', (entry) => entry.kind],
  ['student', (entry) => entry.studentName],
  ['student id', (entry) => entry.accountId],
  ['for', (entry) => entry.classTitle ?? entry.feeName ?? itemLabel(entry.item, 'en')],
  ['amount', (entry) => decimalOf(entry.amount, entry.currency)],
  ['currency', (entry) => entry.currency],
  ['method', (entry) => entry.method],
  ['reference', (entry) => entry.reference],
  ['received by', (entry) => entry.receivedBy],
  ['receipt', (entry) => entry.receipt?.number ?? entry.unconfirmedReceipt],
  ['corrects', (entry) => entry.corrects],
  ['reason', (entry) => entry.reason],
  ['entered by', (entry) => entry.enteredBy],
  ['record id', (entry) => entry.recordId],
  ['paid by', (entry) => entry.paidBy],
  ['pays back', (entry) => entry.refunds],
  ['corrected by', (entry) => entry.correctedBy],
  ['differs from the log', (entry) => (entry.unconfirmedReceipt === null ? '' : 'yes')],
] as const satisfies [string, (entry: StaffEntry) => string | number | null][]

/**
 * Yields the ledger as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets), oldest first, in pieces. Cells
 * that a spreadsheet would take for a formula begin with an apostrophe.
 */
export async function* ledgerCsv(
  read: <T>(run: (ctx: ReadContext) => Promise<T>) => Promise<T>,
  filter: LedgerFilter,
): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([name]) => name))
  for await (const entries of streamLedger(read, filter))
    yield entries.map((entry) => csvLine(columns.map(([, read]) => read(entry)))).join('')
}
