import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { type Browser, openBrowser, signedInBrowser, throughProvider } from '#test/browser'
import { startProvider } from '#test/oidc-provider'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, engines, forEachTest } from '#test/test-runtime'

const { password } = adminCredentials

describe.each(engines)('a provider, on %s', async (engine) => {
  const provider = await closedAfterwards(startProvider())
  const app = await startTestApp(engine, { ...provider.env, CANDOR_RAISED_LIMITS: '198.51.100.7' })
  let nth = 0
  let email: string
  beforeEach(() => {
    nth += 1
    // Another address than the account's: who is signed in here decides, not an email.
    email = `other${nth}@mail.example`
    provider.person = { sub: `sub ${nth}`, email, email_verified: true }
  })
  const events = () => app.events({ limit: 3 })
  const flashOf = (answer: Response) => answer.headers.getSetCookie().join()
  /** Comes in by the provider. */
  async function comeIn(): Promise<Browser> {
    const browser = openBrowser(app)
    await throughProvider(browser, provider, await browser.get('/login/oidc'))
    return browser
  }
  /** There and back for what an account began; the answer of its own callback. */
  async function roundTrip(browser: Browser, address: string) {
    const back = await provider.visit(address)
    const first = await browser.get(back.pathname + back.search)
    expect(first.headers.get('location')).toMatch(/^\/account\/\w+\/callback\?/)
    return browser.get(first.headers.get('location') ?? '')
  }
  /** A browser with this session, that holds what another one was given on its way to the provider. */
  const holding = (browser: Browser, cookie: string, as?: string) => {
    const [, name = '', value = ''] = /(oidc-\w+)=([^;]+)/.exec(browser.cookies()) ?? []
    return openBrowser(app, '', [cookie, `${as ?? name}=${value}`].filter(Boolean).join('; '))
  }

  describe('that is connected to an account', () => {
    const mita = forEachTest(async () => {
      await app.addPerson('student', `mita${nth}@padma.example`)
      return signedInBrowser(app, `mita${nth}@padma.example`)
    })
    /** Where the page leads. */
    async function leave(fields: Record<string, string> = {}) {
      const answer = await mita.post('/account/provider', fields)
      expect(answer.status).toBe(200)
      return answer.headers.get('refresh')?.slice('0; url='.length) ?? ''
    }
    const connect = async (fields?: Record<string, string>) => roundTrip(mita, await leave(fields))
    const connectionOf = async (browser: Browser) =>
      /value="([\w-]+)" name="disconnect"/.exec(await browser.text('/account'))?.[1] ?? ''
    const disconnect = async (browser: Browser, id?: string) =>
      browser.post('/account/provider', { disconnect: id ?? (await connectionOf(browser)) })

    test('is listed, signs in to this account, and is ended again', async () => {
      expect(await mita.text('/account')).toContain('Connect Padma Mail')
      const answer = await connect()
      expect(answer.headers.get('location')).toBe('/account')
      expect(flashOf(answer)).toContain('flash=connected')
      expect((await events()).map(({ action }) => action)).toContain('account.provider_linked')
      const html = await mita.text('/account')
      expect(html).toContain('Padma Mail, connected on')
      expect(html).not.toContain('>Connect Padma Mail')
      const inside = await (await comeIn()).text('/account')
      expect(inside).toContain(`signed in as mita${nth}@padma.example`)
      expect(flashOf(await disconnect(mita))).toContain('flash=disconnected')
      expect((await events())[0]?.action).toBe('account.provider_unlinked')
      expect(await mita.text('/account')).not.toContain('connected on')
      expect(await (await comeIn()).text('/account')).toContain(`signed in as ${email}`)
    })

    test('wants the password when it was given more than 5 minutes ago, both ways', async () => {
      await connect()
      const id = await connectionOf(mita)
      expect(await mita.text('/account')).not.toContain('id="provider-password"')
      app.clock.move(6 * minute)
      expect(await mita.text('/account')).toContain('id="provider-password"')
      const wrong = { disconnect: id, 'provider-password': 'no' }
      for (const fields of [{}, { disconnect: id }, wrong] as Record<string, string>[]) {
        const refused = await mita.post('/account/provider', fields)
        expect(refused.status).toBe(422)
        expect(await refused.text()).toContain(
          '<a href="#provider-password">This is not your password',
        )
      }
      const right = { 'provider-password': password }
      const ended = await mita.post('/account/provider', { disconnect: id, ...right })
      expect(ended.status).toBe(303)
      expect((await connect(right)).status).toBe(303)
    })

    test('stays where it is the only way in', async () => {
      const inside = await comeIn()
      const only = await disconnect(inside)
      expect(only.status).toBe(409)
      expect(await only.text()).toContain('This is the only way into your account.')
      expect(await inside.text('/account')).toContain('connected on')
      app.clock.move(6 * minute)
      const late = await disconnect(inside)
      expect(await late.text()).toContain('You signed in more than 5 minutes ago.')
    })

    test("is neither taken nor ended where it is somebody else's", async () => {
      const theirs = await comeIn()
      const taken = await connect()
      expect(taken.status).toBe(409)
      expect(await taken.text()).toContain('Another account already signs in that way.')
      await disconnect(mita, await connectionOf(theirs))
      expect(await theirs.text('/account')).toContain('connected on')
    })

    test('is finished by no other account than began, and is no sign-in', async () => {
      const back = await provider.visit(await leave())
      const path = `/account/provider/callback${back.search}`
      await app.addPerson('student', `nurul${nth}@padma.example`)
      const nurul = holding(mita, await app.signIn(`nurul${nth}@padma.example`))
      expect((await nurul.get(path)).status).toBe(401)
      expect(await nurul.text('/account')).not.toContain('connected on')
      const asSignIn = holding(mita, '', 'oidc')
      expect((await asSignIn.get(`/api/auth/callback/oidc${back.search}`)).status).toBe(401)
      const signedOut = await holding(mita, '').get(path)
      expect(signedOut.headers.get('location')).toMatch(/^\/login\?return=/)
    })
  })

  describe('at which an admin without a password proves anew who is at the desk', () => {
    const rumi = forEachTest(async () => {
      const inside = await comeIn()
      await app.tamper(`update "accounts" set "role" = 'admin' where "email" = '${email}'`)
      app.clock.move(6 * minute)
      return inside
    })
    const makeKey = async () => {
      const body = { name: 'Website', role: 'moderator' }
      return (await app.call('POST', '/api-keys', { cookie: rumi.cookies(), body })).status
    }
    const leave = async () =>
      new URL((await rumi.get('/account/confirm')).headers.get('location') ?? '')
    /** Signs in again there; `change` is what a provider of another kind would make of the question. */
    async function confirm(change = (_: URLSearchParams) => {}) {
      const address = await leave()
      const asked = Object.fromEntries(address.searchParams)
      change(address.searchParams)
      const answer = await roundTrip(rumi, address.href)
      return { asked, status: answer.status, html: await answer.text() }
    }

    test('lets go on where the password would be asked for, and is in the log', async () => {
      expect(await makeKey()).toBe(403)
      expect(await app.json('GET', '/session/confirm', { cookie: rumi.cookies() })).toEqual({
        ...{ hasPassword: false, hasPasskey: false, provider: 'Padma Mail', until: null },
        workUntil: expect.any(String),
      })
      const { asked, status, html } = await confirm()
      expect(asked).toMatchObject({ prompt: 'login', max_age: '0' })
      expect(status).toBe(200)
      expect(html).toContain('You have signed in again')
      expect(await makeKey()).toBe(201)
      const confirmed = { action: 'account.confirmed', details: { method: 'provider' } }
      expect((await events())[1]).toMatchObject(confirmed)
      app.clock.move(6 * minute)
      expect(await makeKey()).toBe(403)
    })

    test('confirms nobody where it does not say when it asked', async () => {
      const { status, html } = await confirm((query) => {
        query.delete('max_age')
        query.delete('prompt')
      })
      expect(status).toBe(409)
      expect(html).toContain('did not ask for your password again')
      expect(await makeKey()).toBe(403)
    })

    test('confirms nobody where somebody else is there', async () => {
      provider.person = { sub: 'another', email: 'a@people.example', email_verified: true }
      const { status, html } = await confirm()
      expect(status).toBe(403)
      expect(html).toContain('as somebody else')
      expect(await makeKey()).toBe(403)
    })

    test('confirms no other session than began, and signs nobody in', async () => {
      const back = await provider.visit((await leave()).href)
      const path = `/account/confirm/callback${back.search}`
      const other = holding(rumi, await app.signIn(adminCredentials.email))
      expect((await other.get(path)).status).toBe(401)
      const sealed = holding(rumi, '', 'oidc')
      expect((await sealed.get(back.pathname + back.search)).status).toBe(401)
      expect((await rumi.get(path)).status).toBe(200)
    })
  })
})
