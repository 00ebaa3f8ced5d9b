import { expect, test } from 'vitest'
import { describeAccessCode, issueAccessCode } from '#modules/lookup'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app)
let code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))

const openWith = async (accessCode: string) => {
  const browser = openBrowser(app)
  const answer = await browser.post('/check', { number: record.passportNumber, code: accessCode })
  return { browser, isOpen: answer.headers.get('location') === '/file' }
}
const proposedIn = (html: string) => ({
  code: /id="new-code"[^>]*>(?:<bdi>)?([\w-]+)/.exec(html)?.[1] ?? '',
  seal: /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? '',
})
const standing = () => app.as(people.amina).read((ctx) => describeAccessCode(ctx, record.id))

test('a candidate changes the code: it works once it was typed, and the old one until then', async () => {
  const { browser } = await openWith(code)
  expect(await (await browser.get('/file/standing')).text()).toContain('href="/file/code"')
  const html = await (await browser.post('/file/code', { current: code.toLowerCase() })).text()
  const proposed = proposedIn(html)
  expect(proposed.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(html).not.toContain(code)
  expect((await openWith(proposed.code)).isOpen).toBe(false)
  expect((await openWith(code)).isOpen).toBe(true)

  const mistyped = await browser.post('/file/code/new', { ...proposed, code: code })
  expect(mistyped.status).toBe(422)
  const again = await mistyped.text()
  expect(again).toContain('This is not the code that we showed you.')
  expect(proposedIn(again)).toEqual({ code: '', seal: proposed.seal })
  expect((await openWith(code)).isOpen).toBe(true)

  const held = browser.cookies()
  const typed = proposed.code.replace('-', ' ').toLowerCase()
  const changed = await browser.post('/file/code/new', { seal: proposed.seal, code: typed })
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/check'])
  // A second tap was sent with the cookie of the file that the first one closed.
  const tapped = await app.request('/file/code/new', {
    method: 'POST',
    headers: { cookie: held },
    body: new URLSearchParams({ seal: proposed.seal, code: typed }),
  })
  expect(tapped.headers.get('location')).toBe('/check')
  const said = await (await browser.get('/check')).text()
  expect(said).toContain('Your access code is changed. Only the new code opens your file now.')
  // Nobody is told so by a link.
  expect(await (await browser.get('/check')).text()).not.toContain('is changed')
  expect((await browser.get('/file')).headers.get('location')).toBe('/check')
  expect((await openWith(code)).isOpen).toBe(false)
  const next = await openWith(proposed.code)
  expect(next.isOpen).toBe(true)
  // As when the answer was lost on its way, and it was sent again.
  const repeated = await next.browser.post('/file/code/new', proposed)
  expect(repeated.headers.get('location')).toBe('/check')
  expect(await standing()).toMatchObject({ issuedBy: null, isByCandidate: true })
  code = proposed.code
})
