import { afterAll, beforeAll, expect, test } from 'vitest'
import { openedPages } from '#test/opened-pages'
import { pseudoArabic, pseudoCatalogue } from '#test/pseudo-arabic'
import { startTestApp, type TestApp } from '#test/test-app'
import { catalogues } from './messages/catalogues.ts'
import type { Words } from './messages/words.ts'

// Every page in a language that nobody wrote: English texts in Arabic letters, as a right-to-left
// catalogue will arrive one day. It stands in the place of Bengali while these tests run.
const table = catalogues as { bn: Words }
const { bn } = catalogues
const pseudo: Words = { ...pseudoCatalogue(catalogues.en), lang: 'ar', dir: 'rtl' }

let app: TestApp
let cookie: string
let paperId: string
beforeAll(async () => {
  table.bn = pseudo
  app = await startTestApp()
  const opened = await openedPages(app)
  cookie = `${opened.cookie}; language=bn`
  paperId = opened.paperId
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
  const answer = await app.request(path.replace('{id}', paperId), { headers: { cookie } })
  const html = await answer.text()
  expect(html).toContain('<html lang="ar" dir="rtl"')
  const h1 = pseudoArabic(catalogues.en.layout.isPrivate)
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

test.each(['hi', 'ar'] as const)(
  '%s is prepared: its own first sentence, English for the rest',
  (language) => {
    const words = catalogues[language]
    expect(words.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
    const script = language === 'ar' ? /\p{Script=Arabic}{4}/u : /\p{Script=Devanagari}{4}/u
    expect(words.layout.isPrivate).toMatch(script)
    expect(words.layout.signIn).toBe(catalogues.en.layout.signIn)
    expect(words.check.places).toEqual(catalogues.en.check.places)
  },
)
