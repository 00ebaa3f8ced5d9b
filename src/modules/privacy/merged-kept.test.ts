import { describe, expect, test } from 'vitest'
import { answerConsent, withdrawnSince } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { bringCase } from '#modules/desk'
import {
  mergeRecords,
  originalKey,
  purgeKind,
  receiveOriginal,
  undoMerge,
} from '#modules/documents'
import { readSettings } from '#modules/organisation'
import { getRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { mistake } from '#test/mistakes'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { selectCandidates, selectHolds, selectKept } from './kept.store.ts'

describe.each(bothEngines)('how long two records are kept that became one, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  async function merged() {
    const { id: recordId } = await approvedRecord(app)
    const { id: otherId } = await approvedRecord(app)
    await uploadScan(app.amina, recordId, 'visa-paper', 'visa paper')
    const { id: scanId } = await uploadScan(app.amina, otherId, 'passport', 'passport')
    await app.amina.write(async (ctx) => {
      await bringCase(ctx, { recordId: otherId, kinds: null }, mistake('detail:name'))
      await receiveOriginal(ctx, {
        recordId: otherId,
        original: {
          ...({ kind: 'passport', purpose: 'embassy' } as const),
          ...{ receivedOn: '2026-11-19', dueOn: '2026-12-01' },
        },
      })
    })
    await app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      const { version: otherVersion } = await getRecord(ctx, otherId)
      const two = { recordId, version, otherId, otherVersion }
      await mergeRecords(ctx, { ...two, fields: [], kinds: [] })
    })
    return { recordId, otherId, scanId }
  }

  test('goes by the documents of both, and what waits about either holds it', async () => {
    const { recordId } = await merged()
    await app.amina.read(async ({ tx }) => {
      const range = { from: recordId, to: recordId }
      const [kept] = await selectKept(tx, range, await readSettings(tx))
      expect(kept?.documents.map(({ kind }) => kind)).toEqual(['passport', 'visa-paper'])
      expect((await selectHolds(tx, [recordId])).get(recordId)).toEqual(['case', 'original'])
    })
  })

  test('of two answers the latest counts, and each record has its own again after an undo', async () => {
    const { id: recordId } = await approvedRecord(app)
    const { id: otherId } = await approvedRecord(app)
    const say = async (whose: string, answer: 'given' | 'withdrawn') => {
      const said = { purpose: 'keeping', answer, language: 'en', edition: consentEdition } as const
      await app.amina.write((ctx) =>
        answerConsent(ctx, { recordId: whose }, { ...said, endShares: async () => {} }),
      )
      app.clock.move(1000)
    }
    const isNo = (whose: string) =>
      app.amina.read(
        async (ctx) =>
          (await withdrawnSince(ctx, { recordId: whose, purpose: 'keeping' })) !== null,
      )
    await say(recordId, 'given')
    await say(otherId, 'withdrawn')
    await app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      const { version: otherVersion } = await getRecord(ctx, otherId)
      await mergeRecords(ctx, { recordId, version, otherId, otherVersion, fields: [], kinds: [] })
    })
    expect([await isNo(recordId), await isNo(otherId)]).toEqual([true, true])
    await app.amina.read(async ({ tx }) => {
      const settings = await readSettings(tx)
      const [kept] = await selectKept(tx, { from: recordId, to: recordId }, settings)
      expect(kept?.unwantedSince).not.toBeNull()
      const all = { after: '', changedBefore: '2000-01-01T00:00:00.000Z', limit: 9 }
      expect(await selectCandidates(tx, all)).toEqual([recordId])
    })
    await app.amina.write((ctx) => undoMerge(ctx, { recordId, otherId }))
    expect([await isNo(recordId), await isNo(otherId)]).toEqual([false, true])
  })

  test('a kind that is removed takes the file that lies under the other', async () => {
    const { recordId, otherId, scanId } = await merged()
    const { storage } = app.runtime
    const key = originalKey({ recordId: otherId, id: scanId })
    expect(await storage.read(key)).not.toBeNull()
    await purgeKind(app.amina, { recordId, kind: 'passport' }, async () => true)
    expect(await storage.read(key)).toBeNull()
    expect((await app.rows('documents')).map(({ kind }) => kind)).toEqual(['visa-paper'])
  })
})
