import { expect, test } from 'vitest'
import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import { pairGround, postgresGround, sqliteGround } from './grounds.ts'
import { runFault } from './run-fault.ts'

const lastsLong = 240_000

test.each([
  ['SQLite', sqliteGround, sqliteFaults],
  ['PostgreSQL', postgresGround, postgresFaults.slice(0, 3)],
])(
  '%s may fail under traffic, and nothing acknowledged is lost',
  async (_, open, faults) => {
    const ground = await open()
    try {
      for (const fault of faults) {
        const outcome = await runFault(ground, fault, ground.key)
        expect(outcome).toMatchObject({ name: fault.name, faults: [] })
        expect(outcome.acknowledged).toBeGreaterThan(0)
      }
    } finally {
      await ground.close()
    }
  },
  lastsLong,
)

test.each(['two hosts', 'proxy'] as const)(
  'a failover by %s loses nothing that was acknowledged',
  async (way) => {
    const ground = await pairGround(way)
    try {
      const outcome = await runFault(ground, failover, ground.key)
      expect(outcome).toMatchObject({ faults: [] })
      expect(outcome.gap).toBeLessThan(5000)
    } finally {
      await ground.close()
    }
  },
  lastsLong,
)
