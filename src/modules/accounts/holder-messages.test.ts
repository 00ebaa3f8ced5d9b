import { describe, expect, test } from 'vitest'
import { openBrowser, signedInBrowser } from '#test/browser'
import { startProvider } from '#test/oidc-provider'
import { oneTimeCode, secretOf } from '#test/one-time-codes'
import { mailServer, senderOf } from '#test/outbox'
import { passkeyDevice } from '#test/passkey-device'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, forEachTest } from '#test/test-runtime'
import { resetPassword } from './index.server.ts'

const { email, password } = adminCredentials
const fresh = 'nine slow yellow lanterns'
const organisation: string[] = []

describe('the holder of an account is told by mail', async () => {
  const provider = await closedAfterwards(startProvider())
  const app = forEachTest(() => startTestApp('sqlite', provider.env))
  const smtp = forEachTest(() => mailServer())
  const amina = forEachTest(() => signedInBrowser(app, email))

  /** What this person was told since, in the order of the mails. */
  async function told(): Promise<string[]> {
    const sender = senderOf(app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
    const mails = smtp.mails.splice(0).filter(({ to }) => to.includes(email))
    for (const { text } of mails) expect(text).toContain('If it was you, there is nothing to do.')
    return mails.map(({ text }) => text.split(/\r?\n\r?\n/)[1] ?? '').toSorted()
  }
  const login = (browser = openBrowser(app), typed = password) =>
    browser.post('/login', { email, password: typed, return: '/account' })
  const account = (path: string, fields: Record<string, string>) =>
    amina.post(`/account/${path}`, fields)

  test('a browser that was not known here, once', async () => {
    const known = openBrowser(app)
    expect((await login(known)).status).toBe(303)
    expect(await told()).toEqual([expect.stringContaining('a browser that was not known here')])
    await known.post('/logout')
    await login(known)
    expect(await told()).toEqual([])
    await login()
    expect(await told()).toHaveLength(1)
  })

  test('a password: changed by its owner, whose browser stays known, or set by hand', async () => {
    const browser = openBrowser(app)
    await login(browser)
    await told()
    const fields = { current: password, password: fresh, confirm: fresh }
    expect((await browser.post('/account/password', fields)).status).toBe(303)
    expect(await told()).toEqual(['The password of your account was changed.'])
    await browser.post('/logout')
    expect((await login(browser, fresh)).status).toBe(303)
    expect(await told()).toEqual([])
    await resetPassword(app.system, { email, password, organisation })
    expect(await told()).toEqual(['A new password was set for your account.'])
  })

  test('a second factor, with a link and a key to copy where the app is on the same telephone', async () => {
    await account('second-factor', { do: 'begin', password })
    const html = await amina.text('/account/second-factor')
    const key = (/class="key">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '')
    expect(html).toContain('href="otpauth://totp/')
    expect(html).toContain(`data-copy="${key}"`)
    expect(await told()).toEqual([])
    const code = await oneTimeCode(secretOf(key), app.clock.now())
    await account('second-factor', { do: 'finish', code })
    expect(await told()).toEqual(['A second factor was turned on for your account.'])
    await account('second-factor', { do: 'off', password })
    expect(await told()).toEqual(['The second factor of your account was turned off.'])
  })

  test('a second factor that an admin removes', async () => {
    const rafiq = await app.addPerson('admin', 'rafiq@padma.example')
    await account('second-factor', { do: 'begin', password })
    await app.tamper(`update "secondFactors" set "enabledAt" = '2026-11-01T00:00:00.000Z'`)
    const [amina] = (await app.rows('accounts')).filter((one) => one.email === email)
    const cookie = await app.signIn(rafiq.email)
    await app.call('DELETE', `/accounts/${amina?.id}/second-factor`, { cookie })
    expect(await told()).toEqual(['The second factor of your account was turned off.'])
  })

  test('a passkey', async () => {
    const cookie = amina.cookies()
    const send = (path: string, body: object, cookies = cookie) =>
      app.call('POST', path, { cookie: cookies, body })
    const asked = await send('/my/passkey-options', { password })
    const pair = asked.headers.getSetCookie()[0]?.split(';')[0]
    const origin = 'http://localhost:3000'
    const response = passkeyDevice({ origin }).create((await asked.json()) as { challenge: string })
    const made = await send('/my/passkeys', { response, name: 'Telephone' }, `${cookie}; ${pair}`)
    expect(made.status).toBeLessThan(300)
    expect(await told()).toEqual(['A passkey was added to your account.'])
    const [passkey] = await app.rows('passkeys')
    await account(`passkeys/${passkey?.id}/remove`, {})
    expect(await told()).toEqual(['A passkey was removed from your account.'])
  })

  test('a provider', async () => {
    provider.person = { sub: 'amina', email, email_verified: true }
    const left = await (await account('provider', { 'provider-password': password })).text()
    const address = (/href="(http:[^"]+)"/.exec(left)?.[1] ?? '').replaceAll('&amp;', '&')
    const back = await provider.visit(address)
    const returned = await amina.get(back.pathname + back.search)
    await amina.get(returned.headers.get('location') ?? '')
    expect(await told()).toEqual([expect.stringContaining('Another service was connected')])
    const [row] = (await app.rows('credentials')).filter(({ subject }) => subject === 'amina')
    await account('provider', { disconnect: String(row?.id), 'provider-password': password })
    expect(await told()).toEqual([expect.stringContaining('Another service was disconnected')])
  })
})

test('all other sessions end with one press, and no stranger’s', async () => {
  const app = await startTestApp()
  const stranger = await app.addPerson('student', 'sadia@people.example')
  const [here, there, elsewhere, hers] = [
    await signedInBrowser(app, email),
    await signedInBrowser(app, email),
    await signedInBrowser(app, email),
    await signedInBrowser(app, stranger.email),
  ]
  expect(await here.text('/account')).toContain('End all other sessions')
  const answer = await here.post('/account/sessions/end-others')
  expect(answer.headers.get('location')).toBe('/account')
  expect(await here.text('/account')).toContain('All other sessions have ended.')
  expect(await here.text('/account')).not.toContain('End all other sessions')
  const kinds = [here, there, elsewhere, hers].map((one) => app.who(one.cookies()))
  expect((await Promise.all(kinds)).map(({ kind }) => kind)).toEqual([
    ...['account', 'anonymous', 'anonymous', 'account'],
  ])
})
