import { appendAudit } from '#modules/audit'
import { entryConcerns } from '#modules/training'
import { day, later } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { feeLimits } from './limits.ts'
import { insertOwn, type OwnRow, selectOwnOf } from './own-payments.store.ts'
import { refuseUnless } from './refusals.ts'
import type { NewObjection, NewOwnPayment } from './schema.ts'
import { macOf } from './signed-rows.ts'

interface Kept {
  id: string
  enteredAt: string
}

const futureSentence = 'This day is in the future. Choose the day on which you paid.'

/**
 * Permanently stores what a candidate paid without a receipt. Refuses with `own_payment.in_future`,
 * `own_payment.too_many`.
 */
export async function enterOwnPayment(
  ctx: WriteContext,
  { recordId, payment }: { recordId: string; payment: NewOwnPayment },
): Promise<Kept> {
  // A day's grace: nobody knows where the candidate is, and somewhere it is already tomorrow.
  const latest = later(ctx.clock.now(), day).slice(0, 10)
  const fields = [{ path: 'paidOn', message: futureSentence }]
  refuseUnless(payment.paidOn <= latest, 'own_payment.in_future', { fields })
  const { item, amount, currency, paidTo, paidOn, note } = payment
  return keep(ctx, { recordId, entryId: null, item, amount, currency, paidTo, paidOn, note })
}

/**
 * Permanently stores a candidate's objection to an entry of the ledger. Refuses with `ledger.not_found` (also for other
 * people's entries) and `own_payment.too_many`.
 */
export async function objectToEntry(
  ctx: WriteContext,
  { recordId, objection }: { recordId: string; objection: NewObjection },
): Promise<Kept> {
  const { entryId, note } = objection
  refuseUnless(await entryConcerns(ctx, { entryId, recordId }), 'ledger.not_found')
  const nothingPaid = { item: null, amount: null, currency: null, paidTo: null, paidOn: null }
  return keep(ctx, { recordId, entryId, note, ...nothingPaid })
}

type Said = Omit<OwnRow, 'id' | 'accountId' | 'enteredAt' | 'mac'>

async function keep(ctx: WriteContext, said: Said): Promise<Kept> {
  const { recordId } = said
  const before = await selectOwnOf(ctx.tx, recordId)
  refuseUnless(before.length < feeLimits.ownPaymentsPerRecord, 'own_payment.too_many')
  const row = {
    ...said,
    id: ctx.ids.uuid(),
    accountId: ctx.actor.kind === 'account' ? ctx.actor.id : null,
    enteredAt: ctx.clock.now(),
  }
  const mac = macOf(ctx, row)
  await insertOwn(ctx.tx, { ...row, mac })
  // The log has the signature too: replacing or removing the row takes forging both.
  const details = { paymentId: row.id, mac }
  await appendAudit(ctx, 'own_payment.entered', `record:${recordId}`, details)
  return { id: row.id, enteredAt: row.enteredAt }
}
