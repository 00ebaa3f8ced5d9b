import { expect, test } from 'vitest'
import { askPostgres } from '#test/ask-postgres'
import { freshPostgres } from '#test/postgres'
import { openDatabase } from './database.ts'
import { ReadOnly, Standby } from './postgres-server.ts'

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
