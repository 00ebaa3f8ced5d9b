import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currencies } from '#modules/training/schema'
import { languages } from '#platform/languages/schema'
import { firstLines } from '#test/first-line'
import { offerEveryLanguage } from '#test/offer-languages'
import { openedPages } from '#test/opened-pages'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { catalogues } from './messages/catalogues.ts'
import { pages } from './pages.ts'

const ownOrigin = { 'sec-fetch-site': 'same-origin' }

let app: TestApp
let viewing: string
let session: string
let documentId: string
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const opened = await openedPages(app)
  await offerEveryLanguage(app)
  viewing = opened.cookie
  documentId = opened.documentId
  session = await app.signIn(adminCredentials.email)
  const body = new URLSearchParams(opened.proof)
  const linking = { method: 'POST', headers: { cookie: session, ...ownOrigin }, body }
  expect((await app.request('/my/file', linking)).status).toBe(303)
})
afterAll(() => app.close())

/** Forms that answer with a page again, sent empty and sent with what no form accepts. */
const forms = [
  '/check',
  '/shared',
  '/verify',
  '/login',
  '/register',
  '/forgot',
  '/report',
  '/file/share',
  '/my/file',
  '/my/shares',
  '/my/payments/{id}/dispute',
  '/account/password',
]
const wrong = {
  number: 'BX0000000',
  code: '7QXK2-M9PDA',
  reference: 'CR-7K2M9QXD',
  email: 'nobody',
  password: 'password',
  current: 'wrong',
  confirm: 'other',
  'kind-medical': 'on',
  purpose: 'employer',
  label: 'X',
  days: '200',
  text: 'অ'.repeat(5000),
}
const notPages = /\.\w+$|^\/(assets|api)\//
const shown = [
  ...pages
    .filter(({ method, path }) => method === 'GET' && !notPages.test(path))
    .map(({ path }) => ({ method: 'GET', path, fields: null })),
  ...forms.flatMap((path) =>
    [{}, wrong].map((fields) => ({ method: 'POST', path, fields: fields as object | null })),
  ),
].map((each, index) => ({ ...each, name: `${each.method} ${each.path} (${index})` }))

type Shown = (typeof shown)[number]

/** All but English. */
const others = languages.filter((language) => language !== 'en')

/** What would give a page away that was not translated into a language of the same letters. */
const englishTexts = textsOf(catalogues.en).filter((text) => text.includes(' ') && text.length > 12)

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : []
}

function ask({ method, path, fields }: Shown, language: string): Promise<Response> {
  const signedIn = /^\/(account|confirm|my)\b/.test(path) ? session : ''
  const headers: Record<string, string> = {
    cookie: `${viewing}; ${signedIn}; second-factor=x; language=${language}`,
    ...ownOrigin,
  }
  const address = path
    .replace(/\/documents\/\{id\}/, `/documents/${documentId}`)
    .replace('/legal/{page}', '/legal/privacy')
    .replace(/\{\w+\}/, 'x')
  const body = fields === null ? {} : { body: new URLSearchParams(fields as never) }
  return app.request(address, { method, headers, ...body })
}

/** What a reader sees or hears of a page. */
function textsIn(html: string): string {
  const own = html
    .replace(/<(\w+)[^>]* lang="(?:en|fil)"[^>]*>.*?<\/\1>/g, ' ')
    .replace('<meta property="og:type" content="website"/>', '')
  const heard = [...own.matchAll(/\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g)]
  return [own.replace(/<[^>]+>/g, ' '), ...heard.map(([, text]) => text)].join(' ')
}

/** Codes of currencies stand in a list to choose from; CFA is part of a name. */
const currencyCodes = new RegExp(`\\b(?:${currencies.join('|')}|CFA)\\b`, 'g')

/** Names, codes, addresses and file formats, which are the same in every language. */
const sameEverywhere = [
  /Padma Overseas Ltd|Bureau of Manpower, Employment and Training|Amina Rahman|RL-1234/g,
  /Rahima Khatun|Abdul Karim|Salma Begum|House 7, Road 3, Cumilla|\bABC\b/g,
  /No Data Found|\bLMIA\b|\bUCI\b|\bUKVI\b|\bQR\b|\bUTC\b|\bMiB\b|\bPDF\b|\bJPEG\b|\bPNG\b|\bWebP\b/g,
  /\bCandor\b|GNU Affero General Public License|Web Content Accessibility Guidelines|\bAA\b/g,
  /[\w.-]+@[\w.-]+|https?:\S+|\b[\w-]+(\.[\w-]+)+\b|“visa”|“canada”|\.sd-jwt\b/g,
  /\b[A-Z]{2}\d+\b|\bCR-\w*|\b[A-Z\d]+(-[A-Z\d]+)+\b|width=device-width, initial-scale=1|&#?\w+;/g,
  /\blocalhost:3000\b/g,
  /\b(?:ZIP|W3C|Wi-Fi|CFP|CR|gov|sd-jwt)\b|\((?:cookies|Manpower)\)/g,
  currencyCodes,
]

// H4: valid, granted, verified, attested, official. Nothing of this is ours to say.
const verdictsOfAnAuthority = /বৈধ|মঞ্জুর|অনুমোদিত|যাচাইকৃত|সত্যায়িত|অফিসিয়াল/

describe.each(shown)('$name', (each) => {
  test('in English, says first that this is no government', async () => {
    const html = await (await ask(each, 'en')).text()
    if (html === '') return
    expect(html).toContain('<html lang="en" dir="ltr"')
    expect(html).toContain(firstLines.en)
  })

  test.each(others)('in “%s”, says so and leaves nothing in English', async (language) => {
    const answer = await ask(each, language)
    const html = await answer.text()
    if (html === '') return
    expect(answer.headers.get('vary')).toMatch(/accept-language, cookie$/)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(html).toContain(firstLines[language])
    expect(html).not.toContain(firstLines.en)
    expect(html).not.toMatch(verdictsOfAnAuthority)
    const left = sameEverywhere.reduce((text, same) => text.replace(same, ' '), textsIn(html))
    if (language === 'fil') expect(englishTexts.filter((text) => left.includes(text))).toEqual([])
    else expect(left.match(/[^\n<>]{0,30}[A-Za-z]{2,}[^\n<>]{0,30}/g)).toBeNull()
  })
})

describe('weight', () => {
  const weighed = shown.filter(({ method }) => method === 'GET')
  test.each(weighed)('$name is at most 14 kB compressed, styles included', async (each) => {
    for (const language of others) {
      const html = await (await ask(each, language)).text()
      const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      const sizes = await Promise.all(
        styles.map(async ([, address]) => gzipped(await app.request(address as string))),
      )
      const total = sizes.reduce((sum, size) => sum + size, gzipSync(html).length)
      expect(total, language).toBeLessThanOrEqual(14 * 1024)
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
})

async function gzipped(answer: Response): Promise<number> {
  return gzipSync(await answer.text()).length
}

test('no browser objects to an email in a language of its own', async () => {
  for (const { path } of shown.filter(({ method }) => method === 'GET')) {
    const html = await (await ask({ method: 'GET', path, fields: null, name: path }, 'bn')).text()
    for (const [form] of html.matchAll(/<form(?:(?!<\/form>).)*type="email".*?<\/form>/g))
      expect(form.slice(0, form.indexOf('>')), path).toMatch(/novalidate/i)
  }
})

test('nearly every page shows itself, and does not send elsewhere', async () => {
  const answers = await Promise.all(shown.map(async (each) => (await ask(each, 'bn')).text()))
  expect(answers.filter((html) => html !== '').length).toBeGreaterThan(40)
})
