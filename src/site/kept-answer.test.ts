import { expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { browserOf, openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { pressInHead } from '#test/head-buttons'
import { startTestApp } from '#test/test-app'
import { typedIn } from './kept-answer.ts'
import { pages } from './pages.ts'
import { codeIn, twoDocuments } from './share/test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await keepScans(app)
const { code } = await fillFile(app, ['work-permit', 'job-offer'])
const number = 'AB1234567'

/** Sends a form as a browser does that follows nothing. */
async function send(path: string, fields: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(fields)
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  return app.request(path, { method: 'POST', body, headers, follows: false })
}
const cookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((line) => line.startsWith('answer='))
const get = (path: string, cookie: string) => app.request(path, { headers: { cookie } })
const pair = (line = '') => line.split(';', 1)[0] ?? ''

test('a refused look-up redirects like any other, and its page is the same when it is loaded again', async () => {
  const sent = await send('/check', { number, code: '00000-00000' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/check?answer'])
  const line = cookieOf(sent) ?? ''
  expect(line).toMatch(/^answer=[0-9A-Z]{26}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  for (let time = 0; time < 2; time += 1) {
    const shown = await get('/check?answer', pair(line))
    expect(shown.status).toBe(404)
    expect(await shown.text()).toContain('value="00000-00000"')
  }
  // Without the key, at its plain address and after ten minutes it is the empty question.
  for (const [path, cookie] of [
    ['/check?answer', ''],
    ['/check', pair(line)],
  ] as const)
    expect((await get(path, cookie)).status).toBe(200)
  app.clock.move(10 * minute)
  expect((await get('/check?answer', pair(line))).status).toBe(200)
})

test('a Bengali text of 4,000 letters stays in the form, in no cookie, sealed in the database', async () => {
  const text = 'আমার পাসপোর্ট ফেরত চাই। '.repeat(170).slice(0, 4000)
  const sent = await send('/tell/complaint', { text, about: 'agency' })
  const line = cookieOf(sent) ?? ''
  expect(line.length).toBeLessThan(120)
  const html = await (await get(sent.headers.get('location') ?? '', pair(line))).text()
  expect(html).toContain(text.trim())
  const [row] = (await app.rows('keptAnswers')).slice(-1)
  expect(JSON.stringify(row)).not.toMatch(/পাসপোর্ট/)
})

test('a share’s code is shown again for ten minutes, and to nobody who opens another file here', async () => {
  const browser = await browserOf(app, number, code)
  const made = await browser.post('/file/share', { ...twoDocuments, step: 'make' })
  const shareCode = codeIn(await made.text())
  expect(shareCode).toBeTruthy()
  expect(await browser.text('/file/share?answer')).toContain(shareCode)
  const other = await fillFile(app, ['work-permit'], { passportNumber: 'CD1234567' })
  const kept = browser.cookies()
  const stranger = openBrowser(app, '', kept)
  await stranger.post('/check', { number: 'CD1234567', code: other.code })
  const both = `${stranger.cookies()}; ${pair(kept.split('; ').find((one) => one.startsWith('answer=')))}`
  expect(await (await get('/file/share?answer', both)).text()).not.toContain(shareCode)
})

test('what was typed into a form of one file is never shown with another', async () => {
  const browser = await browserOf(app, number, code)
  const typed = await (await browser.post('/file/code', { current: 'QQQQQ-WWWWW' })).text()
  expect(typed).toContain('value="QQQQQ-WWWWW"')
  const key = pair(
    browser
      .cookies()
      .split('; ')
      .find((one) => one.startsWith('answer=')),
  )
  const other = await fillFile(app, ['work-permit'], { passportNumber: 'CD7654321' })
  const stranger = await browserOf(app, 'CD7654321', other.code)
  const both = `${stranger.cookies()}; ${key}`
  expect(await (await get('/file/code?answer', both)).text()).not.toContain('QQQQQ')
})

test('closing the file and a right number and code end what a form left', async () => {
  const browser = openBrowser(app)
  await browser.post('/check', { number, code: '00000-00000' })
  expect(browser.cookies()).toContain('answer=')
  await browser.post('/check', { number, code })
  expect(browser.cookies()).not.toMatch(/answer=\w/)
  await browser.post('/file/code', { current: 'wrong' })
  expect(browser.cookies()).toMatch(/answer=\w/)
  await browser.post('/file/close')
  expect(browser.cookies()).not.toMatch(/answer=\w/)
})

test('what was refused, and a share’s code, are shown in a language that is chosen afterwards', async () => {
  const browser = await browserOf(app, number, code)
  const wrong = await browser.post('/file/share', { ...twoDocuments, days: '200', label: 'Padma' })
  const english = await wrong.text()
  expect(english).toContain('There is a problem')
  const bengali = await (await pressInHead(browser, english, { language: 'bn' })).text()
  expect(bengali).toContain('<html lang="bn"')
  expect(bengali).toMatch(/class="problems"/)
  expect(bengali).not.toContain('There is a problem')
  expect(bengali).toContain('value="Padma"')
  const made = await (await browser.post('/file/share', { ...twoDocuments, step: 'make' })).text()
  const again = await (await pressInHead(browser, made, { language: 'en' })).text()
  expect(again).toContain('<html lang="en"')
  expect(codeIn(again)).toBe(codeIn(made))
})

test('what is kept of a form is what was typed, never a password, and no page', async () => {
  const typed = { email: 'x', password: 'p', confirm: 'p', current: 'p', 'own-password': 'p' }
  const request = new Request('https://padma.example/', {
    method: 'POST',
    body: new URLSearchParams(typed),
  })
  expect(await typedIn(request)).toEqual({ email: 'x' })
  const before = new Set((await app.rows('keptAnswers')).map(({ id }) => id))
  await send('/login', { email: 'nobody@padma.example', password: 'seven quiet river boats' })
  await send('/check', { number, code: '00000-00000' })
  const rows = (await app.rows('keptAnswers')).filter(({ id }) => !before.has(id))
  const sizes = rows.map(({ sealedBody }) => String(sealedBody).length)
  expect(rows).toHaveLength(2)
  for (const size of sizes) expect(size).toBeLessThan(1500)
})

test('no form that changes something is drawn again when a language is chosen', async () => {
  const browser = await browserOf(app, number, code)
  const along = { language: 'bn', 'on-page': '/file', 'of-form': '/file/close', text: 'x' }
  expect((await browser.post('/language', along)).headers.get('location')).toBe('/file')
  expect((await browser.get('/file')).status).toBe(200)
  const others = { ...along, 'of-form': '/file/share', 'form-token': 'x' }
  expect((await browser.post('/language', others)).headers.get('location')).toBe('/file')
})

test('what is refused before a page answers is told by a redirect, with what was written', async () => {
  const closed = await send('/account/name', { name: 'Sadia' })
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/login?answer'])
  const late = await send('/my/payments/tell/money', { text: 'আমি টাকা দিয়েছি' })
  expect(late.status).toBe(303)
  const shown = await get(late.headers.get('location') ?? '', pair(cookieOf(late)))
  expect(shown.status).toBe(401)
  expect(await shown.text()).toContain('আমি টাকা দিয়েছি')
  const large = await send('/tell/complaint', { text: 'x'.repeat(2_000_000) })
  expect([large.status, large.headers.get('location')]).toEqual([303, '/tell/complaint?answer'])
  const told = await get('/tell/complaint?answer', pair(cookieOf(large)))
  expect(told.status).toBe(413)
  // Another website's form is answered at once: nobody goes back to it here.
  const body = new URLSearchParams({ number, code })
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const foreign = await app.request('/check', { method: 'POST', body, headers, follows: false })
  expect(foreign.status).toBe(403)
})

test('every form that leads to a page does so by a redirect, whatever was sent', async () => {
  const browser = await browserOf(app, number, code)
  const faults: string[] = []
  const sent: Record<string, string>[] = [{}, { text: 'x', number: 'x', code: 'x', email: 'x' }]
  const isShut = /^\/(file|shared)\/close$|^\/logout$|^\/preview\//
  for (const { method, path } of pages.filter(({ path }) => !isShut.test(path))) {
    if (method !== 'POST') continue
    for (const fields of sent) {
      const answer = await send(path.replace(/\{\w+\}/g, 'x'), fields, browser.cookies())
      const isFile = answer.headers.has('content-disposition')
      if (answer.status !== 303 && !isFile) faults.push(`${path}: ${answer.status}`)
    }
  }
  expect(faults).toEqual([])
})
