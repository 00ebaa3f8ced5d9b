import { expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { browserOf, openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
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
