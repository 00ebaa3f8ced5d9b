import { recordRefusals, selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { fitText } from '#modules/speech'
import { listEntriesOfRecord } from '#modules/training'
import { isOfWorker, paymentItems, type StaffEntry } from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import { refusing } from '#platform/errors'
import {
  type CapVerdict,
  capsFor,
  judgeCap,
  type Money,
  type PaidEntry,
  type PaidMoney,
  type ShownCap,
} from './fees.schema.ts'
import { selectOwnSums } from './fees.store.ts'
import { presentTerms } from './note-reading.ts'

const known = refusing(recordRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/**
 * Returns what was paid for a candidate, what the candidate says about it, and what the law of the country of origin
 * allows. Refuses with `record.not_found`.
 */
export async function paidMoney(ctx: ReadContext, recordId: string): Promise<PaidMoney> {
  const record = await selectRecord(ctx.tx, recordId)
  refuseUnless(record, 'record.not_found')
  const entries = paidEntries(await listEntriesOfRecord(ctx, recordId))
  const byWorker = entries.filter(
    ({ paidBy, correctedFor }) => isOfWorker(paidBy) && correctedFor === null,
  )
  const said = await ownSums(ctx, recordId)
  const back = byWorker.flatMap(handedBack)
  const monthlyWage = await wageOf(ctx, recordId)
  const { nationality: origin, destinationCountry: destination } = record
  const paid = [...byWorker, ...said, ...back]
  const caps = capsFor({ origin, destination }).map((cap) => judgeCap(cap, { paid, monthlyWage }))
  const totals = totalsOf(byWorker, said, back)
  return { entries, totals, caps: caps.map(shownCap), broughtBy: broughtBy(record) }
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

/** Returns what the candidate says to have paid without a receipt. */
async function ownSums({ tx }: ReadContext, recordId: string): Promise<Sum[]> {
  const sums = await selectOwnSums(tx, recordId)
  return sums.map((sum) => ({ ...sum, amount: Number(sum.amount) }) as Sum)
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
