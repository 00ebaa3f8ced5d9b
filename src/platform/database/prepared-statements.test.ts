import BetterSqlite3 from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { withPlanForAll, withPreparedStatements } from './compile-once.ts'

describe('a statement with a plan for every value', () => {
  test('has a plus before each parameter', () => {
    const sql = 'select "a" from "t" where "b" = ? and "c" in (?, ?) limit ?'
    expect(withPlanForAll(sql)).toBe(
      'select "a" from "t" where "b" = +? and "c" in (+?, +?) limit +?',
    )
  })

  test.each([
    `select 'who?', 'it''s ?' from "t"`,
    'select "what?", "a""?" from "t"',
    'select 1 -- why?\n from "t"',
    'select /* why?\n */ 1',
  ])('leaves question marks that are no parameters: %s', (sql) => {
    expect(withPlanForAll(sql)).toBe(sql)
    expect(withPlanForAll(`${sql} where "b" = ?`)).toBe(`${sql} where "b" = +?`)
  })

  test('is what runs', () => {
    const sqlite = new BetterSqlite3(':memory:')
    const { prepare } = withPreparedStatements(sqlite, { noteFull() {}, noteDamage() {} })
    const statement = prepare('select ? as "one"') as unknown as BetterSqlite3.Statement
    expect(statement.source).toBe('select +? as "one"')
    sqlite.close()
  })
})

describe('what it answers', async () => {
  const sqlite = new BetterSqlite3(':memory:')
  sqlite.exec(`create table "t" ("id" integer primary key, "text" text, "number" integer, "any");
      create index "byText" on "t" ("text") where "number" = 1;
      insert into "t" values (1, '1', 1, 1), (2, '01', 1, '1'), (3, '1.0', 2, 1.0), (4, null, 1, null)`)
  afterAll(() => sqlite.close())

  const values = [0, 1, 1n, 1.5, '1', '01', '1.0', null, Buffer.from('1')]
  test.each([
    ...['text', 'number', 'any'].flatMap((column) =>
      ['=', '<>', '<', '>=', 'is', 'is not', 'in', 'like'].map((operator) =>
        operator === 'in' ? `"${column}" in (?)` : `"${column}" ${operator} ?`,
      ),
    ),
    '"text" = ? and "number" = 1',
    '"number" + 0 = ?',
    `"text" || '' = ?`,
  ])('is the same for every kind of value: %s', (condition) => {
    const sql = `select "a"."id" from "t" as "a" inner join "t" as "b" on "a"."id" = "b"."id"
      where ${condition.replaceAll(/"(?=text|number|any)/g, '"a"."')} order by "a"."id"`
    const plain = sqlite.prepare(sql)
    const planned = sqlite.prepare(withPlanForAll(sql))
    for (const value of values) expect(planned.all(value)).toEqual(plain.all(value))
    expect(values.some((value) => planned.all(value).length > 0)).toBe(true)
  })

  test('is stored as it was given', () => {
    for (const value of values) {
      const sql = 'select typeof(?) as "type", ? as "value"'
      expect(sqlite.prepare(withPlanForAll(sql)).get(value, value)).toEqual(
        sqlite.prepare(sql).get(value, value),
      )
    }
  })
})
