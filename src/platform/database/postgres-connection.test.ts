import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { askPostgres, freshPostgres } from '#test/postgres'
import { openDatabase } from './database.ts'
import { ReadOnly, Standby } from './postgres-server.ts'

test('what follows a failed statement in its transaction fails with the error of that one', async () => {
  const database = openDatabase(await copyMigratedPostgres())
  const written = database.write(async (tx) => {
    await sql`select * from nowhere`.execute(tx).catch(() => undefined)
    await sql`select 1`.execute(tx)
  })
  await expect(written).rejects.toMatchObject({ cause: { code: '42P01' } })
  // The next transaction on the same connection has failures of its own.
  await database.write((tx) => sql`select 1`.execute(tx))
  await database.close()
})

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

test('a primary that is told to accept no changes is not called a standby', async () => {
  const url = await freshPostgres()
  const name = new URL(url).pathname.slice(1)
  await askPostgres(url, `alter database "${name}" set default_transaction_read_only = on`)
  const database = openDatabase(url)
  const asked = database.waitUntilThere()
  await expect(asked).rejects.toBeInstanceOf(ReadOnly)
  await expect(asked).rejects.not.toBeInstanceOf(Standby)
  await database.close()
})
