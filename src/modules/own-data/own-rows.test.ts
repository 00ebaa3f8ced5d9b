import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import { createAccount } from '#modules/accounts'
import { openContest } from '#modules/contests'
import { reportOther } from '#modules/contracts'
import { uploadDocument } from '#modules/documents'
import { linkRecord, openRecord, revokeAccessCode } from '#modules/lookup'
import { changeRecord, getRecord } from '#modules/records'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import type { Actor } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { type About, writeRowsAbout } from '#test/rows-about'
import { smallPicture } from '#test/tables'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { heldTables } from './held-tables.ts'
import { handOverOwnData } from './index.server.ts'

type Row = Record<string, unknown>

describe.each(engines)('the rows of the own data on %s', (engine) => {
  let app: TestRuntime
  let rahima: About
  beforeEach(async () => {
    app = await startPadma(engine)
    rahima = await lived(1)
    await lived(2)
  })
  afterEach(() => app.close())

  const amina = () => app.as(people.amina)

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
    await amina().write((ctx) => revokeAccessCode(ctx, rahima.recordId))
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
    const zip = await handOverOwnData(amina(), { recordId, letter: ownDataLetter })
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

  /** A candidate with an account and rows in every table. */
  async function lived(number: number): Promise<About> {
    const { recordId, passportNumber, code } = await reachable(app)
    const png = await smallPicture(number)
    const paper = { recordId, kind: 'visa-paper', originalName: 'a.png' } as const
    const { id: documentId } = await uploadDocument(amina(), { ...paper, source: bytesOf(png) })
    const holder = { recordId, kinds: null }
    const share = { purpose: 'bank', label: 'My bank', kinds: ['visa-paper'], days: 30 }
    await amina().write((ctx) => makeShare(ctx, holder, newShareSchema.parse(share)))
    const visitor = app.as({ kind: 'anonymous' })
    await openRecord(visitor, { passportNumber, accessCode: code })
    const wrong = { about: 'detail', target: 'name', proposed: 'Rahima', note: null } as const
    await visitor.write((ctx) => openContest(ctx, holder, wrong))
    const other = { other: { employer: 'Another', wage: null, note: 'Less' }, photo: null }
    const { id: otherContractId } = await reportOther(visitor, async () => holder, other as never)
    await amina().write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      await changeRecord(ctx, { recordId, version, changes: { address: 'House 8, Cumilla' } })
    })
    const accountId = await linkedAccount(number, { passportNumber, accessCode: code })
    const named = async (table: string) =>
      String((await all(table)).find((row) => row.recordId === recordId)?.id)
    const shareId = await named('shares')
    const ids = { number, recordId, documentId, otherContractId, accountId, shareId }
    await app.runtime.database.write((tx) => writeRowsAbout(tx, ids))
    return ids
  }

  async function linkedAccount(number: number, code: Parameters<typeof linkRecord>[1]) {
    const name = `student-${number}`
    const account = { email: `${name}@padma.example`, name, role: 'student' } as const
    const password = 'seven quiet river boats'
    const { id } = await createAccount(app.system, { ...account, password })
    const actor: Actor = { kind: 'account', id, role: 'student', name, sessionId: 'one' }
    await linkRecord(app.as(actor), code)
    return id
  }
})

const leaving = (row: Row, without: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)))

/** As JSON tells them, in an order that both sides have. */
const sorted = (rows: readonly Row[] = []) =>
  rows
    .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
    .toSorted()
    .map((row) => JSON.parse(row))
