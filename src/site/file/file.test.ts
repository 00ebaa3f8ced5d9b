import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { changeSettings, readSettings } from '#modules/organisation'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { fillFile, openFile } from '#test/candidate-file'
import { bytesOf, keepScans } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let record: CandidateRecord
let code: string
let documents: Partial<Record<DocumentKind, string>>
/** What each test begins with a copy of. */
let filled: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const kinds = ['photo', 'work-permit', 'visa-paper'] as const
  ;({ record, documents, code } = await fillFile(app, kinds, { destinationCountry: 'AU' }))
  await app.stop()
  filled = app
})
afterAll(() => rmSync(filled.folder, { recursive: true, force: true }))
beforeEach(async () => {
  app = await startTestApp('sqlite', {}, filled)
})
afterEach(() => app.close())

const open = (path?: string) => openFile(app, code, path)
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } })

test('the file shows the details, each document, since when it is held, and the time left', async () => {
  const answer = await get('/file', await open())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  const html = await answer.text()
  const details = ['Rahima Khatun', 'Abdul Karim', 'Salma Begum', 'House 7, Road 3, Cumilla']
  for (const text of [...details, 'Bangladesh', record.reference]) expect(html).toContain(text)
  for (const label of ['Work Permit Certificate', 'Visa Paper'])
    expect(html).toContain(`>${label}</h2>`)
  expect(html).toContain('Please wait a moment')
  expect(html).toContain('Held since 20\u00a0November 2026.')
  expect(html).toContain('All 3 pages, large')
  expect(html).toContain('<b>15 minutes</b>')
  expect(html).toContain('Close this file')
  expect(html).not.toContain('AB1234567')
  expect(html).not.toContain('secret-name')
})

test('the file says how long its documents are kept, and who removes them then', async () => {
  const cookie = await open()
  const file = async () => (await get('/file', cookie)).text()
  expect(await file()).toContain('fingerprint paper until 90 days after you left')
  expect(await file()).toContain('until one year after the last change')
  expect(await file()).toContain('Then our staff are told that it is time')
  await app.as(people.amina).write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    const changes = { keepSensitiveMonths: 7, removesByItself: true }
    await changeSettings(ctx, { version, changes })
  })
  expect(await file()).toContain('until 7 months after the last change')
  expect(await file()).toContain('is removed automatically a week later')
})

test('the file says the longer time where the law asks for one', async () => {
  const cookie = await open()
  const file = async () => (await get('/file', cookie)).text()
  const licensedBy = (regulator: string, licenceNumber: string) =>
    app.as(people.amina).write(async (ctx) => {
      const { version } = await readSettings(ctx.tx)
      await changeSettings(ctx, { version, changes: { regulator, licenceNumber } })
    })
  await licensedBy('nz-iaa', '202401234')
  expect(await file()).toContain('fingerprint paper until 7 years after you left')
  expect(await file()).toContain('Everything else stays until 7 years after it')
  await licensedBy('ca-qc', 'AR-2001234')
  expect(await file()).toContain('fingerprint paper until 90 days after you left')
  expect(await file()).toContain('Everything else stays until 2 years after it')
  expect(await file()).toContain('Your details stay until 6 years after the last change')
})

test('the documents come before the details, and a way leads past them to each part', async () => {
  const html = await (await get('/file', await open())).text()
  const places = [
    ...['class="jumps"', 'class="also', 'class="verdicts"', `id="${documents['work-permit']}"`],
    ...['id="details"', 'Abdul Karim', 'id="contract"', 'id="money"', 'id="originals"'],
    ...['id="more"', 'href="/file/data"', 'id="help-outside"'],
  ].map((mark) => html.indexOf(mark))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  const [ways = ''] = /<nav class="also.*?<\/nav>/s.exec(html) ?? []
  const targets = [...ways.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
  expect(targets).toEqual(['details', 'contract', 'money', 'originals', 'more'])
  for (const id of targets) expect(html).toContain(`<h2 id="${id}"`)
})

test('documents about which nobody has asked yet share one list, above the verdicts', async () => {
  await keepScans(app)
  const source = bytesOf(await documentPng())
  const upload = {
    recordId: record.id,
    kind: 'police-clearance',
    originalName: 'a.png',
    source,
  } as const
  await uploadDocument(app.as(people.amina), upload)
  const html = await (await get('/file', await open())).text()
  const above = html.slice(0, html.indexOf('class="verdicts"'))
  const section = above.slice(above.indexOf('id="compared"'))
  const text = section.replace(/<[^>]*>/g, '')
  expect(text.match(/Nobody here has asked/g)).toHaveLength(1)
  expect(text).toContain('Nobody here has asked yet:')
  const [, list = ''] = /<ul class="bullets">(.*?)<\/ul>/.exec(section) ?? []
  const bodies = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, body]) => body)
  expect(bodies).toEqual(['Department of Home Affairs, Australia', 'Bangladesh Police'])
  // They stand in the list of documents a finger above.
  expect(text).not.toMatch(/Work Permit|Police Clearance/)
})

