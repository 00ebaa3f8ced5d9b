import { recordRefusals, selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { fitText } from '#modules/speech'
import { listEntriesOfRecord } from '#modules/training'
import { isOfWorker, paymentItems } from '#modules/training/items.schema'
import type { StaffEntry } from '#modules/training/payments.schema'
import type { ReadContext } from '#platform/context'
import { refusing } from '#platform/errors'
import { selectJourneys, selectLedgerSums, selectOwnSums } from './contracts.store.ts'
import {
  type CapVerdict,
  capsFor,
  feeCaps,
  judgeCap,
  type Money,
  type MoneyToLookAt,
  type Paid,
  type PaidEntry,
  type PaidMoney,
  type ShownCap,
} from './fees.schema.ts'
import { presentTerms } from './terms.ts'

const origins = [...new Set(feeCaps.map(({ origin }) => origin))]
const most = 100

type Above = MoneyToLookAt['above'][number]

/** Finds every candidate who paid more than a row of the table allows, by reference, with the first such row. */
async function allAbove(ctx: ReadContext): Promise<Above[]> {
  const paidBy = new Map<string, Paid[]>()
  for (const { recordId, item, currency, amount } of [
    ...(await selectLedgerSums(ctx.tx)),
    ...(await selectOwnSums(ctx.tx)),
  ]) {
    const paid = { item, currency, amount: Number(amount) } as Paid
    const of = String(recordId)
    paidBy.set(of, [...(paidBy.get(of) ?? []), paid])
  }
  if (paidBy.size === 0) return []
  const above: Above[] = []
  for (const { id, reference, name, ...journey } of await selectJourneys(ctx.tx, origins)) {
    const found = await firstAbove(ctx, id, { journey, paid: paidBy.get(id) ?? [] })
    if (!found) continue
    const { allowed, paid, gross } = found
    above.push({ recordId: id, reference, name, allowed, paid, gross })
  }
  return above
}

interface Judged {
  journey: { nationality: string; destinationCountry: string | null }
  paid: readonly Paid[]
}

async function firstAbove(
  ctx: ReadContext,
  recordId: string,
  { journey: { nationality: origin, destinationCountry: destination }, paid }: Judged,
): Promise<CapVerdict | undefined> {
  const caps = capsFor({ origin, destination })
  // The contract is read only for rows that need its wage.
  const asksWage = paid.length > 0 && caps.some(({ rule }) => rule.kind === 'wages')
  const monthlyWage = asksWage ? await wageOf(ctx, recordId) : null
  return caps
    .map((cap) => judgeCap(cap, { paid, monthlyWage }))
    .find(({ verdict }) => verdict === 'above')
}

/** Counts the candidates who paid more than the law of their country allows, as far as the table knows. */
export async function countAbove(ctx: ReadContext): Promise<number> {
  return (await allAbove(ctx)).length
}

/** Returns whom admins look at: at most a hundred, and how many there are. */
export async function moneyToLookAt(ctx: ReadContext): Promise<MoneyToLookAt> {
  const above = await allAbove(ctx)
  return { above: above.slice(0, most), aboveTotal: above.length }
}

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

/** The money of the countries of origin, in which most is paid before a flight. */
const ofOrigins: Readonly<Record<string, string>> = {
  ...{ BD: 'BDT', NP: 'NPR', IN: 'INR', PH: 'PHP', ID: 'IDR', LK: 'LKR' },
}

/** Returns the currencies that a file knows, the likeliest first: of what was paid, and of a wage. */
export async function currenciesOf(
  ctx: ReadContext,
  recordId: string,
): Promise<Record<'paid' | 'wage', string[]>> {
  const { totals } = await paidMoney(ctx, recordId)
  const { nationality = '' } = (await selectRecord(ctx.tx, recordId)) ?? {}
  const home = ofOrigins[nationality]
  const wage = (await presentTerms(ctx, recordId))?.wage?.currency
  const paid = [...totals.map(({ currency }) => currency), ...(home ? [home] : [])]
  const earned = wage ? [wage] : []
  return { paid: [...paid, ...earned], wage: [...earned, ...paid] }
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
async function wageOf(ctx: ReadContext, recordId: string): Promise<Money | null> {
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
