import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { officialChecksById, readSettings } from '#modules/organisation'
import { usualStages } from '#modules/organisation/schema'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { describeRecord, issueAccessCode, openRecord, seeViewing } from './index.server.ts'

describe.each(bothEngines)('what an opened file shows, on %s', (engine) => {
  test('is kept only as long as nothing of it has changed', async () => {
    const app = await startPadma(engine)
    const admin = () => app.as(people.amina)
    const visitor = () => app.as({ kind: 'anonymous' })
    const passportNumber = 'AB1234567'
    const record = await approvedRecord(app, { passportNumber })
    const { id: recordId } = record
    const accessCode = await admin().write((ctx) => issueAccessCode(ctx, recordId))
    const { token } = await openRecord(visitor(), { passportNumber, accessCode })
    const permit = await uploadScan(admin(), recordId, 'work-permit')
    const now = app.clock.now()
    const [checkId = ''] = officialChecksById('work-permit', record).keys()
    const { writer } = app.runtime.database
    const asked = { documentId: permit.id, kind: 'work-permit', checkId, round: 1 }
    const noted = { notedBy: 'amina', notedAt: now, browserAccounts: '[]', screenshot: null }
    const none = { answer: null, answeredBy: null, answeredAt: null }
    const nobody = { accountId: null, partId: null, assignedTo: null, result: null, file: null }
    const unsaid = { said: null, digest: null, amount: null, currency: null, stays: 0, mac: '' }
    const [somebody] = await writer.selectFrom('accounts').select('id').execute()
    const seenBy = somebody?.id ?? ''
    const seen = { kind: 'medical', seenOn: '2026-11-01', seenBy } as const
    const notReturned = { returnedOn: null, returnedBy: null, returnNotedAt: null }
    const notAgreed = { agreedBy: null, agreedAt: null, returnAgreedBy: null, returnAgreedAt: null }
    const changes: Record<string, () => Promise<unknown>> = {
      records: () => writer.updateTable('records').set({ name: 'Other' }).execute(),
      documents: () => uploadScan(admin(), recordId, 'visa-paper'),
      'a column of documents': () =>
        writer.updateTable('documents').set({ issuedOn: '2026-01-01' }).execute(),
      comparisons: () =>
        writer
          .insertInto('comparisons')
          .values({
            ...{ id: 'x', recordId, ...asked, place: 1, askedOn: '2026-11-20', showed: 'same' },
            ...noted,
            ...none,
          })
          .execute(),
      stageSteps: () =>
        writer
          .insertInto('stageSteps')
          .values({ id: 'x', recordId, stage: usualStages[0] ?? '', setBy: 'amina', setAt: now })
          .execute(),
      cases: () =>
        writer
          .insertInto('cases')
          .values({
            ...{ id: 'x', number: 'x', kind: 'mistake', recordId, part: 'detail:name' },
            ...{ ...nobody, ...unsaid, createdAt: now, state: 'open', dueAt: now, changedAt: now },
          })
          .execute(),
      originals: () =>
        writer
          .insertInto('originals')
          .values({
            ...{ id: 'x', recordId, kind: 'passport', purpose: 'visa', receivedOn: '2026-11-01' },
            ...{ dueOn: now.slice(0, 10), backBy: now.slice(0, 10), receivedBy: 'amina' },
            ...{ createdAt: now, askedBackAt: null, overdueToldAt: null },
            ...{ ...notReturned, ...notAgreed },
          })
          .execute(),
      settings: () => chooseSettings(app, { comparisonDays: { 'work-permit': 3 } }),
      sightings: () =>
        writer
          .insertInto('sightings')
          .values({
            ...{ id: 'x', recordId, ...seen, number: null, notedAt: now },
            ...{ removedAt: null, removedBy: null },
          })
          .execute(),
      'the name of who saw it': () =>
        writer.updateTable('accounts').set({ name: 'Otherwise Named' }).execute(),
    }
    const see = () =>
      visitor().read(async (ctx) => {
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
      const anew = await visitor().read((ctx) => describeRecord(ctx, { recordId, kinds: null }))
      expect(after).toEqual(anew)
    }
    expect(unnoticed).toEqual([])
    await app.close()
  })
})
