import { expect, test } from 'vitest'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { settingsChangesSchema } from '#modules/organisation/schema'
import { inOwnWords } from '#test/said'
import { adminCredentials, startTestApp } from '#test/test-app'

interface Usual {
  tiles: unknown[]
  menu: unknown[]
  footerGroups: unknown[]
  pages: Record<string, string>
}
const app = await startTestApp()
const admin = await app.signIn(adminCredentials.email)

function ask(path: string, fields: Record<string, string>, cookie = admin): Promise<Response> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
const home = (draft: object, more: Record<string, string> = {}) =>
  ask('/preview/settings', { draft: JSON.stringify(draft), ...more })

test('shows the home page with what is not saved yet, and changes nothing', async () => {
  const answer = await home({
    displayName: 'Meghna Careers Ltd',
    welcome: inOwnWords('Ask us first.'),
  })
  const html = await answer.text()
  expect(html).toContain('<bdi>Meghna Careers Ltd</bdi>')
  expect(html).toContain('Ask us first.')
  expect(html).toContain('Nothing is saved yet')
  const now = await (await app.request('/')).text()
  expect(now).not.toContain('Meghna')
  expect(now).not.toContain('Nothing is saved yet')
  expect(now).toContain('<bdi>Padma Overseas Ltd</bdi>')
})

test('is framed, kept and listed by nobody, and brings no script', async () => {
  const answer = await home({})
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('is no way round the rules: what saving would refuse shows what is on file', async () => {
  const html = await (
    await home({
      displayName: 'Ministry of Work',
      welcome: inOwnWords('We are the official visa office.'),
      accentColour: '#1d70b8',
      informationAsOf: '2999-01-01',
    })
  ).text()
  expect(html).toContain('Padma Overseas Ltd')
  expect(html).not.toMatch(/Ministry|official visa|1d70b8|2999/)
})

test('a notice shows the pictures that are still in the browser, and no picture from elsewhere', async () => {
  const picture = { url: 'blob:http://localhost:3000/1', width: 40, height: 30 }
  const notice = { title: 'Eid', text: 'Closed.\n\nOpen on Monday.', images: [picture] }
  const shown = await ask('/preview/notice', { draft: JSON.stringify(notice) })
  const html = await shown.text()
  expect(html).toContain('src="blob:http://localhost:3000/1#?width=960&amp;v=1&amp;language=en"')
  expect(html).toContain('<p>Open on Monday.</p>')
  const elsewhere = { ...notice, images: [{ ...picture, url: 'https://elsewhere.example/x.png' }] }
  const refused = await ask('/preview/notice', { draft: JSON.stringify(elsewhere) })
  expect(refused.status).toBe(422)
})

test('a notice that may not be said is shown nowhere: in its place stands why', async () => {
  const claims = { title: 'Embassy of Canada', text: 'Your visa has been granted.', images: [] }
  const shown = await ask('/preview/notice', { draft: JSON.stringify(claims) })
  const html = await shown.text()
  expect(html).toMatch(/<h1>“Embassy” names an authority/)
  expect(html).not.toContain(claims.text)
})

test('tells what is usual, to begin with, in each language', async () => {
  const usual = async (language: string) => {
    const path = `/preview/usual.json?language=${language}`
    const answer = await app.request(path, { headers: { cookie: admin } })
    return (await answer.json()) as Usual
  }
  for (const language of siteLanguages) {
    const { tiles, menu, footerGroups } = await usual(language)
    const own = { tiles, menu, footerGroups }
    expect(settingsChangesSchema.safeParse(own).error, language).toBeUndefined()
  }
  expect((await usual('en')).tiles).toHaveLength(4)
  expect((await usual('bn')).pages['/help']).toMatch(/[\u0980-\u09ff]/)
})
