import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { beNextVersion, nextMigration } from '#test/next-version'
import { openOwn, ownFolder, ownUrl } from '#test/own-database'
import { askPostgres, freshPostgres } from '#test/postgres'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { openDatabase } from './database.ts'
import { knownMigrations } from './migrate.ts'

describe.each(bothEngines)('a migrated database on %s', (engine) => {
  const at = forEachTest(async () => ({ url: await ownUrl(engine) }))
  const database = forEachTest(() => openOwn(at.url))
  let beThisVersion = () => {}
  afterEach(() => beThisVersion())

  const locks = () => database.reader.selectFrom('locks').selectAll().orderBy('name').execute()

  const rename = (name: string | undefined, other: string) =>
    sql`update kysely_migration set name = ${other} where name = ${name}`.execute(database.writer)

  test('gets what the next version adds, once, and keeps its rows', async () => {
    const before = await locks()
    beThisVersion = beNextVersion()
    expect(await database.missingMigrations()).toEqual([nextMigration])
    expect(await database.migrate()).toEqual([nextMigration])
    expect(await database.migrate()).toEqual([])
    expect(await locks()).toMatchObject(before)
  })

  test('serves a process of the version before, which is refused once it starts again', async () => {
    const next = openDatabase(at.url)
    beThisVersion = beNextVersion()
    await next.migrate()
    await next.close()
    beThisVersion()
    const link = { id: 1, tokenHash: 'hash', createdAt: 'now' }
    await database.write((tx) => tx.insertInto('setUpLink').values(link).execute())
    expect(await database.reader.selectFrom('setUpLink').selectAll().execute()).toMatchObject([
      link,
    ])
    await expect(database.migrate()).rejects.toThrow(/newer version/)
    await expect(database.missingMigrations()).rejects.toThrow(/newer version/)
  })

  test('is refused where a newer version ran another migration in the place of one', async () => {
    await rename(knownMigrations().at(-1), 'newer')
    await expect(database.migrate()).rejects.toThrow(/newer version/)
  })

  test('is refused with what to do where it is of version 0.1', async () => {
    await rename(knownMigrations()[0], '0001-audit')
    const sentence =
      /belongs to Candor 0\.1, .* import the list of records that version 0\.1 exports\.$/
    await expect(database.migrate()).rejects.toThrow(sentence)
    await expect(database.missingMigrations()).rejects.toThrow(sentence)
  })
})

test('of two that start on an empty file one migrates it, and the other finds everything done', async () => {
  const path = join(ownFolder(), 'candor.sqlite')
  const databases = [await openOwn(path), await openOwn(path)]
  const ran = await Promise.all(databases.map((database) => database.migrate()))
  expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([knownMigrations(), []])
})

test('a user of PostgreSQL without rights is told apart from what follows from the first refusal', async () => {
  const url = new URL(await freshPostgres())
  const user = `stranger${url.pathname.slice(1)}`.slice(0, 63)
  await askPostgres(url.href, 'revoke create on schema public from public')
  await askPostgres(url.href, `create role "${user}" login password 'stranger'`)
  const theirs = new URL(url)
  theirs.username = user
  theirs.password = 'stranger'
  const database = openDatabase(theirs.href)
  await expect(database.migrate()).rejects.toMatchObject({ code: '42501' })
  await database.close()
  await askPostgres(url.href, `drop role "${user}"`)
})
