import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { beNextVersion, nextMigration } from '#test/next-version'
import { openSmallDisk } from '#test/small-disk'

const kills = 7

let folder: string
let path: string
let beThisVersion: () => void
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cut-'))
  path = join(folder, 'c.sqlite')
  await opened((database) => database.migrate())
  beThisVersion = beNextVersion()
})
afterEach(() => {
  beThisVersion()
  rmSync(folder, { recursive: true })
})

const migrator = (...args: string[]): ChildProcess =>
  fork(new URL('./killed-migrator.ts', import.meta.url), [path, ...args])

async function opened<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(path)
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

/** What an upgrade has to bring along. */
const locks = () => opened(({ reader }) => reader.selectFrom('locks').selectAll().execute())

test('kill -9 at any statement of an upgrade leaves the version before it, and the next start succeeds', async () => {
  const kept = join(folder, 'kept.sqlite')
  copyFileSync(path, kept)
  const copy = () => {
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
    copyFileSync(kept, path)
  }
  const [statements] = (await once(migrator(), 'message')) as [number]
  expect(statements).toBeGreaterThan(80)
  for (let kill = 1; kill <= kills; kill += 1) {
    copy()
    const killed = migrator(String(Math.round((statements * kill) / (kills + 1))))
    expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
    expect(await opened((database) => database.missingMigrations())).toEqual([nextMigration])
    expect(await opened((database) => database.migrate())).toEqual([nextMigration])
    expect(await locks()).toHaveLength(2)
  }
})

test('a disk that is full during an upgrade leaves the version before it', async ({ skip }) => {
  const disk = openSmallDisk(8)
  if (disk === null) return skip('This process may not mount a disk.')
  beThisVersion()
  path = join(disk.folder, 'c.sqlite')
  try {
    const database = openDatabase(path)
    const missing = await database.missingMigrations()
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
