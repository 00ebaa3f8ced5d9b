import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const send = (fields: Record<string, string>) =>
  app.request('/report', { method: 'POST', body: new URLSearchParams(fields) })

async function reported() {
  const answer = await app.call('GET', '/concerns', { key: await app.key('admin') })
  return (await answer.json()) as { concerns: Record<string, unknown>[]; open: number }
}

test('a report from the page reaches the admins, with a thank-you', async () => {
  const text = 'Somebody in Cumilla sold me a document with your name.\n\nHe asked for 40,000 taka.'
  const answer = await send({ text, from: '+880 1', page: '/check' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/report/thanks')
  const thanks = await app.request('/report/thanks')
  expect(await thanks.text()).toContain('Thank you, we have your report')
  expect(thanks.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const { concerns, open } = await reported()
  expect(open).toBe(1)
  expect(concerns[0]).toMatchObject({ text, from: '+880 1', page: '/check', state: 'open' })
})

test('only the text is needed', async () => {
  expect((await send({ text: 'A forged slip', from: '', page: '' })).status).toBe(303)
  expect((await reported()).concerns[0]).toMatchObject({ from: null, page: null })
})

test('an empty report is shown again with everything else that was typed', async () => {
  const answer = await send({ text: ' ', from: 'rahima@example.org', page: 'https://x.example' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: Report a concern')
  expect(html).toContain('<a href="#text">Say what happened.</a>')
  expect(html).toContain('value="rahima@example.org"')
  expect(html).toContain('value="https://x.example"')
})

test('a report that is too long is refused and kept, not cut', async () => {
  const answer = await send({ text: 'x'.repeat(4001) })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('longer than 4,000 characters')
  expect((await reported()).open).toBe(0)
})

test('after ten reports in a minute the next has to wait, and its text is not lost', async () => {
  for (let count = 0; count < 10; count += 1) await send({ text: `Report ${count}` })
  const answer = await send({ text: 'The eleventh' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await answer.text()
  expect(html).toContain('The eleventh</textarea>')
  expect(html).toMatch(/There were too many tries from your connection. Try again in \d+ seconds\./)
  expect((await reported()).open).toBe(10)
})

test('the foot of each page names the page, and of a personal one its first part only', async () => {
  const linkOn = async (path: string) =>
    /href="(\/report\?page=[^"]+)"/.exec(await (await app.request(path)).text())?.[1]
  expect(await linkOn('/check/lmia')).toBe('/report?page=%2Fcheck%2Flmia')
  expect(await linkOn('/set-up/secret-token')).not.toContain('secret')
  const form = await app.request('/report?page=%2Fcheck%2Flmia')
  expect(await form.text()).toContain('value="/check/lmia"')
})

test('nothing but a page of ours is filled in by an address', async () => {
  for (const page of ['https://evil.example', '//evil.example', '"><b>', '/a b', '/\\evil']) {
    const html = await (await app.request(`/report?page=${encodeURIComponent(page)}`)).text()
    expect(/id="page"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '').toBe('')
  }
})
