import { selectMeant } from '#modules/records'
import type { TableRow } from '#modules/tables'
import {
  type PaymentPart,
  type PaymentTarget,
  partOf,
  paymentTarget,
  paymentTargets,
} from '#modules/tables/columns/columns-beside.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { paymentsLike, recordItemPayment } from '#modules/training'
import { readAmount } from '#modules/training/money.schema'
import {
  type NewItemPayment,
  newItemPaymentSchema,
  type PaymentMethod,
  paymentMethods,
} from '#modules/training/payments.schema'
import { isPlausible } from '#platform/clock/days.schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { europeanDigits } from '#platform/ids/schema'
import { putMark, type RowMark, selectMark, selectTakenBack } from './import-rows.store.ts'
import { keptRows } from './imports.store.ts'
import { noteOfMessage, say } from './notes/say.ts'
import type { ImportQuestion } from './rows/answers.schema.ts'
import {
  ask,
  type Notes,
  noteCell,
  readChoice,
  readCurrency,
  type Unknown,
  withoutMarks,
} from './rows/cells.ts'
import { problemOfNoDay } from './rows/day-orders.ts'
import { problemOfNumber } from './rows/odd-texts.ts'
import { filledCells, type RowPlan } from './rows/plan.ts'
import { readDay } from './rows/read-day.ts'
import type { Running } from './running.ts'
import type { ImportCounts } from './schema.ts'

/** A row of a ledger as a payment for a candidate who has not been looked up yet. */
type ReadPayment =
  | {
      kind: 'payment'
      candidate: string
      payment: NewItemPayment
      remarks: Note[]
      unknown: Unknown[]
    }
  | { kind: 'wrong'; problems: Note[]; unknown: Unknown[] }
  /** In our own ledger, an entry that is not a payment, or one that was corrected. */
  | { kind: 'skipped' }

type Texts = Partial<Record<PaymentPart, string>>

/** Reads one row of a ledger by the mapping. Sentences name the column and never repeat the cells. */
function readPayment(plan: RowPlan, written: readonly string[]): ReadPayment {
  const cells = withoutMarks(written)
  const notes: Notes = { problems: [], remarks: [], unknown: [], converted: [] }
  if (cells.length > plan.columns.length) notes.problems.push(say('manyCells'))
  const texts = readTexts(plan, cells, notes)
  const kind = texts.kind?.toLowerCase()
  if (kind === 'charge' || kind === 'correction' || texts.correctedBy) return { kind: 'skipped' }
  if (kind === 'refund') return { kind: 'wrong', problems: [say('refund')], unknown: [] }
  const { candidate } = texts
  if (candidate === undefined) return { kind: 'wrong', problems: [say('noCandidate')], unknown: [] }
  const numberProblem = problemOfNumber('referenceNumber', candidate)
  if (numberProblem) noteCell(notes, paymentTarget('candidate'), numberProblem)
  const read = readMoney(texts, plan.today, notes)
  const { problems, remarks, unknown } = notes
  if (problems.length > 0) return { kind: 'wrong', problems, unknown }
  // The same rules as for the form: the candidate sees what is in the ledger.
  const parsed = newItemPaymentSchema.safeParse(read)
  if (!parsed.success)
    return {
      kind: 'wrong',
      problems: parsed.error.issues.map(({ message }) => noteOfMessage(message)),
      unknown,
    }
  return { kind: 'payment', candidate, payment: parsed.data, remarks, unknown }
}

/** Returns the filled cells, by their part of a payment. */
function readTexts(plan: RowPlan, cells: readonly string[], notes: Notes): Texts {
  const filled = filledCells(plan, cells, { targets: paymentTargets, notes })
  return Object.fromEntries(
    Object.entries(filled).map(([target, text]) => [partOf(target as PaymentTarget), text]),
  )
}

