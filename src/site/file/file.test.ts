import { expect, test } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import type { DocumentKind } from '#modules/documents/schema'
import type { SettingsChanges } from '#modules/organisation/schema'
import { fillFile, openFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { documentPng } from '#test/phone-photos'
import { copyForEach, startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

let app = await startTestApp()
await keepScans(app)
const kinds = ['photo', 'work-permit', 'visa-paper', 'lmia', 'medical'] as const
const { record, documents, code } = await fillFile(app, kinds, { destinationCountry: 'AU' })
await copyForEach(app, (copy) => {
  app = copy
})

const open = (path?: string) => openFile(app, code, path)
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } })
const read = async (path: string, cookie: string) => (await get(path, cookie)).text()
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

test('the file shows whose it is, the time left, each document by need, few doors and the rest behind one', async () => {
  const answer = await get('/file', await open())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  const html = mainOf(await answer.text())
  const ways = [...html.matchAll(/<a [^>]*?href="(\/file\/[^"]+)"/g)].map(([, href]) => href)
  expect(ways).toEqual([
    // Offered when the file is first opened.
    '/file/card',
    ...['visa-paper', 'work-permit', 'lmia', 'medical'].map((kind) => `/file/documents/${kind}`),
    // What is missing, and again among what is behind "More".
    '/file/bring',
    ...['card', 'share', 'tell', 'standing#originals', 'help'].map((part) => `/file/${part}`),
    ...['bring', 'standing', 'money', 'contract', 'views', 'told', 'keep'].map(
      (part) => `/file/${part}`,
    ),
    ...['print', 'data', 'code'].map((part) => `/file/${part}`),
  ])
  for (const text of ['Rahima Khatun', 'Open for 15 minutes', 'Close this file', 'Nothing new.'])
    expect(html).toContain(text)
  // The photo and a small picture of each, and no section is there that says nothing.
  expect(html.match(/<img/g)).toHaveLength(5)
  for (const text of ['AB1234567', 'secret-name', 'Nobody', '<h3', 'class="when"'])
    expect(html).not.toContain(text)
})

test('what would be empty is no line of the file', async () => {
  const { code: other } = await fillFile(app, ['medical'], { passportNumber: 'CD1234567' })
  const body = new URLSearchParams({ number: 'CD1234567', code: other })
  const opened = await app.request('/check', { method: 'POST', body })
  const html = await read('/file', (opened.headers.get('set-cookie') ?? '').split(';')[0] as string)
  expect(html).toContain('No photo')
  expect(html).toContain('href="/file/documents/medical"')
  expect(html).not.toContain('href="/file/share"')
})

test('of what is new three rows stand above the documents, the last of more leads to all', async () => {
  const key = await app.key('admin')
  for (const kind of ['passport', 'identity-paper', 'birth-certificate', 'driving-licence']) {
    const body = { kind, purpose: 'embassy', receivedOn: '2026-11-20', dueOn: '2026-11-25' }
    await app.call('POST', `/records/${record.id}/originals`, { key, body })
  }
  const cookie = await open()
  const html = mainOf(await read('/file', cookie))
  const [news = ''] = /<section class="panel news".*?<\/section>/s.exec(html) ?? []
  expect(news.match(/href="\/file\/standing#originals"/g)).toHaveLength(2)
  expect(news).toMatch(/<a href="\/file\/news"[^>]*class="stands"><b>2 more things<\/b>/)
  expect(html.indexOf(news)).toBeLessThan(html.indexOf('id="documents"'))
  const all = mainOf(await read('/file/news', cookie))
  expect(all.match(/href="\/file\/standing#originals"/g)).toHaveLength(4)
})

test('a new document is new until its page was opened, then earlier, whoever opens the file', async () => {
  app.clock.move(60_000)
  const scan = await documentPng('Ticket')
  await uploadScan(app.as(people.amina), record.id, 'ticket', scan)
  const cookie = await open()
  expect(mainOf(await read('/file', cookie))).toContain('<b>New: Ticket</b>')
  // Another page makes nothing old.
  await read('/file/documents/work-permit', cookie)
  expect(mainOf(await read('/file', cookie))).toContain('<b>New: Ticket</b>')
  await read('/file/documents/ticket', cookie)
  expect(mainOf(await read('/file', await open()))).not.toContain('<b>New: Ticket</b>')
  const html = mainOf(await read('/file/news', await open()))
  expect(html).toMatch(/<h2 id="earlier">Earlier<\/h2>.*<b>New: Ticket<\/b>/s)
})

