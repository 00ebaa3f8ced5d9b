import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownFolder } from '#test/own-database'
import type { SyncLog } from './checkpoints.ts'
import { DatabaseObstacle } from './failures.ts'
import { openSqlite } from './sqlite.ts'

describe('commits of SQLite', () => {
  let folder: string
  let opened: ReturnType<typeof openSqlite>
  const open = async (syncLog?: SyncLog) => {
    opened = openSqlite(join(folder, 'c.sqlite'), syncLog ? { syncLog } : {})
    await sql`create table if not exists "things" ("name" text, "filling" blob)`.execute(
      opened.writer,
    )
  }
  const put = (on: Kysely<never>, name: string, filling = 0) =>
    sql`insert into "things" values (${name}, zeroblob(${filling}))`.execute(on)
  const names = async () =>
    (await sql<{ name: string }>`select "name" from "things"`.execute(opened.reader)).rows.map(
      ({ name }) => name,
    )
  beforeEach(() => {
    folder = ownFolder()
  })
  afterEach(() => opened.close())

  test.each([
    ['a transaction', () => opened.writer.transaction().execute((tx) => put(tx as never, 'a'))],
    ['a statement of its own', () => put(opened.writer as never, 'a')],
  ])(
    '%s is answered after the disk has it, and the process does not stand still',
    async (_, run) => {
      let release: () => void = () => undefined
      let syncs = 0
      await open(() => {
        syncs += 1
        return syncs === 1
          ? Promise.resolve()
          : new Promise((resolve) => {
              release = resolve
            })
      })
      let isAnswered = false
      const answer = run().then(() => {
        isAnswered = true
      })
      for (let turns = 0; turns < 20; turns += 1) await turn()
      expect([syncs, isAnswered]).toEqual([2, false])
      // It is committed, and whoever writes next waits for it.
      expect(await names()).toEqual(['a'])
      const next = put(opened.writer as never, 'b')
      for (let turns = 0; turns < 20; turns += 1) await turn()
      expect(syncs).toBe(2)
      release()
      await answer
      await pause(1)
      release()
      await next
      expect([syncs, isAnswered]).toEqual([3, true])
    },
  )

  test('reading and what was rolled back wait for no disk', async () => {
    let syncs = 0
    await open(async () => {
      syncs += 1
    })
    const failing = opened.writer.transaction().execute(async (tx) => {
      await put(tx as never, 'a')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await opened.writer.transaction().execute((tx) => sql`select 1`.execute(tx))
    expect(syncs).toBe(1)
  })

  test('a disk that fails once is not trusted again: nothing is acknowledged from then on', async () => {
    let isFailing = false
    await open(async () => {
      if (isFailing) throw new Error('EIO')
    })
    isFailing = true
    const put1 = () => opened.writer.transaction().execute((tx) => put(tx as never, 'a'))
    await expect(put1()).rejects.toMatchObject({ code: 'service.outcome_unknown' })
    isFailing = false
    const refused = { code: 'service.database_unavailable' }
    await expect(put1()).rejects.toMatchObject(refused)
    await expect(put(opened.writer as never, 'b')).rejects.toMatchObject(refused)
    await expect(opened.ready()).rejects.toThrow('the disk does not accept what is written')
    expect(await opened.failed).toBeInstanceOf(DatabaseObstacle)
    // What the disk has of the log is for the next start to find out.
    await opened.close()
    expect(readdirSync(folder)).toContain('c.sqlite-wal')
    opened = openSqlite(join(folder, 'c.sqlite'))
    await opened.refuseIfDamaged()
    expect(await names()).toEqual(['a'])
  })

  test('a long log is copied into the database beside the writes, and begins anew', async () => {
    await open()
    const progress = async () =>
      (
        await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(NOOP)`.execute(
          opened.writer,
        )
      ).rows[0] ?? { log: Number.NaN, checkpointed: Number.NaN }
    let longest = 0
    for (let count = 0; count < 200; count += 1) {
      await put(opened.writer as never, `n${count}`, 400_000)
      longest = Math.max(longest, (await progress()).log)
    }
    expect(longest).toBeGreaterThan(8000)
    await expect
      .poll(async () => {
        await put(opened.writer as never, 'more')
        return (await progress()).log
      })
      .toBeLessThan(8000)
    expect((await names()).filter((name) => name !== 'more')).toHaveLength(200)
    expect((await sql`pragma integrity_check`.execute(opened.reader)).rows).toEqual([
      { integrity_check: 'ok' },
    ])
  })
})
