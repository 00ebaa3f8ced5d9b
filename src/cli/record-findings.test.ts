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
  const mita = <Result>(run: (ctx: WriteContext) => Promise<Result>) =>
    app.as(people.mita).write(run)
  const enter = () => app.amina.write((ctx) => addRecord(ctx, candidate()))
  const at = ({ id: recordId, version }: CandidateRecord) => ({ recordId, version })
  const forceRow = ({ id }: { id: string }, change: string) =>
    app.tamper(`update "records" set ${change} where "id" = '${id}'`)

  test('records that went through every verb are well', async () => {
    let record = await mita((ctx) => addRecord(ctx, candidate()))
    const reason = 'The number is wrong'
    record = await app.amina.write((ctx) => returnRecord(ctx, { ...at(record), reason }))
    const changes = { address: 'Sylhet' }
    record = await mita((ctx) => changeRecord(ctx, { ...at(record), changes }))
    expect(record.state).toBe('pending')
    record = await app.amina.write((ctx) => approveRecord(ctx, at(record)))
    record = await app.amina.write((ctx) => withdrawApproval(ctx, { ...at(record), reason }))
    const { id: recordId, version } = record
    const many = { action: 'approve' as const, records: [{ id: recordId, version }] }
    const { id } = await app.amina.write((ctx) => changeMany(ctx, many))
    await app.amina.write((ctx) => undoMany(ctx, id ?? ''))
    await uploadScan(app.amina, recordId, 'job-offer')
    await app.amina.write((ctx) => removeDocument(ctx, { recordId, kind: 'job-offer' }))
    let other = await enter()
    for (const verb of [hideRecord, unhideRecord, deleteRecord, restoreRecord, deleteRecord])
      other = await app.amina.write((ctx) => verb(ctx, at(other)))
    expect(await doctor()).toEqual(well)
    await app.amina.write((ctx) => purgeRecordRows(ctx, at(other)))
    expect(await doctor()).toEqual(well)
  })

  test('a record is named after a change of its row, whatever was changed', async () => {
    const record = await enter()
    const other = await enter()
    const rowNow = async () => (await app.rows('records')).find(({ id }) => id === record.id)
    const whole = await rowNow()
    for (const change of [
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
    ]) {
      await forceRow(record, change)
      const { findings } = await doctor()
      expect(findings, change).toEqual([
        expect.stringMatching(
          `^Record ${(await rowNow())?.reference}: its row is not as the audit log says`,
        ),
      ])
      for (const told of [other.reference, record.name]) expect(findings.join()).not.toContain(told)
      await app.runtime.database.write((tx) =>
        tx
          .updateTable('records')
          .set(whole ?? {})
          .where('id', '=', record.id)
          .execute(),
      )
    }
    expect(await doctor()).toEqual(well)
  })

  test('an earlier row that is put back in place of the present one is named', async () => {
    let record = await enter()
    const [row] = await app.rows('records')
    record = await app.amina.write((ctx) =>
      withdrawApproval(ctx, { ...at(record), reason: 'Not his' }),
    )
    await app.force('records', row as object)
    expect((await doctor()).findings).toEqual([expect.stringContaining(record.reference)])
  })

  test('an edit makes nothing right that was changed before it; an approval after it is noted', async () => {
    let record = await enter()
    await forceRow(record, `"name" = 'Somebody Else'`)
    record = await app.amina.write((ctx) => hideRecord(ctx, at(record)))
    record = await app.amina.write((ctx) => unhideRecord(ctx, at(record)))
    const between = expect.stringMatching(
      `^Record ${record.reference}: its row was changed in the database between two edits`,
    )
    expect(await doctor()).toEqual({ findings: [between], notes: [] })
    record = await app.amina.write((ctx) =>
      withdrawApproval(ctx, { ...at(record), reason: 'Looked at' }),
    )
    expect((await doctor()).findings).toHaveLength(1)
    await app.amina.write((ctx) => approveRecord(ctx, at(record)))
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
