import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { officialChecks } from '#modules/organisation'
import { helpPlaces } from '#modules/organisation/help.schema'
import { regulators } from '#modules/organisation/regulators.schema'
import { sitePages } from '#test/crawled-pages'
import { firstLineOf, firstLines } from '#test/first-line'
import { startTestApp } from '#test/test-app'
import { leftInEnglish, textsIn } from '#test/texts-of-page'
import { type ShownPage, walkPages } from '#test/walked-pages'
import { claimsIn, forbiddenLinks, forbiddenWords } from './honesty-words.ts'

const organisation = 'Padma Overseas Ltd'
/** Addresses of an identity provider: here is none. */
const needsProvider = /\/(?:oidc|callback)$|^\/account\/confirm$/
/** Addresses that only lead elsewhere. */
const leadsOn =
  /\/prefill$|^\/(?:reset|confirm|login\/oidc|account\/(?:provider|confirm))$|^\/verify\/qr$|^\/case$/
const { app, ask, shown } = await walkPages()

/** Names what is found wrong with a page; nothing of what only leads elsewhere. */
async function found(
  look: (page: ShownPage) => unknown[] | Promise<unknown[]>,
  among: (page: ShownPage) => boolean = () => true,
): Promise<string[]> {
  const all: string[] = []
  for (const page of shown.filter(({ html }) => html !== '').filter(among))
    for (const fault of await look(page)) all.push(`${page.name}: ${fault}`)
  return all
}

test('every page of the table shows itself, but for those that only lead elsewhere', () => {
  const silent = shown.filter(({ html, path }) => html === '' && !leadsOn.test(path))
  expect(silent.map(({ name, status }) => `${name}: ${status}`)).toEqual([])
  expect(shown.length).toBeGreaterThan(500)
})

test('every page that people see is among those of the crawl in a browser', () => {
  const seen = new Set<string>(Object.values(sitePages).flat())
  const isSeen = (path: string) =>
    seen.has(path) || seen.has(path.replace(/^\/my\/file\b/, '/file'))
  const unseen = shown.filter(
    ({ html, path, name }) =>
      html !== '' && name.startsWith('GET') && !isSeen(path) && !needsProvider.test(path),
  )
  expect([...new Set(unseen.map(({ path }) => path))]).toEqual([])
})

test('says first, in its language, that it is no government, and beside that who it is (H1)', async () => {
  const faults = await found(({ html, language, status }) => {
    const after = html.slice(html.indexOf('</aside>'))
    const direction = language === 'ar' ? 'rtl' : 'ltr'
    return [
      !html.includes(`<html lang="${language}" dir="${direction}"`) && 'another language',
      firstLineOf(html) !== firstLines[language] && `begins ${firstLineOf(html)}`,
      !after.includes(`<bdi>${organisation}</bdi>`) && 'no name',
      !after.includes('<bdi>RL-1234</bdi>') && 'no licence',
      !/href="\/tell\/concern[?"]/.test(html) && 'no way to report a concern (H10)',
      status !== 404 && !html.includes('href="/help') && 'no way to help outside the agency',
    ].filter(Boolean)
  })
  expect(faults).toEqual([])
})

/** The few pages that may have a script of ours, from a file of its own. */
const mayHaveIsland = /^\/(?:login|register|forgot|reset|verify|account|my|file|preview)\b/
/** The one of an open file, which registers the one worker. */
const mayRegister = /^\/(?:my\/)?file\/card$/

test('holds no script but an island, and no style of its own', async () => {
  const island = /<script type="module" src="\/islands\/[\w-]+\.js"><\/script>/g
  const faults = await found(({ html, path, headers }) => {
    const policy = headers.get('content-security-policy') ?? ''
    const own = mayHaveIsland.test(path) ? html.replace(island, '') : html
    return [
      !policy.startsWith("default-src 'none'; ") && policy,
      /'unsafe|\*|https?:/.test(policy) && policy,
      !mayHaveIsland.test(path) && policy.includes('script-src') && policy,
      policy.includes('worker-src') !== mayRegister.test(path) && policy,
      /<script|javascript:|\son\w+=|\sstyle=|<style/i.exec(own)?.[0],
    ].filter(Boolean)
  })
  expect(faults).toEqual([])
})

test('of an open file one page has a script: that of the card, which a phone may keep', async () => {
  const withScript = shown.filter(
    ({ html, path, headers }) =>
      /^\/(?:my\/)?file\b/.test(path) &&
      (html.includes('<script') || headers.get('content-security-policy')?.includes('script-src')),
  )
  expect([...new Set(withScript.map(({ path }) => path))].toSorted()).toEqual([
    '/file/card',
    '/my/file/card',
  ])
})

