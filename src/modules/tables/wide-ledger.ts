import { itemLabels, type PaymentItem } from '#modules/training/items.schema'
import { currencies, readAmount } from '#modules/training/money.schema'
import { europeanDigits } from '#platform/ids/schema'
import { mappingProblems } from './columns/columns.schema.ts'
import { partChosenIn } from './columns/columns-beside.schema.ts'
import { guessPayments, guessRecords } from './columns/guess-mapping.ts'
import { withoutHints } from './columns/read-heading.ts'
import { type Table, type TableRow, withoutNumberMark } from './formats/table.ts'
import { mostParts, rowKeyOfPart } from './notes/reading.schema.ts'
import { say } from './notes/say.ts'

/**
 * A ledger with a column for each item of a recruitment: `Recruitment fee`, `Visa fee`, `Ticket`. Each filled amount is
 * a payment of its own, so each becomes a row.
 */
interface WideLedger {
  items: readonly ItemColumn[]
  /** Columns with the sum of others: compared, and brought in nowhere. */
  totals: readonly number[]
  /** The columns that each of its payments has. */
  kept: readonly number[]
}

interface ItemColumn {
  at: number
  item: PaymentItem
  /** As its heading says it, without a hint. */
  said: string
  currency: string | null
}

const aFee =
  /(?<![\p{L}\p{M}])(?:fees?|charges?|costs?|payments?|price|fare|ফি|খরচ|शुल्क|फ़ीस|फीस|खर्च|رسوم|bayad)(?![\p{L}\p{M}])/iu
const aTotal =
  /(?<![\p{L}\p{M}])(?:(?:sub|grand)?\s*totals?|sum|মোট|সর্বমোট|कुल|जम्मा|المجموع|الإجمالي|إجمالي|مجموع|kabuuan)(?![\p{L}\p{M}])/iu
/** Where a table says what is owed, its amounts by item may be prices that nobody has paid. */
const aDebt =
  /(?<![\p{L}\p{M}])(?:due|dues|balance|remaining|outstanding|unpaid|owed|paid|received|বাকি|বকেয়া|বাকী|पेमेंट बाकी|बाकी|बकाया|المتبقي|متبقي|utang|balanse)(?![\p{L}\p{M}])/iu

function itemColumn(heading: string, at: number): ItemColumn | null {
  const said = withoutHints(heading)
  const item = partChosenIn(itemLabels, said) as PaymentItem | null
  if (item === null) return null
  const code = heading.match(/[A-Z]{3}/g)?.find((one) => currencies.includes(one))
  return { at, item, said, currency: code ?? null }
}

/** Recognises such a ledger by its headings; null for every other table. */
function wideLedgerIn(columns: readonly string[]): WideLedger | null {
  const payments = guessPayments(columns)
  if (payments['payment.candidate'] === undefined || payments['payment.item'] !== undefined)
    return null
  if (mappingProblems(guessRecords(columns), columns, false).length === 0) return null
  const { 'payment.amount': amount, ...others } = payments
  const used = new Set(Object.values(others))
  const free = columns.flatMap((column, at) => (used.has(column) ? [] : [{ column, at }]))
  const totals = free.filter(({ column }) => column === amount || aTotal.test(column))
  const further = free.filter((one) => !totals.includes(one))
  const items = further.flatMap(({ column, at }) => itemColumn(column, at) ?? [])
  const isOfMoney = totals.length > 0 || items.some(({ at }) => aFee.test(columns[at] ?? ''))
  if (items.length < 2 || items.length > mostParts || !isOfMoney) return null
  if (further.some(({ column }) => aDebt.test(column))) return null
  const taken = new Set([...items, ...totals].map(({ at }) => at))
  return {
    items,
    totals: totals.map(({ at }) => at),
    kept: columns.flatMap((_, at) => (taken.has(at) ? [] : [at])),
  }
}

const looked = 20

/**
 * Returns the table with a row for each filled amount where it is such a ledger and its cells are amounts; every other
 * table as it is.
 */
export async function inLongForm(table: Table): Promise<Table> {
  // JSON may name more columns while its rows are read.
  const ledger = table.format === 'json' ? null : wideLedgerIn(table.columns)
  if (ledger === null) return table
  const iterator = table.rows[Symbol.asyncIterator]()
  const early: TableRow[] = []
  while (early.length < looked) {
    const next = await iterator.next()
    if (next.done) break
    early.push(next.value)
  }
  const rows = resumed(early, iterator)
  const cells = early.flatMap((row) => ledger.items.map(({ at }) => row.cells[at] ?? ''))
  const filled = cells.filter((cell) => !isNothing(cell))
  const amounts = filled.filter((cell) => amountOf(cell) !== null)
  if (amounts.length === 0 || amounts.length * 2 < filled.length) return { ...table, rows }
  const hasCurrency = guessPayments(table.columns)['payment.currency'] !== undefined
  const says = !hasCurrency && ledger.items.every(({ currency }) => currency !== null)
  const { items, totals, kept } = ledger
  const nameOf = (at: number) => `“${table.columns[at] ?? ''}”`
  const names = (of: readonly number[]) => of.map(nameOf).join(', ')
  const reading = [
    ...table.reading,
    say('amountsBeside', { names: names(items.map(({ at }) => at)) }),
  ]
  if (totals.length > 0) reading.push(say('totalsLeft', { names: names(totals) }))
  const noted = (row: number) => reading.push(say('totalDiffers', { row }))
  return {
    ...table,
    reading,
    columns: [
      ...kept.map((at) => table.columns[at] ?? ''),
      ...['Item', 'Amount', ...(says ? ['Currency'] : [])],
    ],
    rows: eachAmount(rows, { ledger, says, noted }),
  }
}

async function* resumed(early: readonly TableRow[], rest: AsyncIterator<TableRow>) {
  yield* early
  for (;;) {
    const next = await rest.next()
    if (next.done) return
    yield next.value
  }
}

/** Tells whether a cell says that nothing was paid. */
const isNothing = (cell: string) => /^[-–—.\s]*$/.test(cell) || amountOf(cell) === 0

/** In thousandths, whatever the currency: only for comparing. */
const amountOf = (cell: string) => readAmount(europeanDigits(withoutNumberMark(cell)), 'KWD')

interface Expand {
  ledger: WideLedger
  says: boolean
  /** Is told of the first row whose total is another sum. */
  noted: (row: number) => void
}

async function* eachAmount(rows: AsyncIterable<TableRow>, { ledger, says, noted }: Expand) {
  const { items, totals, kept } = ledger
  let isNoted = false
  for await (const { row, cells } of rows) {
    const of = (at: number) => cells[at] ?? ''
    const shared = kept.map(of)
    const filled = items.filter(({ at }) => !isNothing(of(at)))
    for (const [part, { at, said, currency }] of filled.entries())
      yield {
        row: rowKeyOfPart(row, part),
        cells: [...shared, said, of(at), ...(says ? [currency ?? ''] : [])],
      }
    const sum = filled.reduce((all, { at }) => all + (amountOf(of(at)) ?? Number.NaN), 0)
    const differs = totals.some((at) => (amountOf(of(at)) ?? sum) !== sum)
    if (differs && !isNoted && !Number.isNaN(sum)) {
      isNoted = true
      noted(row)
    }
  }
}
