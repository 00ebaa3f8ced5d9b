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

  test('is made to hold refunds, keeps what candidates said against it, and goes back', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'refunds.sqlite')
    const database = openDatabase(url)
    const migrator = migratorOn(database.writer)
    await migrator.migrateTo('0198-wallet-offers')
    const run = (query: ReturnType<typeof sql>) => query.execute(database.writer)
    await run(sql`insert into "records" ("id", "number", "reference", "passportNumber", "referenceNumber",
        "name", "address", "nationality", "state", "createdBy", "createdAt", "updatedBy", "updatedAt", "version")
      values ('r', 1, 'r', 'r', 'R', 'N', 'A', 'BD', 'pending', 'm', ${at}, 'm', ${at}, 1)`)
    await run(sql`insert into "ledgerEntries" ("id", "sequence", "recordId", "item", "paidBy", "kind",
        "amount", "currency", "receiptYear", "receiptNumber", "createdAt")
      values ('p', 1, 'r', 'fee', 'worker', 'payment', 500, 'BDT', 2026, 1, ${at})`)
    await run(sql`insert into "disputes" ("id", "entryId", "accountId", "text", "createdAt")
      values ('d', 'p', 'a', 'I paid more', ${at})`)
    await run(sql`insert into "ownPayments" ("id", "recordId", "entryId", "note", "enteredAt", "mac")
      values ('o', 'r', 'p', 'I paid more', ${at}, 'signed')`)
    const said = async () => {
      const answers = ['disputes', 'ownPayments'].map((table) =>
        sql`select "id", "entryId" from ${sql.table(table)}`.execute(database.reader),
      )
      return (await Promise.all(answers)).map(({ rows }) => rows)
    }
    const kept = [[{ id: 'd', entryId: 'p' }], [{ id: 'o', entryId: 'p' }]]
    expect((await migrator.migrateTo('0199-refunds')).error).toBeUndefined()
    expect(await said()).toEqual(kept)
    await expect(run(sql`delete from "ledgerEntries"`)).rejects.toThrow()
    const refund = (id: string, sequence: number, amount: number) =>
      sql`insert into "ledgerEntries" ("id", "sequence", "recordId", "item", "paidBy", "kind",
        "amount", "currency", "refunds", "receiptYear", "receiptNumber", "createdAt")
      values (${id}, ${sequence}, 'r', 'fee', 'worker', 'refund', ${amount}, 'BDT', 'p', 2026, ${sequence}, ${at})`
    const charge = (id: string, sequence: number, withEntry: string | null) =>
      sql`insert into "ledgerEntries" ("id", "sequence", "recordId", "item", "paidBy", "kind",
        "amount", "currency", "with", "createdAt")
      values (${id}, ${sequence}, 'r', 'fee', 'worker', 'charge', 200, 'BDT', ${withEntry}, ${at})`
    await run(refund('b', 2, -200))
    await run(charge('c', 3, 'b'))
    for (const wrong of [refund('x', 4, 200), charge('x', 4, null)])
      await expect(run(wrong)).rejects.toThrow()
    expect((await migrator.migrateDown()).error).toBeUndefined()
    const { rows } = await sql`select "id" from "ledgerEntries"`.execute(database.reader)
    expect(rows).toEqual([{ id: 'p' }])
    expect(await said()).toEqual(kept)
    await expect(run(refund('b', 2, -200))).rejects.toThrow()
    await expect(run(sql`delete from "ledgerEntries"`)).rejects.toThrow()
    expect((await database.migrate()).length).toBeGreaterThan(0)
    await database.close()
  })
})
