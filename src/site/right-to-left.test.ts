import { afterAll, beforeAll, expect, test } from 'vitest'
import { openedPages } from '#test/opened-pages'
import { startTestApp, type TestApp } from '#test/test-app'
import { catalogues } from './messages/catalogues.ts'
import type { Words } from './messages/words.ts'

// Every page in Arabic. It stands in the place of Bengali while these tests run.
const table = catalogues as { bn: Words }
const { ar, bn } = catalogues

let app: TestApp
let cookie: string
let documentId: string
beforeAll(async () => {
  table.bn = ar
  app = await startTestApp()
  const opened = await openedPages(app)
  cookie = `${opened.cookie}; language=bn`
  documentId = opened.documentId
})
afterAll(async () => {
  table.bn = bn
  await app.close()
})

const paths = [
  '/',
  '/check',
  '/check/lmia',
  '/file',
  '/file/documents/{id}',
  '/file/share',
  '/shared',
  '/shared/file',
  '/verify',
  '/report',
  '/notices',
  '/legal/privacy',
  '/about',
  '/domains',
  '/login',
  '/register',
  '/forgot',
  '/official-checks',
  '/nothing/here',
]

test.each(paths)('%s stands from right to left and says first whose it is', async (path) => {
  const answer = await app.request(path.replace('{id}', documentId), { headers: { cookie } })
  const html = await answer.text()
  expect(html).toContain('<html lang="ar" dir="rtl"')
  const h1 = ar.layout.isPrivate
  const body = html.slice(html.indexOf('<body'))
  expect(body.indexOf(h1)).toBeGreaterThan(0)
  expect(body.slice(0, body.indexOf(h1)).match(/<(a|p|h1|img)\b/g)).toEqual(['<a'])
})

test('what stays English on such a page stands from left to right', async () => {
  const html = await (
    await app.request('/official-checks?country=AU', { headers: { cookie } })
  ).text()
  expect(html).toContain('<span lang="en" dir="ltr">ImmiAccount</span>')
})

test.each(paths)('no list on %s has the comma of another script', async (path) => {
  const answer = await app.request(path.replace('{id}', documentId), { headers: { cookie } })
  const html = await answer.text()
  const own = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(bdi|address|style|script)\b.*?<\/\1>|<[^>]* dir="(?:ltr|auto)".*?<\//gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\u2068[^\u2069]*\u2069/g, '')
  expect(own.match(/.{0,40},\s.{0,40}/g) ?? []).toEqual([])
})
