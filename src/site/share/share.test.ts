import { rmSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listShares } from '#modules/shares'
import { fillFile, openFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { codeIn, twoDocuments } from './test-form.ts'

let cookie: string
let app = await startTestApp()
await keepScans(app)
const kinds = ['photo', 'work-permit', 'job-offer', 'lmia', 'medical', 'police-clearance'] as const
const { record, code } = await fillFile(app, kinds)
afterAll(() => rmSync(filled.folder, { recursive: true, force: true }))
beforeEach(async () => {
  app = await startTestApp('sqlite', {}, filled)
  cookie = opened
})

const open = (path?: string) => openFile(app, code, path)

const post = (fields: Record<string, string>, path = '/file/share', headers = { cookie }) =>
  app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
const get = (path = '/file/share') => app.request(path, { headers: { cookie } })
const shares = () => app.as(people.amina).read((ctx) => listShares(ctx, { recordId: record.id }))

const opened = await open()
await app.stop()
/** What each test begins with a copy of, and the cookie of the file that is open there. */
const filled = app

test('what may be shared is offered, what may never be is not, and the reason is said', async () => {
  const html = await (await get()).text()
  const offered = [...html.matchAll(/type="checkbox" id="kind-([\w-]+)"/g)].map(([, kind]) => kind)
  expect(offered).toEqual(['work-permit', 'job-offer', 'lmia'])
  expect(html).toContain('Only in a share for an employer')
  for (const document of ['Medical Form', 'Police Clearance'])
    expect(html).toContain(`${document}: only you can see this. It can never be shared.`)
  const days = [...html.matchAll(/name="days"[^>]*value="(\d+)"/g)].map(([, value]) => value)
  expect(days).toEqual(['7', '30', '90'])
  expect(html).toMatch(/id="days-30"[^>]*checked/)
})

test('a new share shows its code once, with the address and a QR code that hold neither code nor number', async () => {
  const answer = await post(twoDocuments)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  const shown = codeIn(html)
  expect(shown).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  expect(html).toMatch(/href="http[^"]*\/shared"/)
  expect(html).toMatch(/<svg class="qr"[^>]*aria-label="QR code of http[^"]*\/shared"/)
  expect(html).toContain('It is open until 20\u00a0December 2026 at 09:00 UTC.')
  expect(html).not.toContain('AB1234567')
  expect(html.match(/(href|action|src)="(\/|http)[^"]*"/g)?.join()).not.toContain(shown)
  expect(await (await get()).text()).not.toContain(shown)
  const [share] = await shares()
  expect(share?.kinds).toEqual(['work-permit', 'job-offer'])
})

test('answers are checked before the share is made, and can be changed', async () => {
  const { step: _, ...answers } = twoDocuments
  const html = await (await post(answers)).text()
  expect(html).toContain('Is this what you want to share?')
  for (const text of [
    'Work Permit Certificate, Job Offer Letter',
    'A bank',
    'Sonali Bank',
    '30 days',
  ])
    expect(html).toContain(text)
  expect(await shares()).toEqual([])
  const again = await (await post({ ...answers, step: 'change' })).text()
  expect(again).toMatch(/id="kind-job-offer"[^>]*checked/)
  expect(again).toContain('value="Sonali Bank"')
  expect(again).not.toContain('role="alert"')
  expect(await shares()).toEqual([])
})

test('buttons hand it on in two messages: one with the address alone, one with the code alone', async () => {
  const answer = await post(twoDocuments)
  const html = await answer.text()
  const shown = codeIn(html)
  const bodyOf = (href: string) => new URL(href.replaceAll('&amp;', '&')).searchParams
  const links = [
    ...html.matchAll(/href="((?:whatsapp|sms|mailto):[^"]*(?:text|body)=[^"]+)"/g),
  ].map(([, href]) => bodyOf(href as string))
  const texts = links.map((query) => query.get('text') ?? query.get('body') ?? '')
  expect(texts).toHaveLength(6)
  for (const text of texts.slice(0, 3)) {
    expect(text).toMatch(/http\S*\/shared /)
    expect(text).not.toContain(shown)
  }
  for (const text of texts.slice(3)) expect(text).toBe(`The share code is ${shown}`)
  expect(html).toContain(`<p class="copied">The share code is ${shown}</p>`)
  for (const text of texts) expect(text).not.toContain('AB1234567')
})

describe('a share that holds what may not be shared', () => {
  test.each([
    ['a medical form', { 'kind-medical': 'on' }, 'Medical Form: only you can see this.'],
    [
      'a police clearance beside another document',
      { ...twoDocuments, 'kind-police-clearance': 'on' },
      'Police Clearance: only you',
    ],
    [
      'a fingerprint paper that is not even there',
      { 'kind-fingerprint': 'on' },
      'Fingerprint Paper: only you',
    ],
    ['an LMIA letter for a bank', { 'kind-lmia': 'on' }, 'can be shared with an employer only'],
    [
      'a kind that does not exist',
      { 'kind-government-id': 'on' },
      'Choose documents from the list.',
    ],
  ])('cannot be made by a crafted form: %s', async (_, documents, sentence) => {
    const crafted = { purpose: 'bank', label: 'Crafted', days: '1', ...documents }
    const checked = await post({ ...crafted, step: '' })
    const answer = await post({ ...crafted, step: 'make' })
    expect(checked.status).toBe(422)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<title>Error: ')
    expect(html).toContain('<a href="#kinds">')
    expect(html).toContain(sentence)
    expect(await shares()).toEqual([])
  })
})

test.each([
  [
    'no document',
    { 'kind-work-permit': undefined, 'kind-job-offer': undefined },
    'kinds',
    'Choose at least one document.',
  ],
  ['no purpose', { purpose: undefined }, 'purpose', 'Choose who the share is for.'],
  ['no name', { label: '  ' }, 'label', 'Give the share a name'],
  ['91 days', { days: '91' }, 'days', 'Choose between 1 and 90 days.'],
  ['no number of days', { days: 'soon' }, 'days', 'Choose between 1 and 90 days.'],
])(
  '%s is said at its field, and the rest of the form is kept',
  async (_, change, field, sentence) => {
    const fields = Object.entries({ ...twoDocuments, ...change }).filter(
      ([, value]) => value !== undefined,
    )
    const html = await (await post(Object.fromEntries(fields) as Record<string, string>)).text()
    expect(html).toContain(`<a href="#${field}">${sentence}`)
    if (field !== 'label') expect(html).toContain('value="Sonali Bank"')
    if (field !== 'purpose')
      expect(html).toMatch(/value="bank"[^>]*checked|checked[^>]*value="bank"/)
    if (field !== 'kinds') expect(html).toMatch(/id="kind-job-offer"[^>]*checked/)
    expect(await shares()).toEqual([])
  },
)

test('a file opened for one document offers all of them', async () => {
  cookie = await open('/check/work-permit')
  expect(await (await get()).text()).toContain('kind-job-offer')
  expect((await post(twoDocuments)).status).toBe(200)
})
