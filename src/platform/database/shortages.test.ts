import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { copyMigratedPostgres } from '#test/migrated'
import { put } from '#test/own-database'
import { askPostgres } from '#test/postgres'

test('without a connection left it is not ready, and says so once, until there is one', async () => {
  const url = new URL(await copyMigratedPostgres())
  const name = `few_${url.pathname.slice(-8)}`
  await askPostgres(url.href, `create role ${name} login password 'few' connection limit 3`)
  await askPostgres(url.href, `grant all on all tables in schema public to ${name}`)
  url.username = name
  url.password = 'few'
  const others = [1, 2].map(() => new pg.Client({ connectionString: url.href }))
  const database = openDatabase(url.href)
  const told: string[] = []
  database.onShortage((reason) => void told.push(reason))
  try {
    await database.ready()
    for (const other of others) await other.connect()
    for (let n = 0; n < 2; n += 1)
      await expect(database.write(put(`${n}`))).rejects.toMatchObject({
        code: 'service.database_unavailable',
      })
    await expect(database.ready()).rejects.toThrow('the database has no connection left')
    expect(told).toEqual(['the database has no connection left'])
    await others[0]?.end()
    await database.ready()
    await database.write(put('after'))
  } finally {
    await others[1]?.end()
    await database.close()
  }
})
