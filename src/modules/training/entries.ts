import { accountNames } from '#modules/accounts'
import { recordNames } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import { selectClassesByIds } from './classes.store.ts'
import { fitEntry } from './describing.ts'
import { itemLabel } from './items.schema.ts'
import {
  type EntryRow,
  selectEntries,
  selectEntriesAfter,
  selectEntriesOf,
  selectEntriesOfRecord,
  selectNumbered,
  selectRefundsOf,
  selectTotals,
  selectWithCounters,
} from './ledger.store.ts'
import { isRefundable, leftOf } from './ledger.ts'
import { decimalOf } from './money.schema.ts'
import type { LedgerFilter, LedgerList, OwnLedger, StaffEntry, Total } from './payments.schema.ts'
import { ownAccountId, receiptOf } from './receipt.ts'
import { unconfirmedAmong } from './signed-entries.ts'

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

/** Describes entries as people read them: names for ids, receipts, what corrects what. */
async function describeEntries(ctx: ReadContext, rows: readonly EntryRow[]): Promise<StaffEntry[]> {
  const ids = rows.map(({ id }) => id)
  const named = rows.flatMap(({ corrects, refunds }) => [corrects ?? [], refunds ?? []].flat())
  const places = await selectWithCounters(ctx.tx, [...ids, ...named])
  const counters = places.filter(({ corrects }) => corrects !== null)
  const unconfirmed = await unconfirmedAmong(ctx, rows, counters)
  const refunds = await selectRefundsOf(ctx.tx, ids)
  const classIds = [...new Set(rows.flatMap(({ classId }) => (classId === null ? [] : [classId])))]
  const classes = await selectClassesByIds(ctx.tx, classIds)
  const people = rows.flatMap((row) => [row.accountId, row.receivedBy, row.enteredBy])
  const names = await accountNames(
    ctx.tx,
    people.flatMap((id) => (id === null ? [] : [id])),
  )
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const candidates = await recordNames(
    ctx.tx,
    rows.flatMap(({ recordId }) => (recordId === null ? [] : [recordId])),
  )
  return rows.map((row) => ({
    ...row,
    studentName: nameOf(row.accountId) ?? candidates.get(row.recordId ?? '') ?? 'Purged record',
    classTitle: classes.find(({ id }) => id === row.classId)?.title ?? null,
    receivedBy: nameOf(row.receivedBy),
    ...receiptsOf(ctx, row, unconfirmed.has(row.id)),
    refunds: places.find(({ id }) => id === row.refunds)?.sequence ?? null,
    left: places.some(({ corrects }) => corrects === row.id) ? null : leftIn(row, refunds),
    corrects: places.find(({ id }) => id === row.corrects)?.sequence ?? null,
    correctedBy: places.find(({ corrects }) => corrects === row.id)?.sequence ?? null,
    enteredBy: nameOf(row.enteredBy) ?? '',
  }))
}

/** Returns the receipt of an entry, or only its number where the log does not confirm the entry. */
function receiptsOf(ctx: ReadContext, row: EntryRow, isUnconfirmed: boolean) {
  const receipt = receiptOf(ctx, row)
  return isUnconfirmed
    ? { receipt: null, unconfirmedReceipt: receipt?.number ?? null }
    : { receipt, unconfirmedReceipt: null }
}

/** Returns how much may still be refunded of a payment that refunds can name; null for other entries. */
function leftIn(
  row: EntryRow,
  refunds: readonly { refunds: string | null; amount: number }[],
): number | null {
  if (!isRefundable(row)) return null
  return leftOf(
    row,
    refunds.filter(({ refunds }) => refunds === row.id),
  )
}

/**
 * Describes the same without texts that may not be shown, since people print them. The table for the books has
 * everything.
 */
async function shownEntries(ctx: ReadContext, rows: readonly EntryRow[]): Promise<StaffEntry[]> {
  return (await describeEntries(ctx, rows)).map(fitEntry)
}

/** Describes one entry as admins see it, after it was made. */
export async function describeEntry(ctx: ReadContext, row: EntryRow): Promise<StaffEntry> {
  const [entry] = await shownEntries(ctx, [row])
  return entry as StaffEntry
}

/** Lists the ledger of the signed-in person: oldest first, with the running balance of each currency. */
export async function listOwnLedger(ctx: ReadContext): Promise<OwnLedger> {
  const described = await shownEntries(ctx, await selectEntriesOf(ctx.tx, ownAccountId(ctx)))
  const balances = new Map<string, number>()
  const entries = described.map((entry) => {
    const balanceAfter = (balances.get(entry.currency) ?? 0) + entry.amount
    balances.set(entry.currency, balanceAfter)
    return { ...entry, balanceAfter }
  })
  return {
    entries,
    balances: [...balances].map(([currency, balance]) => ({ currency, balance })),
  }
}

/** Lists the entries that concern one candidate, oldest first, without texts that may not be shown. */
export async function listEntriesOfRecord(
  ctx: ReadContext,
  recordId: string,
): Promise<StaffEntry[]> {
  return shownEntries(ctx, await selectEntriesOfRecord(ctx.tx, recordId))
}

/** Finds an entry by its number in the ledger. */
export async function findEntry(
  { tx }: Pick<ReadContext, 'tx'>,
  sequence: number,
): Promise<EntryRow | undefined> {
  return selectNumbered(tx, sequence)
}

/** Lists a page of the whole ledger, newest first, with the sums of all entries that match the filter. */
export async function listLedger(ctx: ReadContext, { cursor, pageSize, ...filter }: LedgerList) {
  const { rows, ...place } = await selectEntries(ctx.tx, filter, { cursor, pageSize })
  const sums = await selectTotals(ctx.tx, filter)
  return {
    entries: await shownEntries(ctx, rows),
    totals: totalsOf(sums),
    ...place,
  }
}

function totalsOf(sums: Awaited<ReturnType<typeof selectTotals>>): Total[] {
  return [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency)
    const of = (kind: string) =>
      own.find(({ countsAs, isBorne }) => countsAs === kind && Number(isBorne) === 0)?.amount ?? 0
    return {
      currency,
      received: of('payment'),
      // Not a minus zero.
      refunded: 0 - of('refund'),
      charged: 0 - of('charge'),
      balance: own.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

const step = 500

/** Yields every entry that matches a filter, oldest first, in steps; each step reads the committed state again. */
async function* streamLedger(
  read: <T>(run: (ctx: ReadContext) => Promise<T>) => Promise<T>,
  filter: LedgerFilter,
): AsyncGenerator<StaffEntry[]> {
  let after = 0
  for (;;) {
    const from = after
    const entries = await read(async (ctx) =>
      describeEntries(ctx, await selectEntriesAfter(ctx.tx, filter, { after: from, limit: step })),
    )
    if (entries.length > 0) yield entries
    if (entries.length < step) return
    after = entries.at(-1)?.sequence ?? after
  }
}
