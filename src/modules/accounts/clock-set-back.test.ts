import { beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { engines } from '#test/test-runtime'
import { accountOfLink, makeLink } from './account-links.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { signIn, sweepAccounts } from './index.server.ts'
import { asha, emptyGround } from './test-ground.ts'

describe.each(engines)('when the clock is set back, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous: ctx } = ground
  beforeEach(ground.addAsha)

  const enter = async () => {
    const headers = await signIn(ctx, accounts, { ...asha, address: '203.0.113.7' })
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? []
    return new Headers({ cookie })
  }
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
