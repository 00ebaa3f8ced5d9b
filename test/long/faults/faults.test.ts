import { expect, test } from 'vitest'
import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import type { Fault } from './fault.ts'
import {
  diskGround,
  type OpenGround,
  pairGround,
  postgresAndS3Ground,
  postgresGround,
  smallPostgresGround,
  smallS3Ground,
  sqliteGround,
} from './grounds.ts'
import { killAgainAndAgain } from './kills.ts'
import { clockFaults, processFaults, syncFaults } from './process-faults.ts'
import { runFault } from './run-fault.ts'
import { databaseDiskFaults, diskFaults, s3Faults } from './storage-faults.ts'
import { askAgain } from './told.ts'

const lastsLong = 600_000
/** Other tests compute beside this one; `npm run faults` measures how fast it is. In milliseconds. */
const within = 15_000
/**
 * However busy the machine is: who asks again and again is refused for a second at the most after all
 * is mended, by the pauses alone.
 */
const refusals = 1000 / askAgain

const short: [string, () => Promise<OpenGround | null>, readonly Fault[]][] = [
  [
    'SQLite',
    () => sqliteGround(),
    [...processFaults.slice(0, 1), ...clockFaults, ...syncFaults, ...sqliteFaults],
  ],
  ['a small disk', diskGround, diskFaults],
  ['a small disk of S3', smallS3Ground, diskFaults],
  ['a small disk of PostgreSQL', smallPostgresGround, databaseDiskFaults],
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
        expect(outcome.refusedSince, fault.name).toBeLessThanOrEqual(refusals)
      }
    } finally {
      await ground.close()
    }
  },
)

test(
  'kill -9, again and again amid entries, scans, imports and backups, loses nothing that was acknowledged',
  async () => {
    const ground = await sqliteGround()
    try {
      const outcome = await killAgainAndAgain(ground, { most: 8, minutes: 3, onKill: () => {} })
      expect(outcome).toMatchObject({ faults: [] })
      expect(outcome.scans).toBeGreaterThan(0)
      // Nor is a file left over: whoever starts clears away what has no row.
      const doctor = async () => (await ground.product.command(['doctor'])).stdout
      await expect.poll(doctor).toMatch(/^All is well/)
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
      const outcome = await runFault(ground, { ...failover, within })
      expect(outcome).toMatchObject({ faults: [] })
      expect(outcome.gap).toBeLessThan(within)
      expect(outcome.refusedSince).toBeLessThanOrEqual(refusals)
    } finally {
      await ground.close()
    }
  },
  lastsLong,
)
