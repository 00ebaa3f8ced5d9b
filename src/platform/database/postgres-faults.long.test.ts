import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, requireTurn, type Transaction } from '#platform/database'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { timeLimits } from './time-limits.ts'

let url: string
let proxy: LoopbackProxy
let database: Database
beforeEach(async () => {
  url = await copyMigratedPostgres()
  proxy = await openLoopbackProxy(Number(new URL(url).port))
  database = openDatabase(proxy.url(url))
})
afterEach(async () => {
  proxy.speak()
  await database.close()
  await proxy.close()
})

const unavailable = { code: 'service.database_unavailable', kind: 'unavailable' }
const unknown = { code: 'service.outcome_unknown', kind: 'unavailable' }

const put = (key: string) => async (tx: Transaction) => {
  await tx.insertInto('limits').values({ key, hits: 1, windowEndsAt: '' }).execute()
}
const keys = async () =>
  (await database.reader.selectFrom('limits').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  )
/** Runs something on a connection that does not go through the proxy. */
async function beside<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
const terminateAll = () =>
  beside((client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
/** Until so many connections are in the midst of a statement that lasts, or of a transaction. */
const untilAtWork = (count: number) =>
  beside((client) =>
    expect
      .poll(async () => (await client.query(atWork)).rowCount, { interval: 20 })
      .toBeGreaterThanOrEqual(count),
  )
const atWork = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and (state = 'idle in transaction' or wait_event = 'PgSleep')`
const milliseconds = async (run: () => Promise<unknown>) => {
  const start = performance.now()
  await run()
  return performance.now() - start
}

test.each([
  ['in a statement', (tx: Transaction) => sql`select pg_sleep(10)`.execute(tx)],
  ['between two statements', () => pause(3000)],
] as const)(
  'a connection that the server ends %s is refused, and others follow',
  async (_, work) => {
    const reading = sql`select pg_sleep(10)`.execute(database.reader)
    const begun = Promise.withResolvers<void>()
    const writing = database.write(async (tx) => {
      requireTurn(tx, 'ledger')
      await put('lost')(tx)
      begun.resolve()
      await work(tx)
    })
    const settled = Promise.allSettled([reading, writing])
    await begun.promise
    await untilAtWork(2)
    // It waits for the turn of the one before and has begun nothing yet, so it may go on elsewhere.
    const waiting = database.write(async (tx) => {
      requireTurn(tx, 'ledger')
      await put('waited')(tx)
    })
    await pause(200)
    await terminateAll()
    for (const one of await settled) expect(one).toMatchObject({ reason: unavailable })
    await waiting
    expect(await milliseconds(() => database.write(put('kept')))).toBeLessThan(2500)
    expect(await keys()).toEqual(['kept', 'waited'])
  },
)

test.each([false, true])(
  'a group whose commit is in doubt is not run a second time; it mingles: %s',
  async (mingles) => {
    let runs = 0
    const counted = () =>
      database.writeGrouped(
        async (tx) => {
          runs += 1
          await sql`insert into limits values (${`k${runs}`}, 1, '')`.execute(tx)
        },
        { mingles },
      )
    proxy.loseAnswerTo('commit')
    for (const one of await Promise.allSettled([counted(), counted(), counted()]))
      expect(one).toMatchObject({ reason: unknown })
    expect([runs, (await keys()).length]).toEqual([3, 3])
  },
)

test('a group whose statements travel together keeps nothing when its connection is lost', async () => {
  const slow = (key: string) =>
    database.writeGrouped(
      async (tx) => {
        await put(key)(tx)
        await sql`select pg_sleep(10)`.execute(tx)
        await put(`${key} after`)(tx)
      },
      { mingles: true },
    )
  const settled = Promise.allSettled(['a', 'b', 'c'].map(slow))
  await untilAtWork(1)
  await terminateAll()
  for (const one of await settled) expect(one).toMatchObject({ reason: unavailable })
  await database.writeGrouped(put('kept'), { mingles: true })
  expect(await keys()).toEqual(['kept'])
})

test('a statement of its own whose answer is lost may have been kept', async () => {
  proxy.loseAnswerTo('insert into "limits"')
  const insert = database.writer.insertInto('limits')
  const values = { key: 'perhaps', hits: 1, windowEndsAt: '' }
  await expect(insert.values(values).execute()).rejects.toMatchObject(unknown)
  proxy.loseAnswerTo('select "key"')
  await expect(keys()).rejects.toMatchObject(unavailable)
  expect(await keys()).toEqual(['perhaps'])
})

test('a commit that PostgreSQL did not replicate in time is not acknowledged', async () => {
  await beside(async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'nobody'`)
    await client.query('select pg_reload_conf()')
    await pause(1000)
    try {
      const write = database.write(async (tx) => {
        await sql`set local synchronous_commit = on`.execute(tx)
        await put('here only')(tx)
      })
      const settled = Promise.allSettled([write])
      // Whoever cancels the wait gets a commit with a warning.
      const cancelled = () =>
        client.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`,
        )
      await expect.poll(async () => (await cancelled()).rowCount, { interval: 20 }).toBe(1)
      expect((await settled)[0]).toMatchObject({ reason: unknown })
    } finally {
      await client.query('alter system reset synchronous_standby_names')
      await client.query('select pg_reload_conf()')
    }
  })
})

test('a silent database ends what waits for it within seconds, and is used again at once when it speaks', async () => {
  await keys()
  proxy.silence()
  const waiting = Promise.allSettled([keys(), database.write(put('a')), database.ready(), keys()])
  expect(await milliseconds(() => waiting)).toBeLessThan(timeLimits.statement)
  for (const one of await waiting) expect(one.status).toBe('rejected')
  // From now on nobody waits.
  expect(await milliseconds(() => keys().catch(() => undefined))).toBeLessThan(
    timeLimits.suspicious + timeLimits.health,
  )
  proxy.speak()
  await expect.poll(() => keys().catch(String), { interval: 50 }).toEqual([])
  await database.write(put('b'))
})

test('who holds what others want and falls silent loses it before the others give up', async () => {
  const other = openDatabase(url)
  await other.write(put('another'))
  const holds = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const dead = database.write(async (tx) => {
    await put('wanted')(tx)
    proxy.silence()
    holds.resolve()
    await end.promise
  })
  const settled = Promise.allSettled([dead])
  await holds.promise
  // Not by patience of its own: who waits for a lock is refused in time.
  await other.write((tx) =>
    tx.insertInto('limits').values({ key: 'wanted', hits: 2, windowEndsAt: '' }).execute(),
  )
  end.resolve()
  proxy.speak()
  // Whether its commit got there is known to the server alone.
  expect((await settled)[0]).toMatchObject({ reason: { kind: 'unavailable' } })
  const rows = await other.reader.selectFrom('limits').select(['key', 'hits']).execute()
  expect(rows).toContainEqual({ key: 'wanted', hits: 2 })
  await other.close()
})

test('a lock that one has alone is free again seconds after its holder fell silent', async () => {
  const other = openDatabase(url)
  expect(await database.takeMutex('import')).not.toBeNull()
  proxy.silence()
  const taken = () => other.takeMutex('import')
  await expect.poll(taken, { interval: 500 }).not.toBeNull()
  await other.close()
})

test('a stop does not wait for a database that is silent', async () => {
  await keys()
  proxy.silence()
  expect(await milliseconds(() => database.close())).toBeLessThan(timeLimits.statement)
  database = openDatabase(url)
})
