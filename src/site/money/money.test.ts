import { expect, test } from 'vitest'
import type { NewRecord } from '#modules/records/schema'
import { correctEntry, recordItemPayment, refundPayment } from '#modules/training'
import { newItemPaymentSchema, newItemRefundSchema } from '#modules/training/payments.schema'
import { fileOf } from '#test/browser'
import { approvedRecord, candidate } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { forcedLedger } from '#test/forced-ledger'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await offerEveryLanguage(app)
const amina = app.as(people.amina)
const journey = { nationality: 'BD', destinationCountry: 'SA' } as const

/** A new record with these details, and a page of its opened file. */
async function opened(details: Partial<NewRecord> = journey) {
  const record = await approvedRecord(app, details)
  const page = async (path = '/file/money', language = 'en') =>
    (await (await fileOf(app, record, language)).text(path))
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\u00a0/g, ' ')
  return { recordId: record.id, page }
}
const handed = { method: 'cash', receivedOn: '2026-11-19' }
const pay = (recordId: string, amount: number) => {
  const fee = { item: 'fee', paidBy: 'worker', currency: 'BDT', amount, ...handed }
  const payment = newItemPaymentSchema.parse(fee)
  return amina.write((ctx) => recordItemPayment(ctx, { recordId, payment }))
}
const giveBack = (paymentId: string, amount: number) => {
  const refund = newItemRefundSchema.parse({ amount, reason: 'The ticket cost less', ...handed })
  return amina.write((ctx) => refundPayment(ctx, { paymentId, refund }))
}

test('an empty ledger says that nothing is recorded, never that nothing was paid', async () => {
  const { page } = await opened()
  const html = await page()
  expect(html).toContain(
    'We have recorded no payment of yours for this. The limit that we found is BDT 165,000.00.',
  )
  expect(html).not.toContain('You paid nothing')
  const bengali = await page('/file/money', 'bn')
  expect(bengali).toContain('এর জন্য আপনার দেওয়া কোনো টাকা এখানে লেখা নেই। প্রকাশিত তথ্যে')
  expect(bengali).not.toContain('আপনি দিয়েছেন কিছুই না')
  const { page: elsewhere } = await opened({ nationality: 'BD', destinationCountry: 'CA' })
  expect(await elsewhere()).toContain(
    'We have recorded no payment of yours for this. We found no published limit.',
  )
})

test('after all of it was paid back, zero remains of a payment that is on record', async () => {
  const { recordId, page } = await opened()
  await giveBack((await pay(recordId, 500_000)).id, 500_000)
  const html = await page()
  expect(html).toContain('You paid BDT 0.00 (without what was paid back).')
  expect(html).not.toContain('We have recorded no payment of yours')
})

test('the candidate reads what was paid and paid back, why, and what is compared with the law', async () => {
  const { recordId, page } = await opened()
  const { id: paymentId } = await pay(recordId, 20_000_000)
  const refund = await giveBack(paymentId, 3_000_000)
  const { id: entryId } = await giveBack(paymentId, 3_000_000)
  await amina.write((ctx) => correctEntry(ctx, { entryId, reason: 'Entered twice' }))
  const html = await page()
  for (const text of [
    'You paid BDT 200,000.00 in all',
    'You paid BDT 200,000.00. Our records say you got BDT 30,000.00 back. That leaves BDT 170,000.00.',
    'You paid BDT 170,000.00 (without what was paid back). That is more than BDT 165,000.00',
    'Paid back: BDT 30,000.00',
    'Reason: The ticket cost less',
    'This entry was taken back: Entered twice',
    'Cash · handed out by',
    'href="/help?from=BD&amp;to=SA"',
  ])
    expect(html).toContain(text)
  expect(html.match(/That leaves/g)).toHaveLength(1)

  // An entry that was changed in the database is not confirmed.
  const force = await forcedLedger(app.runtime, 'sqlite')
  await force(`update "ledgerEntries" set "amount" = -9000000 where "id" = '${refund.id}'`)
  const changed = await page()
  const unsure = /Receipt ([\d-]+)<\/b> We cannot confirm this receipt\. Ask us about it\./g
  const [number, ...others] = [...changed.matchAll(unsure)].map((found) => found[1])
  expect([number, others]).toEqual([expect.stringMatching(/^2026-\d{6}$/), []])
  expect(html).toContain(`receipt=${number}`)
  expect(changed).not.toContain(`receipt=${number}`)
  expect(changed.match(/verify\?receipt=2026-/g)).toHaveLength(2)
  expect(await app.rows('cases')).toHaveLength(1)
  await force(`update "ledgerEntries" set "amount" = -3000000 where "id" = '${refund.id}'`)
})

