import { type Language, languages } from '#platform/languages.schema'
import { openedPages } from '#test/candidate-file'
import { inOwnWords } from '#test/said'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { pages } from '../../src/site/pages.ts'

const ownOrigin = { 'sec-fetch-site': 'same-origin' }
/** Pictures, styles and lists for machines. */
const isNoPage = /\.\w+$|^\/(?:assets|preview|api\/auth)\/|\/proof$/
/** Forms that answer with a page again, sent empty and sent with what no form accepts. */
const forms = [
  ...[
    '/check',
    '/shared',
    '/verify',
    '/login',
    '/register',
    '/forgot',
    '/tell/concern',
    '/file/share',
  ],
  ...['/my/file', '/my/shares', '/account/password'],
]
const wrong = {
  ...{ number: 'BX0000000', code: '7QXK2-M9PDA', reference: 'CR-7K2M9QXD', email: 'nobody' },
  ...{ password: 'password', current: 'wrong', confirm: 'other', 'kind-medical': 'on' },
  ...{ purpose: 'employer', label: 'X', days: '200', text: 'অ'.repeat(5000) },
}

/** The answer to one request for a page. */
export interface ShownPage {
  /** As in the table of routes. */
  path: string
  /** The path with something in its places. */
  address: string
  language: Language
  name: string
  status: number
  headers: Headers
  html: string
}

/**
 * Asks for each page of the table of routes in each language, and for the answers to its forms: with an open
 * file, an open share, and a person signed in who has that file.
 */
export async function walkPages() {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { cookie: viewing, proof } = await openedPages(app)
  await useEverySetting(app)
  const session = await app.signIn(adminCredentials.email)
  const body = new URLSearchParams(proof)
  await app.request('/my/file', {
    method: 'POST',
    headers: { cookie: session, ...ownOrigin },
    body,
  })
  const addressOf = (path: string) =>
    path
      .replace('{kind}', 'visa-paper')
      .replace('/legal/{page}', '/legal/privacy')
      .replace('{part}', 'records')
      .replace(/\{\w+\}/, 'x')
  const ask = (path: string, language: Language, init: RequestInit | null = null) => {
    const own = /^\/(account|confirm|my)\b/.test(path) ? session : ''
    const cookie = `${viewing}; ${own}; second-factor=x; language=${language}`
    return app.request(addressOf(path), { ...init, headers: { cookie, ...ownOrigin } })
  }
  const shown: ShownPage[] = []
  for (const { method, path, fields } of requests())
    for (const language of path.startsWith('/api/') ? (['en'] as const) : languages) {
      const sent = fields && { method, body: new URLSearchParams(fields) }
      const answer = await ask(path, language, sent)
      const { status, headers } = answer
      const name = `${method} ${path}${fields === wrong ? ' (wrong)' : ''} in ${language}`
      const html = await answer.text()
      shown.push({ path, address: addressOf(path), language, name, status, headers, html })
    }
  return { app, ask, shown }
}

function requests() {
  const gets = pages
    .filter(({ method, path }) => method === 'GET' && !isNoPage.test(path))
    .map(({ path }) => ({ method: 'GET', path, fields: null }))
  const posts = forms.flatMap((path) =>
    [{}, wrong].map((fields) => ({ method: 'POST', path, fields })),
  )
  return [...gets, ...posts]
}

/** Every language, and links of the agency wherever it may have some. */
async function useEverySetting(app: TestApp): Promise<void> {
  const links = [{ url: 'https://jobs.example/' }]
  const group = [{ title: inOwnWords('ABC'), links }]
  const own = { sourceCodeUrl: 'https://code.example/candor', footerGroups: group, menu: group }
  const body = { ...own, languages, accentColour: '#7a3e8e' }
  const key = await app.key('admin')
  const saved = await app.call('PATCH', '/organisation', { key, version: 1, body })
  if (!saved.ok) throw new Error(await saved.text())
}
