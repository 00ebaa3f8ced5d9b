import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { code } = await fillFile(app, ['photo'])
const browser = openBrowser(app)
await browser.post('/check', { number: 'AB1234567', code })

const enter = (amount: string, currency = 'BDT') =>
  browser.post('/file/tell/money', {
    ...{ item: 'visa', amount, currency, paidTo: 'Karim', paidOn: '2026-11-01', note: '' },
  })

test.each([
  ['', 'BDT', 'amount', 'Write how much you paid.'],
  ['five thousand', 'BDT', 'amount', 'Write the sum in figures only, such as 5000 or 5000.50.'],
  ['-5000', 'BDT', 'amount', 'The sum must be more than zero, without a minus.'],
  ['0', 'BDT', 'amount', 'The sum must be more than zero, without a minus.'],
  ['99999999999999999999', 'BDT', 'amount', 'This sum is too large. Count its zeros.'],
  ['5000.505', 'BDT', 'amount', 'This sum has more digits after the point than its currency has.'],
  ['5000.50', 'JPY', 'amount', 'This sum has more digits after the point than its currency has.'],
  ['5000', '', 'currency', 'Choose the currency.'],
])('what is wrong with the sum %j %s is said at the %s', async (amount, currency, at, sentence) => {
  const answer = await enter(amount, currency)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(`href="#${at}">${sentence}`)
  expect(html.split(sentence)).toHaveLength(3)
})

test('a wrong sum is said together with what else is missing', async () => {
  const nothing = { item: '', currency: '', paidTo: '', paidOn: '', note: '' }
  const answer = await browser.post('/file/tell/money', { ...nothing, amount: '-5000' })
  const html = await answer.text()
  for (const at of ['item', 'amount', 'currency', 'paidTo', 'paidOn'])
    expect(html).toContain(`href="#${at}">`)
})

test.each(['৫০০০', '৫,০০০.৫০', '٥٠٠٠', '٥٬٠٠٠٫٥٠', '۵۰۰۰'])('%s is a sum', async (amount) => {
  expect((await enter(amount)).status).toBe(303)
})
