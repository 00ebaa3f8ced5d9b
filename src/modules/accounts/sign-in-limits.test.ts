import { beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'
import { openLimits } from '#platform/limits'
import { engines } from '#test/test-runtime'
import {
  type Accounts,
  createAccount,
  openAccounts,
  resetPassword,
  signIn,
} from './index.server.ts'
import { accountRates } from './limits.ts'
import type { SignInInput } from './signing-in.ts'
import { address, asha, cookieOf, openGround, outcome } from './test-ground.ts'

describe.each(engines)('tries to sign in, on %s', async (engine) => {
  let runtime: Runtime
  let accounts: Accounts
  let ctx: ActionContext

  const ground = await openGround(engine)
  beforeEach(async () => {
    runtime = await ground.fresh()
    accounts = openAccounts(runtime)
    ctx = actAs(runtime, { kind: 'anonymous' })
    const byHand = actAs(runtime, system)
    await createAccount(byHand, { ...asha, name: 'Asha Rahman', role: 'admin' })
  })

  const enter = (over: Partial<SignInInput> = {}) =>
    signIn(ctx, accounts, { ...asha, address, ...over })
  /** Strangers have used up all tries of the account. */
  const keepOut = async (email = asha.email) => {
    for (let nth = 0; nth < 50; nth += 1)
      await runtime.limits.take(accountRates.signInByAccount, email)
  }

  test('after 5 failures from one address even the right password waits 15 minutes', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await outcome(enter({ password: 'wrong' }))).toBe('session.wrong_credentials')
    expect(await outcome(enter())).toBe('request.too_many')
    expect(await outcome(enter({ address: '203.0.113.8' }))).toBe('signed in')
    ground.moveClock(15 * minute)
    expect(await outcome(enter())).toBe('signed in')
  })

  test('the tries count for every process, and after a restart', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await outcome(enter({ password: 'wrong' }))
    const { database, clock, secrets } = runtime
    const limits = openLimits({ database, clock, secrets, raisedFor: [], longestWindow: hour })
    const other = { ...runtime, limits }
    const elsewhere = signIn(actAs(other, { kind: 'anonymous' }), openAccounts(other), {
      ...asha,
      address,
    })
    expect(await outcome(elsewhere)).toBe('request.too_many')
  })

  test('many guesses at once get no more tries than one after another', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      outcome(enter({ password: `guess ${index}` })),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((code) => code === 'session.wrong_credentials')).toHaveLength(5)
    expect(answers.filter((code) => code === 'request.too_many')).toHaveLength(7)
  })

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await outcome(enter({ password: 'wrong' }))
      expect(await outcome(enter())).toBe('signed in')
    }
  })

  test('50 failures for one account from many addresses make every address wait', async () => {
    const { limits } = runtime
    for (let attempt = 0; attempt < 50; attempt += 1)
      await limits.take(accountRates.signInByAccount, asha.email)
    expect(await outcome(enter({ address: '198.51.100.99' }))).toBe('request.too_many')
    ground.moveClock(15 * minute)
    expect(await outcome(enter({ address: '198.51.100.99' }))).toBe('signed in')
  })

  test('a browser that has signed in before gets in whatever strangers have tried', async () => {
    const headers = cookieOf(await enter())
    await keepOut()
    expect(await outcome(enter())).toBe('request.too_many')
    expect(await outcome(enter({ headers }))).toBe('signed in')
    expect(await outcome(enter({ headers, password: 'wrong' }))).toBe('session.wrong_credentials')
  })

  test('its wrong passwords count on a limit of its own, and on no other', async () => {
    const headers = cookieOf(await enter())
    for (let nth = 0; nth < 5; nth += 1)
      expect(await outcome(enter({ headers, password: 'wrong' }))).toBe('session.wrong_credentials')
    await expect(enter({ headers })).rejects.toMatchObject({
      code: 'request.too_many',
      limitOf: 'accountInBrowser',
    })
    expect(await outcome(enter())).toBe('signed in')
    ground.moveClock(15 * minute)
    expect(await outcome(enter({ headers }))).toBe('signed in')
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
      expect(await outcome(enter({ headers: new Headers({ cookie }) }))).toBe('request.too_many')
    const headers = new Headers({ cookie: genuine })
    expect(await outcome(enter({ ...other, headers }))).toBe('request.too_many')
    const byHand = actAs(runtime, system)
    const password = 'nine blue kites'
    await resetPassword(byHand, { email: asha.email, password, organisation: [] })
    expect(await outcome(enter({ headers, password }))).toBe('request.too_many')
  })

  test('a browser of several people is known again to each of them', async () => {
    const rafi = { email: 'rafi@padma.example', password: asha.password }
    await createAccount(ctx, { ...rafi, name: 'Rafi', role: 'student' })
    const first = cookieOf(await enter())
    const headers = cookieOf(await enter({ ...rafi, headers: first }))
    await keepOut()
    await keepOut(rafi.email)
    expect(await outcome(enter({ headers }))).toBe('signed in')
    expect(await outcome(enter({ ...rafi, headers }))).toBe('signed in')
  })
})
