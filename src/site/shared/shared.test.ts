import { expect, test } from 'vitest'
import type { DocumentKind } from '#modules/documents/schema'
import { revokeShare } from '#modules/shares'
import { second } from '#platform/clock'
import { browserOf, openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { copyForEach, startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { catalogues, complete } from '../catalogues.ts'
import { shareOf } from './test-share.ts'

const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
let app = await startTestApp('sqlite', raised)
const kinds = ['photo', 'work-permit', 'visa-paper', 'fingerprint'] as const
const { record, documents, code } = await fillFile(app, kinds, { destinationCountry: 'AU' })
const share = await shareOf(app, record, ['visa-paper'])
await copyForEach(
  app,
  (copy) => {
    app = copy
  },
  raised,
)

const ask = (fields: Record<string, string>, from?: string) =>
  app.request('/shared', {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(from ? { from } : {}),
  })
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } })

/** Opens the share and answers its cookie. */
async function open(code = share.code): Promise<string> {
  const answer = await ask({ number: ' ab-123 4567', code: code.toLowerCase() })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/shared/file')
  return (answer.headers.get('set-cookie') as string).split(';')[0] as string
}

test('number and code open the shared part, in a cookie of its own', async () => {
  const answer = await ask({ number: 'AB1234567', code: share.code })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^shared=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const cookie = await open()
  // The cookie of a share does not open the candidate's own pages.
  for (const path of ['/file', '/file/share'])
    expect((await get(path, cookie)).headers.get('location')).toBe('/check')
})

