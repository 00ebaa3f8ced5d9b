import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copyMigratedPostgres } from '#test/migrated'
import { openDatabase } from './database.ts'

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
