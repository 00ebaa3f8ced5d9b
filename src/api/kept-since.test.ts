import { describe, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { openRetention } from '#modules/privacy'
import type { DueRow } from '#modules/privacy/retention.schema'
import { setStage } from '#modules/records'
import { day } from '#platform/clock'
import { approvedRecord, bytesOf, keepScans } from '#test/candidates'
import { rowsAbout } from '#test/rows-about'
import { smallPicture } from '#test/tables'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const later = '2027-03-01T10:00:00.000Z'
const overAfter = { usual: '2029-03-01T10:00:00.000Z', contract: '2032-03-01T10:00:00.000Z' }

/** What somebody enters about a record, when, and how long that keeps it. */
const entries = [
  ['stageSteps', 'setAt', 'usual'],
  ['recordNotes', 'writtenAt', 'usual'],
  ['contractTerms', 'enteredAt', 'contract'],
  ['contractReadings', 'saidAt', 'usual'],
  ['ledgerEntries', 'createdAt', 'contract'],
  ['cases', 'createdAt', 'usual'],
  ['caseSteps', 'at', 'usual'],
  ['originals', 'createdAt', 'usual'],
  ['originals', 'returnNotedAt', 'usual'],
  ['sightings', 'notedAt', 'usual'],
  ['sightings', 'removedAt', 'usual'],
  ['comparisons', 'notedAt', 'usual'],
  ['comparisons', 'answeredAt', 'usual'],
  ['shares', 'createdAt', 'usual'],
] as const
const before: Partial<Record<string, 'cases'>> = {
  caseSteps: 'cases',
}

describe.each(engines)('how long a record is kept, on %s,', async (engine) => {
  let due: DueRow[]
  const about = new Map<(typeof entries)[number], string>()
  const app = await startTestApp(engine)
  await keepScans(app)
  const bare = (await approvedRecord(app)).id
  for (const [index, entry] of entries.entries()) about.set(entry, await enter(entry, index))
  const left = (await approvedRecord(app)).id
  const source = bytesOf(await smallPicture(1))
  const amina = app.as(people.amina)
  const upload = { recordId: left, kind: 'medical', originalName: 'a.png', source } as const
  await uploadDocument(amina, upload)
  app.clock.move(10 * day)
  await amina.write((ctx) => setStage(ctx, { recordId: left, stage: 'stage_left' }))

  /** A new process looks through all records at once. */
  async function look(moved: number): Promise<void> {
    app.clock.move(moved)
    await openRetention(app.runtime).work()
    const key = await app.key('admin')
    due = (await (await app.call('GET', '/due-removals', { key })).json()).due
  }

  /** A record of which one thing was entered later than all else. */
  async function enter([table, column]: (typeof entries)[number], number: number) {
    const { id: recordId } = await approvedRecord(app)
    const { id: documentId } = await uploadScan(
      app.as(people.amina),
      recordId,
      'visa-paper',
      await smallPicture(number),
    )
    await app.as(people.amina).write((ctx) => issueAccessCode(ctx, recordId))
    await app.runtime.database.write(async (tx) => {
      const codes = tx.selectFrom('accessCodes').select('id').where('recordId', '=', recordId)
      const { id: accessCodeId } = await codes.executeTakeFirstOrThrow()
      const rows = rowsAbout({ number, recordId, documentId, accessCodeId })
      for (const name of [before[table], table]) {
        if (name === undefined) continue
        const [row] = rows[name] ?? []
        const values = name === table ? { ...row, [column]: later } : row
        await tx
          .insertInto(name)
          .values(values as never)
          .execute()
      }
    })
    return recordId
  }

  test('documents that nobody may be shown go 90 days after the stage of who has departed', async () => {
    await look(90 * day - 1)
    expect(due).toEqual([])
    await look(1)
    expect(due).toMatchObject([{ recordId: left, what: 'medical', because: 'departure' }])
    expect(due[0]?.since).toBe('2027-02-28T09:00:00.000Z')
  })

  test('is counted from what was last entered, and longer for a contract or money', async () => {
    await look(6 * 366 * day)
    const since = (id: string | undefined) =>
      due.find(({ recordId, what }) => recordId === id && what === 'record')?.since
    expect(since(bare)?.slice(0, 10)).toBe('2028-11-20')
    expect(entries.map((entry) => [...entry.slice(0, 2), since(about.get(entry))])).toEqual(
      entries.map(([table, column, kept]) => [table, column, overAfter[kept]]),
    )
  })
})
