import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser, throughProvider } from '#test/browser'
import { pressInHead } from '#test/head-buttons'
import { startProvider } from '#test/oidc-provider'
import { giveSecondFactor } from '#test/one-time-codes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, forEachTest } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())

function send(path: string, fields: Record<string, string>, cookie = '') {
  const headers = new Headers(cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin' })
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

test('signing in sets the session, leads back and says "Login successful!"', async () => {
  const answer = await send('/login', { ...adminCredentials, return: '/dashboard/records?page=2' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/dashboard/records?page=2')
  const cookies = answer.headers.getSetCookie()
  expect(cookies[0]).toMatch(/^session=.*HttpOnly.*SameSite=Lax/i)
  expect(cookies[1]).toMatch(/^device=.*Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookies[2]).toBe('flash=login; Max-Age=60; Path=/; SameSite=Lax')
  const session = (cookies[0] as string).split(';')[0]
  const next = await app.request('/', { headers: { cookie: `flash=login; ${session}` } })
  const html = await next.text()
  expect(html).toContain('role="status">Login successful!</p>')
  expect(html).toContain('Sign out')
  expect(html).not.toContain('href="/login"')
})

test('a wrong password and an unknown email get one answer, and no password comes back', async () => {
  const wrong = await send('/login', { email: adminCredentials.email, password: 'not my password' })
  const unknown = await send('/login', {
    email: 'nobody@padma.example',
    password: 'not my password',
  })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['answer'])
  const html = await wrong.text()
  expect(html).toContain('The email or the password is wrong.')
  expect(html).toContain('value="amina@padma.example"')
  expect(html).not.toContain('not my password')
  expect(html.replace('amina@', 'X@')).toBe((await unknown.text()).replace('nobody@', 'X@'))
})

test('everybody begins at the own first page, or where they wanted to go; so does who is signed in', async () => {
  await app.addPerson('student', 'sadia@padma.example')
  const sadia = { ...adminCredentials, email: 'sadia@padma.example' }
  const places = []
  for (const [who, to] of [
    [adminCredentials, '/verify'],
    [sadia, '/my/payments'],
  ] as const) {
    const browser = openBrowser(app)
    const asked = [
      await openBrowser(app).post('/login', { ...who, return: to }),
      await browser.post('/login', { ...who }),
      await browser.get('/login'),
      await browser.get(`/login?return=${encodeURIComponent(to)}`),
      await browser.get('/register'),
    ]
    places.push(asked.map((answer) => answer.headers.get('location')))
  }
  expect(places).toEqual([
    ['/verify', '/dashboard', '/', '/verify', '/'],
    ['/my/payments', '/my/file', '/my/file', '/my/payments', '/'],
  ])
})

test('signing out ends the session and says "Logout successful"', async () => {
  const cookie = await app.signIn(adminCredentials.email)
  const answer = await send('/logout', {}, cookie)
  expect(answer.headers.get('location')).toBe('/')
  // Drafts of the dashboard lie in the browser, which may be anybody's next.
  expect(answer.headers.get('clear-site-data')).toBe('"storage"')
  expect(answer.headers.getSetCookie()).toContain('flash=logout; Max-Age=60; Path=/; SameSite=Lax')
  const after = await app.request('/login', { headers: { cookie } })
  expect(after.status).toBe(200)
  const next = await app.request('/', { headers: { cookie: 'flash=logout' } })
  expect(await next.text()).toContain('Logout successful')
})

test('the messages of the dashboard are shown, and one of nobody’s making is not', async () => {
  const shown = async (flash: string) =>
    (await app.request('/', { headers: { cookie: `flash=${flash}` } })).text()
  expect(await shown('not-admin')).toContain('role="status">You are not Admin</p>')
  expect(await shown('not-moderator')).toContain('role="status">You are not Moderator</p>')
  expect(await shown('<b>You+won</b>')).not.toContain('role="status"')
})

test('without a provider there is no button and nothing behind its addresses', async () => {
  expect(await (await app.request('/login')).text()).not.toContain('Continue with')
  expect((await app.request('/login/oidc')).status).toBe(404)
  expect((await app.request('/api/auth/callback/oidc')).status).toBe(404)
  for (const path of ['sign-in/email', 'get-session', 'sign-in/social', 'callback/other'])
    expect((await app.request(`/api/auth/${path}`)).status, path).toBe(404)
  await expect(app.signIn(adminCredentials.email, adminCredentials.password)).resolves.toContain(
    'session=',
  )
})

const home = 'http://localhost:3000'
const notKept = 'your browser did not keep the cookie'

/** The page that a browser without cookies reaches after the right password, with its address. */
async function signIn(returnTo: string, who = {}) {
  const referer = `${home}/login`
  const body = new URLSearchParams({ ...adminCredentials, ...who, return: returnTo })
  const headers = { referer, 'sec-fetch-site': 'same-origin' }
  let answer = await app.request('/login', { method: 'POST', headers, body })
  let at = '/login'
  while (answer.status === 303) {
    at = answer.headers.get('location') as string
    answer = await app.request(at, { headers: { referer } })
  }
  return { at, html: await answer.text() }
}

test('a browser that keeps no cookie is told so after the right password, wherever it was going', async () => {
  for (const returnTo of ['/', '/dashboard/records', '/my/file']) {
    const { at, html } = await signIn(returnTo)
    const to = returnTo === '/' ? '/dashboard' : returnTo
    expect(at).toBe(`/login?return=${encodeURIComponent(to)}&cookie=none`)
    expect(html).toContain(notKept)
    expect(html).toContain(`name="return" value="${to}"`)
  }
})

test('who comes from another page or another website is asked to sign in without a word of it', async () => {
  for (const referer of ['', `${home}/help`, 'https://other.example/login', 'no address']) {
    const answer = await app.request('/dashboard', { headers: { referer } })
    expect(answer.headers.get('location'), referer).toBe('/login?return=%2Fdashboard')
  }
  expect(await (await app.request('/login?return=%2Fdashboard')).text()).not.toContain(notKept)
})

test('who reloads a page that signing in led to, once the session has ended, is not told so for certain', async () => {
  const headers = { referer: `${home}/login`, cookie: 'candor_session=ended' }
  const answer = await app.request('/dashboard', { headers })
  expect(answer.headers.get('location')).toBe('/login?return=%2Fdashboard')
  expect(await (await app.request('/login?cookie=none')).text()).toContain(
    'You are no longer signed in, or',
  )
})

test('who has a second factor is told so before a code is asked for', async () => {
  const email = 'sadia@padma.example'
  await giveSecondFactor(app, await app.addPerson('student', email))
  const { at, html } = await signIn('/my/file', { email })
  expect(at).toBe('/login?return=%2Fmy%2Ffile&cookie=none')
  expect(html).toContain(notKept)
})

/** The first address in a page that this expression finds, as a browser reads it. */
function addressIn(html: string, found: RegExp): string {
  return (found.exec(html)?.[1] ?? 'not there').replaceAll('&amp;', '&')
}

const returnOf = (html: string, action: string) =>
  addressIn(html, new RegExp(`<form[^>]*action="${action}"[^>]*>.*?name="return" value="([^"]*)"`))

/** Chooses the other language and a theme, one after the other: the page in the end. */
async function chooseBoth(browser: Browser, address: string, page?: Response): Promise<Response> {
  let shown = page ?? (await browser.get(address))
  for (const chosen of [{ language: 'bn' }, { theme: 'light' }])
    shown = await pressInHead(browser, await shown.text(), chosen)
  return shown
}

describe('who chose a language and a theme on the way still gets to', () => {
  test('the page that asked to sign in, also after a wrong password', async () => {
    const browser = openBrowser(app)
    const login = (await browser.get('/account')).headers.get('location') as string
    const html = await (await chooseBoth(browser, login)).text()
    expect(html).toContain('<html lang="bn" dir="ltr" data-theme="light">')
    const returnTo = returnOf(html, '/login')
    const wrong = { email: adminCredentials.email, password: 'wrong', return: returnTo }
    const refused = await browser.post('/login', wrong)
    expect(refused.status).toBe(401)
    const again = await (await chooseBoth(browser, login, refused)).text()
    const done = { ...adminCredentials, return: returnOf(again, '/login') }
    expect((await browser.post('/login', done)).headers.get('location')).toBe('/account')
    expect((await browser.get('/account')).status).toBe(200)
  })

  test('the same by way of a second factor, and from there back to the beginning', async () => {
    await giveSecondFactor(app, await app.addPerson('student', 'sadia@padma.example'))
    const browser = openBrowser(app)
    const fields = { ...adminCredentials, email: 'sadia@padma.example', return: '/file?x=1' }
    const step = (await browser.post('/login', fields)).headers.get('location') as string
    const html = await (await chooseBoth(browser, step)).text()
    const returnTo = returnOf(html, '/login/second-factor')
    expect(returnTo).toBe('/file?x=1')
    const guess = { code: '000000', return: returnTo }
    const refused = await browser.post('/login/second-factor', guess)
    const again = await (await chooseBoth(browser, step, refused)).text()
    const beginning = addressIn(again, /href="(\/login\?[^"]*)"/)
    expect(returnOf(await (await browser.get(beginning)).text(), '/login')).toBe('/file?x=1')
    const late = await openBrowser(app).get(step)
    expect(late.headers.get('location')).toBe(beginning)
  })
})

test('a provider’s refusal leads back to where the visitor wanted to go', async () => {
  const provider = await closedAfterwards(startProvider())
  const own = await startTestApp('sqlite', provider.env)
  const browser = openBrowser(own)
  const left = await browser.get('/login/oidc?return=%2Faccount')
  const refused = await throughProvider(browser, provider, left)
  expect(refused.status).toBe(401)
  const html = await (await chooseBoth(browser, '/login?return=%2Faccount', refused)).text()
  const done = { ...adminCredentials, return: returnOf(html, '/login') }
  expect((await browser.post('/login', done)).headers.get('location')).toBe('/account')
})
