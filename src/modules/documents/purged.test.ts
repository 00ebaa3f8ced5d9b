import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openCase } from '#modules/cases'
import { purgeOldTrash } from '#modules/privacy'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { livedRecord } from '#test/lived-record'
import { copyRecord } from '#test/many-records'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { engines, forEachTest, people } from '#test/test-runtime'
import { noteShownPicture, noteTakenCopy } from './copies.ts'
import { uploadFromPhone } from './test-documents.ts'

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
    await app.purge(recordId)
    expect(await tablesWith(person)).toEqual([])
    expect(await tablesWith(new RegExp(recordId))).toEqual(['auditEvents', 'ledgerEntries'])
  })
})

test.each(engines)(
  'a copy of what was purged meanwhile is refused as not found, and nothing of it is noted, on %s',
  async (engine) => {
    const app = await startPadma(engine)
    const amina = app.as(people.amina)
    const { id: recordId } = await approvedRecord(app)
    const bytes = await documentPng()
    const { id } = await uploadFromPhone(amina, { recordId, kind: 'visa-paper', bytes })
    await app.trash(recordId)
    app.clock.move(31 * day)
    expect(await purgeOldTrash(app.system)).toBe(1)

    const copy = { bytes: Buffer.from('%PDF'), documentIds: [id] }
    expect(await outcomeOf(noteTakenCopy(app.system, copy))).toBe('document.not_found')
    await noteShownPicture(app.system, copy)
    const noted = app.runtime.database.reader.selectFrom('shownCopies').selectAll()
    expect(await noted.execute()).toEqual([])
  },
)

test('a clock that jumps while a large trash is emptied makes nothing else in it old', async () => {
  const app = await startPadma('sqlite')
  const { id: oldId } = await approvedRecord(app)
  await app.trash(oldId)
  app.clock.move(31 * day)
  await copyRecord(app, 1100)
  const { id } = await approvedRecord(app)
  await app.trash(id)
  let hasJumped = false
  const keepCopies = async (_: unknown, recordId: string) => {
    if (!hasJumped) app.clock.move(365 * day)
    hasJumped = true
    return recordId.startsWith(`${oldId}-`)
  }
  expect(await purgeOldTrash(app.system, keepCopies)).toBe(1)
  const left = await app.runtime.database.reader.selectFrom('records').select('id').execute()
  expect(left.map((row) => row.id)).toContain(id)
})