test('an answer is new until “What you told us” was opened, then earlier', async () => {
  const said = { proposed: 'Rahima Begum', note: null }
  const given = { kind: 'mistake' as const, part: 'detail:name', said }
  const holder = { recordId: record.id, accountId: null, kinds: null }
  const { id } = await app.anybody.write((ctx) => bringCase(ctx, holder, given))
  const bashir = await hire(app, 'bashir')
  const declined = { kind: 'mistake' as const, result: 'declined', text: 'As in the passport.' }
  await app.as(bashir).write((ctx) => answerCase(ctx, id, declined))
  const answer = /<b>\W*Name\W*: not changed<\/b>/
  const cookie = await open()
  expect(mainOf(await read('/file', cookie))).toMatch(answer)
  await read('/file/told', cookie)
  expect(mainOf(await read('/file', await open()))).not.toMatch(answer)
})

test('who called the name wrong reads that they said so, on each page of it', async () => {
  const cookie = await open()
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ part: 'detail:name', proposed: 'Rahima Begum' })
  await app.request('/file/tell/mistake', { method: 'POST', headers, body })
  for (const path of ['/file', '/file/standing'])
    expect(mainOf(await read(path, cookie)), path).toMatch(/You said on [^<]* that this is wrong/)
})

test('a paper is a page: its picture, what it is, and the two verdicts, of which one says where to ask', async () => {
  const cookie = await open()
  const html = mainOf(await read('/file/documents/work-permit', cookie))
  const parts = [
    ...[
      '>Work Permit Certificate</h1>',
      '<figure class="scan"',
      'Held since 20\u00a0November 2026.',
    ],
    ...['What we can tell you', 'a copy that Padma Overseas Ltd holds for you'],
    ...['What only the authority can tell you', 'Where to ask', 'Next: LMIA Certificate'],
  ].map((part) => html.indexOf(part))
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(parts[0]).toBeGreaterThan(0)
  expect(html).toContain('href="/file/documents/lmia"')
  // The official checks name foreign services ("… Verification Online") and grant numbers.
  const own = html.replace(/<div class="check">[\s\S]*?<\/div>/g, '')
  expect(own).not.toMatch(/\b(valid|granted|verified|approved|authentic|official(?!-checks))\b/i)
  expect(html).not.toMatch(/[✓✔✅☑🛡]|Nobody here has asked/u)
})

test('a paper of several pages shows one, the way to each, and all of them large', async () => {
  const cookie = await open()
  const here = '/file/documents/visa-paper'
  for (const [query, page] of [
    ['', 1],
    ['?page=3', 3],
    ['?page=4', 1],
    ['?page=x', 1],
  ] as const) {
    const html = mainOf(await read(here + query, cookie))
    expect([...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
      `Our copy of the Visa Paper, page ${page} of 3`,
    ])
    for (const number of [2, 3]) expect(html).toContain(`href="${here}?page=${number}"`)
  }
  const large = await read(`${here}/large`, cookie)
  for (const page of [1, 2, 3])
    expect(large).toContain(`alt="Our copy of the Visa Paper, page ${page} of 3"`)
  for (const path of ['nothing', 'photo', 'ticket/large'])
    expect((await get(`/file/documents/${path}`, cookie)).status).toBe(404)
})

test('pictures come in five widths with their size, and only to who has opened the file', async () => {
  const cookie = await open()
  const html = await read('/file/documents/work-permit', cookie)
  const [image = ''] =
    new RegExp(`<img[^>]*/api/v1/documents/${documents['work-permit']}/image[^>]*>`).exec(html) ??
    []
  const widths = [240, 480, 720, 960, 1600].map((width) => `${width}w`)
  const size = ['sizes=', 'width="1240"', 'height="1754"', 'loading="eager"', 'decoding="async"']
  for (const part of [...widths, ...size]) expect(image).toContain(part)
  const address = /src="([^"]+)"/.exec(image)?.[1]?.replaceAll('&amp;', '&') as string
  expect((await get(address, cookie)).headers.get('content-type')).toBe('image/jpeg')
  expect((await app.request(address)).status).toBe(401)
})

