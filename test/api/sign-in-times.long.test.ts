import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { PasswordHashing } from '#platform/crypto'
import { auc, shuffled } from '#test/equal-times'
import { startTestApp } from '#test/test-app'

const warmUp = 30
const rounds = 400
/** So many that nobody is tried more often than the limit for one account lets. */
const emails = 10

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)
const cost = { N: 2 ** 11 }

/**
 * Computes each time, off our thread as the product's own does, in a tenth of its time. The dearer a hash,
 * the more of what else is done it hides.
 */
const quickHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${(await derive(password, salt, 64, cost)).toString('hex')}`
  },
  isHashOf: async ({ hash, password }) => {
    const [salt = '', key = ''] = hash.split(':')
    return timingSafeEqual(await derive(password, salt, 64, cost), Buffer.from(key, 'hex'))
  },
}

/**
 * A hash waits for a processor wherever one is busy. So the time of our own thread is compared too, in
 * which the hash is not.
 */
test('signing in takes the same time whether or not the email has an account', async () => {
  const app = await startTestApp('sqlite', {}, undefined, { passwords: quickHashing })
  for (let nth = 0; nth < emails; nth += 1)
    await app.addPerson('student', `known${nth}@people.example`)
  const times = { known: [] as number[], unknown: [] as number[] }
  const work = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const kind of shuffled(['known', 'unknown'] as const)) {
      const body = { email: `${kind}${round % emails}@people.example`, password: 'wrong' }
      const from = `203.0.${113 + (round >> 8)}.${round & 255}`
      const start = process.hrtime.bigint()
      const before = process.threadCpuUsage()
      const answer = await app.call('POST', '/session', { body, from })
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
