import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { outcomeOf } from '#test/outcome-of'
import { engines, forEachTest } from '#test/test-runtime'
import { disableAccount } from './accounts.ts'
import { accountRates } from './forms.schema.ts'
import { createAccount, resetPassword, signIn, signUp } from './index.server.ts'
import type { SignInInput } from './signing-in.ts'
import { address, asha, cookieOf, emptyGround, openGround } from './test-ground.ts'

const { email, password } = asha

describe.each(engines)('signing in, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous: ctx, byHand, sessions, events } = ground
  const account = forEachTest(ground.addAsha)

  const enter = (over: Partial<{ email: string; password: string; address: string }> = {}) =>
    signIn(ctx, accounts, { email, password, address, ...over })

  test('the right password opens a session that the next request brings back', async () => {
    const headers = await enter({ email: 'ASHA@padma.example' })
    const actor = await accounts.authenticate(cookieOf(headers))
    const { id } = account
    const known = { kind: 'account', id, role: 'admin', name: 'Asha' }
    expect(actor).toMatchObject(known)
    const signedIn = { action: 'account.signed_in', by: id, subject: `account:${id}` }
    expect((await events())[0]).toMatchObject(signedIn)
    const [row] = await ground.rows('accounts')
    expect(row?.lastSignInAt).toBe(runtime.clock.now())
  })

  test('unknown email, wrong password and disabled account are answered alike', async () => {
    const rafi = { email: 'rafi@padma.example', name: 'Rafi', password, role: 'student' as const }
    const { id } = await createAccount(ctx, rafi)
    await byHand.write((w) => disableAccount(w, { accountId: id }))
    const answers = await Promise.all(
      [{ email: 'nobody@padma.example' }, { password: 'wrong' }, { email: rafi.email }].map(
        (over) => enter(over).catch((error) => [error.code, error.message, error.kind]),
      ),
    )
    expect(answers[0]).toEqual([
      'session.wrong_credentials',
      'The email or the password is wrong. Check both and try again.',
      'unauthenticated',
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await sessions()).toEqual([])
  })

  test('a failed try is in the audit log, without the email', async () => {
    await outcomeOf(enter({ password: 'wrong' }))
    await outcomeOf(enter({ email: 'nobody@padma.example' }))
    const failed = (await events()).slice(0, 2)
    expect(failed.map(({ action, subject }) => [action, subject])).toEqual([
      ['account.sign_in_failed', null],
      ['account.sign_in_failed', `account:${account.id}`],
    ])
    expect(JSON.stringify(failed)).not.toContain('nobody')
  })

  test('an email serves one account only, even when two sign up at once', async () => {
    const rina = { name: 'Rina', password: 'nine blue kites', address }
    const answers = await Promise.all(
      ['rina@padma.example', 'Rina@Padma.Example'].map((one) =>
        outcomeOf(signUp(ctx, accounts, { ...rina, email: one })),
      ),
    )
    expect(answers.sort()).toEqual(['account.email_taken', 'done'])
  })

  test('sign-ups from one address are limited', async () => {
    for (let taken = 0; taken < 10; taken += 1)
      await runtime.limits.takeByAddress(accountRates.signUp, address)
    const late = { email: 'late@padma.example', name: 'Late', password, address }
    expect(await outcomeOf(signUp(ctx, accounts, late))).toBe('request.too_many')
  })
})

