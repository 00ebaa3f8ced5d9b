import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { tableNames } from '#modules/exchange'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord, setUpPadma } from '#test/candidates'
import { engines, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { openDatabase } from './database.ts'

let runtime: TestRuntime
afterEach(() => runtime.close())

const examine = () => runtime.runtime.database.examine(tableNames)
const run = (statement: string) => sql.raw(statement).execute(runtime.runtime.database.writer)

describe.each(engines)('an examination on %s', (engine) => {
  test('finds nothing in a whole database, and a table that is gone', async () => {
    runtime = await startTestRuntime(engine)
    expect(await examine()).toEqual([])
    await run('drop table "savedViews"')
    expect(await examine()).toEqual(['table savedViews is missing.'])
  })
})

test('a row that refers to nothing is found on SQLite', async () => {
  runtime = await startTestRuntime('sqlite')
  await setUpPadma(runtime)
  const record = await approvedRecord(runtime)
  await runtime.system.write((ctx) => issueAccessCode(ctx, record.id))
  await run('pragma foreign_keys = off')
  await run(`delete from "records" where "id" = '${record.id}'`)
  await run('pragma foreign_keys = on')
  expect(await examine()).toContain('a row of accessCodes refers to none of records.')
})

test('rows that refer to nothing and constraints that nobody validated are found on PostgreSQL', async () => {
  runtime = await startTestRuntime('postgres')
  await setUpPadma(runtime)
  const record = await approvedRecord(runtime)
  await runtime.system.write((ctx) => issueAccessCode(ctx, record.id))
  await run(`set session_replication_role = replica;
    delete from "records" where "id" = '${record.id}';
    alter table "limits" add constraint "few" check ("hits" < 0) not valid`)
  expect((await examine()).toSorted()).toEqual([
    'a row of accessCodes refers to none of records.',
    'a row of messages refers to none of records.',
    'constraint few was never validated.',
  ])
})

test('an index that does not fit its table is found on PostgreSQL', async () => {
  runtime = await startTestRuntime('postgres')
  await run(`create extension amcheck;
    create function "turned"(text) returns text immutable language sql as 'select $1';
    insert into "limits" values ('a', 1, 'x');
    create index "limits_turned" on "limits" ("turned"("key"));
    create or replace function "turned"(text) returns text immutable language sql as 'select reverse($1 || ''z'')'`)
  expect(await examine()).toEqual([
    'index limits_turned does not fit its table. Run REINDEX INDEX "limits_turned".',
  ])
})

test('a destroyed table is found on SQLite', async () => {
  runtime = await startTestRuntime('sqlite')
  const path = join(runtime.folder, 'broken.sqlite')
  await run(`vacuum into '${path}'`)
  const file = new BetterSqlite3(path, { readonly: true })
  const asked = `select rootpage from sqlite_master where name = 'savedViews'`
  const page = file.prepare(asked).pluck().get() as number
  file.close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(7, (page - 1) * 4096, page * 4096))
  const broken = openDatabase(path)
  const findings = await broken.examine(tableNames)
  await broken.close()
  expect(findings.join()).toMatch(/SQLite (finds damage|cannot read it)/)
})
