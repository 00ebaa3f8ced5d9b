import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { minute } from '#platform/clock'
import { startProvider } from '#test/oidc-provider'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

describe.each(engines)('proving anew at the provider who is at the desk, on %s', async (engine) => {
  let nth = 0
  let cookie: string
  const provider = await startProvider()
  const app = await startTestApp(engine, { ...provider.env, CANDOR_RAISED_LIMITS: '198.51.100.7' })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })

  const pairs = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] as string)
      .filter((one) => !one.endsWith('='))
      .join('; ')
  const get = (path: string, of: string) => app.request(path, { headers: { cookie: of } })
  /** An admin without a password, who came in by the provider. */
  async function comeIn(): Promise<string> {
    nth += 1
    const email = `rumi${nth}@people.example`
    provider.person = { sub: `sub ${nth}`, email, email_verified: true, name: 'Rumi Das' }
    const left = await app.request('/login/oidc')
    const back = await provider.visit(left.headers.get('location') ?? '')
    const session = pairs(await get(back.pathname + back.search, pairs(left)))
    await app.runtime.database.write((tx) =>
      tx.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute(),
    )
    return session
  }
  const makeKey = (of = cookie) =>
    app.call('POST', '/api-keys', { cookie: of, body: { name: 'Website', role: 'moderator' } })
  /** Signs in again there; `change` is what a provider of another kind would make of the question. */
  async function confirm(change = (_: URLSearchParams) => {}) {
    const left = await get('/account/confirm', cookie)
    const address = new URL(left.headers.get('location') ?? '')
    const asked = Object.fromEntries(address.searchParams)
    change(address.searchParams)
    const back = await provider.visit(address.href)
    const kept = pairs(left)
    const first = await get(back.pathname + back.search, `${cookie}; ${kept}`)
    const answer = await get(first.headers.get('location') ?? '', `${cookie}; ${kept}`)
    return { asked, status: answer.status, html: await answer.text() }
  }
  beforeEach(async () => {
    cookie = await comeIn()
    app.clock.move(6 * minute)
  })

  test('goes on where the password would be asked for, and is in the log', async () => {
    expect((await makeKey()).status).toBe(403)
    const ways = await (await get('/api/v1/session/confirm', cookie)).json()
    expect(ways).toEqual({
      hasPassword: false,
      hasPasskey: false,
      provider: 'Padma Mail',
      until: null,
      workUntil: expect.any(String),
    })
    const { asked, status, html } = await confirm()
    expect(asked).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(status).toBe(200)
    expect(html).toContain('You have signed in again')
    expect((await makeKey()).status).toBe(201)
    const events = await app.system.read((read) => listEvents(read, { limit: 2 }))
    expect(events[1]).toMatchObject({
      action: 'account.confirmed',
      details: { method: 'provider' },
    })
    app.clock.move(6 * minute)
    expect((await makeKey()).status).toBe(403)
  })

  test('a provider that does not say when it asked confirms nobody', async () => {
    const { status, html } = await confirm((query) => {
      query.delete('max_age')
      query.delete('prompt')
    })
    expect(status).toBe(409)
    expect(html).toContain('did not ask for your password again')
    expect((await makeKey()).status).toBe(403)
  })

  test('somebody else at the provider confirms nobody', async () => {
    provider.person = { sub: 'another', email: 'a@people.example', email_verified: true }
    const { status, html } = await confirm()
    expect(status).toBe(403)
    expect(html).toContain('as somebody else')
    expect((await makeKey()).status).toBe(403)
  })

  test('the answer to one session confirms no other, and signs nobody in', async () => {
    const left = await get('/account/confirm', cookie)
    const back = await provider.visit(left.headers.get('location') ?? '')
    const kept = pairs(left)
    const other = await app.signIn('amina@padma.example')
    const path = `/account/confirm/callback${back.search}`
    expect((await get(path, `${other}; ${kept}`)).status).toBe(401)
    const sealed = kept.replace('oidc-confirm=', 'oidc=')
    expect((await get(back.pathname + back.search, sealed)).status).toBe(401)
    expect((await get(path, `${cookie}; ${kept}`)).status).toBe(200)
  })
})
