import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import { insertOnce, type Reader, selectPage, selectsById } from '#platform/database'
import type { PageAsked, PagePlace } from '#platform/pages'
import { waitingFor } from './enrolments.store.ts'
import { isOutOfCredit, type LedgerEnd, type PurposeSum } from './ledger.ts'
import type { LedgerFilter } from './payments.schema.ts'
import type { ReceiptName } from './receipt-number.schema.ts'

export type EntryRow = Tables['ledgerEntries']

/** Exact on both engines; otherwise PostgreSQL would return a sum as decimal text. */
const amountSum = sql<number>`cast(coalesce(sum("amount"), 0) as bigint)`

export const insertEntry = insertOnce('ledgerEntries')

export const selectEntry = selectsById('ledgerEntries')

export async function selectNumbered(tx: Reader, sequence: number): Promise<EntryRow | undefined> {
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('sequence', '=', sequence)
    .executeTakeFirst()
}

/** Selects the last sequence of all, and the last receipt of a year. */
export async function selectEnd(tx: Reader, year: number): Promise<LedgerEnd> {
  const last = await tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .executeTakeFirst()
  const receipt = await tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.max('receiptNumber').as('number'))
    .where('receiptYear', '=', year)
    .executeTakeFirst()
  return { sequence: last?.sequence ?? 0, receiptNumber: receipt?.number ?? 0 }
}

/** Selects the sums of one student in one currency, one for each purpose. */
export function selectSums(tx: Reader, accountId: string, currency: string): Promise<PurposeSum[]> {
  return sumsIn(tx, currency).where('accountId', '=', accountId).execute()
}

/** Selects the same for everybody who waits for a class. */
export function selectSumsOfWaiting(tx: Reader, classId: string, currency: string) {
  const waiting = waitingFor(tx, classId)
  return sumsIn(tx, currency)
    .select('accountId')
    .where('accountId', 'in', waiting)
    .groupBy('accountId')
    .execute()
}

function sumsIn(tx: Reader, currency: string) {
  return tx
    .selectFrom('ledgerEntries')
    .select(['classId', 'feeName', amountSum.as('amount')])
    .where('currency', '=', currency)
    .groupBy(['classId', 'feeName'])
}

/** Selects all entries of one student, oldest first. */
export async function selectEntriesOf(tx: Reader, accountId: string): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('sequence')
    .execute()
}

/** Selects all entries that concern one candidate, oldest first. */
export async function selectEntriesOfRecord(tx: Reader, recordId: string): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('sequence')
    .execute()
}

/** Tells that nothing has reversed `entry`. */
const isOpen = sql<boolean>`not exists (select 1 from "ledgerEntries" as "counter"
  where "counter"."corrects" = "entry"."id")`

/** Selects an entry and its companions that nothing has reversed yet, in order. */
export async function selectUncorrected(tx: Reader, id: string): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries as entry')
    .selectAll('entry')
    .where((eb) => eb.or([eb('entry.id', '=', id), eb('entry.with', '=', id)]))
    .where(isOpen)
    .orderBy('entry.sequence')
    .execute()
}

/** Selects the refunds that name one of these payments and that nothing has reversed. */
export async function selectRefundsOf(tx: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('ledgerEntries as entry')
    .select(['entry.refunds', 'entry.amount'])
    .where('entry.refunds', 'in', ids)
    .where(isOpen)
    .execute()
}

export async function selectByIds(tx: Reader, ids: readonly string[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  return tx.selectFrom('ledgerEntries').selectAll().where('id', 'in', ids).execute()
}

/** Selects the payments that refunds name, in order, after a sequence. */
export async function selectPaymentsRefundedAfter(
  tx: Reader,
  sequence: number,
  limit: number,
): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('sequence', '>', sequence)
    .where('id', 'in', (eb) =>
      eb.selectFrom('ledgerEntries').select('refunds').where('refunds', 'is not', null),
    )
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Selects the charges of a student for a class that nothing has reversed yet. */
export async function selectOpenCharges(
  tx: Reader,
  accountId: string,
  classId: string,
): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries as entry')
    .selectAll('entry')
    .where('entry.accountId', '=', accountId)
    .where('entry.classId', '=', classId)
    .where('entry.kind', '=', 'charge')
    .where(isOpen)
    .orderBy('entry.sequence')
    .execute()
}

