import { expect, test } from 'vitest'
import { hour, minute, second } from '#platform/clock'
import { browserOf, openBrowser, signedInBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { copyForEach, startTestApp } from '#test/test-app'
import { pages } from '../pages.ts'
import { shareOf } from '../shared/test-share.ts'

const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
let app = await startTestApp('sqlite', raised)
const filled = await fillFile(app, ['photo', 'work-permit', 'visa-paper'])
await copyForEach(
  app,
  (copy) => {
    app = copy
  },
  raised,
)
const open = () => browserOf(app, 'AB1234567', filled.code)
async function tooLate() {
  const browser = await open()
  app.clock.move(901 * second)
  return browser
}
const contest = { part: 'detail:name', proposed: 'Rahima <B>', note: 'As printed' }
const notSent = 'What you wrote was not sent.'
const gone = (text: string) => [410, expect.stringContaining(`>${text}</textarea>`)]
function withPhoto(): FormData {
  const body = new FormData()
  body.set('employer', 'Maple Farms')
  body.set('photo', new File(['x'], 'photo.png'))
  return body
}

test('without an open file each of its pages leads to the question, and takes no form', async () => {
  const own = pages.filter(({ path }) => /^\/file(\/|$)/.test(path) && path !== '/file/close')
  expect(own.length).toBeGreaterThan(20)
  const faults: string[] = []
  for (const { method, path } of own) {
    const body = method === 'POST' ? { body: new URLSearchParams({ id: 'x', kind: 'x' }) } : {}
    const answer = await app.request(path.replace(/\{\w+\}/g, 'x'), { method, ...body })
    const found = [answer.status, answer.headers.get('location')].join()
    if (found !== (method === 'GET' ? '303,/check' : '410,'))
      faults.push(`${method} ${path} ${found}`)
  }
  expect(faults).toEqual([])
})

test('a browser that keeps no cookie is told so after the right code, wherever it was typed', async () => {
  const share = await shareOf(app, filled.record, ['visa-paper'])
  const own = { by: 'passport', number: 'AB1234567', code: filled.code }
  const shared = { number: 'AB1234567', code: share.code }
  const faults: string[] = []
  for (const [page, to, fields] of [
    ['/', '/check', own],
    ['/check', '/check', own],
    ['/check/lmia', '/check/lmia', own],
    ['/shared', '/shared', shared],
    ['/shared/prefill', '/shared', shared],
  ] as const) {
    const headers = { referer: `http://localhost:3000${page}` }
    const body = new URLSearchParams(fields)
    const opened = await app.request(to, { method: 'POST', body, headers })
    const answer = await app.request(opened.headers.get('location') ?? '', { headers })
    const html = await answer.text()
    const isTold =
      html.includes('It was closed, or your browser blocks cookies.') &&
      /class="button main" href="\/(check|shared)"/.test(html)
    if (opened.status !== 303 || answer.status !== 410 || !isTold) faults.push(page)
  }
  expect(faults).toEqual([])
})

test('who comes from elsewhere, or says nothing of it, is asked for number and code', async () => {
  const ours = ['/help', '/checked'].map((path) => `http://localhost:3000${path}`)
  for (const referer of ['', ...ours, 'no address'])
    for (const [path, at] of [
      ['/file', '/check'],
      ['/shared/file', '/shared'],
    ] as const) {
      const answer = await app.request(path, { headers: { referer } })
      expect([answer.status, answer.headers.get('location')], referer).toEqual([303, at])
    }
})

test('closing ends the viewing, drops the cookie and says so once', async () => {
  const browser = await open()
  const held = openBrowser(app, '', browser.cookies())
  const closed = await browser.post('/file/close')
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/'])
  expect(closed.headers.getSetCookie()[0]).toBe(
    'viewing=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
  const next = await browser.get('/')
  expect(await next.text()).toContain('<p class="flash" role="status">The file is closed.')
  expect(next.headers.getSetCookie()).toEqual(['flash=; Max-Age=0; Path=/; SameSite=Lax'])
  expect((await held.get('/file')).status).toBe(410)
})

test('a file that ran out and one that was hidden explain themselves alike', async () => {
  const [first, later] = [await open(), await open()]
  expect((await later.get('/file')).headers.get('refresh')).toBe('901; url=/file')
  await app.hide(filled.record.id)
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
    const browser = await open()
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
  const browser = await open()
  app.clock.move(13 * minute + 10_000)
  expect(await browser.text('/file')).toContain('Open for 2 minutes')
  app.clock.move(minute)
  expect(await browser.text('/file')).toContain('Open for less than a minute')
})

test('who wrote for too long is told that it was not sent, and gets it back to copy', async () => {
  const browser = await tooLate()
  const answer = await browser.post('/file/tell/mistake', contest)
  expect(answer.status).toBe(410)
  const html = await answer.text()
  expect(html).toContain(notSent)
  expect(html).not.toContain('Nothing is left in this browser')
  expect(html).toMatch(/<textarea readOnly="" [^>]*>Rahima &lt;B&gt;<\/textarea>/)
  expect(html).toContain('>As printed</textarea>')
  const again = await browser.post('/file/tell/mistake', contest)
  expect([again.status, (await again.text()).includes(notSent)]).toEqual([410, true])
  // A form with a photo gives back its texts too.
  const photo = await (await tooLate()).post('/file/tell/contract', withPhoto())
  expect([photo.status, await photo.text()]).toEqual(gone('Maple Farms'))
})

test('who is signed in gets it back too, when the session or the link ended in between', async () => {
  await app.addPerson('student', 'sadia@padma.example')
  const sadia = await signedInBrowser(app, 'sadia@padma.example')
  await sadia.post('/my/file', { number: 'AB1234567', code: filled.code })
  await sadia.post('/my/file/unlink')
  const unlinked = await sadia.post('/my/file/tell/mistake', contest)
  expect([unlinked.status, await unlinked.text()]).toEqual(gone('As printed'))
  app.clock.move(31 * minute)
  const ended = await sadia.post('/my/file/tell/mistake', contest)
  const html = await ended.text()
  expect(ended.status).toBe(401)
  expect(html).toContain(notSent)
  expect(html).toContain('>As printed</textarea>')
  expect(html).toMatch(/href="\/login[^"]*"/)
  const photo = await sadia.post('/my/file/tell/contract', withPhoto())
  expect(await photo.text()).toContain('>Maple Farms</textarea>')
  const late = await (await sadia.post('/my/classes/x/select')).text()
  expect(late).toContain('href="/login?return=%2Fmy%2Fclasses"')
})

test('a code is not shown again, and a form without texts says that nothing was sent', async () => {
  const html = await (await (await tooLate()).post('/file/code', { current: filled.code })).text()
  expect(html).toContain('Nothing was sent or changed.')
  expect(html).not.toContain(filled.code)
  expect(html).not.toContain('<textarea')
})
