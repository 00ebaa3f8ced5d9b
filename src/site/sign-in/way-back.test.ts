import { beforeEach, describe, expect, test } from 'vitest'
import { beginSecondFactor } from '#modules/accounts'
import { type Browser, openBrowser, throughProvider } from '#test/browser'
import { startProvider } from '#test/oidc-provider'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'
import { closedAfterwards } from '#test/test-runtime'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

/** The first address in a page that this expression finds, as a browser reads it. */
function addressIn(html: string, found: RegExp): string {
  return (found.exec(html)?.[1] ?? 'not there').replaceAll('&amp;', '&')
}

const returnOf = (html: string, action: string) =>
  addressIn(html, new RegExp(`<form[^>]*action="${action}"[^>]*>.*?name="return" value="([^"]*)"`))

/** Presses the button of the other language or of a theme on a page, and answers where that leads. */
async function choose(browser: Browser, html: string, action: '/language' | '/theme') {
  // Each reads its own field and leaves the other.
  const chosen = { language: 'bn', theme: 'light', return: returnOf(html, action) }
  const answer = await browser.post(action, chosen)
  return answer.headers.get('location') as string
}

/** The same with both buttons, one after the other: the page in the end. */
async function chooseBoth(browser: Browser, address: string, page?: Response): Promise<Response> {
  let shown = page ?? (await browser.get(address))
  for (const action of ['/language', '/theme'] as const) {
    expect(await choose(browser, await shown.text(), action)).toBe(address)
    shown = await browser.get(address)
  }
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
    await app.addPerson('student', 'sadia@padma.example')
    const cookie = await app.signIn('sadia@padma.example')
    const sadia = await app.accounts.authenticate(new Headers({ cookie }))
    await beginSecondFactor(app.as(sadia), { issuer: 'Padma' })
    await app.runtime.database.write((tx) =>
      tx.updateTable('secondFactors').set({ enabledAt: app.clock.now() }).execute(),
    )
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
