import { expect, test } from 'vitest'
import { listAccounts } from '#modules/accounts'
import { openBrowser } from '#test/browser'
import { startProvider } from '#test/oidc-provider'
import { startTestApp } from '#test/test-app'
import { closedAfterwards } from '#test/test-runtime'

const provider = await closedAfterwards(startProvider())
const faults = ['silent', 'closes', 'garbage', 'error'] as const

/** A browser of a Candor that has not spoken to the provider yet: what it learnt there it keeps. */
async function fresh() {
  provider.fails = null
  provider.person = { sub: 'sub', email: 'rumi@people.example', email_verified: true }
  const app = await startTestApp('sqlite', provider.env)
  return { app, browser: openBrowser(app) }
}
const leave = '/login/oidc?return=%2Fdashboard'
async function expectUnreachable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503)
  expect(answer.headers.getSetCookie().join()).not.toContain('session=')
  const html = await answer.text()
  expect(html).toContain('The other service does not answer.')
  expect(html).toContain(`href="${leave}"`)
}

test.each(faults)(
  'who cannot leave for a provider that is %s is told so, and can a moment later',
  async (how) => {
    const { browser } = await fresh()
    provider.fails = { path: '/.well-known', how }
    const answer = await browser.get(leave)
    expect(answer.headers.get('retry-after')).toBe('60')
    await expectUnreachable(answer)
    provider.fails = null
    expect((await browser.get('/login/oidc')).status).toBe(303)
  },
)

test.each(['/token', '/jwks', '/me'].flatMap((path) => faults.map((how) => ({ path, how }))))(
  'who comes back while $path is $how is told so, and nobody is signed in',
  async (fault) => {
    const { app, browser } = await fresh()
    const left = await browser.get(leave)
    const back = await provider.visit(left.headers.get('location') ?? '')
    provider.fails = fault
    await expectUnreachable(await browser.get(back.pathname + back.search))
    const list = (read: Parameters<typeof listAccounts>[0]) =>
      listAccounts(read, { search: 'rumi', pageSize: 25 })
    expect((await app.system.read(list)).accounts).toEqual([])
  },
)

test('a code that the provider does not know is refused as such', async () => {
  const { browser } = await fresh()
  const left = await browser.get('/login/oidc')
  const back = await provider.visit(left.headers.get('location') ?? '')
  back.searchParams.set('code', 'made-up')
  const answer = await browser.get(back.pathname + back.search)
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('Signing in with the other service did not work.')
})
