import { expect, test } from 'vitest'
import { createApp } from '#server/create-app'
import { openBrowser } from '#test/browser'
import { chooseSettings } from '#test/choose-settings'
import { pressInHead } from '#test/head-buttons'
import { startTestApp } from '#test/test-app'
import { startTestRuntime } from '#test/test-runtime'
import { privateCompany } from '#texts/each/private-company'

const app = await startTestApp()

async function languageOf(headers: Record<string, string>, path = '/'): Promise<string> {
  const html = await (await app.request(path, { headers })).text()
  return /<html lang="(\w+)"/.exec(html)?.[1] as string
}

function choose(fields: Record<string, string>): Promise<Response> {
  return app.request('/language', { method: 'POST', body: new URLSearchParams(fields) })
}

test('a chosen language is remembered for a year and leads back to the page', async () => {
  const answer = await choose({ language: 'bn', return: '/check/lmia' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/check/lmia')
  expect(answer.headers.get('set-cookie')).toBe(
    'language=bn; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(await languageOf({ cookie: 'language=bn' }, '/check/lmia')).toBe('bn')
})

test('each page offers the other language by its own name, in a form that leads back', async () => {
  const html = await (await app.request('/official-checks')).text()
  const form = /<form class="languages".*?<\/form>/.exec(html)?.[0]
  expect(form).toContain('action="/language" method="post"')
  expect(form).toContain('name="return" value="/official-checks"')
  expect(form).toMatch(/<button value="bn"[^>]* lang="bn"[^>]*>বাংলা<\/button>/)
  expect(form).not.toContain('English')
})

test('a choice sends the form on the page along, so that what was typed stays', async () => {
  const browser = openBrowser(app)
  const html = await browser.text('/tell/complaint')
  const text = 'They kept my passport. '.repeat(100).trim()
  const typed = { text, about: 'agency' }
  const chosen = await pressInHead(browser, html, { language: 'bn' }, typed)
  const shown = await chosen.text()
  expect(shown).toContain('<html lang="bn"')
  expect(shown).toContain(text)
  expect(shown).toMatch(/value="agency"[^>]*checked|checked[^>]*value="agency"/)
  const light = await (await pressInHead(browser, shown, { theme: 'light' })).text()
  expect(light).toContain('data-theme="light"')
  expect(light).toContain(text)
  // What was wrong is said in the language that was chosen.
  const wrong = await (await browser.post('/tell/complaint', { text })).text()
  const english = await (await pressInHead(browser, wrong, { language: 'en' })).text()
  expect(english).toContain('There is a problem')
  expect(english).toContain(text)
})

test('a choice leads to no other website, and one that is not offered changes nothing', async () => {
  const away = await choose({ language: 'bn', return: 'https://evil.example/' })
  expect(away.headers.get('location')).toBe('/')
  for (const language of ['hi', 'ar', 'xx', '"><script>', '']) {
    const answer = await choose({ language, return: '/' })
    expect([answer.status, answer.headers.get('set-cookie')], language).toEqual([303, null])
    expect(await languageOf({ cookie: `language=${language}` })).toBe('en')
  }
})

test('a browser gets the first of the languages that it asks for and that is offered', async () => {
  const asked = {
    ...{ bn: 'bn', 'bn-BD,bn;q=0.9,en;q=0.8': 'bn', 'en-GB,en;q=0.9,bn;q=0.8': 'en' },
    ...{ 'fr,bn;q=0.3': 'bn', 'BN-bd': 'bn', 'ar,fr': 'en', 'bn;q=0, en;q=0.1': 'en' },
    ...{ 'bn;q=x': 'en', '*': 'en', '': 'en' },
  }
  const got = Object.keys(asked).map((each) => languageOf({ 'accept-language': each }))
  expect(await Promise.all(got)).toEqual(Object.values(asked))
  // What was chosen counts more.
  expect(await languageOf({ cookie: 'language=en', 'accept-language': 'bn' })).toBe('en')
})

test('caches are told what an answer depends on', async () => {
  const vary = async (path: string) => (await app.request(path)).headers.get('vary')
  expect(await vary('/')).toBe('accept-encoding, accept-language, cookie')
  for (const [wanted, named] of Object.entries({ bn: 'bn', fr: 'en' })) {
    const answer = await app.request('/', { headers: { 'accept-language': wanted } })
    expect(answer.headers.get('content-language')).toBe(named)
  }
  expect(await vary('/nothing')).toBe('accept-encoding, accept-language, cookie')
})

test('the organisation’s first language is the usual one; with one language there is no choice', async () => {
  const own = await startTestApp()
  const first = async () => await (await own.request('/')).text()
  await chooseSettings(own, { languages: ['bn', 'en'] })
  expect(await first()).toContain('<html lang="bn"')
  await chooseSettings(own, { languages: ['bn'] })
  const html = await first()
  expect(html).toContain('<html lang="bn"')
  expect(html).not.toContain('action="/language"')
})

test('before the set-up too a page speaks the language that the browser asks for', async () => {
  const bare = await startTestRuntime()
  const answer = await createApp(bare).request('/', { headers: { 'accept-language': 'bn' } })
  const html = await answer.text()
  expect(html).toContain('<html lang="bn"')
  expect(html).toContain(privateCompany.bn)
})

const secure = await startTestApp('sqlite', { CANDOR_URL: 'https://files.padma.example' })
const page = (cookie: string) => openBrowser(secure, '', cookie).text('/check')

test('over https theme and language are bound to this host', async () => {
  for (const [name, value] of Object.entries({ theme: 'light', language: 'bn' })) {
    const chosen = await openBrowser(secure).post(`/${name}`, { [name]: value, return: '/' })
    const [set] = chosen.headers.getSetCookie()
    expect(set).toMatch(/^__Host-\w+=\w+; .*Path=\/; .*Secure; SameSite=Lax$/)
    expect(set).toContain(`-${name}=${value};`)
  }
  expect(await page('__Host-theme=light; __Host-language=bn')).toMatch(
    /<html lang="bn"[^>]* data-theme="light"/,
  )
})

test('over https a cookie that a neighbouring host may have set is not believed', async () => {
  const html = await page('theme=light; language=bn; flash=login')
  expect(html).toMatch(/<html lang="en"[^>]* data-theme="dark"/)
  expect(html).not.toContain('class="flash"')
})

test('over https a message for the next page is shown once, and its cookie dropped', async () => {
  const headers = { cookie: '__Host-flash=logout' }
  const answer = await secure.request('/check', { headers })
  expect(await answer.text()).toContain('class="flash"')
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-flash=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ])
})