function readMoney(texts: Texts, today: string, notes: Notes) {
  const note = (part: PaymentPart, problem: Note) => noteCell(notes, paymentTarget(part), problem)
  const filled = (part: PaymentPart): string | null => {
    // A cell that cannot be meant so has its own note.
    const isSaid = notes.problems.some(({ values }) => values?.column === paymentTarget(part))
    if (texts[part] === undefined && !isSaid) note(part, say('emptyCell'))
    return texts[part] ?? null
  }
  const choose = (part: 'item' | 'paidBy') => {
    const text = filled(part)
    return text === null ? null : readChoice(paymentTarget(part), text, notes)
  }
  const item = choose('item')
  const paidBy = choose('paidBy')
  const code = filled('currency')
  const currency =
    code === null ? null : readCurrency('payment.currency', code, { usual: 'BDT', notes })
  const typed = filled('amount')
  const isRead = typed !== null && currency !== null
  const amount = isRead ? readAmount(europeanDigits(typed), currency) : null
  if (isRead && !amount) note('amount', say('badAmount'))
  const day = filled('receivedOn')
  const receivedOn = day === null ? null : readDay(day)
  if (day !== null && receivedOn === null) note('receivedOn', problemOfNoDay(day))
  if (receivedOn !== null && !isPlausible(receivedOn)) note('receivedOn', say('impossibleDay'))
  else if (receivedOn !== null && receivedOn > today) note('receivedOn', say('paidAhead'))
  const method = readMethod(texts.method, note)
  return { item, paidBy, currency, amount, receivedOn, method, reference: texts.reference ?? null }
}

const methodWords: Partial<Record<PaymentMethod, readonly string[]>> = {
  cash: ['নগদ'],
  bank: ['bank transfer', 'transfer', 'bank deposit', 'cheque', 'ব্যাংক'],
  'mobile-wallet': ['mobile wallet', 'mobile banking', 'bkash', 'nagad', 'rocket', 'মোবাইল ওয়ালেট'],
}

/** Returns how the money was handed over; another way where it is not stated or not known. */
function readMethod(
  text: string | undefined,
  note: (part: PaymentPart, problem: Note) => void,
): PaymentMethod {
  if (text === undefined) return 'other'
  const typed = text.toLowerCase()
  const found = paymentMethods.find(
    (method) => method === typed || methodWords[method]?.includes(typed),
  )
  if (found === undefined) note('method', say('unknownMethod'))
  return found ?? 'other'
}

/** Counts what the rows before the first one say, so that equal ones are told apart even after an interruption. */
export async function rowsBefore({ ctx, job, plan }: Running): Promise<RowsBefore> {
  const before: RowsBefore = new Map()
  if (job.rowsDone === 0) return before
  for await (const { index, cells } of keptRows(ctx.storage, job)) {
    if (index >= job.rowsDone) break
    const read = readPayment(plan, cells)
    if (read.kind !== 'payment') continue
    const meant = await ctx.read((reader) => meantBy(reader, read))
    if (!('problems' in meant)) countRow(before, meant)
  }
  return before
}

/**
 * Records the payment of a row and marks the row, in one transaction: after a crash the mark tells whether the entry
 * exists. Null for a row that is not a payment.
 */
export async function bringPayment(
  { ctx, job, plan }: Running,
  { row, cells }: TableRow,
  { before, begin }: { before: RowsBefore; begin: (write: WriteContext) => Promise<void> },
): Promise<RowMark | null> {
  const read = readPayment(plan, cells)
  const done = await ctx.write(async (write) => {
    await begin(write)
    if (read.kind === 'skipped') return null
    const meant = await meantBy(write, read)
    const earlier = await selectMark(write.tx, job.id, row)
    const mark = earlier ?? { row, ...nothing, ...(await enter(write, meant, before)) }
    await putMark(write.tx, job.id, mark)
    return { meant, mark }
  })
  if (done === null) return null
  // Outside the transaction, which may run twice.
  if (!('problems' in done.meant)) countRow(before, done.meant)
  return done.mark
}

const nothing = { recordId: null, recordVersion: null }

