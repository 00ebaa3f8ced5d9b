import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '#platform/database'
import { openOwn, ownUrl } from '#test/own-database'
import { hasPgBouncer, startPgBouncer } from '#test/pgbouncer'
import { forEachTest, whenTested } from '#test/test-runtime'

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  const bouncer = forEachTest(async () => {
    const started = await startPgBouncer(await ownUrl('postgres'))
    whenTested(started.stop)
    return started
  })
  const one = forEachTest(() => openOwn(bouncer.url))
  const other = forEachTest(() => openOwn(bouncer.url))
  beforeEach(() => one.migrate())

  const add = (tx: Transaction, key: string) =>
    tx
      .insertInto('limits')
      .values({ key, hits: 1, windowEndsAt: '' })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ hits: sql<number>`"limits"."hits" + 1` }),
      )
      .execute()
  const hits = async (database: Database) => {
    const rows = await database.reader.selectFrom('limits').select('hits').execute()
    return rows.reduce((sum, row) => sum + row.hits, 0)
  }

  test('transactions of two processes are as exact as without it', async () => {
    const both = [one, other]
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        (both[n % 2] as Database).write((tx) => add(tx, 'same')),
      ),
    )
    const mingles = { mingles: true }
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (both[n % 2] as Database).writeGrouped((tx) => add(tx, `key ${n}`), mingles),
      ),
    )
    expect(await hits(one)).toBe(52)
  })

  test('what a transaction is set to reaches nobody else who gets its connection', async () => {
    await one.write(async (tx) => {
      const { rows } = await sql<{ level: string; timeout: string }>`
        select current_setting('transaction_isolation') as "level",
               current_setting('lock_timeout') as "timeout"`.execute(tx)
      expect(rows).toEqual([{ level: 'serializable', timeout: '8s' }])
    })
    const settings = await Promise.all(
      Array.from({ length: 20 }, () =>
        sql<{ level: string; timeout: string }>`
          select current_setting('transaction_isolation') as "level",
                 current_setting('lock_timeout') as "timeout"`.execute(other.reader),
      ),
    )
    for (const { rows } of settings)
      expect(rows).toEqual([{ level: 'read committed', timeout: '0' }])
  })

  test('a snapshot stays, and a lock that one has alone is kept from others', async () => {
    const snapshot = await one.openSnapshot()
    await other.write((tx) => add(tx, 'later'))
    const seen = await snapshot.tx.selectFrom('limits').select('key').execute()
    expect(seen).toEqual([])
    await snapshot.close()
    const hold = await one.takeMutex('import')
    expect(hold).not.toBeNull()
    expect(await other.takeMutex('import')).toBeNull()
    await hold?.letGo()
  })
})
