import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { helpPlaces } from '#modules/help/schema'
import { issueAccessCode } from '#modules/lookup'
import { officialChecks } from '#modules/organisation'
import { regulators } from '#modules/organisation/schema'
import { languages } from '#platform/languages/schema'
import { approvedRecord } from '#test/candidates'
import { firstLineOf, firstLines } from '#test/first-line'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { forbiddenLinks, forbiddenWords } from './honesty-words.ts'
import { pages } from './pages.ts'

const name = 'Padma Overseas Ltd'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const settings = {
    address: '12 Naya Paltan, Dhaka',
    accentColour: '#7a3e8e',
    sourceCodeUrl: 'https://code.example/candor',
    footerGroups: [{ title: 'Ours', links: [{ label: 'Jobs', url: 'https://jobs.example/' }] }],
    menu: [{ title: 'Ours', links: [{ label: 'Jobs', url: 'https://jobs.example/' }] }],
    languages,
  }
  const key = await app.key('admin')
  expect(
    (await app.call('PATCH', '/organisation', { key, body: settings, version: 1 })).status,
  ).toBe(200)
  const record = await approvedRecord(app)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  const body = new URLSearchParams({ number: record.passportNumber, code })
  const opened = await app.request('/check', { method: 'POST', body })
  cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string
})
afterAll(() => app.close())

const parameters: Record<string, string> = {
  '/legal/{page}': '/legal/privacy',
  '/api/v1/docs/{part}': '/api/v1/docs/records',
}

/** Every address of the route table that answers a page to somebody without an account. */
const addresses = pages
  .filter(({ method, permission }) => method === 'GET' && permission === 'public')
  .map(({ path }) => parameters[path] ?? path.replace(/\{\w+\}/g, 'x'))
  .filter((path) => !/\.\w+$/.test(path) && !/^\/(?:assets|api\/auth)\//.test(path))

/** The texts that people see or hear, without those that the organisation entered. */
function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/ (?:href|src|action|class|id|value|content)="[^"]*"/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe.each(addresses)('%s', (path) => {
  let html: string
  let status: number
  beforeAll(async () => {
    const answer = await app.request(path, { headers: { cookie } })
    status = answer.status
    html = await answer.text()
  })

  test.each(Object.entries(firstLines))(
    'says first in %s that it is no government',
    async (language, sentence) => {
      const answer = await app.request(path, {
        headers: { cookie: `${cookie}; language=${language}` },
      })
      if (answer.status === 303) return
      const page = await answer.text()
      const isEnglishOnly = path.startsWith('/api/')
      expect(firstLineOf(page)).toBe(isEnglishOnly ? firstLines.en : sentence)
      expect(page.slice(page.indexOf('</aside>'))).toContain(`<bdi>${name}</bdi>`)
      expect(page.slice(page.indexOf('</aside>'))).toContain('<bdi>RL-1234</bdi>')
    },
  )

  test('has a title with the name, and a description where it may be listed', () => {
    if (status === 303) return
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title).toContain(name)
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const isListed = html.includes('<link rel="canonical"')
    if (!isListed) return
    expect(description.length).toBeGreaterThan(20)
    expect(html).toContain(`<meta property="og:site_name" content="${name}"`)
    expect(html).toContain('/social-preview.png?v=2"')
  })

  test('says no forbidden word', () => {
    for (const word of forbiddenWords) expect(textOf(html)).not.toMatch(word)
  })

  test('links to no forbidden address, and elsewhere only where the table or settings lead', () => {
    const links = [...html.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(
      ([, url]) => url as string,
    )
    const own = /^(?:\/(?!\/)|#|http:\/\/localhost:3000\/|mailto:|tel:)/
    const known = new Set([
      ...regulators.map(({ registerUrl }) => registerUrl),
      'https://code.example/candor',
      'https://jobs.example/',
      ...[...officialChecks, ...helpPlaces].flatMap(({ url }) => url ?? []),
    ])
    const outward = links.filter((url) => !own.test(url))
    for (const url of outward) {
      for (const forbidden of forbiddenLinks) expect(url).not.toMatch(forbidden)
      expect(known, `${path} links to ${url}`).toContain(url.replaceAll('&amp;', '&'))
    }
  })
})

test('from an open file no link leads away but to the table of authorities (H5)', async () => {
  const html = await (await app.request('/file', { headers: { cookie } })).text()
  const outward = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, url]) => url as string)
  const known = officialChecks.map(({ url }) => url)
  expect(html).toContain('Close this file')
  for (const url of outward) expect(known).toContain(url.replaceAll('&amp;', '&'))
  expect(await (await app.request('/check')).text()).toContain('https://jobs.example/')
})

test('every link to a page of ours, on every public page, leads somewhere', async () => {
  const found = new Map<string, string>()
  for (const path of addresses) {
    const html = await (await app.request(path, { headers: { cookie } })).text()
    for (const [, url] of html.matchAll(/href="(\/[^"]*)"/g)) found.set(url as string, path)
  }
  expect(found.size).toBeGreaterThan(30)
  for (const [url, from] of found) {
    const [path = '', fragment] = url.replaceAll('&amp;', '&').split('#')
    const answer = await app.request(path, { headers: { cookie } })
    expect(answer.status, `${url} on ${from}`).toBeLessThan(400)
    if (fragment) expect(await answer.text(), `${url} on ${from}`).toContain(`id="${fragment}"`)
  }
})

test('every address that may be listed stands in the sitemap, and nothing else does', async () => {
  const sitemap = await (await app.request('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    ([, path]) => path as string,
  )
  for (const path of listed) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('x-robots-tag'), path).toBeNull()
  }
  for (const path of addresses) {
    const answer = await app.request(path)
    if (answer.status === 200 && answer.headers.get('x-robots-tag') === null)
      expect(listed, path).toContain(path)
  }
})
