import { expect, test } from 'vitest'
import { second } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { code } = await fillFile(app, ['photo'])

const contest = { part: 'detail:name', proposed: 'Rahima <B>', note: 'As printed' }
const notSent = 'What you wrote was not sent.'

async function tooLate() {
  const browser = openBrowser(app)
  await browser.post('/check', { number: 'AB1234567', code })
  app.clock.move(901 * second)
  return browser
}

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
})

test('a form with a photo gives back its texts too', async () => {
  const browser = await tooLate()
  const body = new FormData()
  body.set('employer', 'Maple Farms')
  body.set('photo', new File(['x'], 'photo.png'))
  const headers = { cookie: browser.cookies(), 'sec-fetch-site': 'same-origin' }
  const answer = await app.request('/file/tell/contract', { method: 'POST', headers, body })
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain('>Maple Farms</textarea>')
})

test('who is signed in gets it back too, when the session or the link ended in between', async () => {
  await app.addPerson('student', 'sadia@padma.example')
  const cookie = await app.signIn('sadia@padma.example')
  const send = (path: string, body: URLSearchParams | FormData) =>
    app.request(path, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body,
    })
  await send('/my/file', new URLSearchParams({ number: 'AB1234567', code }))
  await send('/my/file/unlink', new URLSearchParams())
  const unlinked = await send('/my/file/tell/mistake', new URLSearchParams(contest))
  expect([unlinked.status, await unlinked.text()]).toEqual([
    410,
    expect.stringContaining('>As printed</textarea>'),
  ])
  app.clock.move(31 * 60 * second)
  const ended = await send('/my/file/tell/mistake', new URLSearchParams(contest))
  const html = await ended.text()
  expect(ended.status).toBe(401)
  expect(html).toContain(notSent)
  expect(html).toContain('>As printed</textarea>')
  expect(html).toMatch(/href="\/login[^"]*"/)
  const body = new FormData()
  body.set('employer', 'Maple Farms')
  body.set('photo', new File(['x'], 'photo.png'))
  const withPhoto = await send('/my/file/tell/contract', body)
  expect(await withPhoto.text()).toContain('>Maple Farms</textarea>')
})

test('a code is not shown again, and a form without texts says that nothing was sent', async () => {
  const browser = await tooLate()
  const html = await (await browser.post('/file/code', { current: code })).text()
  expect(html).toContain('Nothing was sent or changed.')
  expect(html).not.toContain(code)
  expect(html).not.toContain('<textarea')
})
