import { beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'
import { engines } from '#test/test-runtime'
import { disableAccount } from './accounts.ts'
import { type Accounts, createAccount, openAccounts, signIn, signUp } from './index.server.ts'
import { accountRates } from './limits.ts'
import { address, asha, cookieOf, openGround, outcome } from './test-ground.ts'

const { email, password } = asha

describe.each(engines)('signing in, on %s', async (engine) => {
  let runtime: Runtime
  let accounts: Accounts
  let ctx: ActionContext
  let accountId: string

  const ground = await openGround(engine)
  beforeEach(async () => {
    runtime = await ground.fresh()
    accounts = openAccounts(runtime)
    ctx = actAs(runtime, { kind: 'anonymous' })
    const byHand = actAs(runtime, system)
    const made = await createAccount(byHand, { ...asha, name: 'Asha Rahman', role: 'admin' })
    accountId = made.id
  })

  const enter = (over: Partial<{ email: string; password: string; address: string }> = {}) =>
    signIn(ctx, accounts, { email, password, address, ...over })
  const actions = async () => {
    const events = await ctx.read((read) => listEvents(read, { limit: 100 }))
    return events.map(({ action, actorKind, actorId, subject }) => ({
      action,
      by: actorId ?? actorKind,
      subject,
    }))
  }

  test('the right password opens a session that the next request brings back', async () => {
    const headers = await enter({ email: 'ASHA@padma.example' })
    const actor = await accounts.authenticate(cookieOf(headers))
    expect(actor).toMatchObject({
      kind: 'account',
      id: accountId,
      role: 'admin',
      name: 'Asha Rahman',
    })
    const events = await actions()
    expect(events[0]).toEqual({
      action: 'account.signed_in',
      by: accountId,
      subject: `account:${accountId}`,
    })
    const row = await runtime.database.reader
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row.lastSignInAt).toBe(runtime.clock.now())
  })

  test('everything stored about people and sessions is text on both engines', async () => {
    await enter()
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
    const sessions = await runtime.database.reader.selectFrom('sessions').selectAll().execute()
    expect(sessions).toEqual([])
  })

  test('a failed try is in the audit log, without the email', async () => {
    await outcome(enter({ password: 'wrong' }))
    await outcome(enter({ email: 'nobody@padma.example' }))
    const events = await ctx.read((read) => listEvents(read, { limit: 2 }))
    expect(events.map(({ action, subject }) => [action, subject])).toEqual([
      ['account.sign_in_failed', null],
      ['account.sign_in_failed', `account:${accountId}`],
    ])
    expect(JSON.stringify(events)).not.toContain('nobody')
  })

  test('signing up makes a student who is signed in', async () => {
    const rina = { email: 'rina@padma.example', name: 'Rina Das', password: 'nine blue kites' }
    const headers = await signUp(ctx, accounts, { ...rina, address })
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
        outcome(signUp(ctx, accounts, { ...rina, email: one })),
      ),
    )
    expect(answers.sort()).toEqual(['account.email_taken', 'signed in'])
  })

  test('sign-ups from one address are limited', async () => {
    for (let taken = 0; taken < 10; taken += 1)
      await runtime.limits.takeByAddress(accountRates.signUp, address)
    const late = { email: 'late@padma.example', name: 'Late', password, address }
    expect(await outcome(signUp(ctx, accounts, late))).toBe('request.too_many')
  })
})

test('over https the cookie is bound to the host and never leaves https', async () => {
  const ground = await openGround('sqlite', 'https://files.padma.example')
  const runtime = await ground.fresh()
  const accounts = openAccounts(runtime)
  const ctx = actAs(runtime, { kind: 'anonymous' })
  await createAccount(ctx, { email, name: 'Asha', password, role: 'admin' })
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
