import { copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { copyMigratedSqlite } from '#test/migrated'
import { withPreparedStatements } from './compile-once.ts'

let folder: string
let database: Database
let other: BetterSqlite3.Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-faults-'))
  await copyMigratedSqlite(join(folder, 'c.sqlite'))
  database = openDatabase(join(folder, 'c.sqlite'))
  other = new BetterSqlite3(join(folder, 'c.sqlite'))
})
afterEach(async () => {
  other.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const put = (key: string) =>
  database.write((tx) =>
    tx.insertInto('limits').values({ key, hits: 1, windowEndsAt: '' }).execute(),
  )
const keys = async () =>
  (await database.reader.selectFrom('limits').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  )

test('while another process holds the lock nothing stands still but the writes, and they go on after', async () => {
  other.exec('begin immediate')
  const writes = ['a', 'b', 'c'].map(put)
  // A statement of its own, as better-auth makes them.
  const values = { key: 'd', hits: 1, windowEndsAt: '' }
  const own = database.writer.insertInto('limits').values(values).execute()
  let longest = 0
  for (let n = 0; n < 30; n += 1) {
    const start = performance.now()
    expect(await keys()).toEqual([])
    await pause(10)
    longest = Math.max(longest, performance.now() - start)
  }
  expect(longest).toBeLessThan(2500)
  other.exec('rollback')
  await Promise.all([...writes, own])
  expect(await keys()).toEqual(['a', 'b', 'c', 'd'])
})

test('a lock that is held too long ends the waiting of all, and readiness says why', async () => {
  other.exec('begin immediate')
  const start = performance.now()
  const settled = await Promise.allSettled(['a', 'b', 'c'].map(put))
  expect(performance.now() - start).toBeLessThan(14_000)
  for (const one of settled)
    expect(one).toMatchObject({ reason: { code: 'service.database_unavailable' } })
  await expect(database.ready()).rejects.toThrow('another process holds the lock')
  other.exec('rollback')
  await database.ready()
  await put('after')
  expect(await keys()).toEqual(['after'])
})

test('a file that nobody closed is looked through, and a damaged one is refused', async () => {
  for (let n = 0; n < 500; n += 1) await put(`${n} ${'x'.repeat(500)}`)
  other.pragma('wal_checkpoint(PASSIVE)')
  const copy = join(folder, 'copy.sqlite')
  const copied = async (damage: boolean) => {
    for (const end of ['', '-wal']) copyFileSync(join(folder, `c.sqlite${end}`), `${copy}${end}`)
    if (damage) {
      // The pages of the newest rows are at the end.
      const page = Buffer.alloc(4096, 7)
      const pages = other.pragma('page_count', { simple: true }) as number
      const file = openSync(copy, 'r+')
      for (let back = 2; back < 20; back += 1) writeSync(file, page, 0, 4096, (pages - back) * 4096)
      rmSync(`${copy}-wal`)
      copyFileSync(join(folder, 'c.sqlite'), `${copy}-wal`)
    }
    const opened = openDatabase(copy)
    try {
      await opened.refuseIfDamaged()
    } finally {
      await opened.close()
    }
  }
  await copied(false)
  await expect(copied(true)).rejects.toThrow('The database is damaged')
})

test('whoever reads while another process holds the whole file is refused for a time', () => {
  const path = join(folder, 'held.sqlite')
  const holder = new BetterSqlite3(path)
  holder.exec('create table t (a); begin exclusive')
  const reading = new BetterSqlite3(path, { readonly: true, timeout: 0 })
  const { prepare } = withPreparedStatements(reading, { noteFull() {}, noteDamage() {} })
  const refusal = { code: 'service.database_unavailable' }
  expect(() => prepare('select * from t').all([])).toThrow(expect.objectContaining(refusal))
  holder.exec('commit')
  expect(prepare('select * from t').all([])).toEqual([])
  reading.close()
  holder.close()
})
