import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { officialChecksById, readSettings } from '#modules/organisation'
import { usualStages } from '#modules/organisation/lines.schema'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { rowsAbout } from '#test/rows-about'
import { bothEngines } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { describeRecord, issueAccessCode, openRecord, seeViewing } from './index.server.ts'

describe.each(bothEngines)('what an opened file shows, on %s', (engine) => {
  test('is kept only as long as nothing of it has changed', async () => {
    const app = await startPadma(engine)
    const passportNumber = 'AB1234567'
    const record = await approvedRecord(app, { passportNumber })
    const { id: recordId } = record
    const accessCode = await app.amina.write((ctx) => issueAccessCode(ctx, recordId))
    const { token } = await openRecord(app.anybody, { passportNumber, accessCode })
    const permit = await uploadScan(app.amina, recordId, 'work-permit')
    const [checkId = ''] = officialChecksById('work-permit', record).keys()
    const { writer } = app.runtime.database
    const [somebody] = await writer.selectFrom('accounts').select('id').execute()
    const seenBy = somebody?.id ?? ''
    const ids = { number: 1, recordId, documentId: permit.id, accessCodeId: '' }
    const rows = rowsAbout(ids)
    const enter = (table: keyof typeof rows, as: object) => () =>
      writer
        .insertInto(table)
        .values({ ...rows[table]?.[0], ...as } as never)
        .execute()
    const changes: Record<string, () => Promise<unknown>> = {
      records: () => writer.updateTable('records').set({ name: 'Other' }).execute(),
      documents: () => uploadScan(app.amina, recordId, 'visa-paper'),
      'a column of documents': () =>
        writer.updateTable('documents').set({ issuedOn: '2026-01-01' }).execute(),
      comparisons: enter('comparisons', { kind: 'work-permit', checkId }),
      stageSteps: enter('stageSteps', { stage: usualStages[0] ?? '' }),
      cases: enter('cases', {}),
      originals: enter('originals', {}),
      settings: () => chooseSettings(app, { comparisonDays: { 'work-permit': 3 } }),
      sightings: enter('sightings', { seenBy }),
      'the name of who saw it': () =>
        writer.updateTable('accounts').set({ name: 'Otherwise Named' }).execute(),
    }
    const see = () =>
      app.anybody.read(async (ctx) => {
        const found = await seeViewing(ctx, token, await readSettings(ctx.tx))
        return found?.opened
      })
    const unnoticed: string[] = []
    for (const [change, make] of Object.entries(changes)) {
      const before = await see()
      if (change !== 'the name of who saw it') expect(await see()).toBe(before)
      await make()
      const after = await see()
      if (isDeepStrictEqual(after, before)) unnoticed.push(change)
      const anew = await app.anybody.read((ctx) => describeRecord(ctx, { recordId, kinds: null }))
      expect(after).toEqual(anew)
    }
    expect(unnoticed).toEqual([])
    await app.close()
  })
})