test('two verdicts stand side by side, and nothing calls a document valid, granted or verified', async () => {
  const html = await (await get('/file', await open())).text()
  expect(html).toContain('What we can tell you')
  expect(html).toContain('a copy that Padma Overseas Ltd holds')
  expect(html).toContain('What only the authority can tell you')
  // The official checks name foreign services ("… Verification Online") and grant numbers.
  const own = html.replace(/<div class="check">[\s\S]*?<\/div>/g, '')
  expect(own).not.toMatch(/\b(valid|granted|verified|approved|authentic|official(?!-checks))\b/i)
  expect(html).not.toMatch(/[✓✔✅☑🛡]/u)
})

test('pictures come in five widths with their size, all but the photo and the first document lazily', async () => {
  const cookie = await open()
  const html = await (await get('/file', cookie)).text()
  const image = new RegExp(
    `<img[^>]*/api/v1/documents/${documents['work-permit']}/image[^>]*>`,
  ).exec(html)?.[0]
  for (const part of [
    ...[240, 480, 720, 960, 1600].map((width) => `${width}w`),
    'sizes=',
    'width="1240"',
    'height="1754"',
    'decoding="async"',
  ])
    expect(image).toContain(part)
  const waiting = [...html.matchAll(/<img[^>]* loading="(?<when>\w+)"/g)]
  expect(waiting.length).toBeGreaterThan(2)
  for (const [place, { groups }] of waiting.entries())
    expect(groups?.when).toBe(place < 2 ? 'eager' : 'lazy')
  const address = /src="([^"]+)"/.exec(image as string)?.[1]?.replaceAll('&amp;', '&') as string
  expect((await get(address, cookie)).headers.get('content-type')).toBe('image/jpeg')
  expect((await app.request(address)).status).toBe(401)
})

test('under its own heading that document is shown, and the list leads to the others', async () => {
  const browser = openBrowser(app)
  const asked = await browser.post('/check/visa-paper', { number: 'AB1234567', code })
  expect(asked.headers.get('location')).toBe('/file?of=visa-paper')
  const html = await (await browser.get('/file?of=visa-paper')).text()
  expect(html).toContain('>Visa Paper</h2>')
  expect(html).not.toContain('>Work Permit Certificate</h2>')
  expect(html).toContain(`<a href="/file#${documents['work-permit']}">Work Permit Certificate</a>`)
  expect(html).toContain('Photo of Rahima Khatun')
  const share = await (await browser.get('/file/share')).text()
  expect(share).toContain('Work Permit Certificate')
})

test('a document that is asked for but not held is said to be missing, beside those that are held', async () => {
  const browser = openBrowser(app)
  await browser.post('/check/lmia', { number: 'AB1234567', code })
  const html = await (await browser.get('/file?of=lmia')).text()
  expect(html).toContain('We do not have this document for you yet: LMIA Certificate.')
  expect(html).toContain('We hold 2 other documents:')
  for (const kind of ['work-permit', 'visa-paper'] as const)
    expect(html).toContain(`href="/file#${documents[kind]}"`)
  expect(html).not.toContain('We do not have a document for you yet.')
})

test('all pages of a PDF stand large below each other, and lead to the documents around it', async () => {
  const cookie = await open()
  const here = `/file/documents/${documents['visa-paper']}`
  const html = await (await get(here, cookie)).text()
  for (const page of [1, 2, 3]) {
    expect(html).toContain(`Page ${page} of 3.`)
    expect(html).toContain(`alt="Our copy of the Visa Paper, page ${page} of 3"`)
  }
  expect(html).toContain(`href="/file/documents/${documents['work-permit']}"`)
  expect(html).not.toMatch(/href="https?:/)
  expect((await get('/file/documents/nothing', cookie)).status).toBe(404)
})

test('the official check of a document is folded, below its scan', async () => {
  const html = await (await get('/file', await open())).text()
  const documents = html.split('<section class="document"').slice(1)
  expect(documents).toHaveLength(2)
  for (const document of documents) {
    const scan = document.indexOf('<figure class="scan"')
    expect(scan).toBeGreaterThan(0)
    const folded = /<details class="asking" [^>]+>[\s\S]+?<\/details>/.exec(document)
    expect(folded?.index).toBeGreaterThan(scan)
    expect(folded?.[0]).toContain('class="check"')
    // What is folded is nowhere else in sight.
    expect(document.match(/class="check"/g)).toHaveLength(1)
    expect(folded?.[0]).not.toMatch(/^<details[^>]+\bopen\b/)
  }
})
