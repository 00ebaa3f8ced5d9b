import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { createApp } from '#server/create-app'
import { openedPages } from '#test/candidate-file'
import { firstLineOf } from '#test/first-line'
import { startTestApp } from '#test/test-app'
import { startTestRuntime } from '#test/test-runtime'
import { pages } from './pages.ts'

const h1 = 'A private company, not a government.'
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const viewing = (await openedPages(app)).cookie

/** What is no page: for crawlers, and the organisation's own looks. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) || path.startsWith('/assets/')
}

test('each part of the API is described on a page of its own, refusals too, within the weight', async () => {
  const docs = async (part: string) => {
    const answer = await app.request(`/api/v1/docs${part}`)
    expect(answer.status, part).toBe(200)
    const html = await answer.text()
    const weight = gzipSync(html).length + (await stylesOf(html)).length
    expect(weight, part).toBeLessThanOrEqual(14 * 1024)
    return html
  }
  const partsIn = (html: string) =>
    [...html.matchAll(/href="\/api\/v1\/docs(\/[\w-]+)"/g)].map(([, part]) => part as string)
  const parts = partsIn(await docs(''))
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) await docs(part)

  const all = await docs('/refusals')
  const pages = await Promise.all(partsIn(all).map(docs))
  for (const [code, { sentence }] of Object.entries(refusals)) {
    // `type` of the problem details leads here.
    expect(all).toContain(`id="${code}"`)
    const [own] = pages.filter((html) => html.includes(`id="${code}"`))
    expect(own).toContain(renderToStaticMarkup(sentence))
  }
  for (const none of ['/no-such-part', '/refusals-none', '/refusals-'])
    expect((await app.request(`/api/v1/docs${none}`)).status).toBe(404)
})

async function stylesOf(html: string): Promise<Buffer> {
  const address = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] as string
  const answer = await app.request(address)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const styles = await answer.text()
  expect(styles.length).toBeGreaterThan(5000)
  return gzipSync(styles)
}

test('a wrong address answers the black page', async () => {
  const answer = await app.request('/Padma/secret?x=<script>')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('Page Not Found')
  expect(html).toContain('Sorry, the page you are looking for does not exist.')
  expect(html).toContain('Back to Home')
  expect(html).toContain(h1)
  expect(html).not.toContain('<script')
})

test('a page of another website may not post here, and is told so on a page', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const body = new URLSearchParams({ number: 'A', code: 'B' })
  const answer = await app.request('/check', { method: 'POST', headers, body })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('came from another website')
})

test('a body that is no form is refused on a page', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request('/check', { method: 'POST', headers, body: '{"number":1}' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('The request could not be read.')
})

test('a slash at the end leads to the page without it; a wrong address stays wrong', async () => {
  for (const [from, to] of [
    ['/check/', '/check'],
    ['/check/lmia/', '/check/lmia'],
    ['/notices/?page=2', '/notices?page=2'],
    ['/legal/privacy/', '/legal/privacy'],
    ['/account/', '/account'],
  ] as const) {
    const answer = await app.request(from)
    expect(answer.status, from).toBe(301)
    expect(answer.headers.get('location')).toBe(to)
  }
  for (const path of ['/nothing/', '//evil.example/', '/check//', '/%2fevil.example/'])
    expect((await app.request(path)).status, path).toBe(404)
  expect((await app.request('/')).status).toBe(200)
})

/** Of the older system, in bookmarks and on slips, and of candidates' pages in the dashboard: written out, so that none is lost from the table unnoticed. */
const promisedAddresses = {
  '/Check_Visa': '/check',
  '/Work_Permit': '/check/work-permit',
  '/Visa': '/check/visa-paper',
  '/Application_Stts': '/check/application-status',
  '/Lima': '/check/lmia',
  '/MaltipleInput': '/dashboard/import',
  '/Update_A_User/42': '/dashboard/records/42/edit',
  '/dashboard/Entry': '/dashboard/entry',
  '/dashboard/ManagePost': '/dashboard/submit',
  '/dashboard/update': '/dashboard/records',
  '/dashboard/Admin_Control': '/dashboard/accounts',
  '/dashboard/Control_Post': '/dashboard/notices',
  '/dashboard/change-date': '/dashboard/settings',
  '/dashboard/my-file': '/my/file',
  '/dashboard/my-shares': '/my/shares',
  '/dashboard/my-enrolled-classes': '/my/classes',
  '/dashboard/my-selected-classes': '/my/classes/selected',
  '/dashboard/payment-history': '/my/payments',
}

