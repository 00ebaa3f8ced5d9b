import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { hour, minute } from '#platform/clock'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'
import { openLimits } from '#platform/limits'
import { engines } from '#test/test-runtime'
import { disableAccount } from './disable-account.ts'
import {
  type Accounts,
  changeRole,
  createAccount,
  openAccounts,
  resetPassword,
} from './index.server.ts'
import type { Account } from './schema.ts'
import { type Ground, openGround } from './test-ground.ts'

const email = 'asha@padma.example'
const password = 'seven green boats'
const address = '203.0.113.7'

/** A browser's next request after these answer headers. */
function cookieOf(headers: Headers): Headers {
  const [pair = ''] = headers.getSetCookie()[0]?.split(';') ?? []
  return new Headers({ cookie: `theme=dark; ${pair}` })
}

describe.each(engines)('signing in, on %s', (engine) => {
  let ground: Ground
  let runtime: Runtime
  let accounts: Accounts
  let ctx: ActionContext
  let asha: Account

  beforeAll(async () => {
    ground = await openGround(engine)
  })
  afterAll(() => ground.close())
  beforeEach(async () => {
    runtime = await ground.fresh()
    accounts = openAccounts(runtime)
    ctx = actAs(runtime, { kind: 'anonymous' })
    const byHand = actAs(runtime, system)
    asha = await createAccount(byHand, { email, name: 'Asha Rahman', password, role: 'admin' })
  })

  const signIn = (over: Partial<{ email: string; password: string; address: string }> = {}) =>
    accounts.signIn(ctx, { email, password, address, ...over })
  const outcome = (promise: Promise<unknown>) =>
    promise.then(
      () => 'signed in',
      (error) => error.code,
    )
  const actions = async () => {
    const events = await ctx.read((read) => listEvents(read, { limit: 100 }))
    return events.map(({ action, actorKind, actorId, subject }) => ({
      action,
      by: actorId ?? actorKind,
      subject,
    }))
  }

  test('the right password opens a session that the next request brings back', async () => {
    const headers = await signIn({ email: 'ASHA@padma.example' })
    const actor = await accounts.authenticate(cookieOf(headers))
    expect(actor).toMatchObject({
      kind: 'account',
      id: asha.id,
      role: 'admin',
      name: 'Asha Rahman',
    })
    const events = await actions()
    expect(events[0]).toEqual({
      action: 'account.signed_in',
      by: asha.id,
      subject: `account:${asha.id}`,
    })
    const row = await runtime.database.reader
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row.lastSignInAt).toBe(runtime.clock.now())
  })

  test('everything stored about people and sessions is text on both engines', async () => {
    await signIn()
    const { reader } = runtime.database
    const rows = [
      ...(await reader.selectFrom('accounts').selectAll().execute()),
      ...(await reader.selectFrom('credentials').selectAll().execute()),
      ...(await reader.selectFrom('sessions').selectAll().execute()),
    ]
    expect(rows).toHaveLength(3)
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        if (column === 'emailVerified') expect(value).toBe(1)
        else if (value !== null) expect(value, column).toBeTypeOf('string')
        if (column.endsWith('At') && value !== null)
          expect(value, column).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      }
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  test('unknown email, wrong password and disabled account are answered alike', async () => {
    const rafi = { email: 'rafi@padma.example', name: 'Rafi', password, role: 'student' as const }
    const { id } = await createAccount(ctx, rafi)
    await actAs(runtime, system).write((w) => disableAccount(w, { accountId: id }))
    const answers = await Promise.all(
      [{ email: 'nobody@padma.example' }, { password: 'wrong' }, { email: rafi.email }].map(
        (over) => signIn(over).catch((error) => [error.code, error.message, error.kind]),
      ),
    )
    expect(answers[0]).toEqual([
      'session.wrong_credentials',
      'The email or the password is wrong. Check both and try again.',
      'unauthenticated',
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const sessions = await runtime.database.reader.selectFrom('sessions').selectAll().execute()
    expect(sessions).toEqual([])
  })

  test('an unknown email takes as long as a wrong password', async () => {
    const times: Record<string, number[]> = { unknown: [], wrong: [] }
    for (let round = 0; round < 5; round += 1)
      for (const [kind, over] of [
        ['unknown', { email: `nobody${round}@padma.example` }],
        ['wrong', { password: 'wrong password' }],
      ] as const) {
        const start = performance.now()
        await outcome(signIn({ ...over, address: `198.51.100.${round}` }))
        times[kind]?.push(performance.now() - start)
      }
    const median = (values: number[] = []) => values.sort((a, b) => a - b)[2] as number
    const ratio = median(times.unknown) / median(times.wrong)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('a failed try is in the audit log, without the email', async () => {
    await outcome(signIn({ password: 'wrong' }))
    await outcome(signIn({ email: 'nobody@padma.example' }))
    const events = await ctx.read((read) => listEvents(read, { limit: 2 }))
    expect(events.map(({ action, subject }) => [action, subject])).toEqual([
      ['account.sign_in_failed', null],
      ['account.sign_in_failed', `account:${asha.id}`],
    ])
    expect(JSON.stringify(events)).not.toContain('nobody')
  })

  test('after 5 failures from one address even the right password waits 15 minutes', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await outcome(signIn({ password: 'wrong' }))).toBe('session.wrong_credentials')
    expect(await outcome(signIn())).toBe('request.too_many')
    expect(await outcome(signIn({ address: '203.0.113.8' }))).toBe('signed in')
    ground.moveClock(15 * minute)
    expect(await outcome(signIn())).toBe('signed in')
  })

  test('the tries count for every process, and after a restart', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await outcome(signIn({ password: 'wrong' }))
    const { database, clock, secrets } = runtime
    const limits = openLimits({ database, clock, secrets, raisedFor: [] })
    const other = { ...runtime, limits }
    const elsewhere = openAccounts(other).signIn(actAs(other, { kind: 'anonymous' }), {
      email,
      password,
      address,
    })
    expect(await outcome(elsewhere)).toBe('request.too_many')
  })

  test('many guesses at once get no more tries than one after another', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      outcome(signIn({ password: `guess ${index}` })),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((code) => code === 'session.wrong_credentials')).toHaveLength(5)
    expect(answers.filter((code) => code === 'request.too_many')).toHaveLength(7)
  })

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await outcome(signIn({ password: 'wrong' }))
      expect(await outcome(signIn())).toBe('signed in')
    }
  })

  test('50 failures for one account from many addresses make every address wait', async () => {
    const { limits } = runtime
    for (let attempt = 0; attempt < 50; attempt += 1) await limits.take('signInByAccount', email)
    expect(await outcome(signIn({ address: '198.51.100.99' }))).toBe('request.too_many')
    ground.moveClock(15 * minute)
    expect(await outcome(signIn({ address: '198.51.100.99' }))).toBe('signed in')
  })

  test('a session ends after 30 minutes without use, and each use prolongs it', async () => {
    const headers = cookieOf(await signIn())
    for (let round = 0; round < 3; round += 1) {
      ground.moveClock(29 * minute)
      expect((await accounts.authenticate(headers)).kind).toBe('account')
    }
    ground.moveClock(30 * minute)
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('a session ends after 12 hours, however much it is used', async () => {
    const headers = cookieOf(await signIn())
    for (let used = 20; used < 12 * 60; used += 20) {
      ground.moveClock(20 * minute)
      expect((await accounts.authenticate(headers)).kind).toBe('account')
    }
    ground.moveClock(20 * minute)
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('only sessions that are over are swept', async () => {
    await signIn()
    ground.moveClock(hour)
    const kept = cookieOf(await signIn())
    await accounts.sweep()
    const sessions = await runtime.database.reader.selectFrom('sessions').selectAll().execute()
    expect(sessions).toHaveLength(1)
    expect((await accounts.authenticate(kept)).kind).toBe('account')
  })

  test('a role change counts on the next request', async () => {
    const headers = cookieOf(await signIn())
    const rina = { email: 'rina@padma.example', name: 'Rina', password, role: 'admin' as const }
    await createAccount(ctx, rina)
    await actAs(runtime, system).write((w) =>
      changeRole(w, { accountId: asha.id, role: 'student' }),
    )
    expect(await accounts.authenticate(headers)).toMatchObject({ role: 'student' })
  })

  test('disabling and a new password shut out on the next request', async () => {
    const rafi = { email: 'rafi@padma.example', name: 'Rafi', password, role: 'student' as const }
    const { id } = await createAccount(ctx, rafi)
    const disabled = cookieOf(await signIn({ email: rafi.email }))
    const reset = cookieOf(await signIn())
    const byHand = actAs(runtime, system)
    await byHand.write((w) => disableAccount(w, { accountId: id }))
    await resetPassword(byHand, { email, password: 'nine blue kites', organisation: [] })
    expect((await accounts.authenticate(disabled)).kind).toBe('anonymous')
    expect((await accounts.authenticate(reset)).kind).toBe('anonymous')
    expect(await outcome(signIn())).toBe('session.wrong_credentials')
    expect(await outcome(signIn({ password: 'nine blue kites' }))).toBe('signed in')
  })

  test('the flag alone shuts out, even where a session was left over', async () => {
    const headers = cookieOf(await signIn())
    const disabledAt = runtime.clock.now()
    await runtime.database.write((tx) => tx.updateTable('accounts').set({ disabledAt }).execute())
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
  })

  test('signing in again ends the session that it replaces, and no other', async () => {
    const [here, there] = [cookieOf(await signIn()), cookieOf(await signIn())]
    const again = { email, address, replaces: here }
    expect(await outcome(accounts.signIn(ctx, { ...again, password: 'wrong' }))).toBe(
      'session.wrong_credentials',
    )
    expect((await accounts.authenticate(here)).kind).toBe('account')
    const next = cookieOf(await accounts.signIn(ctx, { ...again, password }))
    expect((await accounts.authenticate(here)).kind).toBe('anonymous')
    for (const kept of [there, next])
      expect((await accounts.authenticate(kept)).kind).toBe('account')
    expect((await actions())[0]).toMatchObject({ action: 'account.session_ended' })
    const rina = { email: 'rina@padma.example', name: 'Rina', password: 'nine blue kites' }
    await accounts.signUp(ctx, { ...rina, address, replaces: next })
    expect((await accounts.authenticate(next)).kind).toBe('anonymous')
    await accounts.signIn(ctx, {
      ...again,
      password,
      replaces: new Headers({ cookie: 'session=a.b' }),
    })
  })

  test('signing out ends the session and drops the cookie', async () => {
    const headers = cookieOf(await signIn())
    const answer = await accounts.signOut(ctx, headers)
    expect(answer.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect((await accounts.authenticate(headers)).kind).toBe('anonymous')
    expect((await actions())[0]).toMatchObject({ action: 'account.signed_out', by: asha.id })
  })

  test('signing out without a session drops the cookie and writes nothing', async () => {
    const before = (await actions()).length
    const stale = new Headers({ cookie: 'session=old.forged' })
    expect((await accounts.signOut(ctx, stale)).getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await actions()).toHaveLength(before)
  })

  test('a token from the table opens nothing without our signature', async () => {
    const headers = cookieOf(await signIn())
    const { token } = await runtime.database.reader
      .selectFrom('sessions')
      .select('token')
      .executeTakeFirstOrThrow()
    const genuine = headers.get('cookie') as string
    const forged = [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`].map(
      (value) => `session=${value}`,
    )
    for (const cookie of [...forged, genuine.replace('session=', 'session=x')])
      expect((await accounts.authenticate(new Headers({ cookie }))).kind, cookie).toBe('anonymous')
  })

  test('signing up makes a student who is signed in', async () => {
    const rina = { email: 'rina@padma.example', name: 'Rina Das', password: 'nine blue kites' }
    const headers = await accounts.signUp(ctx, { ...rina, address })
    expect(await accounts.authenticate(cookieOf(headers))).toMatchObject({
      kind: 'account',
      name: 'Rina Das',
      role: 'student',
    })
    expect((await actions()).slice(0, 2).map(({ action }) => action)).toEqual([
      'account.signed_in',
      'account.created',
    ])
  })

  test('an email serves one account only, even when two sign up at once', async () => {
    const rina = { name: 'Rina', password: 'nine blue kites', address }
    const answers = await Promise.all(
      ['rina@padma.example', 'Rina@Padma.Example'].map((one) =>
        outcome(accounts.signUp(ctx, { ...rina, email: one })),
      ),
    )
    expect(answers.sort()).toEqual(['account.email_taken', 'signed in'])
  })

  test('sign-ups from one address are limited', async () => {
    for (let taken = 0; taken < 10; taken += 1)
      await runtime.limits.takeByAddress('signUp', address)
    const late = { email: 'late@padma.example', name: 'Late', password, address }
    expect(await outcome(accounts.signUp(ctx, late))).toBe('request.too_many')
  })
})

test('without a genuine cookie or a key of ours the database is not asked', async () => {
  const ground = await openGround('sqlite')
  const runtime = await ground.fresh()
  const accounts = openAccounts(runtime)
  const ctx = actAs(runtime, { kind: 'anonymous' })
  await createAccount(ctx, { email, name: 'Asha', password, role: 'admin' })
  const genuine = cookieOf(await accounts.signIn(ctx, { email, password, address }))
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

test('over https the cookie is bound to the host and never leaves https', async () => {
  const ground = await openGround('sqlite', 'https://files.padma.example')
  const runtime = await ground.fresh()
  const accounts = openAccounts(runtime)
  const ctx = actAs(runtime, { kind: 'anonymous' })
  await createAccount(ctx, { email, name: 'Asha', password, role: 'admin' })
  const headers = await accounts.signIn(ctx, { email, password, address })
  expect(headers.getSetCookie()).toHaveLength(1)
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect([...headers.keys()]).toEqual(['set-cookie'])
  expect((await accounts.authenticate(cookieOf(headers))).kind).toBe('account')
  await ground.close()
})
