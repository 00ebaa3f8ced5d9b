import { beforeEach, describe, expect, test } from 'vitest'
import { sweepAccounts } from '#modules/accounts'
import { accountRates } from '#modules/accounts/forms.schema'
import { day, minute } from '#platform/clock'
import { type PasskeyDevice, passkeyDevice } from '#test/passkey-device'
import { adminCredentials, startTestApp } from '#test/test-app'
import { bothEngines, engines, forEachTest } from '#test/test-runtime'

const origin = 'http://localhost:3000'
const { email, password } = adminCredentials

const pairOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
const handleOf = (text: string) => Buffer.from(text).toString('base64url')

describe.each(bothEngines)('passkeys, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
  let cookie: string
  let device: PasskeyDevice
  beforeEach(async () => {
    cookie = await app.signIn(email)
    device = passkeyDevice({ origin })
  })

  const call = (path: string, body: object, cookies = '', method = 'POST') =>
    app.call(method, path, { cookie: cookies, body })

  async function add(to = cookie, of = device, name = 'my telephone') {
    const asked = await call('/my/passkey-options', { password }, to)
    const response = of.create((await asked.json()) as never)
    return call('/my/passkeys', { response, name }, `${to}; ${pairOf(asked)}`)
  }
  async function question() {
    const asked = await call('/session/passkey-options', {})
    return { options: (await asked.json()) as { challenge: string }, held: pairOf(asked) }
  }
  async function signIn(with_ = device) {
    const { options, held } = await question()
    return call('/session/passkey', { response: with_.get(options) }, held)
  }
  const whoIs = async (answer: Response) =>
    app.accounts.authenticate(new Headers({ cookie: pairOf(answer) }))

  test('one that was added signs in, again and again, and the log says how', async () => {
    expect((await add()).status).toBe(204)
    for (const nth of [1, 2]) {
      const answer = await signIn()
      expect(answer.status, String(nth)).toBe(204)
      expect(await whoIs(answer)).toMatchObject({ kind: 'account', role: 'admin' })
      const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
      expect(names).toEqual(['session', 'device'])
    }
    const events = await app.events()
    expect(events[0]).toMatchObject({
      action: 'account.signed_in',
      details: { method: 'passkey' },
    })
    expect(events.map(({ action }) => action)).toContain('account.passkey_added')
  })

  test('wrong passwords from many addresses keep the password out, not the passkey', async () => {
    await add()
    for (let nth = 1; nth <= 50; nth += 1)
      await app.runtime.limits.take(accountRates.signInByAccount, email.toLowerCase())
    await expect(app.signIn(email, adminCredentials.password)).rejects.toMatchObject({
      code: 'request.too_many',
    })
    expect((await signIn()).status).toBe(204)
  })

  test('an unknown device, an old answer and one of another question sign nobody in', async () => {
    await add()
    expect((await signIn(passkeyDevice({ origin }))).status).toBe(401)
    const { options, held } = await question()
    const response = device.get(options)
    const other = await question()
    expect((await call('/session/passkey', { response }, other.held)).status).toBe(401)
    expect((await call('/session/passkey', { response })).status).toBe(401)
    expect((await call('/session/passkey', { response }, held)).status).toBe(204)
    expect((await call('/session/passkey', { response }, held)).status).toBe(401)
    expect((await call('/session/passkey', { response: { id: 'x' } }, held)).status).toBe(401)
  })

  test('an answer that counts back signs nobody in, nor does the second use of one at once', async () => {
    await add()
    const [first, second] = [await question(), await question()]
    const [old, present] = [device.get(first.options), device.get(second.options)]
    const send = (response: object, held: string) => call('/session/passkey', { response }, held)
    const together = await Promise.all([1, 2, 3].map(() => send(present, second.held)))
    expect(together.map(({ status }) => status).toSorted()).toEqual([204, 401, 401])
    expect((await send(old, first.held)).status).toBe(401)
    expect((await signIn()).status).toBe(204)
  })

  test('a question for signing in adds no passkey, and one for adding signs nobody in', async () => {
    await add()
    const { options, held } = await question()
    const response = passkeyDevice({ origin }).create(options)
    const added = await call('/my/passkeys', { response, name: 'x' }, `${cookie}; ${held}`)
    expect(added.status).toBe(401)
    const asked = await call('/my/passkey-options', { password }, cookie)
    const answer = device.get((await asked.json()) as { challenge: string })
    expect((await call('/session/passkey', { response: answer }, pairOf(asked))).status).toBe(401)
    const other = await app.signIn((await app.addPerson('student', 'mita@people.example')).email)
    const again = await call('/my/passkey-options', { password }, cookie)
    const made = passkeyDevice({ origin }).create((await again.json()) as { challenge: string })
    const theirs = `${other}; ${pairOf(again)}`
    const taken = await call('/my/passkeys', { response: made, name: 'x' }, theirs)
    expect(taken.status).toBe(401)
  })

  test('a device that asks for nothing makes no passkey, and signs nobody in', async () => {
    const device = passkeyDevice({ origin })
    device.verifiesUser = false
    expect((await add(cookie, device)).status).toBe(401)
    expect(await app.rows('passkeys')).toEqual([])
    device.verifiesUser = true
    await add(cookie, device)
    device.verifiesUser = false
    expect((await signIn(device)).status).toBe(401)
  })

  test('an answer for a look-alike host signs nobody in', async () => {
    const foreign = passkeyDevice({ origin: 'http://localhost.evil.example' })
    expect((await add(cookie, foreign)).status).toBe(401)
    expect(await app.rows('sessions')).toHaveLength(1)
  })

  test('a disabled account stays out, and only its owner ends a passkey', async () => {
    const sadia = await app.addPerson('student', 'sadia@people.example')
    const hers = await app.signIn(sadia.email)
    await add(hers)
    const { passkeys } = await app.json('GET', '/my/passkeys', { cookie: hers })
    expect(passkeys).toMatchObject([{ name: 'my telephone' }])
    const path = `/my/passkeys/${passkeys[0].id}`
    const refused = await app.answer('DELETE', path, { cookie, body: {} })
    expect(refused).toMatchObject({ status: 404, code: 'passkey.not_found' })
    expect((await signIn()).status).toBe(204)
    const key = await app.key('admin')
    const disable = (disabled: boolean) =>
      app.call('PATCH', `/accounts/${sadia.id}`, { key, body: { disabled } })
    await disable(true)
    expect((await signIn()).status).toBe(401)
    await disable(false)
    expect((await signIn()).status).toBe(204)
    await call(path, {}, await app.signIn(sadia.email), 'DELETE')
    expect((await signIn()).status).toBe(401)
  })

  test('the own one confirms who is at the desk, somebody else’s does not; neither leaves a session behind', async () => {
    const sadia = await app.addPerson('student', 'sadia@people.example')
    const foreign = passkeyDevice({ origin })
    await add(await app.signIn(sadia.email), foreign)
    await add()
    app.clock.move(6 * minute)
    const confirm = async (by: PasskeyDevice) => {
      const { options, held } = await question()
      return call('/session/confirm', { passkey: by.get(options) }, `${cookie}; ${held}`)
    }
    const before = (await app.rows('sessions')).length
    expect(await (await confirm(foreign)).json()).toMatchObject({ code: 'session.passkey_refused' })
    expect(await app.json('GET', '/session/confirm', { cookie })).toEqual({
      ...{ hasPassword: true, hasPasskey: true, provider: null, until: null },
      workUntil: expect.any(String),
    })
    const body = { name: 'Website', role: 'moderator' }
    expect((await call('/api-keys', body, cookie)).status).toBe(403)
    expect((await confirm(device)).status).toBe(204)
    expect((await call('/api-keys', body, cookie)).status).toBe(201)
    expect(await app.rows('sessions')).toHaveLength(before)
  })

  test('questions that nobody answers are forgotten', async () => {
    await question()
    expect(await app.rows('verifications')).toHaveLength(1)
    // better-auth reckons by the real clock.
    app.clock.move(Math.max(0, Date.now() - Date.parse(app.clock.now())) + day)
    await sweepAccounts(app.runtime)
    expect(await app.rows('verifications')).toEqual([])
  })
})

