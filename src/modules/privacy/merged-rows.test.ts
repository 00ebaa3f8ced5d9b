import { describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import type { Tables } from '#migrations'
import { mergeRecords } from '#modules/documents'
import { deleteRecord, getRecord } from '#modules/records'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { handOverOwnData, purgeRecord } from './index.server.ts'
import { heldTables } from './kept-tables.ts'

type Row = Record<string, unknown>

describe.each(bothEngines)('two records that became one, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  test('lose no row: each stays where it was, belongs to the one, and is purged with it', async () => {
    const { recordId } = await livedRecord(app, 1)
    const { recordId: otherId } = await livedRecord(app, 2)
    const ofBoth = (rows: Row[] = []) =>
      rows.filter((row) => [recordId, otherId].includes(String(row.recordId)))
    const before = await everything()
    await app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      const { version: otherVersion } = await getRecord(ctx, otherId)
      const two = { recordId, version, otherId, otherVersion }
      await mergeRecords(ctx, { ...two, fields: ['address'], kinds: [] })
    })
    const after = await everything()
    for (const [table, rows] of before)
      expect([table, keys(after.get(table))]).toEqual([table, expect.arrayContaining(keys(rows))])
    const zip = await handOverOwnData(app.amina, { recordId, letter: ownDataLetter })
    const data = JSON.parse(String((await filesOf(zip)).get('data.json')))
    for (const [table, held] of heldTables)
      if (held.by === 'record' && held.column === 'recordId')
        expect([table, data[table]?.length]).toEqual([table, ofBoth(after.get(table)).length])
    expect(data.records).toHaveLength(2)
    const { version } = await app.amina.write(async (ctx) =>
      deleteRecord(ctx, { recordId, version: (await getRecord(ctx, recordId)).version }),
    )
    expect(await purgeRecord(app.amina, { recordId, version })).toBe(true)
    // What was paid stays in the ledger.
    for (const [table, rows] of await everything())
      if (table !== 'ledgerEntries') expect([table, ofBoth(rows)]).toEqual([table, []])
    expect((await everything()).get('records')).toEqual([])
  })

  const keys = (rows: Row[] = []) =>
    rows.map((row) => `${String(row.id ?? '')} ${String(row.recordId ?? '')}`)

  /** Every row of every table that names a record. */
  async function everything() {
    const all = new Map<string, Row[]>()
    await app.system.read(async ({ tx }) => {
      for (const [table] of heldTables)
        all.set(
          table,
          (await tx
            .selectFrom(table as keyof Tables)
            .selectAll()
            .execute()) as Row[],
        )
    })
    return all
  }
})
