import {
  type PaymentPart,
  type PaymentTarget,
  partOf,
  paymentTarget,
  paymentTargets,
} from '#modules/tables/columns/columns-beside.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { readAmount } from '#modules/training/money.schema'
import {
  type NewItemPayment,
  newItemPaymentSchema,
  type PaymentMethod,
  paymentMethods,
} from '#modules/training/payments.schema'
import { isPlausible } from '#platform/clock/days.schema'
import { europeanDigits } from '#platform/ids/schema'
import { noteOfMessage, say } from '../notes/say.ts'
import {
  type Notes,
  noteCell,
  readChoice,
  readCurrency,
  type Unknown,
  withoutMarks,
} from './cells.ts'
import { problemOfNoDay } from './day-orders.ts'
import { problemOfNumber } from './odd-texts.ts'
import { filledCells, type RowPlan } from './plan.ts'
import { readDay } from './read-day.ts'

/** A row of a ledger as a payment for a candidate who has not been looked up yet. */
export type ReadPayment =
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
export function readPayment(plan: RowPlan, written: readonly string[]): ReadPayment {
  const cells = withoutMarks(written)
  const notes: Notes = { problems: [], remarks: [], unknown: [], converted: [], kept: [] }
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
