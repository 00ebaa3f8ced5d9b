import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptReleases, unpackRelease } from '#test/releases'
import { openSmallDisk } from '#test/small-disk'
import { type Database, openDatabase } from './database.ts'
import { knownMigrations } from './migrate.ts'

const parts = 7

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cut-'))
  path = join(folder, 'c.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const migrator = (...args: string[]): ChildProcess =>
  fork(new URL('./test-migrator.ts', import.meta.url), [path, ...args])

async function opened<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(path)
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

/** What an upgrade has to bring along. */
const records = () =>
  opened(async ({ reader }) => {
    const rows = await sql`select "id", "name" from "records" order by "id"`.execute(reader)
    return rows.rows
  })

/** Kills upgrades of copies of a file, each at another statement; all of them, then brings each up to date. */
async function killUpgrades(copy: () => void, missing: readonly string[]): Promise<void> {
  copy()
  const [statements] = (await once(migrator(), 'message')) as [number]
  expect(statements).toBeGreaterThan(missing.length)
  for (let part = 1; part <= parts; part += 1) {
    copy()
    const killed = migrator(String(Math.round((statements * part) / (parts + 1))))
    expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
    expect(await opened((database) => database.missingMigrations())).toEqual(missing)
    expect(await opened((database) => database.migrate())).toEqual(missing)
  }
}

describe('kill -9 at any statement of an upgrade leaves the version before it, and the next start succeeds', () => {
  test('in an empty file', async () => {
    await killUpgrades(() => {
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
      writeFileSync(path, '')
    }, knownMigrations)
  })

  const releases = keptReleases.filter(({ engine }) => engine === 'sqlite')
  test.each(releases)('in an installation of $name', async (which) => {
    const kept = await unpackRelease(which)
    const copy = () => {
      for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
      copyFileSync(kept.url, path)
    }
    copy()
    const before = await records()
    expect(before).not.toEqual([])
    await killUpgrades(copy, await opened((database) => database.missingMigrations()))
    expect(await records()).toEqual(before)
    kept.remove()
  })
})

test('a disk that is full during an upgrade leaves the version before it', async ({ skip }) => {
  const disk = openSmallDisk(8)
  if (disk === null) return skip('This process may not mount a disk.')
  path = join(disk.folder, 'c.sqlite')
  try {
    const missing = await opened((database) => database.missingMigrations())
    const database = openDatabase(path)
    disk.fill()
    await expect(database.migrate()).rejects.toMatchObject({ code: 'service.no_room' })
    disk.clear()
    expect(await database.missingMigrations()).toEqual(missing)
    expect(await database.migrate()).toEqual(missing)
    await database.close()
  } finally {
    disk.remove()
  }
})

test('of two that start on an empty file one migrates it, and the other finds everything done', async () => {
  const databases = [openDatabase(path), openDatabase(path)]
  const ran = await Promise.all(databases.map((database) => database.migrate()))
  expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([knownMigrations, []])
  await Promise.all(databases.map((database) => database.close()))
})
