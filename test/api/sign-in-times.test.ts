import { expect, test } from 'vitest'
import { scryptHashing } from '#modules/accounts'
import { auc, shuffled } from '#test/equal-times'
import { startTestApp } from '#test/test-app'

const warmUp = 30
const rounds = 200

/**
 * The hash of the password hides whatever else is done, and waits for a processor wherever one is
 * busy. So the time of our own thread is compared too, in which the hash is not.
 */
test('signing in takes the same time whether or not the email has an account', async () => {
  // One that computes each time.
  const passwords = scryptHashing
  const app = await startTestApp('sqlite', {}, undefined, { passwords })
  for (let nth = 0; nth < 5; nth += 1) await app.addPerson('student', `known${nth}@people.example`)
  const times = { known: [] as number[], unknown: [] as number[] }
  const work = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const kind of shuffled(['known', 'unknown'] as const)) {
      const body = { email: `${kind}${round % 5}@people.example`, password: 'wrong' }
      const start = process.hrtime.bigint()
      const before = process.threadCpuUsage()
      const answer = await app.call('POST', '/session', { body, from: `203.0.113.${round}` })
      await answer.text()
      const { user, system } = process.threadCpuUsage(before)
      const time = process.hrtime.bigint() - start
      expect(answer.status).toBe(401)
      // The first rounds warm the compiler and the caches up.
      if (round < warmUp) continue
      times[kind].push(Number(time))
      work[kind].push(user + system)
    }
  for (const { known, unknown } of [times, work])
    expect(Math.abs(auc(known, unknown) - 0.5)).toBeLessThanOrEqual(0.1)
  await app.close()
})
