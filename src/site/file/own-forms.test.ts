import { expect, test } from 'vitest'
import { consentsOfRecord } from '#modules/consents'
import { consentEdition } from '#modules/consents/schema'
import { describeAccessCode } from '#modules/lookup'
import { offKinds } from '#modules/messages'
import { day } from '#platform/clock'
import { type Browser, browserOf, fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const sent = (answer: Response) => [answer.status, answer.headers.get('location')]

test('a candidate changes the code: it works once it was typed, and the old one until then', async () => {
  const record = await approvedRecord(app)
  const code = await app.code(record.id)
  const openWith = async (accessCode: string) => {
    const browser = openBrowser(app)
    const answer = await browser.post('/check', { number: record.passportNumber, code: accessCode })
    return { browser, isOpen: answer.headers.get('location') === '/file' }
  }
  const proposedIn = (html: string) => ({
    code: /id="new-code"[^>]*>(?:<bdi>)?([\w-]+)/.exec(html)?.[1] ?? '',
    seal: /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? '',
  })
  const { browser } = await openWith(code)
  expect(await browser.text('/file/standing')).toContain('href="/file/code"')
  const html = await (await browser.post('/file/code', { current: code.toLowerCase() })).text()
  const proposed = proposedIn(html)
  expect(proposed.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(html).not.toContain(code)
  expect((await openWith(proposed.code)).isOpen).toBe(false)

  const mistyped = await browser.post('/file/code/new', { ...proposed, code: code })
  expect(mistyped.status).toBe(422)
  const again = await mistyped.text()
  expect(again).toContain('This is not the code that we showed you.')
  expect(proposedIn(again)).toEqual({ code: '', seal: proposed.seal })
  expect((await openWith(code)).isOpen).toBe(true)

  const held = openBrowser(app, '', browser.cookies())
  const typed = proposed.code.replace('-', ' ').toLowerCase()
  const changed = await browser.post('/file/code/new', { seal: proposed.seal, code: typed })
  expect(sent(changed)).toEqual([303, '/check'])
  // A second tap was sent with the cookie of the file that the first one closed.
  const tapped = await held.post('/file/code/new', { seal: proposed.seal, code: typed })
  expect(tapped.headers.get('location')).toBe('/check')
  expect(await browser.text('/check')).toContain(
    'Your access code is changed. Only the new code opens your file now.',
  )
  // Nobody is told so by a link.
  expect(await browser.text('/check')).not.toContain('is changed')
  expect((await browser.get('/file')).headers.get('location')).toBe('/check')
  expect((await openWith(code)).isOpen).toBe(false)
  const next = await openWith(proposed.code)
  expect(next.isOpen).toBe(true)
  // As when the answer was lost on its way, and it was sent again.
  const repeated = await next.browser.post('/file/code/new', proposed)
  expect(repeated.headers.get('location')).toBe('/check')
  const standing = await app.as(people.amina).read((ctx) => describeAccessCode(ctx, record.id))
  expect(standing).toMatchObject({ issuedBy: null, isByCandidate: true })
})

test('each consent has two answers, says what was answered when, and takes no other words or answer', async () => {
  const record = await approvedRecord(app)
  const candidate = await fileOf(app, record)
  const answers = async () => {
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, record.id))
    return consents.map(({ answer }) => answer)
  }
  const edition = String(consentEdition)
  expect(await candidate.text('/file/standing')).toContain('href="/file/consents"')
  const first = await candidate.text('/file/consents')
  expect(first.match(/You have not answered yet\./g)).toHaveLength(4)
  expect(first.match(/value="(given|withdrawn)"/g)).toHaveLength(8)
  const fields = { purpose: 'sharing', answer: 'withdrawn', edition }
  const saved = await candidate.post('/file/consents', fields)
  expect(sent(saved)).toEqual([303, '/file/consents?saved#sharing'])
  const again = await candidate.text('/file/consents?saved')
  expect(again).toContain('Saved. This applies from now on.')
  expect(again.match(/You said no on/g)).toHaveLength(1)
  const asking = { purpose: 'asking', answer: 'given', edition: '999' }
  const old = await candidate.post('/file/consents', asking)
  expect(old.status).toBe(409)
  expect(await old.text()).toContain('The words have changed since you read them.')
  const none = { ...asking, answer: 'perhaps', edition }
  expect((await candidate.post('/file/consents', none)).status).toBe(422)
  expect(await answers()).toEqual([null, 'withdrawn', null, null])
})

