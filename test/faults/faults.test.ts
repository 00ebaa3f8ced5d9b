import { expect, test } from 'vitest'
import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import type { Fault } from './fault.ts'
import {
  diskGround,
  type OpenGround,
  pairGround,
  postgresAndS3Ground,
  postgresGround,
  sqliteGround,
} from './grounds.ts'
import { processFaults } from './process-faults.ts'
import { runFault } from './run-fault.ts'
import { diskFaults, s3Faults } from './storage-faults.ts'

const lastsLong = 600_000
/** Other tests compute beside this one; `npm run faults` measures how fast it is. In milliseconds. */
const within = 15_000

const short: [string, () => Promise<OpenGround | null>, readonly Fault[]][] = [
  ['SQLite', () => sqliteGround(), [...processFaults, ...sqliteFaults]],
  ['a small disk', diskGround, diskFaults],
  ['PostgreSQL', postgresGround, postgresFaults.slice(0, 3)],
  ['S3', postgresAndS3Ground, s3Faults],
]

test.for(short)(
  '%s may fail under traffic, and nothing acknowledged is lost',
  { timeout: lastsLong },
  async ([, open, faults], { skip }) => {
    const ground = await open()
    if (ground === null) return skip('No disk may be mounted here.')
    try {
      for (const fault of faults) {
        const outcome = await runFault(ground, { ...fault, within })
        expect(outcome).toMatchObject({ name: fault.name, faults: [] })
        expect(outcome.acknowledged).toBeGreaterThan(0)
      }
    } finally {
      await ground.close()
    }
  },
)

test.each(['two hosts', 'proxy'] as const)(
  'a failover by %s loses nothing that was acknowledged',
  async (way) => {
    const ground = await pairGround(way)
    try {
      const outcome = await runFault(ground, { ...failover, within })
      expect(outcome).toMatchObject({ faults: [] })
      expect(outcome.gap).toBeLessThan(within)
    } finally {
      await ground.close()
    }
  },
  lastsLong,
)
