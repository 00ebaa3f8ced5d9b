import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listAccounts } from '#modules/accounts'
import { startProvider, type TestProvider } from '#test/oidc-provider'
import { startTestApp, type TestApp } from '#test/test-app'

let provider: TestProvider
let app: TestApp
beforeAll(async () => {
  provider = await startProvider()
})
afterEach(async () => {
  provider.fails = null
  await app.close()
})
afterAll(() => provider.close())

/** A Candor that has not spoken to the provider yet: what it learnt there it keeps. */
async function freshApp(): Promise<TestApp> {
  return startTestApp('sqlite', provider.env)
}
const unreachable = 'The other service does not answer.'

test.each(['silent', 'closes', 'garbage', 'error'] as const)(
  'who cannot leave for a provider that is %s is told so, and can a moment later',
  async (how) => {
    app = await freshApp()
    provider.fails = { path: '/.well-known', how }
    const answer = await app.request('/login/oidc?return=%2Fdashboard')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    const html = await answer.text()
    expect(html).toContain(unreachable)
    expect(html).toContain('href="/login/oidc?return=%2Fdashboard"')
    provider.fails = null
    expect((await app.request('/login/oidc')).status).toBe(303)
  },
)

const steps = [
  ['tokens', '/token'],
  ['keys', '/jwks'],
  ['claims', '/me'],
] as const

test.each(
  steps.flatMap(([what, path]) =>
    (['silent', 'closes', 'garbage', 'error'] as const).map((how) => ({ what, path, how })),
  ),
)('who comes back while the $what are $how is told so, and nobody is signed in', async (step) => {
  app = await freshApp()
  provider.person = { sub: `sub ${step.path}`, email: 'rumi@people.example', email_verified: true }
  const left = await app.request('/login/oidc?return=%2Fdashboard')
  const cookie = (left.headers.getSetCookie()[0] as string).split(';')[0] as string
  const back = await provider.visit(left.headers.get('location') ?? '')
  provider.fails = step
  const answer = await app.request(back.pathname + back.search, { headers: { cookie } })
  provider.fails = null
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain(unreachable)
  expect(html).toContain('href="/login/oidc?return=%2Fdashboard"')
  expect(answer.headers.getSetCookie().join()).not.toContain('session=')
  const list = (read: Parameters<typeof listAccounts>[0]) =>
    listAccounts(read, { search: 'rumi', pageSize: 25 })
  expect((await app.system.read(list)).accounts).toEqual([])
})

test('a code that the provider does not know is refused as such', async () => {
  app = await freshApp()
  const left = await app.request('/login/oidc')
  const cookie = (left.headers.getSetCookie()[0] as string).split(';')[0] as string
  provider.person = { sub: 'sub', email: 'rumi@people.example', email_verified: true }
  const back = await provider.visit(left.headers.get('location') ?? '')
  back.searchParams.set('code', 'made-up')
  const answer = await app.request(back.pathname + back.search, { headers: { cookie } })
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('Signing in with the other service did not work.')
  await app.close()
})
