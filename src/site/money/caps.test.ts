import { beforeEach, expect, test } from 'vitest'
import { recordItemPayment, refundPayment } from '#modules/training'
import { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/schema'
import { fillFile, openFile } from '#test/candidate-file'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

async function filled(destinationCountry: 'SA' | 'CA') {
  const { record, code } = await fillFile(app, [], { nationality: 'BD', destinationCountry })
  const cookie = await openFile(app, code)
  const page = async (language = 'en') => {
    const headers = { cookie: `${cookie}; language=${language}` }
    const html = await (await app.request('/file/money', { headers })).text()
    return html.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')
  }
  return { recordId: record.id, page }
}

test('an empty ledger says that nothing is recorded, never that nothing was paid', async () => {
  const { page } = await filled('SA')
  const html = await page()
  expect(html).toContain(
    'We have recorded no payment of yours for this. The limit that we found is BDT 165,000.00.',
  )
  expect(html).not.toContain('You paid nothing')
  const bengali = await page('bn')
  expect(bengali).toContain('এর জন্য আপনার দেওয়া কোনো টাকা এখানে লেখা নেই। প্রকাশিত তথ্যে')
  expect(bengali).not.toContain('আপনি দিয়েছেন কিছুই না')
})

test('it says so too where no limit was found', async () => {
  const { page } = await filled('CA')
  expect(await page()).toContain(
    'We have recorded no payment of yours for this. We found no published limit.',
  )
})

test('after all of it was paid back, zero remains of a payment that is on record', async () => {
  const { recordId, page } = await filled('SA')
  const handed = { amount: 500_000, method: 'cash', receivedOn: '2026-11-19' }
  const fee = { item: 'fee', paidBy: 'worker', currency: 'BDT', ...handed }
  const payment = newItemPaymentSchema.parse(fee)
  const refund = newItemRefundSchema.parse({ reason: 'The journey was cancelled', ...handed })
  await app.as(people.amina).write(async (ctx) => {
    const { id: paymentId } = await recordItemPayment(ctx, { recordId, payment })
    await refundPayment(ctx, { paymentId, refund })
  })
  const html = await page()
  expect(html).toContain('You paid BDT 0.00 (without what was paid back).')
  expect(html).not.toContain('We have recorded no payment of yours')
})
