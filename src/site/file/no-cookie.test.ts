import { expect, test } from 'vitest'
import { fillFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'
import { shareOf } from '../shared/test-share.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { record, code } = await fillFile(app, ['visa-paper'])
const share = await shareOf(app, record, ['visa-paper'])
const own = { by: 'passport', number: 'AB1234567', code }
const shared = { number: 'AB1234567', code: share.code }
const forms: Record<string, Record<string, string>> = {
  '/': own,
  '/check': own,
  '/check/lmia': own,
  '/shared': shared,
  '/shared/prefill': shared,
}

/** What a browser that keeps no cookie is shown after it sent the form of a page. */
async function sentFrom(page: string, referer = `http://localhost:3000${page}`) {
  const to = page === '/' ? '/check' : page.replace('/prefill', '')
  const body = new URLSearchParams(forms[page])
  const opened = await app.request(to, { method: 'POST', body, headers: { referer } })
  expect(opened.status).toBe(303)
  return app.request(opened.headers.get('location') ?? '', { headers: { referer } })
}

test.each(['/', '/check', '/check/lmia', '/shared', '/shared/prefill'])(
  'a browser that keeps no cookie is told so after the right code, on %s',
  async (page) => {
    const answer = await sentFrom(page)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(html).toContain('It was closed, or your browser blocks cookies.')
    expect(html).toMatch(/class="button main" href="\/(check|shared)"/)
  },
)

test('who comes from elsewhere, or says nothing of it, is asked for number and code', async () => {
  for (const referer of [
    '',
    'http://localhost:3000/help',
    'http://localhost:3000/checked',
    'no address',
  ])
    for (const [path, at] of [
      ['/file', '/check'],
      ['/shared/file', '/shared'],
    ]) {
      const answer = await app.request(path as string, { headers: { referer } })
      expect([answer.status, answer.headers.get('location')], referer).toEqual([303, at])
    }
})
