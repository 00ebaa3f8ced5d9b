import { describe, expect, test } from 'vitest'
import { outcomeOf } from '#test/outcome-of'
import { engines, forEachTest } from '#test/test-runtime'
import { disableAccount } from './accounts.ts'
import { createAccount, signIn, signUp } from './index.server.ts'
import { accountRates } from './limits.ts'
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
    expect(actor).toMatchObject({
      kind: 'account',
      id: account.id,
      role: 'admin',
      name: 'Asha',
    })
    const subject = `account:${account.id}`
    expect((await events())[0]).toMatchObject({
      action: 'account.signed_in',
      by: account.id,
      subject,
    })
    const row = await runtime.database.reader
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row.lastSignInAt).toBe(runtime.clock.now())
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

  test('signing up makes a student who is signed in', async () => {
    const rina = { email: 'rina@padma.example', name: 'Rina Das', password: 'nine blue kites' }
    const headers = await signUp(ctx, accounts, { ...rina, address })
    expect(await accounts.authenticate(cookieOf(headers))).toMatchObject({
      kind: 'account',
      name: 'Rina Das',
      role: 'student',
    })
    expect((await events()).slice(0, 2).map(({ action }) => action)).toEqual([
      'account.signed_in',
      'account.created',
    ])
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