test('over https the cookie is bound to the host and never leaves https', async () => {
  const ground = await openGround('sqlite', 'https://files.padma.example')
  const { accounts, anonymous: ctx } = ground
  await ground.addAsha()
  const headers = await signIn(ctx, accounts, { email, password, address })
  const [session, device, ...others] = headers.getSetCookie()
  expect(session).toMatch(
    /^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(others).toEqual([])
  expect([...headers.keys()]).toEqual(['set-cookie', 'set-cookie'])
  expect((await accounts.authenticate(cookieOf(headers))).kind).toBe('account')
})

describe.each(engines)('tries to sign in, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous: ctx, byHand } = ground
  beforeEach(ground.addAsha)

  const enter = (over: Partial<SignInInput> = {}) =>
    signIn(ctx, accounts, { ...asha, address, ...over })
  /** Strangers have used up all tries of the account. */
  const keepOut = async (email = asha.email) => {
    for (let nth = 0; nth < 50; nth += 1)
      await runtime.limits.take(accountRates.signInByAccount, email)
  }

  test('after 5 failures from one address even the right password waits 15 minutes', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await outcomeOf(enter({ password: 'wrong' }))).toBe('session.wrong_credentials')
    expect(await outcomeOf(enter())).toBe('request.too_many')
    expect(await outcomeOf(enter({ address: '203.0.113.8' }))).toBe('done')
    ground.moveClock(15 * minute)
    expect(await outcomeOf(enter())).toBe('done')
  })

  test('many guesses at once get no more tries than one after another', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      outcomeOf(enter({ password: `guess ${index}` })),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((code) => code === 'session.wrong_credentials')).toHaveLength(5)
    expect(answers.filter((code) => code === 'request.too_many')).toHaveLength(7)
  })

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await outcomeOf(enter({ password: 'wrong' }))
      expect(await outcomeOf(enter())).toBe('done')
    }
  })

  test('50 failures for one account from many addresses make every address wait', async () => {
    const { limits } = runtime
    for (let attempt = 0; attempt < 50; attempt += 1)
      await limits.take(accountRates.signInByAccount, asha.email)
    expect(await outcomeOf(enter({ address: '198.51.100.99' }))).toBe('request.too_many')
    ground.moveClock(15 * minute)
    expect(await outcomeOf(enter({ address: '198.51.100.99' }))).toBe('done')
  })

  test('a browser that has signed in before gets in whatever strangers have tried', async () => {
    const headers = cookieOf(await enter())
    await keepOut()
    expect(await outcomeOf(enter())).toBe('request.too_many')
    expect(await outcomeOf(enter({ headers }))).toBe('done')
    expect(await outcomeOf(enter({ headers, password: 'wrong' }))).toBe('session.wrong_credentials')
  })

  test('its wrong passwords count on a limit of its own, and on no other', async () => {
    const headers = cookieOf(await enter())
    for (let nth = 0; nth < 5; nth += 1)
      expect(await outcomeOf(enter({ headers, password: 'wrong' }))).toBe(
        'session.wrong_credentials',
      )
    await expect(enter({ headers })).rejects.toMatchObject({
      code: 'request.too_many',
      limitOf: 'accountInBrowser',
    })
    expect(await outcomeOf(enter())).toBe('done')
    ground.moveClock(15 * minute)
    expect(await outcomeOf(enter({ headers }))).toBe('done')
  })

  test('it is known again by its own cookie only, and until the password is another', async () => {
    const genuine = cookieOf(await enter()).get('cookie') as string
    const other = { ...asha, email: 'rafi@padma.example' }
    await createAccount(ctx, { ...other, name: 'Rafi', role: 'student' })
    await keepOut(other.email)
    const [, device = ''] = /device=([\w-]{43})/.exec(genuine) ?? []
    expect(device).not.toBe('')
    const madeUp = [
      `device=${device}.${'A'.repeat(43)}`,
      'device=~',
      genuine.replace('device', 'dev'),
    ]
    await keepOut()
    for (const cookie of madeUp)
      expect(await outcomeOf(enter({ headers: new Headers({ cookie }) }))).toBe('request.too_many')
    const headers = new Headers({ cookie: genuine })
    expect(await outcomeOf(enter({ ...other, headers }))).toBe('request.too_many')
    const password = 'nine blue kites'
    await resetPassword(byHand, { email: asha.email, password, organisation: [] })
    expect(await outcomeOf(enter({ headers, password }))).toBe('request.too_many')
  })

  test('a browser of several people is known again to each of them', async () => {
    const rafi = { email: 'rafi@padma.example', password: asha.password }
    await createAccount(ctx, { ...rafi, name: 'Rafi', role: 'student' })
    const first = cookieOf(await enter())
    const headers = cookieOf(await enter({ ...rafi, headers: first }))
    await keepOut()
    await keepOut(rafi.email)
    expect(await outcomeOf(enter({ headers }))).toBe('done')
    expect(await outcomeOf(enter({ ...rafi, headers }))).toBe('done')
  })
})
