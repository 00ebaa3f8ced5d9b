import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listShares } from '#modules/shares'
import { day, minute } from '#platform/clock'
import { fillFile, openFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { codeIn, twoDocuments } from './test-form.ts'

let cookie: string
let app = await startTestApp()
const { record, code } = await fillFile(app, ['photo', 'work-permit', 'job-offer'])
afterAll(() => rmSync(filled.folder, { recursive: true, force: true }))
beforeEach(async () => {
  app = await startTestApp('sqlite', {}, filled)
  cookie = opened
})

const open = () => openFile(app, code)
const post = (fields: Record<string, string>, path = '/file/share', headers = { cookie }) =>
  app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
const get = () => app.request('/file/share', { headers: { cookie } })
const shares = () => app.as(people.amina).read((ctx) => listShares(ctx, { recordId: record.id }))

const opened = await open()
await app.stop()
/** What each test begins with a copy of, and the cookie of the file that is open there. */
const filled = app

test('the list shows label, purpose, documents, end, state in words and the newest viewings', async () => {
  const shareCode = codeIn(await (await post(twoDocuments)).text())
  expect(await (await get()).text()).toContain('Nobody has opened it yet.')
  for (let time = 0; time < 6; time += 1) {
    app.clock.move(minute)
    await post({ number: 'AB1234567', code: shareCode }, '/shared')
  }
  const html = await (await get()).text()
  for (const text of ['Sonali Bank', 'A bank', 'Work Permit Certificate, Job Offer Letter'])
    expect(html).toContain(text)
  expect(html).toContain('<dd>Open</dd>')
  expect(html).toContain('20\u00a0December 2026')
  expect(html).toContain('6 times:')
  expect(
    html.match(/<time dateTime="[^"]+">20\u00a0November 2026 at \d\d:\d\d UTC<\/time>/g),
  ).toHaveLength(5)
  expect(html).toContain('<a href="/file/views">')
})

test('revoking says so, ends what is open, and is told apart from a share whose time is up', async () => {
  const shareCode = codeIn(await (await post(twoDocuments)).text())
  const opened = await post({ number: 'AB1234567', code: shareCode }, '/shared')
  const theirs = (opened.headers.get('set-cookie') as string).split(';')[0] as string
  const [share] = await shares()
  const revoked = await post({ id: share?.id as string }, '/file/share/revoke')
  expect(revoked.status).toBe(303)
  expect(revoked.headers.get('location')).toBe('/file/share')
  const flash = (revoked.headers.get('set-cookie') as string).split(';')[0] as string
  const list = await app.request('/file/share', { headers: { cookie: `${cookie}; ${flash}` } })
  const html = await list.text()
  expect(html).toContain('The share is stopped. Its code no longer works.')
  expect(html).toContain('<dd>Stopped early</dd>')
  expect(html).toContain('<dt>Stopped on</dt><dd>20\u00a0November 2026 at 09:00 UTC</dd>')
  expect(html).not.toContain('Open until')
  expect(html).not.toContain('/file/share/revoke')
  expect((await app.request('/shared/file', { headers: { cookie: theirs } })).status).toBe(410)
  expect((await post({ number: 'AB1234567', code: shareCode }, '/shared')).status).toBe(404)
  await post({ ...twoDocuments, days: '1' })
  app.clock.move(day + minute)
  cookie = await open()
  expect(await (await get()).text()).toContain('<dd>Expired</dd>')
})

test('the form comes before the list, in which the newest share is the first', async () => {
  for (const label of ['Sonali Bank', 'Agrani Bank', 'Janata Bank']) {
    app.clock.move(minute)
    expect((await post({ ...twoDocuments, label })).status).toBe(200)
  }
  const html = await (await get()).text()
  const list = html.indexOf('id="shares"')
  expect(html.indexOf('name="days"')).toBeLessThan(list)
  const labels = [...html.slice(list).matchAll(/<h3 [^>]+>([^<]+)<\/h3>/g)].map(
    ([, label]) => label,
  )
  expect(labels).toEqual(['Janata Bank', 'Agrani Bank', 'Sonali Bank'])
})
