import { beforeAll, expect, test } from 'vitest'
import { enterTerms } from '#modules/contracts'
import { noTerms } from '#modules/contracts/schema'
import { receiveOriginal } from '#modules/documents'
import { recordItemPayment } from '#modules/training'
import { newItemPaymentSchema } from '#modules/training/payments.schema'
import { type Browser, fileOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
let key: string
beforeAll(async () => {
  key = await app.key('admin')
})

async function opened(more: Parameters<typeof approvedRecord>[1] = {}) {
  const record = await approvedRecord(app, more)
  return { record, file: await fileOf(app, record) }
}

const passport = { original: 'passport', taker: 'broker', note: 'No receipt' }
const asksBack = (file: Browser, fields: Record<string, string>) =>
  file.post('/file/tell/unnoted', { ...passport, ...fields })
const openCase = async (kind: string) =>
  (await app.json('GET', `/cases?kind=${kind}&state=open`, { key })).cases[0]

test('a passport is asked back though the agency noted none, and help outside stands beside it', async () => {
  const { record, file } = await opened()
  expect(await file.text('/file/tell/original')).toContain('action="/file/tell/unnoted"')
  expect(await file.text('/file/standing')).toContain('href="/file/tell/unnoted"')
  const sent = await asksBack(file, { 'since-day': '', 'since-month': '03', 'since-year': '2026' })
  expect(sent.status).toBe(303)
  const confirmed = await file.text(sent.headers.get('location') ?? '')
  for (const said of ['Sent on', 'Passport', 'Somebody who brought me here', 'March 2026', 'tel:'])
    expect(confirmed).toContain(said)
  const one = await openCase('unnoted')
  expect(one.said).toEqual({ ...passport, since: '2026-03' })
  const answer = (body: object) =>
    app.call('POST', `/cases/${one.id}/answer`, { key, body: { kind: 'unnoted', ...body } })
  const early = await answer({ result: 'noted' })
  expect([early.status, (await early.json()).code]).toEqual([409, 'case.not_noted'])
  await app.as(people.amina).write((ctx) =>
    receiveOriginal(ctx, {
      recordId: record.id,
      original: {
        ...({ kind: 'passport', purpose: 'embassy' } as const),
        ...{ receivedOn: '2026-11-01', dueOn: '2027-03-01' },
      },
    }),
  )
  expect((await answer({ result: 'noted' })).status).toBe(200)
  expect(await file.text('/file/told')).toContain('It is with your originals now')
})

test('a time is as exact as somebody knows it, and a half of one is said at its field', async () => {
  const { file } = await opened({ passportNumber: 'EX7654301' })
  const pays = (when: Record<string, string>) =>
    file.post('/file/tell/money', {
      ...{ item: 'visa', amount: '5000', currency: 'BDT', paidTo: 'Karim', note: '' },
      ...{ 'paidOn-day': '', 'paidOn-month': '', 'paidOn-year': '', ...when },
    })
  const kept: string[] = []
  const known: Record<string, string>[] = [
    { 'paidOn-year': '2025' },
    { 'paidOn-year': '2025', 'paidOn-month': '02' },
    { 'paidOn-year': '2025', 'paidOn-month': '02', 'paidOn-day': '28' },
  ]
  for (const when of known) {
    const sent = await pays(when)
    expect(sent.status).toBe(303)
    kept.push(await file.text(sent.headers.get('location') ?? ''))
  }
  expect(kept.map((html) => /(28.)?(February )?2025/.exec(html)?.[0])).toEqual([
    '2025',
    'February 2025',
    '28 February 2025',
  ])
  const year = 'Choose the year too, and the month if you know the day.'
  for (const [when, sentence] of [
    [{}, 'Choose when you paid. The year is enough.'],
    [{ 'paidOn-month': '02' }, year],
    [{ 'paidOn-day': '03' }, year],
    [{ 'paidOn-year': '2025', 'paidOn-day': '03' }, year],
    [
      { 'paidOn-year': '2025', 'paidOn-month': '02', 'paidOn-day': '30' },
      'This day cannot be right. Check the year.',
    ],
    [
      { 'paidOn-year': '2026', 'paidOn-month': '12' },
      'This day is in the future. Choose the day on which you paid.',
    ],
  ] as const) {
    const refused = await pays(when)
    const html = await refused.text()
    expect([when, refused.status, html.includes(`href="#paidOn">${sentence}`)]).toEqual([
      ...[when, 422, true],
    ])
    for (const [name, value] of Object.entries(when))
      expect(html.slice(html.indexOf(`name="${name}"`))).toMatch(
        new RegExp(`^[^/]*(<option[^<]*</option>)*?<option value="${value}" selected`),
      )
  }
})

test('the currency that the file knows stands first, and is chosen where money was paid', async () => {
  const { record, file } = await opened({ passportNumber: 'EX7654302', nationality: 'NP' })
  const currencies = async (kind: string) => {
    const html = await file.text(`/file/tell/${kind}`)
    const select = html.slice(html.indexOf('<select id="currency"'))
    return [...select.slice(0, 1200).matchAll(/<option value="(\w*)"( selected)?/g)]
      .slice(0, 3)
      .map(([, code, chosen]) => `${code}${chosen ? '!' : ''}`)
  }
  expect((await currencies('money')).slice(0, 2)).toEqual(['', 'NPR!'])
  const wage = { amount: 120000, currency: 'SAR', period: 'month' } as const
  await app.as(people.amina).write((ctx) =>
    enterTerms(ctx, {
      ...{ recordId: record.id, version: 0 },
      terms: { ...noTerms, wage },
    }),
  )
  expect(await currencies('money')).toEqual(['', 'NPR!', 'SAR'])
  expect((await currencies('contract')).filter(Boolean).slice(0, 2)).toEqual(['SAR', 'NPR'])
})

test('what was paid is offered to be called wrong, no entry of accounting', async () => {
  const { record, file } = await opened({ passportNumber: 'EX7654303' })
  expect(await file.text('/file/tell/payment')).toContain('action="/file/tell/money"')
  const payment = newItemPaymentSchema.parse({
    ...{ item: 'fee', paidBy: 'worker', amount: 500, currency: 'BDT' },
    ...{ method: 'cash', receivedOn: '2026-11-19' },
  })
  const pay = () =>
    app.as(people.amina).write((ctx) => recordItemPayment(ctx, { recordId: record.id, payment }))
  const wrong = await pay()
  const right = await pay()
  const corrected = await app.call('POST', `/payments/${wrong.id}/correction`, {
    key,
    body: { reason: { sentences: [{ key: 'reason_number' }], own: '' } },
  })
  expect(corrected.status).toBeLessThan(300)
  const html = await file.text('/file/tell/payment')
  expect([...html.matchAll(/part=entry:(\d+)/g)].map(([, at]) => Number(at))).toEqual([
    right.sequence,
  ])
  expect(html).toContain('href="/file/tell/money"')
})