async function enter(
  write: WriteContext,
  meant: Awaited<ReturnType<typeof meantBy>>,
  before: RowsBefore,
): Promise<Pick<RowMark, 'outcome' | 'problems' | 'entryId'>> {
  if ('problems' in meant) return { outcome: 'failed', problems: meant.problems }
  const { outcome, problems } = await decidePayment(write, meant, before)
  if (outcome === 'unchanged') return { outcome, problems }
  const { id: entryId } = await recordItemPayment(write, { ...meant, isBrought: true })
  return { outcome, problems, entryId }
}

/** A payment of a row, with the record of its candidate. */
interface Meant {
  recordId: string
  payment: NewItemPayment
  remarks: Note[]
  /** What has to be equal for another row to be the same payment, or a second one like it. */
  likeness: string
}

/** How many earlier rows of a table say the same about a payment. */
export type RowsBefore = Map<string, number>

function countRow(before: RowsBefore, { likeness }: Pick<Meant, 'likeness'>): void {
  before.set(likeness, (before.get(likeness) ?? 0) + 1)
}

/** Finds whose payment a row describes; returns problems where that is unclear. */
async function meantBy(
  { tx }: Pick<ReadContext, 'tx'>,
  read: Exclude<ReadPayment, { kind: 'skipped' }>,
): Promise<Meant | { problems: Note[] }> {
  if (read.kind === 'wrong') return { problems: read.problems }
  const [found, another] = await selectMeant(tx, read.candidate)
  if (found === undefined) return { problems: [say('noRecord')] }
  if (another !== undefined) return { problems: [say('severalRecords')] }
  const { payment, remarks } = read
  const recordId = found.id
  return { recordId, payment, remarks, likeness: JSON.stringify(likenessOf(recordId, payment)) }
}

/** Without how it was paid: a table may not say so, and the payment is the same. */
function likenessOf(recordId: string, payment: NewItemPayment) {
  const { item, amount, currency, paidBy, receivedOn, reference } = payment
  return { recordId, item, amount, currency, paidBy, receivedOn, reference }
}

/**
 * Decides whether the ledger already has the payment of a row: of equal rows the first matches the first such entry,
 * the second the second. So importing a table again changes nothing, and two equal payments on one day are two. A
 * payment that was corrected by hand is not brought back; one that an undo took back is.
 */
async function decidePayment(
  ctx: Pick<ReadContext, 'tx'>,
  { recordId, payment, likeness, remarks }: Meant,
  before: RowsBefore,
): Promise<{ outcome: 'created' | 'unchanged'; problems: Note[] }> {
  const like = await paymentsLike(ctx, likenessOf(recordId, payment))
  const corrected = like.filter(({ isCorrected }) => isCorrected).map(({ id }) => id)
  const takenBack = await selectTakenBack(ctx.tx, corrected)
  const there = like.filter(({ id }) => !takenBack.has(id))
  const known = there[before.get(likeness) ?? 0]
  if (known === undefined) return { outcome: 'created', problems: remarks }
  return { outcome: 'unchanged', problems: known.isCorrected ? [say('correctedSince')] : [] }
}

interface Forecast {
  counts: ImportCounts
  asked: Map<string, ImportQuestion>
  before: RowsBefore
}

/** Returns what would become of a row of a ledger; a mark where something was wrong. */
export async function checkPayment(
  { ctx, plan }: Running,
  { counts, asked, before }: Forecast,
  { row, cells }: TableRow,
): Promise<RowMark | null> {
  const read = readPayment(plan, cells)
  if (read.kind === 'skipped') {
    counts.skipped += 1
    return null
  }
  ask(asked, read.unknown)
  const { outcome, problems } = await ctx.read(async (reader) => {
    const meant = await meantBy(reader, read)
    if ('problems' in meant) return { outcome: 'failed' as const, problems: meant.problems }
    const decided = await decidePayment(reader, meant, before)
    countRow(before, meant)
    return decided
  })
  counts[outcome] += 1
  if (problems.length === 0) return null
  if (outcome !== 'failed') counts.remarked += 1
  return { row, outcome, recordId: null, recordVersion: null, problems }
}