test('an address alone opens nothing, whatever stands in it', async () => {
  for (const query of ['', `?code=${share.code}`, `?code=${share.code}&number=AB1234567`]) {
    const answer = await app.request(`/shared${query}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const html = await answer.text()
    expect(html).toMatch(/<form[^>]* class="ask-form"[^>]* action="\/shared"/)
    expect(html).not.toContain(share.code)
  }
})

test('only the chosen documents are shown, with the name, and nothing that nobody chose', async () => {
  const answer = await get('/shared/file', await open())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('refresh')).toBe('901; url=/shared/file')
  const html = await answer.text()
  for (const text of ['Rahima Khatun', 'Bangladesh', record.reference, 'An employer'])
    expect(html).toContain(text)
  expect(html).toContain('href="/shared/documents/visa-paper">Visa Paper</a>')
  expect(html).toContain('20\u00a0December 2026')
  expect(html).toContain('<b>15 minutes</b>')
  const secret = [
    'Work Permit',
    'Fingerprint',
    'Abdul Karim',
    'Salma Begum',
    'Cumilla',
    'AB1234567',
  ]
  for (const text of [...secret, 'Label canary', share.code, 'secret-name'])
    expect(html).not.toContain(text)
})

test('pictures come for the shared documents, and for no other', async () => {
  const cookie = await open()
  const page = await (await get('/shared/documents/visa-paper', cookie)).text()
  expect(page).toContain('Held since 20\u00a0November 2026.')
  expect(page).toContain('a copy that Padma Overseas Ltd holds for Rahima Khatun')
  expect(page).toContain('What only the authority can tell you')
  const image = (kind: DocumentKind) => get(`/api/v1/documents/${documents[kind]}/image`, cookie)
  expect((await image('visa-paper')).headers.get('content-type')).toBe('image/jpeg')
  expect((await image('photo')).status).toBe(200)
  for (const kind of ['work-permit', 'fingerprint'] as const)
    expect((await image(kind)).status).toBe(401)
  for (const path of ['/shared/documents/visa-paper/large', '/shared/print']) {
    const html = await (await get(path, cookie)).text()
    for (const page of [1, 2, 3]) expect(html).toContain(`page ${page} of 3"`)
    expect(html).toContain('action="/shared/close"')
    expect(html).not.toMatch(/href="\/file|Work Permit|Fingerprint/)
  }
  // What was not shared is answered like what is not there.
  for (const path of ['work-permit', 'photo', 'ticket', 'nothing', 'work-permit/large'])
    expect((await get(`/shared/documents/${path}`, cookie)).status).toBe(404)
})

/** Each refusal is kept under a key of its own. */
const headersOf = ({ headers }: Response) =>
  [...headers].map(([name, value]) => [name, value.replace(/^answer=\w{26};/, 'answer=KEY;')])

test('refusals give byte-equal bodies and headers for the same input', async () => {
  const revoked = await shareOf(app, record, ['work-permit'])
  await app.as(people.amina).write((ctx) => revokeShare(ctx, { recordId: record.id }, revoked.id))
  const answers = []
  for (const [number, code] of [
    ['AB1234567', '0000G0000'],
    ['ZZ9999999', share.code],
    ['AB1234567', revoked.code],
  ] as const) {
    const answer = await ask({ number, code })
    expect(answer.status).toBe(404)
    const body = await answer.text()
    expect(body).toContain('No Data Found')
    expect(body).toContain(number)
    const same = body.replaceAll(number, 'NUMBER').replaceAll(code, 'CODE')
    answers.push({ body: same, headers: headersOf(answer) })
  }
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

// A telephone copies a message whole.
test('the message with the code opens the share as it was sent, in each language', async () => {
  const faults: string[] = []
  const code = (share.code.match(/.{3}/g) ?? []).join('-')
  for (const lang of complete) {
    const fields = { number: 'AB1234567', code: catalogues[lang].share.codeMessage(code) }
    expect(fields.code).not.toBe(code)
    const answer = await ask(fields)
    const elsewhere = await (await openBrowser(app).post('/check', fields)).text()
    const isOpen = answer.headers.get('location') === '/shared/file'
    if (!isOpen || !elsewhere.includes('action="/shared/prefill"')) faults.push(lang)
  }
  expect(faults).toEqual([])
})

test('after ten tries in a minute the page says how long to wait', async () => {
  const from = '203.0.113.9'
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await ask({ number: 'AB1234567', code: 'WRONG' }, from)).status).toBe(404)
  const right = await ask({ number: 'AB1234567', code: share.code }, from)
  expect(right.status).toBe(303)
  const answer = await ask({ number: 'AB1234567', code: 'WRONG' }, from)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['answer'])
  expect(await answer.text()).toContain(
    'There were too many tries from your connection. Try again in 60 seconds.',
  )
})

test('empty fields are named, each with a link to it', async () => {
  const answer = await ask({ number: ' ', code: '' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: Open shared documents')
  expect(html).toContain(
    '<a href="#number">Type the candidate’s passport number or date of birth</a>',
  )
  expect(html).toContain('<a href="#code">Type the share code</a>')
})

test('documents whose time is up and documents that were revoked explain themselves alike', async () => {
  const first = openBrowser(app)
  const later = openBrowser(app)
  const other = await shareOf(app, record, ['work-permit'])
  await first.post('/shared', { number: 'AB1234567', code: share.code })
  await later.post('/shared', { number: 'AB1234567', code: other.code })
  expect((await later.get('/shared/file')).status).toBe(200)
  await app.as(people.amina).write((ctx) => revokeShare(ctx, { recordId: record.id }, share.id))
  const revoked = await first.get('/shared/file')
  // When the page asks again by itself.
  app.clock.move(901 * second)
  const ended = await later.get('/shared/file')
  expect(revoked.status).toBe(410)
  const html = await revoked.text()
  expect(html).toContain('These documents are closed')
  expect(html).not.toContain('Rahima')
  expect(await ended.text()).toBe(html)
  expect([...ended.headers]).toEqual([...revoked.headers])
  expect(later.cookies()).toBe('')
  expect((await later.get('/shared/file')).headers.get('location')).toBe('/shared')
})

test('closing ends the viewing in this browser and says so; the own file beside it stays open', async () => {
  const browser = await browserOf(app, 'AB1234567', code)
  await browser.post('/shared', { number: 'AB1234567', code: share.code })
  const held = openBrowser(app, '', browser.cookies())
  const closed = await browser.post('/shared/close')
  expect(closed.headers.get('location')).toBe('/shared')
  expect(closed.headers.getSetCookie()[0]).toBe(
    'shared=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
  expect((await browser.get('/shared/file')).headers.get('location')).toBe('/shared')
  expect((await browser.get('/file')).status).toBe(200)
  expect((await held.get('/shared/file')).status).toBe(410)
  const shared = /shared=[^;]+/.exec(held.cookies())?.[0] as string
  const picture = `/api/v1/documents/${documents['visa-paper']}/image`
  expect((await get(picture, shared)).status).toBe(401)
})
