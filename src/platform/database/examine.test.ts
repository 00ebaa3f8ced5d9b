import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tableNames } from '#modules/archive'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { openOwn, ownFolder } from '#test/own-database'
import { startPadma } from '#test/padma'
import {
  type Engine,
  engines,
  forEachTest,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'

const examine = (app: TestRuntime) => app.runtime.database.examine(tableNames)
const run = (app: TestRuntime, statement: string) =>
  sql.raw(statement).execute(app.runtime.database.writer)

describe.each(engines)('an examination on %s', (engine) => {
  test('finds nothing in a whole database, and a table that is gone', async () => {
    const app = await startTestRuntime(engine)
    expect(await examine(app)).toEqual([])
    await app.tamper('drop table "savedViews"')
    expect(await examine(app)).toEqual(['table savedViews is missing.'])
  })
})

/** Starts one with a record that has a code. */
async function startWithCode(engine: Engine) {
  const app = await startPadma(engine)
  const { id } = await approvedRecord(app)
  await app.system.write((ctx) => issueAccessCode(ctx, id))
  return { app, id }
}

test('a row that refers to nothing is found on SQLite', async () => {
  const { app, id } = await startWithCode('sqlite')
  await run(app, 'pragma foreign_keys = off')
  await run(app, `delete from "records" where "id" = '${id}'`)
  await run(app, 'pragma foreign_keys = on')
  expect(await examine(app)).toContain('a row of accessCodes refers to none of records.')
})

test('rows that refer to nothing and constraints that nobody validated are found on PostgreSQL', async () => {
  const { app, id } = await startWithCode('postgres')
  await run(
    app,
    `set session_replication_role = replica;
    delete from "records" where "id" = '${id}';
    alter table "limits" add constraint "few" check ("hits" < 0) not valid`,
  )
  expect((await examine(app)).toSorted()).toEqual([
    'a row of accessCodes refers to none of records.',
    'a row of messages refers to none of records.',
    'constraint few was never validated.',
  ])
})

test('an index that does not fit its table is found on PostgreSQL', async () => {
  const app = await startTestRuntime('postgres')
  await run(
    app,
    `create extension amcheck;
    create function "turned"(text) returns text immutable language sql as 'select $1';
    insert into "limits" values ('a', 1, 'x');
    create index "limits_turned" on "limits" ("turned"("key"));
    create or replace function "turned"(text) returns text immutable language sql as 'select reverse($1 || ''z'')'`,
  )
  expect(await examine(app)).toEqual([
    'index limits_turned does not fit its table. Run REINDEX INDEX "limits_turned".',
  ])
})

describe('a damaged file', () => {
  const at = { path: '' }
  const database = forEachTest(async () => {
    at.path = join(ownFolder(), 'candor.sqlite')
    const made = new BetterSqlite3(at.path)
    made.exec(
      'create table "many" ("id" integer primary key, "text" text); create table "few" ("a")',
    )
    const insert = made.prepare('insert into "many" ("text") values (?)')
    made.transaction(() => {
      for (let n = 0; n < 5000; n += 1) insert.run('x'.repeat(200))
    })()
    made.close()
    return openOwn(at.path)
  })

  /** As a bad sector: one page of the middle of the file holds zeroes. */
  function zeroPage(): void {
    const file = openSync(at.path, 'r+')
    writeSync(file, Buffer.alloc(4096), 0, 4096, 100 * 4096)
    closeSync(file)
  }

  const readAll = () => sql`select sum(length("text")) from "many"`.execute(database.reader)
  const write = () => database.write((tx) => sql`insert into "few" values (1)`.execute(tx))
  const unavailable = { code: 'service.database_unavailable' }

  test('a file that is damaged while it is served is not ready from then on, and acknowledges nothing', async () => {
    await database.ready()
    await write()
    zeroPage()
    // Together, so that the transaction around them meets the fault as well.
    const read = await Promise.allSettled([readAll(), readAll(), readAll()])
    expect(read.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(readAll()).rejects.toMatchObject(unavailable)
    await expect(database.ready()).rejects.toThrow('the database is damaged')
    await expect(write()).rejects.toMatchObject(unavailable)
    const { rows } = await sql`select * from "few"`.execute(database.reader)
    expect(rows).toHaveLength(1)
  })

  test('a start and a backup find a damaged page at once', async () => {
    zeroPage()
    await expect(database.refuseIfDamaged()).rejects.toThrow('The database is damaged')
    await expect(database.refuseIfDamaged({ whole: true })).rejects.toThrow('Restore it')
  })

  test('the examination of a damaged file names the damage and goes on', async () => {
    zeroPage()
    const findings = await database.examine(['many', 'few', 'gone'])
    expect(findings).toEqual([
      'SQLite cannot read it to its end.',
      'table gone is missing.',
      'table many cannot be read to its end.',
    ])
  })
})
