import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { freshPostgres } from '#test/postgres'
import { openDatabase } from './database.ts'

test('a connection that the server ends as it begins is refused, and others follow', async () => {
  const url = await freshPostgres()
  const proxy = await openLoopbackProxy(Number(new URL(url).port))
  const database = openDatabase(proxy.url(url))
  const ask = async () => (await sql`select 1 as one`.execute(database.reader)).rows
  proxy.endWhenReady()
  await expect(ask()).rejects.toMatchObject({ code: 'service.database_unavailable' })
  expect(await ask()).toEqual([{ one: 1 }])
  await database.close()
  await proxy.close()
})
