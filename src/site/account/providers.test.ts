import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { minute } from '#platform/clock'
import { startProvider } from '#test/oidc-provider'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

const { password } = adminCredentials

describe.each(engines)('connecting a provider, on %s', async (engine) => {
  const provider = await startProvider()
  const app = await startTestApp(engine, { ...provider.env, CANDOR_RAISED_LIMITS: '198.51.100.7' })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })
  let nth = 0
  let cookie: string
  beforeEach(async () => {
    nth += 1
    // Another address than the account's: who is signed in here decides, not an email.
    provider.person = { sub: `sub ${nth}`, email: `other${nth}@mail.example`, email_verified: true }
    await app.addPerson('student', `mita${nth}@padma.example`)
    cookie = await app.signIn(`mita${nth}@padma.example`)
  })

  const pairs = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] as string)
      .join('; ')
  const see = async (of = cookie) =>
    (await app.request('/account', { headers: { cookie: of } })).text()
  const send = (fields: Record<string, string>, of = cookie) =>
    app.request('/account/provider', {
      method: 'POST',
      headers: { cookie: of, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  const get = (path: string, of: string) => app.request(path, { headers: { cookie: of } })
  /** Where the page leads, and the cookie that it leaves. */
  async function leave(fields: Record<string, string> = {}) {
    const answer = await send(fields)
    expect(answer.status).toBe(200)
    return {
      address: answer.headers.get('refresh')?.slice('0; url='.length) ?? '',
      ...{ kept: pairs(answer) },
    }
  }
  async function connect(fields?: Record<string, string>, of = cookie) {
    const { address, kept } = await leave(fields)
    const back = await provider.visit(address)
    const first = await get(back.pathname + back.search, `${of}; ${kept}`)
    expect(first.headers.get('location')).toMatch(/^\/account\/provider\/callback\?/)
    return get(first.headers.get('location') ?? '', `${of}; ${kept}`)
  }
  /** Comes in by the provider, and answers the session's cookie. */
  async function comeIn(): Promise<string> {
    const left = await app.request('/login/oidc')
    const back = await provider.visit(left.headers.get('location') ?? '')
    return pairs(await get(back.pathname + back.search, pairs(left)))
  }
  const connectionIn = (html: string) => /value="([\w-]+)" name="disconnect"/.exec(html)?.[1] ?? ''
  const actions = async () =>
    (await app.system.read((read) => listEvents(read, { limit: 3 }))).map(({ action }) => action)

  test('is listed, signs in to this account, and is ended again', async () => {
    expect(await see()).toContain('Connect Padma Mail')
    const answer = await connect()
    expect(answer.headers.get('location')).toBe('/account')
    expect(answer.headers.getSetCookie().join()).toContain('flash=connected')
    expect(await actions()).toContain('account.provider_linked')
    const html = await see()
    expect(html).toContain('Padma Mail, connected on')
    expect(html).not.toContain('>Connect Padma Mail')
    const inside = await comeIn()
    expect(await see(inside)).toContain(`signed in as mita${nth}@padma.example`)
    const ended = await send({ disconnect: connectionIn(html) })
    expect(ended.headers.getSetCookie().join()).toContain('flash=disconnected')
    expect((await actions())[0]).toBe('account.provider_unlinked')
    expect(await see()).not.toContain('connected on')
    expect(await see(await comeIn())).toContain(`signed in as other${nth}@mail.example`)
  })

  test('wants the password when it was given more than 5 minutes ago, both ways', async () => {
    await connect()
    const id = connectionIn(await see())
    expect(await see()).not.toContain('id="provider-password"')
    app.clock.move(6 * minute)
    expect(await see()).toContain('id="provider-password"')
    for (const fields of [{}, { disconnect: id }, { disconnect: id, 'provider-password': 'no' }]) {
      const refused = await send(fields as Record<string, string>)
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(
        '<a href="#provider-password">This is not your password',
      )
    }
    expect((await send({ disconnect: id, 'provider-password': password })).status).toBe(303)
    expect((await connect({ 'provider-password': password })).status).toBe(303)
  })

  test('the only way in stays', async () => {
    const inside = await comeIn()
    const only = await send({ disconnect: connectionIn(await see(inside)) }, inside)
    expect(only.status).toBe(409)
    expect(await only.text()).toContain('This is the only way into your account.')
    expect(await see(inside)).toContain('connected on')
    app.clock.move(6 * minute)
    const late = await send({ disconnect: connectionIn(await see(inside)) }, inside)
    expect(await late.text()).toContain('You signed in more than 5 minutes ago.')
  })

  test("somebody else's is neither taken nor ended", async () => {
    const theirs = await comeIn()
    const id = connectionIn(await see(theirs))
    const taken = await connect()
    expect(taken.status).toBe(409)
    expect(await taken.text()).toContain('Another account already signs in that way.')
    await send({ disconnect: id })
    expect(await see(theirs)).toContain('connected on')
  })

  test('what one account began is finished by no other, and is no sign-in', async () => {
    const { address, kept } = await leave()
    const back = await provider.visit(address)
    const path = `/account/provider/callback${back.search}`
    await app.addPerson('student', `nurul${nth}@padma.example`)
    const other = await app.signIn(`nurul${nth}@padma.example`)
    expect((await get(path, `${other}; ${kept}`)).status).toBe(401)
    expect(await see(other)).not.toContain('connected on')
    const asSignIn = kept.replace('oidc-connect=', 'oidc=')
    const signedIn = await get(`/api/auth/callback/oidc${back.search}`, asSignIn)
    expect(signedIn.status).toBe(401)
    expect((await get(path, kept)).headers.get('location')).toMatch(/^\/login\?return=/)
  })
})
