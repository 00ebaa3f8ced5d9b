import { beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { outcomeOf } from '#test/outcome-of'
import { bothEngines, engines, forEachTest } from '#test/test-runtime'
import { accountOfLink, makeLink } from './account-links.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { disableAccount } from './accounts.ts'
import { putPassword } from './credentials.store.ts'
import {
  changeRole,
  createAccount,
  resetPassword,
  signIn,
  signOut,
  sweepAccounts,
} from './index.server.ts'
import { address, asha, cookieOf, emptyGround, openGround } from './test-ground.ts'

const { email, password } = asha

describe.each(bothEngines)('sessions, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous: ctx, byHand, sessions } = ground
  const account = forEachTest(ground.addAsha)

  const enter = (over: Partial<{ email: string; password: string; address: string }> = {}) =>
    signIn(ctx, accounts, { ...asha, address, ...over })

  test('a session ends after 30 minutes without use, and each use prolongs it', async () => {
    const headers = cookieOf(await enter())
    for (let round = 0; round < 3; round += 1) {
      ground.moveClock(29 * minute)
      expect((await accounts.authenticate(headers)).kind).toBe('account')
    }
    ground.moveClock(30 * minute)
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('a session ends after 12 hours, however much it is used', async () => {
    const headers = cookieOf(await enter())
    for (let used = 20; used < 12 * 60; used += 20) {
      ground.moveClock(20 * minute)
      expect((await accounts.authenticate(headers)).kind).toBe('account')
    }
    ground.moveClock(20 * minute)
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('only sessions that are over are swept', async () => {
    await enter()
    ground.moveClock(hour)
    const kept = cookieOf(await enter())
    await sweepAccounts(runtime)
    expect(await sessions()).toHaveLength(1)
    expect((await accounts.authenticate(kept)).kind).toBe('account')
  })

  test('a role change counts on the next request', async () => {
    const headers = cookieOf(await enter())
    const rina = { email: 'rina@padma.example', name: 'Rina', password, role: 'admin' as const }
    await createAccount(ctx, rina)
    await byHand.write((w) => changeRole(w, { accountId: account.id, role: 'student' }))
    expect(await accounts.authenticate(headers)).toMatchObject({ role: 'student' })
  })

  test('disabling and a new password shut out on the next request', async () => {
    const rafi = { email: 'rafi@padma.example', name: 'Rafi', password, role: 'student' as const }
    const { id } = await createAccount(ctx, rafi)
    const disabled = cookieOf(await enter({ email: rafi.email }))
    const reset = cookieOf(await enter())
    await byHand.write((w) => disableAccount(w, { accountId: id }))
    await resetPassword(byHand, { email, password: 'nine blue kites', organisation: [] })
    const subject = `account:${account.id}`
    expect((await ground.events())[0]).toMatchObject({ action: 'account.password_reset', subject })
    expect((await accounts.authenticate(disabled)).kind).toBe('anonymous')
    expect((await accounts.authenticate(reset)).kind).toBe('anonymous')
    expect(await outcomeOf(enter())).toBe('session.wrong_credentials')
    expect(await outcomeOf(enter({ password: 'nine blue kites' }))).toBe('done')
  })

  test('a password that is replaced while it is looked at opens nothing', async () => {
    const signing = outcomeOf(enter())
    const { ids, clock } = runtime
    const row = { id: ids.uuid(), accountId: account.id, passwordHash: 'salt:another' }
    await runtime.database.write((tx) => putPassword(tx, { ...row, now: clock.now() }))
    expect(await signing).toBe('session.wrong_credentials')
    expect(await sessions()).toEqual([])
  })

  test('the flag alone shuts out, even where a session was left over', async () => {
    const headers = cookieOf(await enter())
    await ground.force('accounts', { disabledAt: runtime.clock.now() })
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('signing out ends the session and drops the cookie', async () => {
    const headers = cookieOf(await enter())
    const answer = await signOut(ctx, accounts, headers)
    expect(answer.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
    const signedOut = { action: 'account.signed_out', by: account.id }
    expect((await ground.events())[0]).toMatchObject(signedOut)
  })

  test('a token from the table opens nothing without our signature', async () => {
    const headers = cookieOf(await enter())
    const [{ token } = { token: '' }] = await sessions()
    const genuine = headers.get('cookie') as string
    const forged = [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`].map(
      (value) => `session=${value}`,
    )
    for (const cookie of [...forged, genuine.replace('session=', 'session=x')])
      expect((await accounts.authenticate(new Headers({ cookie }))).kind, cookie).toBe('anonymous')
  })
})

test('without a genuine cookie or a key of ours the database is not asked', async () => {
  const ground = await openGround('sqlite')
  const { accounts, anonymous: ctx } = ground
  await ground.addAsha()
  const genuine = cookieOf(await signIn(ctx, accounts, { email, password, address }))
  await ground.close()
  for (const headers of [
    new Headers(),
    new Headers({ cookie: 'theme=dark; viewing=abc' }),
    new Headers({ cookie: 'session=forged.signature' }),
    new Headers({ authorization: 'Bearer a-viewing-token' }),
  ])
    expect(await accounts.authenticate(headers)).toEqual({ kind: 'anonymous' })
  await expect(accounts.authenticate(genuine)).rejects.toThrow()
})

describe.each(engines)('when the clock is set back, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous: ctx } = ground
  beforeEach(ground.addAsha)

  const enter = async () => cookieOf(await signIn(ctx, accounts, { ...asha, address }))
  const whoComes = async (headers: Headers) => (await accounts.authenticate(headers)).kind

  test('a session that was found ended stays ended', async () => {
    const headers = await enter()
    ground.moveClock(31 * minute)
    expect(await whoComes(headers)).toBe('anonymous')
    ground.moveClock(-20 * minute)
    expect(await whoComes(headers)).toBe('anonymous')
  })

  test('a session that ended unseen does not come back', async () => {
    const headers = await enter()
    ground.moveClock(31 * minute - 3 * hour)
    expect(await whoComes(headers)).toBe('anonymous')
    expect(await whoComes(await enter())).toBe('account')
  })

  test('nor when the clock has caught up', async () => {
    const headers = await enter()
    ground.moveClock(-3 * hour)
    await sweepAccounts(runtime)
    ground.moveClock(3 * hour)
    expect(await whoComes(headers)).toBe('anonymous')
  })

  test.each(['reset', 'confirm', 'second-factor'] as const)(
    'a link that lives for a while does not live longer: %s',
    async (purpose) => {
      const account = await ctx.read(({ tx }) => findAccountByEmail(tx, asha.email))
      const accountId = account?.id ?? ''
      const { token } = await ctx.write((write) => makeLink(write, { accountId, purpose }))
      const opens = () => ctx.read((read) => accountOfLink(read, { token, purpose }))
      ground.moveClock(-5000)
      expect(await opens()).toBe(accountId)
      ground.moveClock(-3 * hour)
      expect(await opens()).toBe(null)
      await sweepAccounts(runtime)
      ground.moveClock(3 * hour)
      expect(await opens()).toBe(null)
    },
  )

  test('a clock that is corrected by seconds ends nothing', async () => {
    const headers = await enter()
    ground.moveClock(-5000)
    expect(await whoComes(headers)).toBe('account')
  })
})
