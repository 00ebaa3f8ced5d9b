import { expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { correctEntry, recordItemPayment, refundPayment } from '#modules/training'
import { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/schema'
import { approvedRecord } from '#test/candidates'
import { forcedLedger } from '#test/forced-ledger'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const handed = { method: 'cash', receivedOn: '2026-11-19' }
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await offerEveryLanguage(app)
const journey = { nationality: 'BD', destinationCountry: 'SA' } as const
const { id: recordId, passportNumber } = await approvedRecord(app, journey)
const amina = app.as(people.amina)
const code = await amina.write((ctx) => issueAccessCode(ctx, recordId))
const fee = { item: 'fee', paidBy: 'worker', amount: 20_000_000, currency: 'BDT', ...handed }
const payment = newItemPaymentSchema.parse(fee)
const { id: paymentId } = await amina.write((ctx) => recordItemPayment(ctx, { recordId, payment }))
const back = { amount: 3_000_000, reason: 'The visa cost less', ...handed }
const refund = newItemRefundSchema.parse(back)
const give = () => amina.write((ctx) => refundPayment(ctx, { paymentId, refund }))
const refundId = (await give()).id
const { id: entryId } = await give()
await amina.write((ctx) => correctEntry(ctx, { entryId, reason: 'Entered twice' }))
const body = new URLSearchParams({ number: passportNumber, code })
const answer = await app.request('/check', { method: 'POST', body })
const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

async function page(path: string, language = 'en'): Promise<string> {
  const headers = { cookie: `${cookie}; language=${language}` }
  const html = await (await app.request(path, { headers })).text()
  return html.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')
}

test('the candidate reads what was paid, what was paid back, why, and what is compared with the law', async () => {
  const html = await page('/file/money')
  for (const text of [
    'You paid BDT 200,000.00 in all',
    'You paid BDT 200,000.00. Our records say you got BDT 30,000.00 back. That leaves BDT 170,000.00.',
    'You paid BDT 170,000.00 (without what was paid back). That is more than BDT 165,000.00',
    'Paid back: BDT 30,000.00',
    'Reason: The visa cost less',
    'This entry was taken back: Entered twice',
    'Cash · handed out by',
    'href="/help?from=BD&amp;to=SA"',
  ])
    expect(html).toContain(text)
  expect(html.match(/That leaves/g)).toHaveLength(1)
})

test('of an entry that was changed in the database the candidate reads that it is not confirmed', async () => {
  const force = await forcedLedger(app.runtime, 'sqlite')
  await force(`update "ledgerEntries" set "amount" = -9000000 where "id" = '${refundId}'`)
  const html = await page('/file/money')
  expect(html).toMatch(
    /Receipt 2026-000002<\/b> We cannot confirm this receipt\. Ask us about it\./,
  )
  expect(html).not.toContain('receipt=2026-000002')
  expect(html).toContain('receipt=2026-000001')
  const reports = await app.runtime.database.reader.selectFrom('cases').selectAll().execute()
  expect(reports).toHaveLength(1)
  await force(`update "ledgerEntries" set "amount" = -3000000 where "id" = '${refundId}'`)
})
