import { beforeEach, expect, test } from 'vitest'
import { forcedLedger } from '#test/forced-ledger'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
let key: string
let cookie: string
let entry: { id: string; receipt: { number: string; check: string } }
beforeEach(async () => {
  app = await startTestApp()
  key = await app.key('admin')
  const { id: accountId } = await app.addPerson('student', 'sadia@padma.example')
  const { id: receivedBy } = await app.addPerson('moderator', 'mita@padma.example')
  cookie = await app.signIn('sadia@padma.example')
  const money = { amount: 120_000, currency: 'BDT', method: 'cash', receivedOn: '2026-11-19' }
  const body = { accountId, feeName: 'Medical examination', receivedBy, ...money }
  entry = await (await app.call('POST', '/payments', { key, body })).json()
})

test('the receipt of an entry that was changed in the database is not shown, and the admins are told once', async () => {
  const { id, receipt } = entry
  const get = (path: string) => app.request(path, { headers: { cookie } })
  expect(await (await get('/my/payments')).text()).toContain(`/my/payments/${id}/receipt`)
  const force = await forcedLedger(app.runtime, 'sqlite')
  await force(`update "ledgerEntries" set "amount" = 900000 where "id" = '${id}'`)
  const list = await (await get('/my/payments')).text()
  expect(list).toContain('We cannot confirm this receipt. Ask us about it.')
  expect(list).not.toContain(`/my/payments/${id}/receipt`)
  const page = await get(`/my/payments/${id}/receipt`)
  expect(page.status).toBe(409)
  const html = await page.text()
  expect(html).toContain('We cannot confirm this receipt. Ask us about it.')
  expect(html).not.toContain('9,000')
  const { cases } = await (await app.call('GET', '/cases', { key })).json()
  expect(cases).toMatchObject([{ state: 'open', said: { number: receipt.number } }])
})
