import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { migratorOn, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { engines } from '#test/test-runtime'

const folder = mkdtempSync(join(tmpdir(), 'candor-older-ledger-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = '2026-01-01T00:00:00.000Z'

describe.each(engines)('a ledger from before candidates had entries, on %s', (engine) => {
  test('keeps each entry with its receipt, its objections, and that nothing in it changes', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'older.sqlite')
    const database = openDatabase(url)
    await migratorOn(database.writer).migrateTo('0105-attestations')
    const run = (query: ReturnType<typeof sql>) => query.execute(database.writer)
    await run(sql`insert into "ledgerEntries" ("id", "sequence", "accountId", "kind", "amount",
        "currency", "feeName", "method", "receivedBy", "receivedOn", "receiptYear", "receiptNumber",
        "corrects", "enteredBy", "createdAt") values
      ('p', 1, 'a', 'payment', 9007199254740991, 'BDT', 'Uniform', 'cash', 'm', '2026-01-01', 2026, 1, null, 'm', ${at}),
      ('c', 2, 'a', 'charge', -500, 'BDT', 'Uniform', null, null, null, null, null, null, 'm', ${at}),
      ('x', 3, 'a', 'correction', 500, 'BDT', null, null, null, null, null, null, 'c', 'm', ${at})`)
    await run(sql`insert into "disputes" ("id", "entryId", "accountId", "text", "createdAt")
      values ('d', 'p', 'a', 'I paid more', ${at})`)
    const kept = async () => {
      const entries = await sql<Record<string, unknown>>`
        select "id", "sequence", "accountId", cast("amount" as text) as "amount", "receiptYear", "receiptNumber",
          "corrects" from "ledgerEntries" order by "sequence"`.execute(database.reader)
      const disputes = await sql`select * from "disputes"`.execute(database.reader)
      return [entries.rows, disputes.rows]
    }
    const before = await kept()
    expect(before[0]).toHaveLength(3)
    await database.migrate()
    expect(await kept()).toEqual(before)
    await expect(run(sql`update "ledgerEntries" set "amount" = 1`)).rejects.toThrow()
    await expect(run(sql`delete from "ledgerEntries"`)).rejects.toThrow()
    const twice = sql`insert into "ledgerEntries" ("id", "sequence", "accountId", "kind", "amount",
        "currency", "receiptYear", "receiptNumber", "createdAt")
      values ('q', 4, 'a', 'payment', 1, 'BDT', 2026, 1, ${at})`
    await expect(run(twice)).rejects.toThrow()
    expect(await kept()).toEqual(before)
    await database.close()
  })
})
