import { expect, test } from 'vitest'
import { revokeShare } from '#modules/shares'
import { day } from '#platform/clock'
import { forgetOldAnswers } from '#platform/idempotency'
import { browserOf, openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { codeIn, twoDocuments } from './share/test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await keepScans(app)
const { record, code } = await fillFile(app, ['photo', 'work-permit', 'job-offer'])
const recordId = record.id

type Fields = Record<string, string>
type Table = 'checkReceipts' | 'shares' | 'cases'

const rows = async (table: Table) => (await app.rows(table)).length
const onceIn = (html: string) => /name="once" value="([^"]+)"/.exec(html)?.[1] ?? 'none'

const openOwn = () => browserOf(app, 'AB1234567', code)

/** The check of the answers, whose form makes the share. */
async function shareForm() {
  const browser = await openOwn()
  const { step: _, ...answers } = twoDocuments
  const once = onceIn(await (await browser.post('/file/share', answers)).text())
  const send = async () => (await browser.post('/file/share', { ...twoDocuments, once })).text()
  return { browser, send }
}

test('a page with a share code that is loaded again shows the same code, and makes no second share', async () => {
  const { send } = await shareForm()
  const before = await rows('shares')
  const first = await send()
  expect(first).not.toContain('You sent this form more than once.')
  const again = await send()
  expect(codeIn(again)).toBe(codeIn(first))
  expect(again).toContain('You sent this form more than once.')
  expect(await rows('shares')).toBe(before + 1)
})

test('two taps at the same time make one share, and both answers have its code', async () => {
  const { send } = await shareForm()
  const before = await rows('shares')
  const codes = (await Promise.all([send(), send()])).map(codeIn)
  expect(new Set(codes).size).toBe(1)
  expect(await rows('shares')).toBe(before + 1)
})

test('a share that is stopped since shows no code again: the list of shares says how it ended', async () => {
  const { browser, send } = await shareForm()
  await send()
  await app.as(people.amina).write(async (ctx) => {
    const [share] = await ctx.tx.selectFrom('shares').select('id').orderBy('id', 'desc').execute()
    await revokeShare(ctx, { recordId }, share?.id ?? '')
  })
  const before = await rows('shares')
  expect(await send()).toBe('')
  const list = await browser.text('/file/share')
  expect(list).toContain('This form was sent before.')
  expect(await rows('shares')).toBe(before)
})

const payment = {
  ...{ item: 'visa', amount: '5000', currency: 'BDT', paidTo: 'Karim', paidOn: '2026-11-01' },
  note: '',
}
const report = { text: 'A stranger sold me a document.', from: '', page: '' }
const request = { name: 'Rahima', number: 'AB1234567', from: '+880 1711' }
const contest = { part: 'detail:name', proposed: 'Rahima B', note: '' }
const contract = { employer: 'Maple Farms', note: 'They gave it to me at the airport.' }

test.each<[string, Table, Fields]>([
  ['/file/tell/money', 'cases', payment],
  ['/tell/concern', 'cases', report],
  ['/tell/code', 'cases', request],
  ['/file/tell/mistake', 'cases', contest],
  ['/file/tell/contract', 'cases', contract],
])('a form to %s that is sent twice counts once, with one answer', async (path, table, fields) => {
  const browser = await openOwn()
  const form = path === '/file/tell/mistake' ? `${path}?part=detail:name` : path
  const once = onceIn(await browser.text(form))
  const before = await rows(table)
  const send = (change: Fields = {}) => browser.post(path, { ...fields, once, ...change })
  const [first, second] = [await send(), await send()]
  expect(first.status).toBe(303)
  expect([second.status, second.headers.get('location')]).toEqual([
    303,
    first.headers.get('location'),
  ])
  expect(await rows(table)).toBe(before + 1)
})

test('a form that was changed before it is sent again counts as another', async () => {
  const browser = await openOwn()
  const once = onceIn(await browser.text('/tell/concern'))
  const before = await rows('cases')
  for (const text of ['He asked for money.', 'He asked for money again.'])
    await browser.post('/tell/concern', { ...report, text, once })
  expect(await rows('cases')).toBe(before + 2)
})

/** Returns a function that sends a complaint and returns its content, always from the same form. */
async function complaintForm() {
  const browser = openBrowser(app)
  const once = onceIn(await browser.text('/tell/complaint'))
  const fields = { about: 'agency', text: 'They keep my passport.', send: 'keep', once }
  return async () => {
    const html = await (await browser.post('/tell/complaint', fields)).text()
    return /name="content" value="([^"]*)"/.exec(html)?.[1]
  }
}

test('a receipt of a share that is asked for twice is one, also with the tab restored', async () => {
  const { send } = await shareForm()
  const shareCode = codeIn(await send())
  const browser = openBrowser(app)
  await browser.post('/shared', { number: 'AB1234567', code: shareCode })
  const once = onceIn(await browser.text('/shared/file'))
  const before = await rows('checkReceipts')
  const keep = async (key = once) =>
    (await browser.post('/shared/receipts', { once: key })).headers.get('location')
  const [first, second] = await Promise.all([keep(), keep()])
  expect(first).toMatch(/^\/shared\/receipts\/RC-/)
  expect(second).toBe(first)
  expect(await keep()).toBe(first)
  expect(await rows('checkReceipts')).toBe(before + 1)
  const opened = onceIn(await browser.text('/shared/file'))
  expect(await keep(opened)).not.toBe(first)
  expect(await rows('checkReceipts')).toBe(before + 2)
})

test('a receipt of a check that is asked for twice is one', async () => {
  const browser = openBrowser(app)
  const sha256 = 'a'.repeat(64)
  const once = onceIn(await (await browser.post('/verify', { sha256 })).text())
  const before = await rows('checkReceipts')
  const keep = async () =>
    (await browser.post('/verify/receipts', { sha256, once })).headers.get('location')
  const first = await keep()
  expect(first).toMatch(/^\/verify\/RC-/)
  expect(await keep()).toBe(first)
  expect(await rows('checkReceipts')).toBe(before + 1)
})

test('a complaint whose tab is restored months later is the same one; its text was kept nowhere', async () => {
  const written = await complaintForm()
  const before = await rows('cases')
  const first = await written()
  expect(first).toContain('They keep my passport.')
  app.clock.move(200 * day)
  await app.system.write(forgetOldAnswers)
  const kept = await app.rows('keptAnswers')
  expect(kept.map(({ route }) => route)).toContain('form /tell/complaint')
  expect(JSON.stringify(kept)).not.toContain('passport')
  expect(await written()).toBe(first)
  expect(await rows('cases')).toBe(before + 1)
})