test('under its own heading that paper is opened; one that is not held is said to be missing', async () => {
  const open = async (path: string) => {
    const body = new URLSearchParams({ number: 'AB1234567', code })
    const answer = await app.request(path, { method: 'POST', body })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
    return [
      answer.headers.get('location'),
      await read(answer.headers.get('location') ?? '', cookie),
    ]
  }
  const [visa, html] = await open('/check/visa-paper')
  expect(visa).toBe('/file/documents/visa-paper')
  expect(html).toContain('>Visa Paper</h1>')
  const [, missing] = await open('/check/application-status')
  expect(missing).toContain('We do not have this document for you yet.')
  expect(missing).toContain('href="/file/documents/work-permit"')
})

test('a paper that was only seen says when, by whom, and that no picture is kept', async () => {
  const body = {
    kind: 'police-clearance',
    seenOn: '2026-11-19',
    number: 'PCC-17',
    validUntil: '2027-05-18',
  }
  const key = await app.key('admin')
  await app.call('POST', `/records/${record.id}/sightings`, { key, body })
  const cookie = await open()
  expect(await read('/file', cookie)).toContain('href="/file/documents/police-clearance"')
  const html = (await read('/file/documents/police-clearance', cookie)).replace(/[⁦⁧⁨⁩]/g, '')
  for (const text of [
    'Seen on 19\u00a0November 2026 by test admin (API key).',
    'Number on the document: PCC-17.',
    'Printed on it: until 18\u00a0May 2027.',
    'We keep no picture, and nothing else of what it says.',
  ])
    expect(html).toContain(text)
})

test('beside the papers that people are cheated with stands how, and why a medical form is kept', async () => {
  const cookie = await open()
  const pageOf = (kind: DocumentKind) => read(`/file/documents/${kind}`, cookie)
  const bought = 'It is forbidden to buy or sell an LMIA letter.'
  const examined = 'can get you sent back.'
  const why = /id="why-kept".*The employer asks for a copy\./s
  const [lmia, medical, visa] = [
    await pageOf('lmia'),
    await pageOf('medical'),
    await pageOf('visa-paper'),
  ]
  expect(lmia).toContain(bought)
  expect(medical).toContain(examined)
  expect(medical).toMatch(why)
  for (const text of [bought, examined]) expect(visa).not.toContain(text)
  for (const html of [lmia, visa]) expect(html).not.toMatch(why)
})

test('where a person stands: each detail, the choices, and in two sentences how long all is kept', async () => {
  const cookie = await open()
  const html = await read('/file/standing', cookie)
  const details = ['Rahima Khatun', 'Abdul Karim', 'Salma Begum', 'House 7, Road 3, Cumilla']
  for (const text of [...details, 'Bangladesh', record.reference]) expect(html).toContain(text)
  expect(html).toContain('health documents until 90 days after you left.')
  for (const part of ['code', 'consents', 'messages', 'kept'])
    expect(html).toContain(`href="/file/${part}"`)
})

test('how long each paper is kept, and who removes it then; the longer time where the law asks for one', async () => {
  const cookie = await open()
  const kept = () => read('/file/kept', cookie)
  const change = (changes: SettingsChanges) => chooseSettings(app, changes)
  expect(await kept()).toContain('fingerprint paper until 90 days after you left')
  expect(await kept()).toContain('until one year after the last change')
  expect(await kept()).toContain('Then our staff are told that it is time')
  await change({ keepSensitiveMonths: 7, removesByItself: true })
  expect(await kept()).toContain('until 7 months after the last change')
  expect(await kept()).toContain('is removed automatically a week later')
  await change({ regulator: 'nz-iaa', licenceNumber: '202401234' })
  expect(await kept()).toContain('fingerprint paper until 7 years after you left')
  expect(await kept()).toContain('Everything else stays until 7 years after it')
  await change({ regulator: 'ca-qc', licenceNumber: 'AR-2001234' })
  expect(await kept()).toContain('fingerprint paper until 90 days after you left')
  expect(await kept()).toContain('Your details stay until 6 years after the last change')
})

test('a print has every page of every paper with what is said beside it, and says when it was taken', async () => {
  const cookie = await open()
  expect(await read('/file/keep', cookie)).toContain('href="/file/print"')
  const html = mainOf(await read('/file/print', cookie))
  expect(html.match(/<figure class="scan"/g)).toHaveLength(6)
  expect(html.match(/What only the authority can tell you/g)).toHaveLength(4)
  for (const text of ['Abdul Karim', record.reference, 'Taken from this site on'])
    expect(html).toContain(text)
})
