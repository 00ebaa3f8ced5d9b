import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { renewBackupCodes } from '#modules/accounts'
import { accountRates } from '#modules/accounts/forms.schema'
import { startProvider } from '#test/oidc-provider'
import { giveSecondFactor } from '#test/one-time-codes'
import { passkeyDevice } from '#test/passkey-device'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

const { email: amina, password } = adminCredentials
const origin = 'http://localhost:3000'

describe.each(engines)('signing in again, on %s', async (engine) => {
  const provider = await startProvider()
  const app = await startTestApp(engine, { ...provider.env, CANDOR_RAISED_LIMITS: '198.51.100.7' })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })

  /** Two sessions of the admin: that of this browser, which signs in as Rina now, and one elsewhere. */
  let here: string
  let elsewhere: string
  let rina: { id: string; email: string }
  let nth = 0
  beforeEach(async () => {
    nth += 1
    here = await app.signIn(amina)
    elsewhere = await app.signIn(amina)
    rina = await app.addPerson('student', `rina${nth}@people.example`)
  })

  const jar = (...cookies: string[]) => cookies.join('; ')
  const cookiesOf = (answer: Response) =>
    jar(...answer.headers.getSetCookie().map((each) => each.split(';')[0] as string))
  const whoHas = async (cookie: string) => {
    const actor = await app.accounts.authenticate(new Headers({ cookie }))
    return actor.kind === 'account' ? actor.id : actor.kind
  }
  const post = (path: string, body: object | URLSearchParams | FormData, cookie: string) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    return app.request(path, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
  }
  /** A second factor of Rina's, and a code that works once. */
  async function backupCode(): Promise<string> {
    const ctx = await giveSecondFactor(app, { ...rina, role: 'student' })
    const [code = ''] = await ctx.write(renewBackupCodes)
    return code
  }
  async function passkey() {
    const device = passkeyDevice({ origin })
    const theirs = await app.signIn(rina.email)
    const asked = await post('/api/v1/my/passkey-options', { password }, theirs)
    const held = jar(theirs, cookiesOf(asked))
    const response = device.create((await asked.json()) as never)
    expect((await post('/api/v1/my/passkeys', { response }, held)).status).toBe(204)
    return device
  }
  async function byProvider() {
    provider.person = { sub: `sub ${nth}`, email: rina.email, email_verified: true }
    const left = await app.request('/login/oidc', { headers: { cookie: here } })
    const back = await provider.visit(left.headers.get('location') ?? '')
    const headers = { cookie: jar(here, cookiesOf(left)) }
    return app.request(back.pathname + back.search, { headers })
  }
  const byPassword = () =>
    post('/login', new URLSearchParams({ email: rina.email, password }), here)
  const withCode = (asked: Response, code: string) =>
    post('/login/second-factor', new URLSearchParams({ code }), jar(here, cookiesOf(asked)))

  /** Each way into an account, from a browser that is signed in already. */
  const ways: Record<string, () => Promise<Response>> = {
    'with a password': byPassword,
    'with a password, over the API': () =>
      post('/api/v1/session', { email: rina.email, password }, here),
    'with a passkey': async () => {
      const device = await passkey()
      const asked = await post('/api/v1/session/passkey-options', {}, here)
      const response = device.get((await asked.json()) as never)
      return post('/api/v1/session/passkey', { response }, jar(here, cookiesOf(asked)))
    },
    'with a provider': byProvider,
    'with password and code': async () => {
      const code = await backupCode()
      const asked = await byPassword()
      expect(await whoHas(here), 'a second factor that is owed ends nothing').not.toBe('anonymous')
      return withCode(asked, code)
    },
    'with password and code at once': async () =>
      post('/api/v1/session', { email: rina.email, password, code: await backupCode() }, here),
    'with password and code, while strangers keep the password out': async () => {
      const code = await backupCode()
      for (let tried = 0; tried < 50; tried += 1)
        await app.runtime.limits.take(accountRates.signInByAccount, rina.email)
      return post('/api/v1/session', { email: rina.email, password, code }, here)
    },
    'with provider and code': async () => {
      const code = await backupCode()
      const asked = await byProvider()
      expect(await whoHas(here), 'a second factor that is owed ends nothing').not.toBe('anonymous')
      return withCode(asked, code)
    },
    'as somebody who registers': () => {
      const form = new FormData()
      const fields = { name: 'Mita', email: `mita${nth}@people.example`, password }
      for (const [name, value] of Object.entries({ ...fields, confirm: password }))
        form.append(name, value)
      return post('/register', form, here)
    },
  }

  test.each(Object.keys(ways))(
    '%s ends the session that it replaces, and no other',
    async (way) => {
      const before = await whoHas(here)
      expect(before).toBe(await whoHas(elsewhere))
      const answer = await (ways[way] as (typeof ways)[string])()
      expect([204, 303]).toContain(answer.status)
      const now = await whoHas(cookiesOf(answer))
      expect(now).not.toBe(before)
      expect(now).toMatch(/^[0-9a-f-]{36}$/)
      expect(await whoHas(here)).toBe('anonymous')
      expect(await whoHas(elsewhere)).toBe(before)
      const [latest] = await app.events({ limit: 1 })
      expect(latest).toMatchObject({
        action: 'account.session_ended',
        subject: `account:${before}`,
        details: { by: 'signing_in_again' },
      })
    },
  )
})