test('weighs at most 14 kB compressed, styles included', async () => {
  const known = new Map<string, number>()
  const weigh = async (address: string) => {
    const weight = known.get(address) ?? gzipSync(await (await app.request(address)).text()).length
    known.set(address, weight)
    return weight
  }
  const faults = await found(async ({ html }) => {
    let bytes = gzipSync(html).length
    for (const [, address = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      bytes += await weigh(address)
    return bytes > 14 * 1024 || bytes < 3000 ? [bytes] : []
  })
  expect(faults).toEqual([])
})

test('claims nothing that only an authority knows, and says no forbidden word (H2, H4)', async () => {
  const verdicts = /বৈধ|মঞ্জুর|অনুমোদিত|যাচাইকৃত|সত্যায়িত|অফিসিয়াল/
  const faults = await found(({ html, language }) => {
    const text = textsIn(html).replaceAll(/https?:\S+/g, '')
    const words = language === 'en' ? forbiddenWords : [verdicts]
    return [...claimsIn(text), ...words.flatMap((word) => word.exec(text)?.[0] ?? [])]
  })
  expect(faults).toEqual([])
})

test('leaves nothing in English in another language', async () => {
  const faults = await found(
    ({ html, language, headers }) => [
      ...(/accept-language, cookie$/.test(headers.get('vary') ?? '') ? [] : ['vary']),
      ...leftInEnglish(html, language),
    ],
    ({ language }) => language !== 'en',
  )
  expect(faults).toEqual([])
})

test('from right to left no list has the comma of another script, and no email is objected to', async () => {
  const entered = /Bureau of Manpower, Employment and Training/g
  const other = /<(bdi|address|option)\b.*?<\/\1>|<[^>]* (?:lang="en"|dir="(?:ltr|auto)").*?<\//gs
  const faults = await found(
    ({ html }) => {
      const own = html
        .slice(html.indexOf('<body'))
        .replace(other, '')
        .replace(/<[^>]*>/g, '')
      const text = own.replace(/\u2068[^\u2069]*\u2069/g, '').replace(entered, '')
      const forms = html.matchAll(/<form([^>]*)>(?:(?!<\/form>).)*type="email"/g)
      return [
        ...(text.match(/.{0,40},\s.{0,40}/g) ?? []),
        ...[...forms].filter(([, tag = '']) => !/novalidate/i.test(tag)),
      ]
    },
    ({ language }) => language === 'ar',
  )
  expect(faults).toEqual([])
  const checks = await (await ask('/official-checks?country=AU', 'ar')).text()
  expect(checks).toContain('<span lang="en" dir="ltr">ImmiAccount</span>')
})

test('names itself; what may be listed is described, and is in the sitemap', async () => {
  const sitemap = await (await app.request('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)]
  const description =
    /<meta name="description" content="[^"]{20,}"[\s\S]*<meta property="og:site_name" content="Padma Overseas Ltd"/
  const faults = await found(({ html, status, headers, name, address }) => {
    const isListed = status === 200 && !headers.has('x-robots-tag') && name.startsWith('GET')
    const isInSitemap = listed.some(([, path]) => path === address)
    return [
      !/<title>[^<]*Padma Overseas Ltd/.test(html) && 'has no name in its title',
      isListed && !description.test(html) && 'has no description',
      html.includes('<link rel="canonical"') !== isListed && 'is canonical, or listed',
      isListed && !isInSitemap && 'is not in the sitemap',
    ].filter(Boolean)
  })
  expect(faults).toEqual([])
  for (const [, path = ''] of listed) {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('x-robots-tag')], path).toEqual([200, null])
  }
})

/** Listed pages that neither the usual menu nor the footer names, and where their link is. */
const linkedElsewhere: Record<string, string> = {
  '/check/work-permit': 'On “Your file”, below the question.',
  '/check/visa-paper': 'There, too.',
  '/check/application-status': 'There, too.',
  '/check/lmia': 'There, too.',
  '/tell/complaint': 'On “Tell us something”, and with the help outside.',
  '/api/v1/docs': 'The dashboard’s page of keys, for whoever writes a program.',
}

test('every listed page is linked from the usual menu or footer, or elsewhere', async () => {
  const usual = await startTestApp()
  const textAt = async (path: string) => (await usual.request(path)).text()
  const around = (await textAt('/about')).replace(/<main.*<\/main>/s, '')
  const links = new Set([...around.matchAll(/ href="([^"?#]+)/g)].map(([, path]) => path))
  const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>[^<]*?:3000([^<]+)/g)]
  const orphans = listed.flatMap(([, path = '']) => (links.has(path) ? [] : path))
  expect(orphans).toEqual(Object.keys(linkedElsewhere))
  expect(listed.length).toBeGreaterThan(20)
})

test('every link and anchor leads somewhere, and elsewhere only where the tables lead (H5)', async () => {
  const ours = /^(?:\/(?!\/)|#|http:\/\/localhost:3000\/|mailto:|tel:)/
  const checks = officialChecks.map(({ url }) => url)
  const others = [
    ...regulators.map(({ registerUrl }) => registerUrl),
    ...helpPlaces.map(({ url }) => url),
  ]
  const entered = ['https://code.example/candor', 'https://jobs.example/']
  const known = new Set<unknown>([...checks, ...others, ...entered])
  const there = new Map<string, Promise<string | null>>()
  const textAt = async (path: string) => {
    const answer = await ask(path, 'en')
    return answer.status < 400 ? answer.text() : null
  }
  const faults = await found(
    async ({ html, path }) => {
      const addresses = (name: string) =>
        [...html.matchAll(new RegExp(`(?:${name})="([^"]+)"`, 'g'))].map(([, url = '']) =>
          url.replaceAll('&amp;', '&'),
        )
      const outward = addresses('href|src|action').filter((url) => !ours.test(url))
      const dead: string[] = []
      // What proves a viewing is there once the log is sealed; the dashboard once it is built.
      for (const url of addresses('href').filter((each) =>
        /^\/(?!dashboard|.*\/proof$)/.test(each),
      )) {
        const [page = '', fragment] = url.split('#')
        const text = await (there.get(page) ?? there.set(page, textAt(page)).get(page))
        if (!text || (fragment && !text.includes(`id="${fragment}"`))) dead.push(url)
      }
      const allowed = path === '/file' ? new Set<unknown>(checks) : known
      const isForbidden = (url: string) =>
        !allowed.has(url) || forbiddenLinks.some((one) => one.test(url))
      return [...dead, ...outward.filter(isForbidden)]
    },
    ({ language }) => language === 'en',
  )
  expect(faults).toEqual([])
  expect(there.size).toBeGreaterThan(30)
})
