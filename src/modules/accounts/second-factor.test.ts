import { beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { oneTimeCode, secretIn } from '#test/one-time-codes'
import { doneAtOnce, outcomeOf } from '#test/outcome-of'
import { bothEngines, engines } from '#test/test-runtime'
import { makeLink } from './account-links.ts'
import { accountRates } from './forms.schema.ts'
import {
  beginSecondFactor,
  beginSignIn,
  changeOwnPassword,
  finishSignIn,
  renewBackupCodes,
  resetByLink,
  resetLinkWorks,
  resetPassword,
  secondFactorState,
  signIn,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './index.server.ts'
import { address, asha as ashaTyped, emptyGround } from './test-ground.ts'

const { email, password } = ashaTyped
const step = 30_000

describe.each(bothEngines)('the second factor, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous, sessions } = ground
  let asha: ActionContext
  let secret: string
  beforeEach(async () => {
    const { id } = await ground.addAsha()
    asha = ground.as({ kind: 'account', id, role: 'admin', name: 'Asha', sessionId: '' })
    secret = secretIn((await beginSecondFactor(asha, { issuer: 'Padma' })).address)
  })

  const codeNow = (drift = 0) => oneTimeCode(secret, runtime.clock.now(), drift)
  const turnOn = async () => turnOnSecondFactor(asha, { code: await codeNow() })
  const passFirst = async () => {
    const begun = await beginSignIn(anonymous, accounts, { email, password, address })
    if (begun.kind !== 'second_factor') throw new Error('No second factor was asked for')
    return begun.token
  }
  const wrong = { code: 'session.wrong_code' }

  test('it counts only when a code of the app has been entered', async () => {
    const before = await beginSignIn(anonymous, accounts, { email, password, address })
    expect(before.kind).toBe('signed_in')
    await expect(turnOnSecondFactor(asha, { code: '000000' })).rejects.toMatchObject(wrong)
    const codes = await turnOn()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(await asha.read(secondFactorState)).toEqual({ isOn: true, backupCodesLeft: 10 })
  })

  test('the password alone opens nothing, the next code does', async () => {
    await turnOn()
    const token = await passFirst()
    expect(await sessions()).toEqual([])
    ground.moveClock(step)
    const { headers } = await finishSignIn(anonymous, accounts, { token, code: await codeNow() })
    const [pair = ''] = headers.getSetCookie()[0]?.split(';') ?? []
    const actor = await accounts.authenticate(new Headers({ cookie: pair }))
    expect(actor).toMatchObject({ kind: 'account', name: 'Asha' })
    expect(await sessions()).toHaveLength(1)
    const events = await anonymous.read((read) => listEvents(read, { limit: 1 }))
    expect(events[0]).toMatchObject({ action: 'account.signed_in' })
  })

  test('the cookie of the second step is guarded like that of the first', async () => {
    const first = await signIn(anonymous, accounts, { email, password, address })
    await turnOn()
    ground.moveClock(step)
    const code = await codeNow()
    const second = await signIn(anonymous, accounts, { email, password, address, code })
    const attributes = (headers: Headers) =>
      headers.getSetCookie().map((cookie) => cookie.split('; ').slice(1).toSorted())
    expect(attributes(second)).toEqual(attributes(first))
  })

  test('no code works twice, none out of its minute, none of another account', async () => {
    await turnOn()
    const token = await passFirst()
    const finish = (code: string) => finishSignIn(anonymous, accounts, { token, code })
    await expect(finish(await codeNow())).rejects.toMatchObject(wrong)
    await expect(finish(await codeNow(-1))).rejects.toMatchObject(wrong)
    await expect(finish(await codeNow(2))).rejects.toMatchObject(wrong)
    await expect(finish('')).rejects.toMatchObject(wrong)
    await finish(await codeNow(1))
  })

  test('of two uses of one code at once one signs in', async () => {
    await turnOn()
    ground.moveClock(step)
    const token = await passFirst()
    const code = await codeNow()
    const finish = () => finishSignIn(anonymous, accounts, { token, code })
    expect(await doneAtOnce(3, finish)).toBe(1)
  })

  test('a backup code works once, however it is typed', async () => {
    const [backup = ''] = await turnOn()
    const code = ` ${backup.toLowerCase().replace('-', ' ')} `
    await finishSignIn(anonymous, accounts, { token: await passFirst(), code })
    expect((await asha.read(secondFactorState)).backupCodesLeft).toBe(9)
    const again = finishSignIn(anonymous, accounts, { token: await passFirst(), code })
    await expect(again).rejects.toMatchObject(wrong)
  })

  test('new backup codes end the old ones', async () => {
    const [old = ''] = await turnOn()
    await asha.write(renewBackupCodes)
    const again = finishSignIn(anonymous, accounts, { token: await passFirst(), code: old })
    await expect(again).rejects.toMatchObject(wrong)
  })

  test('ten tries, then a refusal; and the step ends after ten minutes', async () => {
    await turnOn()
    const token = await passFirst()
    const guess = () => finishSignIn(anonymous, accounts, { token, code: '123456' })
    // Turning it on was the first.
    for (let nth = 2; nth <= 10; nth += 1) await expect(guess()).rejects.toMatchObject(wrong)
    await expect(guess()).rejects.toMatchObject({ code: 'request.too_many' })
    ground.moveClock(10 * minute)
    await expect(guess()).rejects.toMatchObject({ code: 'session.step_ended' })
  })

  test('strangers who keep the password out keep out nobody who brings the code with it', async () => {
    const [backup = ''] = await turnOn()
    for (let nth = 0; nth < 50; nth += 1)
      await runtime.limits.take(accountRates.signInByAccount, email)
    ground.moveClock(step)
    const tooMany = { code: 'request.too_many', limitOf: 'account' }
    const input = { email, password, address }
    await expect(signIn(anonymous, accounts, input)).rejects.toMatchObject(tooMany)
    const code = await codeNow()
    const lacking = [
      { ...input, code: '000000' },
      { ...input, code, password: 'wrong' },
      { ...input, code, email: 'nobody@padma.example' },
    ]
    for (let nth = 0; nth < 50; nth += 1)
      await runtime.limits.take(accountRates.signInByAccount, 'nobody@padma.example')
    for (const each of lacking)
      await expect(signIn(anonymous, accounts, each)).rejects.toMatchObject(tooMany)
    // From another address: here the tries are nearly used up.
    const there = { ...input, address: '203.0.113.8' }
    const enter = () => signIn(anonymous, accounts, { ...there, code })
    expect(await doneAtOnce(2, enter)).toBe(1)
    await expect(signIn(anonymous, accounts, { ...there, code })).rejects.toMatchObject(tooMany)
    await signIn(anonymous, accounts, { ...there, code: backup })
  })

  test('who has the password guesses no more codes that way, from however many addresses', async () => {
    await turnOn()
    for (let nth = 0; nth < 50; nth += 1)
      await runtime.limits.take(accountRates.signInByAccount, email)
    const guess = (nth: number, code: string) =>
      signIn(anonymous, accounts, { email, password, address: `198.51.100.${nth}`, code })
    // Turning it on was the first.
    for (let nth = 2; nth <= 10; nth += 1)
      await expect(guess(nth, '123456')).rejects.toMatchObject({ limitOf: 'account' })
    ground.moveClock(step)
    await expect(guess(11, await codeNow())).rejects.toMatchObject({ limitOf: 'account' })
    const wrong = { ...{ email, address }, password: 'wrong', code: '123456' }
    for (let nth = 1; nth <= 5; nth += 1)
      await expect(signIn(anonymous, accounts, wrong)).rejects.toMatchObject({ limitOf: 'account' })
    await expect(signIn(anonymous, accounts, wrong)).rejects.toMatchObject({
      limitOf: 'accountFromAddress',
    })
  })

  test('turned off, nothing is asked; and no secret lies in the table as it is', async () => {
    await turnOn()
    const rows = await ground.rows('secondFactors')
    expect(JSON.stringify(rows)).not.toContain(secret)
    await asha.write(turnOffSecondFactor)
    const begun = await beginSignIn(anonymous, accounts, { email, password, address })
    expect(begun.kind).toBe('signed_in')
  })
})

const fresh = 'nine blue kites'
const organisation: string[] = []

describe.each(engines)('after the password has changed, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous, byHand } = ground
  let owner: ActionContext
  let accountId: string
  beforeEach(async () => {
    accountId = (await ground.addAsha()).id
    owner = ground.as({
      ...{ kind: 'account', id: accountId, role: 'admin', name: 'Asha', sessionId: '' },
    })
  })

  const changes: [name: string, change: () => Promise<unknown>][] = [
    [
      'by its owner',
      () => changeOwnPassword(owner, { current: password, password: fresh, organisation }),
    ],
    ['by hand', () => resetPassword(byHand, { email: email, password: fresh, organisation })],
    [
      'by a link',
      async () => {
        const token = await newResetToken()
        await resetByLink(anonymous, { token, password: fresh, address, organisation })
      },
    ],
  ]

  async function newResetToken(): Promise<string> {
    const purpose = 'reset'
    return (await owner.write((write) => makeLink(write, { accountId, purpose }))).token
  }

  test.each(changes)(
    '%s: a link, and a sign-in that waits for its second step, end',
    async (_, change) => {
      const token = await newResetToken()
      expect(await resetLinkWorks(anonymous, { token })).toBe(true)
      const secret = secretIn((await beginSecondFactor(owner, { issuer: 'Padma' })).address)
      await turnOnSecondFactor(owner, { code: await oneTimeCode(secret, runtime.clock.now()) })
      const begun = await beginSignIn(anonymous, accounts, { email, password, address })
      if (begun.kind !== 'second_factor') throw new Error('No second factor was asked for')
      await change()
      expect(await resetLinkWorks(anonymous, { token })).toBe(false)
      const again = { token, password: 'six red lanterns', address, organisation }
      expect(await outcomeOf(resetByLink(anonymous, again))).toBe('account.link_ended')
      const code = await oneTimeCode(secret, runtime.clock.now(), 1)
      const finished = finishSignIn(anonymous, accounts, { token: begun.token, code })
      expect(await outcomeOf(finished)).toBe('session.step_ended')
    },
  )
})
