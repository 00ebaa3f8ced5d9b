import type { ReadContext } from '#platform/context'
import {
  type CapVerdict,
  capsFor,
  feeCaps,
  judgeCap,
  type MoneyToLookAt,
  type Paid,
} from './fees.schema.ts'
import { selectJourneys, selectLedgerSums, selectOwnSums } from './fees.store.ts'
import { wageOf } from './find-money.ts'

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
