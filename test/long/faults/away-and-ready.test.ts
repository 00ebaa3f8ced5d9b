import { expect, test } from 'vitest'
import { postgresGround } from './grounds.ts'

const lastsLong = 120_000

test(
  'readiness fails while PostgreSQL is away or silent, and comes back with it',
  async () => {
    const { product, postgres, close } = await postgresGround()
    try {
      const readiness = async () => (await fetch(`${product.url}/readyz`)).status
      const soon = { timeout: 30_000 }
      await expect.poll(readiness, soon).toBe(200)
      await postgres?.primary.stop()
      await expect.poll(readiness, soon).toBe(503)
      await postgres?.primary.start()
      await expect.poll(readiness, soon).toBe(200)
      postgres?.proxy.silence()
      await expect.poll(readiness, soon).toBe(503)
      // What is alive says so meanwhile.
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
      postgres?.proxy.speak()
      await expect.poll(readiness, soon).toBe(200)
    } finally {
      await close()
    }
  },
  lastsLong,
)
