import { describe, expect, test } from 'vitest'
import { accountRates } from '#modules/accounts/forms.schema'
import { lookupRates } from '#modules/lookup/schema'
import { hour, minute } from '#platform/clock'
import { bothEngines, forEachTest, startTestRuntime } from '#test/test-runtime'
import { networkOf, openCounter, openLimits, type Rate, type Try } from './index.ts'

const tooMany = { code: 'request.too_many' }

const countable = (attempt: Try | null) => (attempt?.isLate ? null : attempt)

describe.each(bothEngines)('limits on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))

  const another = () =>
    openLimits({ ...app.runtime, raisedFor: ['203.0.113.9'], longestWindow: hour })
  const tryTimes = async (times: number, address: string, limits = app.runtime.limits) => {
    for (let n = 0; n < times; n += 1) await limits.takeByAddress(lookupRates.lookup, address)
  }

  test('ten tries a minute, then a refusal that says when to try again', async () => {
    await tryTimes(10, '198.51.100.7')
    app.clock.move(20_000)
    await expect(tryTimes(1, '198.51.100.7')).rejects.toMatchObject({ ...tooMany, retryAfter: 40 })
    await tryTimes(1, '198.51.100.8')
    app.clock.move(minute)
    await tryTimes(10, '198.51.100.7')
  })

  test('whether there may be another try is an answer; that it cannot be counted is none', async () => {
    const { limits } = app.runtime
    const mayTry = (subject: string) => limits.mayTake(accountRates.secondFactor, subject)
    const answers: boolean[] = []
    for (let n = 0; n <= accountRates.secondFactor.tries; n += 1)
      answers.push(await mayTry('Amina'))
    expect(answers.indexOf(false)).toBe(accountRates.secondFactor.tries)
    expect(await mayTry('Amina')).toBe(false)
    await app.runtime.database.write((tx) => tx.schema.dropTable('limits').execute())
    await expect(mayTry('Bashir')).rejects.toThrow()
  })

  test('a restart and a second process count on', async () => {
    await tryTimes(6, '198.51.100.7')
    await tryTimes(4, '198.51.100.7', another())
    await expect(tryTimes(1, '198.51.100.7', another())).rejects.toMatchObject(tooMany)
    await expect(tryTimes(1, '198.51.100.7')).rejects.toMatchObject(tooMany)
  })

  test('of thirty tries at once ten pass', async () => {
    const tries = Array.from({ length: 30 }, () => tryTimes(1, '198.51.100.7'))
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(passed).toHaveLength(10)
  })

  test('tries at once from several addresses and of several rates are each told their own number', async () => {
    const { limits, database } = app.runtime
    const rates = [lookupRates.lookup, accountRates.signUp]
    const all = Array.from({ length: 24 }, (_, n) => {
      app.clock.move(1)
      const rate = rates[n % 2] as Rate
      return countable(limits.tryByAddress(rate, `198.51.100.${n % 3}`))
    })
    const counted = await Promise.all(
      all.map((attempt) =>
        database
          .writeGrouped(async (tx) => attempt?.count(tx), { mingles: true })
          .then((later) => later?.answer),
      ),
    )
    expect(counted.map((one) => one?.hits)).toEqual(all.map((_, n) => Math.floor(n / 6) + 1))
    // Each window is that of its earliest try.
    const ends = await app.rows('limits')
    expect(new Set(ends.map(({ windowEndsAt }) => windowEndsAt)).size).toBe(6)
    for (const [n, one] of counted.entries())
      expect(one?.windowEndsAt).toBe(counted[n % 6]?.windowEndsAt)
  })

  test('tries that are written later than they were made count in the same window', async () => {
    const { limits } = app.runtime
    const made = Array.from({ length: 6 }, () => {
      app.clock.move(5)
      return countable(limits.tryByAddress(lookupRates.lookup, '198.51.100.7'))
    })
    for (const attempt of made.toReversed())
      if (attempt) await app.runtime.database.write(async (tx) => attempt.count(tx))
    await tryTimes(4, '198.51.100.7')
    // The window is that of the earliest, 25 ms ago.
    await expect(tryTimes(1, '198.51.100.7')).rejects.toMatchObject({ ...tooMany, retryAfter: 60 })
    app.clock.move(minute - 25)
    await tryTimes(10, '198.51.100.7')
  })

  test('an IPv6 household is one', async () => {
    await tryTimes(5, '2001:db8:1:2::1')
    await tryTimes(5, '2001:db8:1:2:ffff::9')
    await expect(tryTimes(1, '2001:db8:1:2::3')).rejects.toMatchObject(tooMany)
    await tryTimes(1, '2001:db8:1:3::3')
  })

  test('the /48 around it has ten times its limit', async () => {
    for (let n = 1; n <= 10; n += 1) await tryTimes(10, `2001:db8:48:${n}::1`)
    await expect(tryTimes(1, '2001:db8:48:ffff::1')).rejects.toMatchObject(tooMany)
    await tryTimes(1, '2001:db8:49::1')
  })

  test('raised addresses are counted, a million times as far', async () => {
    await tryTimes(500, '203.0.113.9', another())
  })

  test('a clock that is set back lengthens no limit, in this process or another', async () => {
    await tryTimes(10, '198.51.100.7')
    app.clock.move(-3 * hour)
    const fresh = another()
    await tryTimes(10, '198.51.100.7', fresh)
    await expect(tryTimes(1, '198.51.100.7', fresh)).rejects.toMatchObject({ retryAfter: 60 })
    await expect(tryTimes(1, '198.51.100.7')).rejects.toMatchObject({ retryAfter: 60 })
    app.clock.move(-3 * hour)
    await tryTimes(1, '198.51.100.7')
    app.clock.move(-3 * hour)
    await app.runtime.limits.sweep()
    expect(await app.rows('limits')).toEqual([])
  })

  test('a refusal says whose tries they were and how long to wait, as Retry-After', async () => {
    const { limits } = app.runtime
    const refused = (rate: Rate, message: string, retryAfter: number) =>
      expect(limits.take(rate, 'somebody')).rejects.toMatchObject({ message, retryAfter })
    const many = 'There were too many tries'
    for (const [rate, whose, seconds] of [
      [lookupRates.lookup, 'from your connection. Try again in 60 seconds.', 60],
      [accountRates.secondFactor, 'with this account. Try again in 15 minutes.', 900],
      [
        accountRates.signInByAccountAndAddress,
        'with this account from your connection. Try again in 15 minutes.',
        900,
      ],
    ] as const) {
      for (let n = 0; n < rate.tries; n += 1) await limits.take(rate, 'somebody')
      await refused(rate, `${many} ${whose}`, seconds)
    }
    app.clock.move(15 * minute - 1000)
    const soon = `${many} with this account. Try again in 1 second.`
    await refused(accountRates.secondFactor, soon, 1)
  })

  test('the table names no address, and is emptied of windows that are over', async () => {
    await tryTimes(3, '198.51.100.7')
    expect(JSON.stringify(await app.rows('limits'))).not.toContain('198.51')
    app.clock.move(minute)
    await app.runtime.limits.sweep()
    expect(await app.rows('limits')).toEqual([])
  })
})

test('an address counts as itself, and one of IPv6 as its /64', () => {
  const networks = {
    '198.51.100.7': '198.51.100.7',
    '::ffff:198.51.100.7': '198.51.100.7',
    '2001:db8::1': '2001:db8:0:0::/64',
    '2001:DB8:0:0:1:2:3:4': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
  }
  expect(Object.keys(networks).map(networkOf)).toEqual(Object.values(networks))
})

test('a counter stays small under a flood of names, and keeps counting those that it has', () => {
  const counter = openCounter(3)
  for (let n = 0; n < 1000; n += 1) counter.add(`name ${n}`)
  counter.add('name 0')
  const taken = counter.take()
  expect(taken.size).toBe(3)
  expect(taken.get('name 0')).toBe(2)
})
