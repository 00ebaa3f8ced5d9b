import { copyFileSync, openSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { keysOf, openOwn, ownUrl, put } from '#test/own-database'
import { forEachTest, whenTested } from '#test/test-runtime'
import { withPreparedStatements } from './compile-once.ts'

const at = forEachTest(async () => {
  const path = await ownUrl('sqlite')
  const database = await openOwn(path)
  const other = new BetterSqlite3(path)
  whenTested(async () => void other.close())
  return { path, folder: dirname(path), database, other }
})

const write = (key: string) => at.database.write(put(key))
const keys = () => keysOf(at.database.reader)

test('while another process holds the lock nothing stands still but the writes, and they go on after', async () => {
  at.other.exec('begin immediate')
  const writes = ['a', 'b', 'c'].map(write)
  // A statement of its own, as better-auth makes them.
  const values = { key: 'd', hits: 1, windowEndsAt: '' }
  const own = at.database.writer.insertInto('limits').values(values).execute()
  let longest = 0
  for (let n = 0; n < 30; n += 1) {
    const start = performance.now()
    expect(await keys()).toEqual([])
    await pause(10)
    longest = Math.max(longest, performance.now() - start)
  }
  expect(longest).toBeLessThan(2500)
  at.other.exec('rollback')
  await Promise.all([...writes, own])
  expect(await keys()).toEqual(['a', 'b', 'c', 'd'])
})

test('a lock that is held too long ends the waiting of all, and readiness says why', async () => {
  at.other.exec('begin immediate')
  const start = performance.now()
  const settled = await Promise.allSettled(['a', 'b', 'c'].map(write))
  expect(performance.now() - start).toBeLessThan(14_000)
  for (const one of settled)
    expect(one).toMatchObject({ reason: { code: 'service.database_unavailable' } })
  await expect(at.database.ready()).rejects.toThrow('another process holds the lock')
  at.other.exec('rollback')
  await at.database.ready()
  await write('after')
  expect(await keys()).toEqual(['after'])
})

test('a file that nobody closed is looked through, and a damaged one is refused', async () => {
  for (let n = 0; n < 500; n += 1) await write(`${n} ${'x'.repeat(500)}`)
  at.other.pragma('wal_checkpoint(PASSIVE)')
  const copy = join(at.folder, 'copy.sqlite')
  const copied = async (damage: boolean) => {
    for (const end of ['', '-wal']) copyFileSync(`${at.path}${end}`, `${copy}${end}`)
    if (damage) {
      // The pages of the newest rows are at the end.
      const page = Buffer.alloc(4096, 7)
      const pages = at.other.pragma('page_count', { simple: true }) as number
      const file = openSync(copy, 'r+')
      for (let back = 2; back < 20; back += 1) writeSync(file, page, 0, 4096, (pages - back) * 4096)
      rmSync(`${copy}-wal`)
      copyFileSync(at.path, `${copy}-wal`)
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
  const path = join(at.folder, 'held.sqlite')
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