describe.each(engines)('whom a passkey names, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const post = (path: string, body: object, ...cookies: string[]) =>
    app.call('POST', path, { cookie: cookies.join('; '), body })

  /** Somebody with a device, signed in. */
  interface Owner {
    id: string
    cookie: string
    device: PasskeyDevice
  }
  const owner = await ownerCalled('owner')
  const other = await ownerCalled('other')
  const without = await app.addPerson('student', 'without@padma.example')
  // What was proved at signing in is over, so that a proof is asked for.
  app.clock.move(6 * minute)

  async function ownerCalled(name: string): Promise<Owner> {
    const { id, email } = await app.addPerson('admin', `${name}@padma.example`)
    const cookie = await app.signIn(email)
    const device = passkeyDevice({ origin })
    const asked = await post('/my/passkey-options', { password }, cookie)
    const response = device.create((await asked.json()) as never)
    const kept = await post('/my/passkeys', { response }, cookie, pairOf(asked))
    expect(kept.status).toBe(204)
    return { id, cookie, device }
  }
  type Handle = string | null | { of: unknown }
  /** Both ways in which a passkey proves something; each answers whether it did. */
  const ways = {
    'signing in': async (handle: Handle) => {
      const asked = await post('/session/passkey-options', {})
      const response = answerOf(await asked.json(), handle)
      return (await post('/session/passkey', { response }, pairOf(asked))).status === 204
    },
    confirming: async (handle: Handle) => {
      const asked = await post('/session/passkey-options', {})
      const passkey = answerOf(await asked.json(), handle)
      const { status } = await post('/session/confirm', { passkey }, owner.cookie, pairOf(asked))
      const made = await post('/api-keys', { name: 'Website', role: 'student' }, owner.cookie)
      expect(made.status).toBe(status === 204 ? 201 : 403)
      return status === 204
    },
  }
  /** What the owner's own device answers, with this in place of its owner's handle. */
  function answerOf(question: unknown, handle: Handle) {
    const { device } = owner
    device.userHandle = typeof handle === 'string' ? handle : null
    const answer = device.get(question as never)
    if (handle !== null && typeof handle === 'object') answer.response.userHandle = handle.of
    return answer
  }

  const sessions = async () => (await app.rows('sessions')).length

  test('no way takes an answer that names another or nobody, which opens no session, and each the owner', async () => {
    for (const prove of Object.values(ways)) {
      const own = handleOf(owner.id)
      const before = await sessions()
      const refused: [string, Handle][] = [
        ['another owner', handleOf(other.id)],
        ['somebody without a passkey', handleOf(without.id)],
        ['nobody', null],
        ['null', { of: null }],
        ['an empty one', ''],
        ['no text', { of: 7 }],
        ['a list', { of: [own] }],
        ['a sign that no handle has', `${own}!`],
        ['a longer one than there is', 'a'.repeat(87)],
      ]
      for (const [name, handle] of refused) expect(await prove(handle), name).toBe(false)
      expect(await sessions()).toBe(before)
      expect(await prove(own)).toBe(true)
    }
  })
})