test('former addresses lead to those of today for good, without a number in them', async () => {
  for (const [from, to] of Object.entries(promisedAddresses))
    for (const path of [from, `${from}/`, `${from}?passport=AB1234567`]) {
      const answer = await app.request(path)
      expect(answer.status, path).toBe(301)
      expect(answer.headers.get('location')).toBe(to)
    }
})

test('a chosen theme is remembered and leads back to the page', async () => {
  const body = new URLSearchParams({ theme: 'light', return: '/check/lmia' })
  const answer = await app.request('/theme', { method: 'POST', body })
  expect(answer.headers.get('location')).toBe('/check/lmia')
  expect(answer.headers.get('set-cookie')).toContain('theme=light;')
  const page = await app.request('/', { headers: { cookie: 'theme=light' } })
  expect(await page.text()).toContain('<html lang="en" dir="ltr" data-theme="light">')
  const strange = await app.request('/', { headers: { cookie: 'theme="><script>' } })
  expect(await strange.text()).toContain('data-theme="dark"')
})

test('pages are compressed where that gives nothing away, and only there', async () => {
  const headers = { 'accept-encoding': 'gzip, br', cookie: viewing }
  const home = await app.request('/', { headers })
  expect(home.headers.get('content-encoding')).toBe('gzip')
  const file = await app.request('/file', { headers })
  expect(file.status).toBe(200)
  expect(file.headers.get('content-encoding')).toBe('gzip')
  for (const path of ['/file?of=visa-paper', '/file?x', '/shared/file?x']) {
    const answer = await app.request(path, { headers })
    expect(answer.headers.get('content-encoding'), path).toBeNull()
    expect(answer.headers.get('vary'), path).not.toContain('accept-encoding')
  }
})

test('only pages for everybody may be listed by search engines', async () => {
  const listed = async (path: string) =>
    (await app.request(path, { headers: { cookie: viewing } })).headers.get('x-robots-tag')
  for (const path of ['/', '/check', '/shared', '/verify', '/official-checks', '/tell/concern'])
    expect(await listed(path), path).toBeNull()
  for (const path of [
    '/file',
    '/file/share',
    '/shared/file',
    '/login',
    '/register',
    '/set-up/x',
    '/nothing',
  ])
    expect(await listed(path), path).toBe('noindex, nofollow')
})

test('before the set-up every page says whose software this is and names nobody', async () => {
  const bare = await startTestRuntime()
  const hono = createApp(bare)
  for (const { path, isOpenBeforeSetUp, method } of pages) {
    if (isOpenBeforeSetUp || method !== 'GET' || path.startsWith('/api/') || isFile(path)) continue
    const answer = await hono.request(path.replace(/\{\w+\}/, 'x'))
    expect(answer.status, path).toBe(503)
    const html = await answer.text()
    expect(firstLineOf(html)).toBe(h1)
    expect(html).toContain('Not set up yet')
  }
})

test('the Bengali font is loaded on Bengali pages only, from here, and only where none is installed', async () => {
  const html = await (await app.request('/', { headers: { cookie: 'language=bn' } })).text()
  const address = /\/assets\/bengali-[\w-]+\.css/.exec(html)?.[0] as string
  expect(await (await app.request('/')).text()).not.toContain('/assets/bengali-')
  const styles = await (await app.request(address)).text()
  const fonts = [...styles.matchAll(/local\("[^"]+"\),url\("([^"]+)"\) format\("woff2"\)/g)]
  expect(fonts).toHaveLength(2)
  for (const [, font] of fonts) {
    const answer = await app.request(font as string)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
    expect(bytes.length).toBeLessThan(41_000)
  }
})
