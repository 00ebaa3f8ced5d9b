import { expect, test } from 'vitest'
import { beginSecondFactor } from '#modules/accounts'
import { adminCredentials, startTestApp } from '#test/test-app'

const home = 'http://localhost:3000'
const said = 'your browser did not keep the cookie'
const app = await startTestApp()

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

test.each(['/', '/dashboard/records', '/my/file'])(
  'a browser that keeps no cookie is told so after the right password, on the way to %s',
  async (returnTo) => {
    const { at, html } = await signIn(returnTo)
    const to = returnTo === '/' ? '/dashboard' : returnTo
    expect(at).toBe(`/login?return=${encodeURIComponent(to)}&cookie=none`)
    expect(html).toContain(said)
    expect(html).toContain(`name="return" value="${to}"`)
  },
)

test('who comes from another page or another website is asked to sign in without a word of it', async () => {
  for (const referer of ['', `${home}/help`, 'https://other.example/login', 'no address']) {
    const answer = await app.request('/dashboard', { headers: { referer } })
    expect(answer.headers.get('location'), referer).toBe('/login?return=%2Fdashboard')
  }
  expect(await (await app.request('/login?return=%2Fdashboard')).text()).not.toContain(said)
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
  await app.addPerson('student', email)
  const cookie = await app.signIn(email)
  const sadia = await app.accounts.authenticate(new Headers({ cookie }))
  await beginSecondFactor(app.as(sadia), { issuer: 'Padma' })
  await app.runtime.database.write((tx) =>
    tx.updateTable('secondFactors').set({ enabledAt: app.clock.now() }).execute(),
  )
  const { at, html } = await signIn('/my/file', { email })
  expect(at).toBe('/login?return=%2Fmy%2Ffile&cookie=none')
  expect(html).toContain(said)
})
