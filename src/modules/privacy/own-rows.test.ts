import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import { revokeAccessCode } from '#modules/lookup'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import type { About } from '#test/rows-about'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { handOverOwnData } from './index.server.ts'
import { heldTables } from './kept-tables.ts'

type Row = Record<string, unknown>

describe.each(bothEngines)('the rows of the own data on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let rahima: About
  beforeEach(async () => {
    rahima = await livedRecord(app, 1)
    await livedRecord(app, 2)
  })

  test('are every row of the database that names the record, or the account linked to it', async () => {
    const { expected, data } = await taken(rahima)
    for (const [table, held] of heldTables) {
      const rows = (expected.get(table) ?? []).map((row) => leaving(row, held.without ?? []))
      expect(rows.length, `rows in ${table}`).toBeGreaterThan(0)
      expect([table, sorted(data[table])]).toEqual([table, sorted(rows)])
    }
    const kept = Object.values(data).flatMap((rows) => rows.flatMap(Object.keys))
    expect(kept.filter((column) => /^(?!sha256)(mac|salt|.*Hash)$/.test(column))).toEqual([])
  })

  test('of an account are left out once the code that linked it was revoked', async () => {
    const before = await taken(rahima)
    await app.amina.write((ctx) => revokeAccessCode(ctx, rahima.recordId))
    const after = await taken(rahima)
    const ofAccount = heldTables.filter(([, { by }]) => by === 'account' || by === 'either')
    expect(ofAccount.length).toBeGreaterThan(5)
    for (const [table, { by }] of ofAccount) {
      const isOwn = ({ recordId }: Row) => recordId === rahima.recordId
      const own = sorted(after.data[table]?.filter(isOwn))
      expect(sorted(after.data[table]), table).toEqual(own)
      expect(before.data[table]?.length, table).toBeGreaterThan(
        before.data[table]?.filter(isOwn).length as number,
      )
      if (by === 'either') expect(own.length, table).toBeGreaterThan(0)
    }
  })

  /** What a zip holds, and what the database did when it was begun: a zip notes its own pictures. */
  async function taken({ recordId, accountId }: About) {
    const zip = await handOverOwnData(app.amina, { recordId, letter: ownDataLetter })
    const ids = new Set([recordId, accountId])
    for (const table of ['documents', 'shares'] as const)
      for (const row of await all(table)) if (row.recordId === recordId) ids.add(String(row.id))
    const isAbout = (row: Row) =>
      Object.values(row).some((value) => ids.has(value as string)) ||
      row.subject === `record:${recordId}`
    const expected = new Map<string, Row[]>()
    for (const [table] of heldTables) expected.set(table, (await all(table)).filter(isAbout))
    // An event is about its subject, whoever did it; these are for staff alone.
    const events = (expected.get('auditEvents') ?? []).filter(
      ({ subject, action }) =>
        subject === `record:${recordId}` &&
        !/^(record\.note_written|record\.assigned|comparison\.)/.test(String(action)),
    )
    expected.set('auditEvents', events)
    const file = (await filesOf(zip)).get('data.json')
    const data: Record<string, Row[]> = JSON.parse(String(file))
    for (const about of ['organisation', 'reference', 'madeAt']) delete data[about]
    return { expected, data }
  }

  const all = async (table: string) =>
    (await sql<Row>`select * from ${sql.table(table)}`.execute(app.runtime.database.reader)).rows
})

const leaving = (row: Row, without: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)))

/** As JSON tells them, in an order that both sides have. */
const sorted = (rows: readonly Row[] = []) =>
  rows
    .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
    .toSorted()
    .map((row) => JSON.parse(row))
