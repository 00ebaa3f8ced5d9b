import { rmSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, untilWritten } from '#platform/database'
import { freshFolder } from '#test/fresh-folder'

let folder: string
let database: Database
/** What another process writes, at once. */
let elsewhere: BetterSqlite3.Database

beforeEach(() => {
  folder = freshFolder('.cache/products')
  const path = `${folder}/candor.sqlite`
  elsewhere = new BetterSqlite3(path)
  elsewhere.pragma('journal_mode = WAL')
  elsewhere.exec('create table "visits" ("at" integer)')
  database = openDatabase(path)
})
afterEach(async () => {
  elsewhere.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const visit = () => elsewhere.exec('insert into "visits" values (1)')
const visits = async (tx = database.reader) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from "visits"`.execute(tx)
  return rows[0]?.n
}

test('what is read without waiting is of one state, from the second statement on', async () => {
  const seen = [await visits(), await visits()]
  visit()
  seen.push(await visits())
  expect(seen).toEqual([0, 0, 0])
})

test('a commit of its own is seen, however little the disk keeps it waiting', async () => {
  await database.close()
  database = openDatabase(`${folder}/candor.sqlite`, { syncLog: async () => undefined })
  const write = () =>
    database.write(async (tx) => {
      await sql`insert into "visits" values (1)`.execute(tx)
    })
  // The first one opens the log, which is a wait.
  await write()
  expect([await visits(), await visits()]).toEqual([1, 1])
  await write()
  expect(await visits()).toBe(2)
})

test('after a wait the newest state is read', async () => {
  expect([await visits(), await visits()]).toEqual([0, 0])
  visit()
  await nextTurn()
  expect(await visits()).toBe(1)
})

test('a transaction of its own begins and ends beside it', async () => {
  await Promise.all([visits(), visits()])
  const counted = await database.reader.transaction().execute(async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from "visits"`.execute(tx)
    visit()
    await nextTurn()
    const again = await sql<{ n: number }>`select count(*) as n from "visits"`.execute(tx)
    return [rows[0]?.n, again.rows[0]?.n]
  })
  expect(counted).toEqual([0, 0])
  expect(await visits()).toBe(1)
})

test('what was read is read before it closes', async () => {
  const read = Promise.all([visits(), visits()])
  await read
  await database.close()
  await nextTurn()
  database = openDatabase(`${folder}/candor.sqlite`)
  expect(await visits()).toBe(0)
})

test('what is kept until something is written is asked for again after a commit, whoever made it', async () => {
  let asked = 0
  const known = untilWritten(async (tx, place: string) => {
    asked += 1
    return `${place} ${await visits(tx)}`
  }, 2)
  const seen: string[] = []
  const see = async (place: string, tx = database.reader) => {
    await nextTurn()
    seen.push(`${await known(tx, place)}, asked ${asked}`)
  }
  await see('here')
  await see('here')
  await see('there')
  visit()
  await see('here')
  await see('here')
  await database.write(async (tx) => {
    await sql`insert into "visits" values (1)`.execute(tx)
  })
  await see('here')
  await database.reader.transaction().execute((tx) => see('here', tx))
  for (const place of ['there', 'elsewhere', 'here', 'here']) await see(place)
  expect(seen).toEqual([
    ...['here 0, asked 1', 'here 0, asked 1', 'there 0, asked 2'],
    ...['here 1, asked 3', 'here 1, asked 3', 'here 2, asked 4', 'here 2, asked 5'],
    ...['there 2, asked 6', 'elsewhere 2, asked 7', 'here 2, asked 8', 'here 2, asked 8'],
  ])
})
