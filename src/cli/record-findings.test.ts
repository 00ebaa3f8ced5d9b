import { describe, expect, test } from 'vitest'
import { removeDocument } from '#modules/documents'
import {
  addRecord,
  approveRecord,
  changeMany,
  changeRecord,
  deleteRecord,
  hideRecord,
  purgeRecordRows,
  restoreRecord,
  returnRecord,
  undoMany,
  unhideRecord,
  withdrawApproval,
} from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { WriteContext } from '#platform/context'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { recordFindings } from './findings.ts'

describe.each(engines)('what doctor says of records, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))

  const doctor = () => recordFindings(app.system)
  const well = { findings: [], notes: [] }
  const amina = <Result>(run: (ctx: WriteContext) => Promise<Result>) =>
    app.as(people.amina).write(run)
  const mita = <Result>(run: (ctx: WriteContext) => Promise<Result>) =>
    app.as(people.mita).write(run)
  const enter = () => amina((ctx) => addRecord(ctx, candidate()))
  const at = ({ id: recordId, version }: CandidateRecord) => ({ recordId, version })
  const forceRow = ({ id }: { id: string }, change: string) =>
    app.tamper(`update "records" set ${change} where "id" = '${id}'`)

  test('records that went through every verb are well', async () => {
    let record = await mita((ctx) => addRecord(ctx, candidate()))
    const reason = 'The number is wrong'
    record = await amina((ctx) => returnRecord(ctx, { ...at(record), reason }))
    const changes = { address: 'Sylhet' }
    record = await mita((ctx) => changeRecord(ctx, { ...at(record), changes }))
    expect(record.state).toBe('pending')
    record = await amina((ctx) => approveRecord(ctx, at(record)))
    record = await amina((ctx) => withdrawApproval(ctx, { ...at(record), reason }))
    const { id: recordId, version } = record
    const many = { action: 'approve' as const, records: [{ id: recordId, version }] }
    const { id } = await amina((ctx) => changeMany(ctx, many))
    await amina((ctx) => undoMany(ctx, id ?? ''))
    await uploadScan(app.as(people.amina), recordId, 'job-offer')
    await amina((ctx) => removeDocument(ctx, { recordId, kind: 'job-offer' }))
    let other = await enter()
    for (const verb of [hideRecord, unhideRecord, deleteRecord, restoreRecord, deleteRecord])
      other = await amina((ctx) => verb(ctx, at(other)))
    expect(await doctor()).toEqual(well)
    await amina((ctx) => purgeRecordRows(ctx, at(other)))
    expect(await doctor()).toEqual(well)
  })

  test.each([
    `"state" = 'pending'`,
    `"approvedBy" = 'somebody', "approvedAt" = '2026-11-20T09:00:00.000Z'`,
    `"hiddenAt" = '2026-11-20T09:00:00.000Z'`,
    `"deletedAt" = '2026-11-20T09:00:00.000Z'`,
    `"unpublishedAt" = '2020-01-01T00:00:00.000Z'`,
    `"name" = 'Somebody Else'`,
    `"passportNumber" = 'XX1234567'`,
    `"referenceNumber" = 'W1'`,
    `"createdBy" = 'somebody'`,
    `"reference" = 'CR-00000000'`,
    `"salt" = 'other'`,
    `"version" = "version" + 1`,
  ])('a record is named after %s', async (change) => {
    const record = await enter()
    const other = await enter()
    await forceRow(record, change)
    const row = (await app.rows('records')).find(({ id }) => id === record.id)
    const { findings } = await doctor()
    expect(findings).toEqual([
      expect.stringMatching(`^Record ${row?.reference}: its row is not as the audit log says`),
    ])
    expect(findings.join()).not.toContain(other.reference)
    expect(findings.join()).not.toContain(record.name)
  })

  test('an earlier row that is put back in place of the present one is named', async () => {
    let record = await enter()
    const [row] = await app.rows('records')
    record = await amina((ctx) => withdrawApproval(ctx, { ...at(record), reason: 'Not his' }))
    await app.force('records', row as object)
    expect((await doctor()).findings).toEqual([expect.stringContaining(record.reference)])
  })

  test('an edit makes nothing right that was changed before it; an approval after it is noted', async () => {
    let record = await enter()
    await forceRow(record, `"name" = 'Somebody Else'`)
    record = await amina((ctx) => hideRecord(ctx, at(record)))
    record = await amina((ctx) => unhideRecord(ctx, at(record)))
    const between = expect.stringMatching(
      `^Record ${record.reference}: its row was changed in the database between two edits`,
    )
    expect(await doctor()).toEqual({ findings: [between], notes: [] })
    record = await amina((ctx) => withdrawApproval(ctx, { ...at(record), reason: 'Looked at' }))
    expect((await doctor()).findings).toHaveLength(1)
    await amina((ctx) => approveRecord(ctx, at(record)))
    expect(await doctor()).toEqual({
      findings: [],
      notes: [expect.stringContaining('It has been approved since.')],
    })
  })

  test('a record that was put in, and one that was removed, are named', async () => {
    const record = await enter()
    const [row] = await app.rows('records')
    const forged = {
      ...row,
      id: 'forged',
      reference: 'CR-F0RGED00',
      number: 900,
    } as typeof row & {}
    await app.tamper('delete from "records"')
    await app.runtime.database.write((tx) => tx.insertInto('records').values(forged).execute())
    expect((await doctor()).findings).toEqual([
      expect.stringContaining('Record CR-F0RGED00: the audit log does not say who entered it.'),
      expect.stringContaining(`Record ${record.id}: its row is gone`),
    ])
  })
})
