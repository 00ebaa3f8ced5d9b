import { accountNames } from '#modules/accounts'
import { presentTerms } from '#modules/contracts'
import { selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { fitText } from '#modules/speech'
import { listEntriesOfRecord } from '#modules/training'
import { isOfWorker, paymentItems, type StaffEntry } from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import { type OwnRow, selectAnswers, selectOwnOf } from './own-payments.store.ts'
import { refuseUnless } from './refusals.ts'
import {
  type CapVerdict,
  capsFor,
  judgeCap,
  type Money,
  type OwnPayment,
  type PaidEntry,
  type PaidMoney,
  type ShownCap,
} from './schema.ts'

/**
 * Returns what was paid for a candidate, what the candidate says about it, and what the law of the country of origin
 * allows. Refuses with `record.not_found`.
 */
export async function paidMoney(ctx: ReadContext, recordId: string): Promise<PaidMoney> {
  const record = await selectRecord(ctx.tx, recordId)
  refuseUnless(record, 'record.not_found')
  const entries = paidEntries(await listEntriesOfRecord(ctx, recordId))
  const own = await ownPayments(ctx, recordId, entries)
  const byWorker = entries.filter(
    ({ paidBy, correctedFor }) => isOfWorker(paidBy) && correctedFor === null,
  )
  const said = own.flatMap(({ payment }) => payment ?? [])
  const back = byWorker.flatMap(handedBack)
  const monthlyWage = await wageOf(ctx, recordId)
  const { nationality: origin, destinationCountry: destination } = record
  const paid = [...byWorker, ...said, ...back]
  const caps = capsFor({ origin, destination }).map((cap) => judgeCap(cap, { paid, monthlyWage }))
  const totals = totalsOf(byWorker, said, back)
  return { entries, own, totals, caps: caps.map(shownCap), broughtBy: broughtBy(record) }
}

function broughtBy({
  broughtBy: name,
  broughtByNumber: number,
}: Pick<CandidateRecord, 'broughtBy' | 'broughtByNumber'>): PaidMoney['broughtBy'] {
  return name === null ? null : { name: fitText('person', name), number }
}

/** Picks the payments, newest first, each with its refunds; charges and counter-entries are dropped. */
function paidEntries(entries: readonly StaffEntry[]): PaidEntry[] {
  const handedOver = (entry: StaffEntry) => ({
    ...{ id: entry.id, sequence: entry.sequence, amount: Math.abs(entry.amount) },
    ...{ currency: entry.currency, method: entry.method, reference: entry.reference },
    ...{ receivedBy: entry.receivedBy, receivedOn: entry.receivedOn },
    ...{ receipt: entry.receipt, unconfirmedReceipt: entry.unconfirmedReceipt },
    correctedFor: entries.find(({ corrects }) => corrects === entry.sequence)?.reason ?? null,
  })
  return entries
    .filter(({ kind, item, paidBy }) => kind === 'payment' && item !== null && paidBy !== null)
    .map((entry) => ({
      ...handedOver(entry),
      item: entry.item as PaidEntry['item'],
      paidBy: entry.paidBy as PaidEntry['paidBy'],
      refunds: entries
        .filter(({ refunds }) => refunds === entry.sequence)
        .map((refund) => ({ ...handedOver(refund), reason: refund.reason })),
      left: entry.left,
    }))
    .toReversed()
}

/** Returns refunds of a payment, as negative sums; corrected ones do not count. */
function handedBack({ item, refunds }: PaidEntry): Sum[] {
  return refunds
    .filter(({ correctedFor }) => correctedFor === null)
    .map(({ amount, currency }) => ({ item, currency, amount: -amount }))
}

/** Returns the entry of the ledger that somebody calls wrong: its sequence, and whether it is a refund. */
function objectedIn(
  entries: readonly PaidEntry[],
  entryId: string | null,
): Pick<OwnPayment, 'entry' | 'entryKind'> {
  const payment = entries.find(({ id }) => id === entryId)
  if (payment) return { entry: payment.sequence, entryKind: 'payment' }
  const refund = entries.flatMap(({ refunds }) => refunds).find(({ id }) => id === entryId)
  return { entry: refund?.sequence ?? null, entryKind: refund ? 'refund' : null }
}

async function ownPayments(
  ctx: ReadContext,
  recordId: string,
  entries: readonly PaidEntry[],
): Promise<OwnPayment[]> {
  const rows = await selectOwnOf(ctx.tx, recordId)
  const answers = await selectAnswers(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const names = await accountNames(
    ctx.tx,
    answers.map(({ answeredBy }) => answeredBy),
  )
  return rows.map((row) => {
    const answer = answers.find(({ paymentId }) => paymentId === row.id)
    return {
      ...{ id: row.id, note: row.note, enteredAt: row.enteredAt },
      payment: paymentIn(row),
      ...objectedIn(entries, row.entryId),
      answer: answer
        ? {
            text: fitText('text', answer.answer),
            by: names.get(answer.answeredBy) ?? null,
            at: answer.answeredAt,
          }
        : null,
    }
  })
}

/** Reads a payment; where there is a sum, the table has all of these. */
function paymentIn({ item, amount, currency, paidTo, paidOn }: OwnRow): OwnPayment['payment'] {
  if (amount === null) return null
  return { item, amount, currency, paidTo, paidOn } as OwnPayment['payment']
}

/** Returns the wage of the present terms, if it is paid by the month. */
export async function wageOf(ctx: ReadContext, recordId: string): Promise<Money | null> {
  const wage = (await presentTerms(ctx, recordId))?.wage
  return wage?.period === 'month' ? { amount: wage.amount, currency: wage.currency } : null
}

type Sum = Money & { item: PaidEntry['item'] }

function totalsOf(
  receipted: readonly Sum[],
  own: readonly Sum[],
  back: readonly Sum[],
): PaidMoney['totals'] {
  const all = [...receipted, ...own]
  const currencies = [...new Set(all.map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const sum = (sums: readonly Sum[]) =>
      sums.reduce((total, one) => total + (one.currency === currency ? one.amount : 0), 0)
    return {
      currency,
      receipted: sum(receipted),
      own: sum(own),
      total: sum(all),
      refunded: 0 - sum(back),
      remaining: sum([...all, ...back]),
      recruitment: sum(all.filter(({ item }) => paymentItems[item].isRecruitmentCost)),
    }
  })
}

function shownCap({ cap, ...judged }: CapVerdict): ShownCap {
  const { rule, destinations: _, covers, ...facts } = cap
  return {
    ...facts,
    ...judged,
    ...{ covers: [...covers], rule: rule.kind },
    months: rule.kind === 'wages' ? rule.months : null,
  }
}