test('the candidate reads who brought them, under which registration, and can call it wrong', async () => {
  const { page } = await opened({ broughtBy: 'Selim Talukdar', broughtByNumber: 'SA-7301' })
  const file = await page('/file/standing')
  for (const text of ['Brought by', 'Selim Talukdar', 'SA7301']) expect(file).toContain(text)
  expect(file).toContain('/file/tell/mistake?part=detail:broughtBy')
  const money = await page()
  expect(money).toContain('We noted that Selim Talukdar brought you to us.')
  expect(money).toContain('Registration: SA7301. We noted this number.')
  expect(await page('/file/money', 'bn')).toContain('কে আপনাকে এনেছেন')
  // Without a registration the page says to ask for it before paying.
  const { page: unregistered } = await opened({ broughtBy: 'Selim Talukdar' })
  expect(await unregistered()).toContain('We have noted no registration for this person.')
  const { page: alone } = await opened({})
  expect(await alone()).not.toContain('id="sub-agent"')
})

test('nobody who calls himself an authority is noted as having brought somebody', async () => {
  const key = await app.key('admin')
  const add = async (details: Partial<NewRecord>) => {
    const body = { ...candidate({ broughtBy: 'Selim Talukdar' }), ...details }
    return (await app.call('POST', '/records', { key, body })).status
  }
  expect(await add({ broughtBy: 'Ministry of Expatriates’ Welfare' })).toBe(422)
  expect(await add({ broughtByNumber: 'Ministry of Labour 12' })).toBe(422)
  expect(await add({ broughtByNumber: 'SA-7301' })).toBe(201)
})

test('what is wrong with a sum is said at its field, together with what else is missing', async () => {
  const browser = await fileOf(app, await approvedRecord(app))
  const enter = (fields: Record<string, string>) =>
    browser.post('/file/tell/money', {
      ...{ item: 'visa', currency: 'BDT', paidTo: 'Karim', paidOn: '2026-11-01', note: '' },
      ...fields,
    })
  const figures = 'Write the sum in figures only, such as 5000 or 5000.50.'
  const positive = 'The sum must be more than zero, without a minus.'
  const decimals = 'This sum has more digits after the point than its currency has.'
  const faults: string[] = []
  for (const [amount, currency, at, sentence] of [
    ['', 'BDT', 'amount', 'Write how much you paid.'],
    ['five thousand', 'BDT', 'amount', figures],
    ['-5000', 'BDT', 'amount', positive],
    ['0', 'BDT', 'amount', positive],
    ['99999999999999999999', 'BDT', 'amount', 'This sum is too large. Count its zeros.'],
    ['5000.505', 'BDT', 'amount', decimals],
    ['5000.50', 'JPY', 'amount', decimals],
    ['5000', '', 'currency', 'Choose the currency.'],
  ] as const) {
    const answer = await enter({ amount, currency })
    const html = await answer.text()
    const isSaid = html.includes(`href="#${at}">${sentence}`) && html.split(sentence).length === 3
    if (answer.status !== 422 || !isSaid) faults.push(`${amount} ${currency}`)
  }
  expect(faults).toEqual([])
  const nothing = { item: '', currency: '', paidTo: '', paidOn: '', amount: '-5000' }
  const html = await (await enter(nothing)).text()
  for (const at of ['item', 'amount', 'currency', 'paidTo', 'paidOn'])
    expect(html).toContain(`href="#${at}">`)
  for (const amount of ['৫০০০', '৫,০০০.৫০', '٥٠٠٠', '٥٬٠٠٠٫٥٠', '۵۰۰۰'])
    expect([amount, (await enter({ amount })).status]).toEqual([amount, 303])
})