/** Selects entries by id, with what corrects them. */
export async function selectWithCounters(tx: Reader, ids: readonly string[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', ids), eb('corrects', 'in', ids)]))
    .execute()
}

/** What the agency bore itself: neither received nor charged. */
const isBorne = sql<number>`case when "paidBy" = 'agency' then 1 else 0 end`

/** How an entry counts in sums: a correction as what it corrects. */
const countsAs = sql<'payment' | 'charge' | 'refund'>`coalesce(
  (select "kind" from "ledgerEntries" as "first" where "first"."id" = "ledgerEntries"."corrects"),
  "kind")`

type Entries = ExpressionBuilder<Tables, 'ledgerEntries'>

function matches(eb: Entries, filter: LedgerFilter) {
  const { accountId, recordId, classId, kind, method, currency, from, to, receipt } = filter
  return eb.and([
    ...(accountId === undefined ? [] : [eb('accountId', '=', accountId)]),
    ...(recordId === undefined ? [] : [eb('recordId', 'in', idsWithMerged(recordId))]),
    ...(classId === undefined ? [] : [eb('classId', '=', classId)]),
    ...(kind === undefined ? [] : [eb(kind === 'correction' ? 'kind' : countsAs, '=', kind)]),
    ...(method === undefined ? [] : [eb('method', '=', method)]),
    ...(currency === undefined ? [] : [eb('currency', '=', currency)]),
    ...(from === undefined ? [] : [eb('receivedOn', '>=', from)]),
    ...(to === undefined ? [] : [eb('receivedOn', '<=', to)]),
    ...(receipt === undefined ? [] : [isNamed(eb, receipt)]),
  ])
}

/** What is no number of a receipt is nobody's. */
function isNamed(eb: Entries, name: ReceiptName | null) {
  if (name === null) return eb('sequence', '=', 0)
  if (!('entry' in name)) return eb.and({ receiptYear: name.year, receiptNumber: name.number })
  return eb.and([
    eb('sequence', '=', name.entry),
    eb('kind', '=', 'refund'),
    eb('refunds', 'is', null),
  ])
}

/** Selects one page, newest first. */
export async function selectEntries(
  tx: Reader,
  filter: LedgerFilter,
  asked: PageAsked,
): Promise<{ rows: EntryRow[] } & PagePlace> {
  const entries = tx.selectFrom('ledgerEntries').where((eb) => matches(eb, filter))
  return selectPage(entries, (some) => some.selectAll(), { ...asked, sortedBy: ['sequence desc'] })
}

/** Selects entries oldest first, after a sequence: for lists that are written while they are being read. */
export async function selectEntriesAfter(
  tx: Reader,
  filter: LedgerFilter,
  { after, limit }: { after: number; limit: number },
): Promise<EntryRow[]> {
  return tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where((eb) => matches(eb, filter))
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

/** Selects sums by currency and kind; a payment entered by mistake is not counted as received money. */
export async function selectTotals(tx: Reader, filter: LedgerFilter) {
  return tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => [
      'currency',
      countsAs.as('countsAs'),
      isBorne.as('isBorne'),
      amountSum.as('amount'),
      fn.countAll<number>().as('count'),
    ])
    .where((eb) => matches(eb, filter))
    .groupBy(['currency', countsAs, isBorne])
    .orderBy('currency')
    .execute()
}

/** Selects the entry with a receipt, the one that corrects it, and the last number of its row. */
export async function selectByReceipt(
  tx: Reader,
  name: ReceiptName,
): Promise<{ entry: EntryRow | null; counter: EntryRow | null; last: number }> {
  const isOfCredit = 'entry' in name
  const named = isOfCredit
    ? ({ sequence: name.entry } as const)
    : ({ receiptYear: name.year, receiptNumber: name.number } as const)
  const found = await tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where((eb) => eb.and(named))
    .executeTakeFirst()
  const entry = found && (!isOfCredit || isOutOfCredit(found)) ? found : null
  const counter = await tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('corrects', '=', entry?.id ?? '')
    .executeTakeFirst()
  const end = await tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.max(isOfCredit ? 'sequence' : 'receiptNumber').as('number'))
    .where((eb) => eb.and(isOfCredit ? {} : { receiptYear: name.year }))
    .executeTakeFirst()
  // Another entry has the number: none is missing.
  const last = found && entry === null ? 0 : (end?.number ?? 0)
  return { entry, counter: counter ?? null, last }
}

/** What makes two payments for a candidate look like one that was entered twice. */
export type PaymentLikeness = Pick<
  EntryRow,
  'recordId' | 'item' | 'amount' | 'currency' | 'paidBy' | 'receivedOn' | 'reference'
>

/** Selects the payments that match all of this, and whether each was reversed; oldest first. */
export async function selectPaymentsLike(tx: Reader, like: PaymentLikeness) {
  const { reference, ...said } = like
  let query = tx
    .selectFrom('ledgerEntries as entry')
    .select(['entry.id', isOpen.as('isOpen')])
    .where('entry.kind', '=', 'payment')
    .where('entry.reference', reference === null ? 'is' : '=', reference)
  for (const [name, value] of Object.entries(said))
    query = query.where(`entry.${name as keyof typeof said}`, '=', value)
  return query.orderBy('entry.sequence').execute()
}
