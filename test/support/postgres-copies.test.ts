import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { askPostgres } from './ask-postgres.ts'
import { freshPostgres } from './postgres.ts'
import { giveBackCopy, takeCopy } from './postgres-copies.ts'

let template: string
beforeAll(async () => {
  template = await freshPostgres()
  await askPostgres(
    template,
    `create table people (id text primary key, name text not null, photo bytea,
       told jsonb, born date, first_letter text generated always as (left(name, 1)) stored);
     create table visits (id bigint generated always as identity, person text references people);
     insert into people values ('1', 'Rahima', '\\x00ff', '{"by": ["mail"]}', '1990-02-28')`,
  )
})

const whole = 'select p.*, v.id as visit from people p left join visits v on v.person = p.id'

test('what a test wrote is gone when the next one gets the same database', async () => {
  const before = await askPostgres(template, whole)
  expect(before).toHaveLength(1)
  const url = await takeCopy(template)
  await askPostgres(url, "insert into people values ('2', 'Karim')")
  await askPostgres(url, "update people set name = 'Somebody', photo = null where id = '1'")
  await askPostgres(url, 'create unlogged table noted (id text); drop table noted')
  await giveBackCopy(url)
  expect(await takeCopy(template)).toBe(url)
  expect(await askPostgres(url, whole)).toEqual(before)
  await askPostgres(url, "delete from people where id = '1'")
  await giveBackCopy(url)
  expect(await takeCopy(template)).toBe(url)
  expect(await askPostgres(url, whole)).toEqual(before)
})

test('two tests at a time have a database each', async () => {
  const [one, other] = await Promise.all([takeCopy(template), takeCopy(template)])
  expect(one).not.toBe(other)
})

for (const [what, sql] of [
  ['a column', 'alter table people add height int'],
  ['a rule', 'alter table people add check (length(name) > 0)'],
  ['a rule that is no more', 'alter table visits drop constraint visits_person_fkey'],
  ['an index', 'create index on people (name)'],
  ['the number that comes next', 'insert into visits (person) values (null)'],
  ['a table that was emptied at once', 'truncate visits'],
  ['what somebody may do', 'revoke select on people from postgres'],
  ['what is known of the rows', 'analyze people'],
  ['a function', "create function one() returns int language sql as 'select 1'"],
] as const)
  test(`a database is not used again once its schema is another one: ${what}`, async () => {
    const url = await takeCopy(template)
    await askPostgres(url, sql)
    await giveBackCopy(url)
    expect(await takeCopy(template)).not.toBe(url)
  })

test('a database to which somebody is still connected is not used again', async () => {
  const url = await takeCopy(template)
  const client = new Client({ connectionString: url })
  await client.connect()
  await giveBackCopy(url)
  await client.end()
  expect(await takeCopy(template)).not.toBe(url)
})
