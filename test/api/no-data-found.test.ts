import { describe, expect, test } from 'vitest'
import { makeShare, revokeShare } from '#modules/shares'
import { day } from '#platform/clock'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { auc, shuffled } from '#test/equal-times'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

interface Numbers {
  passportNumber?: string
  referenceNumber?: string
}
type Ask = Numbers & { accessCode: string }
type SharedAsk = Numbers & { shareCode: string }
/** H7: every reason for which a look-up may be refused, as a request that has exactly that reason. */
async function refusals(app: TestApp): Promise<Record<string, Ask>> {
  const entered = async (prepare?: (recordId: string) => Promise<unknown>) => {
    const { id, passportNumber } = await approvedRecord(app)
    const accessCode = await app.code(id)
    await prepare?.(id)
    return { passportNumber, accessCode }
  }
  const open = await entered()
  const pending = await pendingRecord(app)
  const alike = async (passportNumber: string) => {
    const { id } = await approvedRecord(app, { passportNumber })
    return { accessCode: await app.code(id), passportNumber: passportNumber.replaceAll('0', 'O') }
  }
  await alike('T0O000001')
  return {
    'unknown number': { passportNumber: 'XX0000000', accessCode: open.accessCode },
    'O for 0 with two such numbers': await alike('T00000001'),
    'O for 0 and wrong code': { ...(await alike('S00000001')), accessCode: '00000-00000' },
    'unknown reference number': { referenceNumber: 'XX0000000', accessCode: open.accessCode },
    'wrong code': { ...open, accessCode: '00000-00000' },
    'no code': { ...open, accessCode: '' },
    'code of another record': { ...open, accessCode: (await entered()).accessCode },
    're-issued code': await entered(app.code),
    hidden: await entered(app.hide),
    deleted: await entered(app.trash),
    withdrawn: await entered(app.withdraw),
    unapproved: {
      passportNumber: pending.passportNumber,
      accessCode: await app.code(pending.id),
    },
  }
}

/** The same for shares. */
async function refusalsOfShares(app: TestApp): Promise<Record<string, SharedAsk>> {
  const admin = app.as(people.amina)
  async function shared(
    days: number,
    prepare?: (recordId: string, shareId: string) => Promise<unknown>,
    given?: { passportNumber: string },
  ): Promise<SharedAsk> {
    const { id: recordId, passportNumber } = await approvedRecord(app, given)
    await uploadScan(admin, recordId, 'visa-paper')
    await app.code(recordId)
    const choice = { kinds: ['visa-paper'], purpose: 'bank', label: 'L', days } as never
    const { share, shareCode } = await admin.write((ctx) =>
      makeShare(ctx, { recordId, kinds: null }, choice),
    )
    await prepare?.(recordId, share.id)
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
    revoked: await shared(30, (recordId, shareId) =>
      admin.write((ctx) => revokeShare(ctx, { recordId }, shareId)),
    ),
    're-issued': await shared(30, app.code),
    hidden: await shared(30, (recordId) => app.hide(recordId)),
    deleted: await shared(30, (recordId) => app.trash(recordId)),
    withdrawn: await shared(30, (recordId) => app.withdraw(recordId)),
  }
}

describe.each(
  engines.flatMap((engine) => [
    [engine, '/lookups', refusals] as const,
    [engine, '/share-lookups', refusalsOfShares] as const,
  ]),
)('"No Data Found" on %s by %s', async (engine, path, refused) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const asks = await refused(app)

  const whole = async (at: string, body: object) => {
    const answer = await app.call('POST', at, { body })
    return JSON.stringify([answer.status, [...answer.headers].toSorted(), await answer.text()])
  }

  test('is one and the same answer to the last byte and header, whatever the reason, for both', async () => {
    const { passportNumber } = await approvedRecord(app)
    const wrong = await whole('/lookups', { passportNumber, accessCode: '00000-00000' })
    expect(wrong).toMatch(/^\[404,.*No Data Found/)
    for (const [reason, ask] of Object.entries(asks))
      expect([reason, await whole(path, ask)]).toEqual([reason, wrong])
  })

  test('takes the same time, whatever the reason', async () => {
    const times = new Map<string, number[]>(Object.keys(asks).map((reason) => [reason, []]))
    for (let round = 0; round < 220; round += 1)
      for (const [reason, body] of shuffled(Object.entries(asks))) {
        const start = process.hrtime.bigint()
        await (await app.call('POST', path, { body })).text()
        // The first rounds warm the compiler and the caches up.
        if (round >= 20) times.get(reason)?.push(Number(process.hrtime.bigint() - start))
      }
    for (const [reason, own] of times) {
      const others = [...times].filter(([name]) => name !== reason).flatMap(([, all]) => all)
      expect(Math.abs(auc(own, others) - 0.5), reason).toBeLessThanOrEqual(0.1)
    }
  })
})

test('the comparison of times would notice a tenth of the time more', () => {
  const one = Array.from({ length: 200 }, (_, at) => 100 + (at % 20))
  const other = one.map((time) => time * 1.1)
  expect(Math.abs(auc(one, other) - 0.5)).toBeGreaterThan(0.1)
})