test('a box without a tick switches a kind of message off, and the page shows it afterwards', async () => {
  const record = await approvedRecord(app, { email: 'rahima@people.example' })
  const candidate = await fileOf(app, record)
  const ticked = (html: string) =>
    [...html.matchAll(/<input type="checkbox" id="(\w+)"[^>]*checked=""/g)].map(([, id]) => id)
  expect(await candidate.text('/file/standing')).toContain('href="/file/messages"')
  const first = await candidate.text('/file/messages')
  expect(ticked(first)).toEqual(['file', 'paper', 'ending', 'share', 'case', 'class'])
  for (const always of [
    'Your access code was changed or ended.',
    'Our staff made a copy of all your data.',
    'A class of yours is cancelled.',
    'Our agency closes, or stays open after all.',
  ])
    expect(first).toContain(always)
  const saved = await candidate.post('/file/messages', { file: 'on', ending: 'on', code: 'off' })
  expect(sent(saved)).toEqual([303, '/file/messages?saved'])
  const again = await candidate.text('/file/messages?saved')
  expect(ticked(again)).toEqual(['file', 'ending'])
  expect(again).toContain('Saved.')
  expect(await app.system.read((ctx) => offKinds(ctx, record.id))).toEqual([
    'paper',
    'share',
    'case',
    'class',
  ])
})

test('a passport received by staff is confirmed, asked back and returned on the file, by nobody else', async () => {
  const key = await app.key('admin')
  const record = await approvedRecord(app, { passportNumber: 'OR1234567' })
  const code = await app.code(record.id)
  const opened = (language?: string) => browserOf(app, 'OR1234567', code, language)
  let candidate = await opened()
  const section = async (of = candidate) =>
    /aria-labelledby="originals">(.*?)<\/section>/s.exec(await of.text('/file/standing'))?.[1] ?? ''
  const staff = (path: string, body: object) =>
    app.call('POST', `/records/${record.id}/originals${path}`, { key, body })
  expect(await section()).toContain('Ask for a receipt today.')
  const passport = { kind: 'passport', purpose: 'embassy', receivedOn: '2026-11-20' }
  expect((await staff('', { ...passport, dueOn: '2026-11-25' })).status).toBe(200)
  const first = await section()
  expect(first).toContain(
    'We have had it since 20\u00a0November 2026. For: Appointment at an embassy.',
  )
  const original = /name="id" value="([^"]+)"/.exec(first)?.[1] ?? ''
  const press = (by: Browser, deed: string) => by.post('/file/originals', { id: original, deed })
  const ask = (by: Browser) =>
    by.post('/file/tell/original', { part: `original:passport:${original}` })

  await ask(await fileOf(app, await approvedRecord(app, { passportNumber: 'OR7654321' })))
  await press(openBrowser(app), 'received')
  const untouched = await section()
  expect(untouched).toContain('You have not confirmed this yet.')
  expect(untouched).not.toContain('You asked for it')

  expect(sent(await press(candidate, 'received'))).toEqual([303, '/file/standing#originals'])
  expect(await section()).toContain('You confirmed this with your code on 20\u00a0November 2026.')
  expect((await ask(candidate)).headers.get('location')).toBe('/file/told')
  expect(await section()).not.toContain('Give it back')
  expect(await section()).toContain('We give it back by 23\u00a0November 2026.')
  const { originals, overdue } = await app.json('GET', '/originals', { key })
  expect([originals.length, overdue]).toEqual([1, 0])
  app.clock.move(4 * day)
  candidate = await opened()
  expect(await section()).toMatch(
    /data-overdue="".*Overdue: it was due back by 23\u00a0November 2026/s,
  )
  expect(await app.json('GET', '/counts', { key })).toMatchObject({ overdueOriginals: 1 })
  await staff(`/${original}/return`, { returnedOn: '2026-11-24' })
  expect(await section()).toContain('>I have it back<')
  await press(candidate, 'returned')
  const last = await section(await opened('bn'))
  expect(last).not.toContain('<button')
  expect(last).toContain('আপনার কাছে আছে')
})
