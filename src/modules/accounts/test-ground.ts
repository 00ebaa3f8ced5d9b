import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Instant, later } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Runtime } from '#platform/context'
import { openSecrets } from '#platform/crypto'
import { openDatabase } from '#platform/database'
import { randomIds } from '#platform/ids'
import { openLimits } from '#platform/limits'
import { openLog } from '#platform/log'
import { openDiskStorage } from '#platform/storage'
import { freshPostgres } from '#test/postgres'

export const engines = ['sqlite', 'postgres'] as const
export type Ground = Awaited<ReturnType<typeof openGround>>

/** A Candor without pictures on one engine, with a clock to move; made once, emptied by `fresh`. */
export async function openGround(engine: (typeof engines)[number], url = 'http://localhost:3000') {
  const folder = await mkdtemp(join(tmpdir(), 'candor-accounts-'))
  const config = readConfig({
    CANDOR_DATA: folder,
    CANDOR_URL: url,
    ...(engine === 'postgres' ? { CANDOR_DATABASE_URL: await freshPostgres() } : {}),
  })
  const start: Instant = '2026-11-20T09:00:00.000Z'
  let now = start
  const clock = { now: () => now }
  const secrets = openSecrets(config.secret)
  const database = openDatabase(config.databaseUrl)
  await database.migrate()
  const storage = await openDiskStorage(folder)
  const log = openLog({ pretty: false, level: 'silent' })
  return {
    /** A runtime on empty tables, as a process that has just started. */
    fresh: async (): Promise<Runtime> => {
      now = start
      await database.write(async (tx) => {
        for (const table of ['accounts', 'apiKeys', 'limits', 'auditEvents'] as const)
          await tx.deleteFrom(table).execute()
      })
      const limits = openLimits({ database, clock, secrets, raisedFor: [] })
      const ids = randomIds
      const images = undefined as never
      return { config, database, clock, secrets, ids, storage, images, limits, log }
    },
    moveClock: (milliseconds: number) => {
      now = later(now, milliseconds)
    },
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
