import { describe, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { deleteRecord, hideRecord, withdrawApproval } from '#modules/records'
import { makeShare, revokeShare } from '#modules/shares'
import { day } from '#platform/clock'
import { approvedRecord, bytesOf } from '#test/candidates'
import { auc, shuffled } from '#test/equal-times'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

interface Ask {
  passportNumber: string
  shareCode: string
}
interface Made {
  recordId: string
  shareId: string
  version: number
}

/** H7 for shares: every reason for which one may be refused, as a request that has exactly that. */
async function refusals(app: TestApp): Promise<Record<string, Ask>> {
  const admin = app.as(people.amina)
  const document = await documentPng()
  async function shared(
    days: number,
    prepare?: (made: Made) => Promise<unknown>,
    given?: { passportNumber: string },
  ): Promise<Ask> {
    const { id: recordId, passportNumber } = await approvedRecord(app, given)
    const source = bytesOf(document)
    await uploadDocument(admin, { recordId, kind: 'visa-paper', originalName: 'x', source })
    const holder = { recordId, kinds: null }
    const { share, shareCode } = await admin.write(async (ctx) => {
      await issueAccessCode(ctx, recordId)
      return makeShare(ctx, holder, { kinds: ['visa-paper'], purpose: 'bank', label: 'L', days })
    })
    await prepare?.({ recordId, shareId: share.id, version: 2 })
    return { passportNumber, shareCode }
  }
  const alike = { passportNumber: 'T00000001' }
  const expired = await shared(1)
  app.clock.move(2 * day)
  const open = await shared(30)
  return {
    expired,
    'unknown number': { ...open, passportNumber: 'XX0000000' },
    'no number': { ...open, passportNumber: '' },
    'O for 0 with two such numbers': {
      ...(await shared(30, () => approvedRecord(app, { passportNumber: 'T0O000001' }), alike)),
      passportNumber: 'TOO000001',
    },
    'wrong code': { ...open, shareCode: '000000000' },
    'no code': { ...open, shareCode: '' },
    'code of another share': { ...open, shareCode: (await shared(30)).shareCode },
    revoked: await shared(30, (at) => admin.write((ctx) => revokeShare(ctx, at, at.shareId))),
    're-issued': await shared(30, (at) => admin.write((ctx) => issueAccessCode(ctx, at.recordId))),
    hidden: await shared(30, (at) => admin.write((ctx) => hideRecord(ctx, at))),
    deleted: await shared(30, (at) => admin.write((ctx) => deleteRecord(ctx, at))),
    withdrawn: await shared(30, (at) =>
      admin.write((ctx) => withdrawApproval(ctx, { ...at, reason: 'Check again' })),
    ),
  }
}

describe.each(engines)('"No Data Found" for shares on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const asks = await refusals(app)

  const lookUp = (ask: Ask) => app.call('POST', '/share-lookups', { body: ask })

  test('is one and the same answer to the last byte and header, whatever the reason', async () => {
    const answers = new Set<string>()
    for (const ask of Object.values(asks)) {
      const response = await lookUp(ask)
      const answer = [response.status, [...response.headers].toSorted(), await response.text()]
      answers.add(JSON.stringify(answer))
    }
    const { passportNumber } = await approvedRecord(app)
    const body = { passportNumber, accessCode: '00000-00000' }
    const lookup = await app.call('POST', '/lookups', { body })
    answers.add(
      JSON.stringify([lookup.status, [...lookup.headers].toSorted(), await lookup.text()]),
    )
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('No Data Found')
  })

  test('takes the same time, whatever the reason', async () => {
    const times = new Map<string, number[]>(Object.keys(asks).map((reason) => [reason, []]))
    for (let round = 0; round < 220; round += 1)
      for (const [reason, ask] of shuffled(Object.entries(asks))) {
        const start = process.hrtime.bigint()
        await (await lookUp(ask)).text()
        // The first rounds warm the compiler and the caches up.
        if (round >= 20) times.get(reason)?.push(Number(process.hrtime.bigint() - start))
      }
    for (const [reason, own] of times) {
      const others = [...times].filter(([name]) => name !== reason).flatMap(([, all]) => all)
      expect(Math.abs(auc(own, others) - 0.5), reason).toBeLessThanOrEqual(0.1)
    }
  })
})
