import { beforeEach, describe, expect, test } from 'vitest'
import { listAccounts } from '#modules/accounts'
import { minute } from '#platform/clock'
import { openBrowser, throughProvider } from '#test/browser'
import { startProvider } from '#test/oidc-provider'
import { giveSecondFactor } from '#test/one-time-codes'
import { startTestApp } from '#test/test-app'
import { closedAfterwards, engines } from '#test/test-runtime'

describe.each(engines)('signing in with a provider, on %s', async (engine) => {
  const provider = await closedAfterwards(startProvider())
  const app = await startTestApp(engine, { ...provider.env, CANDOR_RAISED_LIMITS: '198.51.100.7' })
  let nth = 0
  beforeEach(() => {
    nth += 1
    const email = `rumi${nth}@people.example`
    provider.person = { sub: `sub ${nth}`, email, email_verified: true, name: 'Rumi Das' }
  })
  const email = () => provider.person?.email ?? ''

  /** Leaves Candor for the provider. */
  async function leave() {
    const answer = await app.request('/login/oidc')
    const [cookie = ''] = answer.headers.getSetCookie()
    return { address: answer.headers.get('location') ?? '', cookie }
  }
  const back = (url: URL, cookie: string) =>
    app.request(url.pathname + url.search, { headers: { cookie: cookie.split(';')[0] as string } })
  async function signIn(returnTo = '/') {
    const browser = openBrowser(app)
    const left = await browser.get(`/login/oidc?return=${encodeURIComponent(returnTo)}`)
    return throughProvider(browser, provider, left)
  }
  const whoIs = (answer: Response) => {
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='))
    return app.who(cookie?.split(';')[0] ?? '')
  }
  const accountsWith = async (search: string) =>
    (await app.system.read((ctx) => listAccounts(ctx, { search, pageSize: 25 }))).accounts
  const register = () => {
    const password = 'nine slow yellow lanterns'
    const fields = { name: 'Somebody', email: email(), password, confirm: password }
    return app.request('/register', { method: 'POST', body: new URLSearchParams(fields) })
  }

  test('the request carries state, nonce and a PKCE challenge, and asks for no more than needed', async () => {
    const { address, cookie } = await leave()
    const query = Object.fromEntries(new URL(address).searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'candor-test',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/api/auth/callback/oidc',
      scope: 'openid email profile',
    })
    expect(query.state?.length).toBeGreaterThan(40)
    expect(query.nonce?.length).toBeGreaterThan(40)
    expect(cookie).toMatch(/^oidc=\w+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(query.state)
  })

  test('who is new becomes a student, is told so and led back', async () => {
    const answer = await signIn('/file?x=1')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/file?x=1')
    expect(answer.headers.getSetCookie().join()).toMatch(/device=.*flash=login/)
    expect(await whoIs(answer)).toMatchObject({ role: 'student', name: 'Rumi Das' })
    expect(await accountsWith(email())).toMatchObject([{ role: 'student', emailConfirmed: true }])
    const events = await app.events({ limit: 3 })
    expect(events.map(({ action }) => action)).toEqual([
      'account.signed_in',
      'account.provider_linked',
      'account.created',
    ])
    expect(events[0]?.details).toEqual({ method: 'provider' })
  })

  test('who comes back is the same, whatever the email is now', async () => {
    const first = await whoIs(await signIn())
    provider.person = { sub: `sub ${nth}`, email: 'new-name@people.example', email_verified: true }
    const second = await whoIs(await signIn())
    expect(second).toMatchObject({ kind: 'account', id: 'id' in first && first.id })
    expect(await accountsWith('new-name@')).toEqual([])
  })

  test('a student whom an admin added is joined', async () => {
    const made = await app.addPerson('student', email())
    expect(await whoIs(await signIn())).toMatchObject({ id: made.id, role: 'student' })
    expect(await accountsWith(email())).toHaveLength(1)
  })

  test.each(['moderator', 'admin'] as const)(
    'a provider that calls itself the mailbox of the %s is asked for the password first',
    async (role) => {
      await app.addPerson(role, email())
      const answer = await signIn('/dashboard')
      expect(answer.status).toBe(403)
      const html = await answer.text()
      expect(html).toContain('Sign in with your password, then connect it')
      expect(html).toContain('name="return" value="/account"')
      expect((await whoIs(answer)).kind).toBe('anonymous')
      expect(await app.rows('credentials')).not.toContainEqual(
        expect.objectContaining({ subject: `sub ${nth}` }),
      )
    },
  )

  test('an account that a stranger may have made with this email is not joined', async () => {
    await register()
    const answer = await signIn()
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('but the email was never confirmed')
    expect((await whoIs(answer)).kind).toBe('anonymous')
    await app.tamper(`update "accounts" set "emailVerified" = 1 where "email" = '${email()}'`)
    expect((await whoIs(await signIn())).kind).toBe('account')
  })

  test('an email opens no account unless the provider calls it confirmed', async () => {
    await app.addPerson('student', email())
    for (const confirmed of [false, 'true', undefined]) {
      provider.person = { sub: `sub ${nth}`, email: email(), email_verified: confirmed }
      const answer = await signIn()
      expect([confirmed, answer.status]).toEqual([confirmed, 403])
      expect((await whoIs(answer)).kind).toBe('anonymous')
    }
  })

  test('what is no mail address makes no account, and opens none', async () => {
    const made = await app.addPerson('student', `bikash${nth}@people.example`)
    const wrong = [
      '',
      'rumi',
      'a@x.example\r\nbcc: b@x.example',
      `${'r'.repeat(100_000)}@x.example`,
    ]
    const signs = [`rumi${nth}\0@x.example`, `bi\u212aash${nth}@people.example`, ' rumi@x.example']
    const before = await app.rows('accounts')
    for (const address of [...wrong, ...signs, undefined]) {
      provider.person = {
        sub: `sub ${nth}`,
        email_verified: true,
        ...(address !== undefined && { email: address }),
      }
      const answer = await signIn()
      expect([address, answer.status]).toEqual([address, 403])
      expect(await answer.text()).toContain('names no email that can be used here')
      expect((await whoIs(answer)).kind).toBe('anonymous')
    }
    expect(await app.rows('accounts')).toEqual(before)
    expect(made.email).toBe(`bikash${nth}@people.example`)
  })

  test('a name from the provider is one that a person may have here', async () => {
    provider.person = {
      ...{ sub: `sub ${nth}`, email: email(), email_verified: true },
      name: `Embassy of Bangladesh\0${'𝔘'.repeat(100)}`,
    }
    expect((await signIn()).status).toBe(303)
    expect(await accountsWith(email())).toMatchObject([{ name: `rumi${nth}` }])
  })

  test('a disabled account stays out, with and without a connection', async () => {
    const key = await app.key('admin')
    const made = await app.addPerson('student', email())
    await app.call('PATCH', `/accounts/${made.id}`, { key, body: { disabled: true } })
    expect((await signIn()).status).toBe(401)
    await app.call('PATCH', `/accounts/${made.id}`, { key, body: { disabled: false } })
    expect((await signIn()).status).toBe(303)
    await app.call('PATCH', `/accounts/${made.id}`, { key, body: { disabled: true } })
    const answer = await signIn()
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie().join()).not.toContain('session=')
  })

  test('a state of another browser, of another context or too old opens nothing', async () => {
    const mine = await leave()
    const others = await leave()
    const returned = await provider.visit(mine.address)
    for (const cookie of ['', others.cookie, 'oidc=00', mine.cookie.replace('=', '=0')])
      expect((await back(returned, cookie)).status).toBe(401)
    const changed = new URL(returned)
    changed.searchParams.set('state', 'x')
    expect((await back(changed, mine.cookie)).status).toBe(401)
    const foreign = new URL(returned)
    foreign.searchParams.set('iss', 'https://another.example')
    expect((await back(foreign, mine.cookie)).status).toBe(401)
    app.clock.move(10 * minute)
    expect((await back(returned, mine.cookie)).status).toBe(401)
    expect(await accountsWith(email())).toEqual([])
  })

  test('a code works once', async () => {
    const left = await leave()
    const returned = await provider.visit(left.address)
    expect((await back(returned, left.cookie)).status).toBe(303)
    expect((await back(returned, left.cookie)).status).toBe(401)
  })

  test('who refuses at the provider is back at the sign-in page and told so', async () => {
    provider.person = null
    const answer = await signIn()
    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('<title>Error: Sign in')
    expect(html).toContain('Signing in with the other service did not work.')
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^oidc=;.*Max-Age=0/),
    )
  })

  test('a refusal leaves neither state nor code in the address bar', async () => {
    const returned = await provider.visit((await leave()).address)
    const bare = await app.request(returned.pathname + returned.search, { follows: false })
    expect([bare.status, bare.headers.get('location')]).toEqual([303, '/login?answer'])
    expect(await bare.text()).toBe('')
  })

  test('the second factor is asked for all the same', async () => {
    await signIn()
    const [account] = await accountsWith(email())
    await giveSecondFactor(app, { id: account?.id ?? '', role: 'student' })
    const answer = await signIn('/file')
    expect(answer.headers.get('location')).toBe('/login/second-factor?return=%2Ffile')
    expect((await whoIs(answer)).kind).toBe('anonymous')
  })
})

test('leaving for the provider is limited by address', async () => {
  const provider = await closedAfterwards(startProvider())
  const app = await startTestApp('sqlite', provider.env)
  const leave = async (from: string) => (await app.request('/login/oidc', { from })).status
  for (let n = 0; n < 20; n += 1) expect(await leave('203.0.113.7')).toBe(303)
  expect([await leave('203.0.113.7'), await leave('203.0.113.8')]).toEqual([429, 303])
})
