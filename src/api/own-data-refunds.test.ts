import { beforeEach, describe, expect, test } from 'vitest'
import { handOverOwnData } from '#modules/privacy'
import { recordItemPayment, refundPayment } from '#modules/training'
import { itemLabel, newItemPaymentSchema, newItemRefundSchema } from '#modules/training/schema'
import { reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { ownDataLetter as letter } from './own-data-letter.ts'

const handed = { method: 'cash', receivedOn: '2026-11-19' }
const [refunds, _corrects] = ['Pays back a part of', 'Corrects']

describe.each(engines)('refunds in the own data on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })

  const amina = () => app.as(people.amina)
  const pay = (recordId: string, item: string) => {
    const fee = { item, paidBy: 'worker', amount: 20_000_000, currency: 'BDT', ...handed }
    const payment = newItemPaymentSchema.parse(fee)
    return amina().write((ctx) => recordItemPayment(ctx, { recordId, payment }))
  }
  const giveBack = (paymentId: string) => {
    const back = { amount: 3_000_000, reason: 'It cost less', ...handed }
    const refund = newItemRefundSchema.parse(back)
    return amina().write((ctx) => refundPayment(ctx, { paymentId, refund }))
  }
  const taken = async (recordId: string) => {
    const files = await filesOf(await handOverOwnData(amina(), { recordId, letter }))
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    return { page: files.get('index.html')?.toString() ?? '', data }
  }

  test('each names its payment, for people and programs', async () => {
    const { recordId } = await reachable(app)
    const fee = await pay(recordId, 'fee')
    const visa = await pay(recordId, 'visa')
    const ofVisa = await giveBack(visa.id)
    const ofFee = await giveBack(fee.id)
    const { page, data } = await taken(recordId)
    for (const [payment, refund] of [[fee, ofFee] as const, [visa, ofVisa] as const]) {
      const label = itemLabel(payment.item, 'en')
      const row = rowIn(page, { sequence: refund.sequence, label })
      const name = `${payment.sequence} · ${label}`
      expect(row).toContain(`<dt>${refunds}</dt><dd dir="auto">${name}</dd>`)
      expect(row).toContain('It cost less')
      const paid = rowIn(page, { sequence: payment.sequence, label })
      expect(paid).toContain('2026')
      expect(paid).not.toContain(refunds)
      const kept = data.ledgerEntries.find(({ id }: { id: string }) => id === refund.id)
      expect(kept).toMatchObject({ kind: 'refund', refunds: payment.id, recordId })
    }
  })

  /** The row of an entry of the ledger, by its number and what it is for. */
  const rowIn = (page: string, { sequence, label }: { sequence: number; label: string | null }) =>
    page
      .split('<dl>')
      .filter((row) => row.includes(`<dd dir="auto">${label}</dd>`))
      .find((row) => row.includes(`<dd dir="auto">${sequence}</dd>`)) ?? ''
})
