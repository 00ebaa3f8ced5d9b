import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getRecord, hideRecord } from '#modules/records'
import { hour, minute, second } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { fillFile, openFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app = await startTestApp()
const { record, code } = await fillFile(app, ['photo', 'work-permit'])
await app.stop()
/** What each test begins with a copy of. */
const filled = app
afterAll(() => rmSync(filled.folder, { recursive: true, force: true }))
beforeEach(async () => {
  app = await startTestApp('sqlite', {}, filled)
})

const open = () => openFile(app, code)
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } })

test('closing ends the viewing, drops the cookie and says so once', async () => {
  const cookie = await open()
  const closed = await app.request('/file/close', { method: 'POST', headers: { cookie } })
  expect(closed.status).toBe(303)
  expect(closed.headers.get('location')).toBe('/')
  const cookies = closed.headers.getSetCookie()
  expect(cookies[0]).toBe('viewing=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  const flash = (cookies[1] as string).split(';')[0] as string
  const next = await get('/', flash)
  expect(await next.text()).toContain('<p class="flash" role="status">The file is closed.')
  expect(next.headers.getSetCookie()).toEqual(['flash=; Max-Age=0; Path=/; SameSite=Lax'])
  expect((await get('/file', cookie)).status).toBe(410)
})

test('a file that ran out and one that was hidden explain themselves alike', async () => {
  const first = openBrowser(app)
  const later = openBrowser(app)
  await first.post('/check', { number: 'AB1234567', code })
  await later.post('/check', { number: 'AB1234567', code })
  expect((await later.get('/file')).headers.get('refresh')).toBe('901; url=/file')
  const { version } = await app.as(people.amina).read((ctx) => getRecord(ctx, record.id))
  await app.as(people.amina).write((ctx) => hideRecord(ctx, { recordId: record.id, version }))
  const hidden = await first.get('/file')
  app.clock.move(901 * second)
  const ended = await later.get('/file')
  expect(hidden.status).toBe(410)
  const html = await hidden.text()
  expect(html).toContain('This file is closed')
  expect(html).toContain('href="/check"')
  expect(html).not.toContain('Rahima')
  expect(await ended.text()).toBe(html)
  expect([...ended.headers]).toEqual([...hidden.headers])
})

test('who comes back after the end is told so once, at every address of the file', async () => {
  for (const path of ['/file', '/file/share', '/file/documents/work-permit']) {
    const browser = openBrowser(app)
    await browser.post('/check', { number: 'AB1234567', code })
    const seen = await browser.get(path)
    expect(seen.headers.get('refresh')).toBe('901; url=/file')
    expect(seen.headers.get('cache-control')).toBe('no-store')
    app.clock.move(8 * hour)
    const ended = await browser.get(path)
    expect(ended.status).toBe(410)
    expect(ended.headers.get('cache-control')).toBe('no-store')
    expect(await ended.text()).not.toContain('Rahima')
    expect(browser.cookies()).toBe('')
    expect((await browser.get(path)).headers.get('location')).toBe('/check')
  }
})

test('the minutes left are counted', async () => {
  const cookie = await open()
  app.clock.move(13 * minute + 10_000)
  expect(await (await get('/file', cookie)).text()).toContain('<b>2 minutes</b>')
  app.clock.move(minute)
  expect(await (await get('/file', cookie)).text()).toContain('<b>less than a minute</b>')
})
