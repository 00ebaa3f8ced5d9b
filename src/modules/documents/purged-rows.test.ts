import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openCase } from '#modules/cases'
import { purgeRecord } from '#modules/privacy'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'
import { deletePresentRecord } from './test-documents.ts'

describe.each(engines)('what is left of a purged record on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const details = {
    ...{ passportNumber: 'XY7654321', referenceNumber: 'XZ7654321' },
    ...{ name: 'Zephyrina Canary', fatherName: 'Canary Karim', motherName: 'Canary Begum' },
    ...{ address: 'Canary House, Cumilla', email: 'canary@people.example' },
  }

  /** The tables with a row that has this text in it, of all that the database has. */
  const tablesWith = async (text: RegExp) => {
    const { reader } = app.runtime.database
    const found: string[] = []
    for (const { name } of await reader.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(reader)
      if (rows.some((row) => text.test(JSON.stringify(row)))) found.push(name)
    }
    return found.toSorted()
  }

  test('only the log and the ledger name it, by its id; nothing has a detail of the person', async () => {
    const { recordId } = await livedRecord(app, 1, details)
    await livedRecord(app, 2)
    const asked = { name: details.name, number: details.passportNumber, from: '01711 000000' }
    await app.as({ kind: 'anonymous' }).write((ctx) => openCase(ctx, { kind: 'code', said: asked }))
    const person = /canary|X[YZ]7654321/i
    expect(await tablesWith(person)).toEqual(expect.arrayContaining(['cases', 'records']))
    expect((await tablesWith(new RegExp(recordId))).length).toBeGreaterThan(20)
    await deletePresentRecord(app.as(people.amina), recordId)
    const [{ version }] = (await app.runtime.database.reader
      .selectFrom('records')
      .select('version')
      .where('id', '=', recordId)
      .execute()) as [{ version: number }]
    await purgeRecord(app.as(people.amina), { recordId, version })
    expect(await tablesWith(person)).toEqual([])
    expect(await tablesWith(new RegExp(recordId))).toEqual(['auditEvents', 'ledgerEntries'])
  })
})
