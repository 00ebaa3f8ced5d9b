import { describe, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { deleteRecord, hideRecord, withdrawApproval } from '#modules/records'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { auc, shuffled } from '#test/equal-times'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

interface Ask {
  passportNumber?: string
  referenceNumber?: string
  accessCode: string
}

/** H7: every reason for which a look-up may be refused, as a request that has exactly that reason. */
async function refusals(app: TestApp): Promise<Record<string, Ask>> {
  const admin = app.as(people.amina)
  const issue = (recordId: string) => admin.write((ctx) => issueAccessCode(ctx, recordId))
  const entered = async (
    prepare?: (target: { recordId: string; version: number }) => Promise<unknown>,
  ) => {
    const record = await approvedRecord(app)
    const accessCode = await issue(record.id)
    await prepare?.({ recordId: record.id, version: record.version })
    return { passportNumber: record.passportNumber, accessCode }
  }
  const open = await entered()
  const pending = await pendingRecord(app)
  const alike = async (passportNumber: string) => {
    const { id } = await approvedRecord(app, { passportNumber })
    return { accessCode: await issue(id), passportNumber: passportNumber.replaceAll('0', 'O') }
  }
  await alike('T0O000001')
  const twin = await alike('T00000001')
  return {
    'unknown number': { passportNumber: 'XX0000000', accessCode: open.accessCode },
    'O for 0 with two such numbers': twin,
    'O for 0 and wrong code': { ...(await alike('S00000001')), accessCode: '00000-00000' },
    'unknown reference number': { referenceNumber: 'XX0000000', accessCode: open.accessCode },
    'wrong code': { ...open, accessCode: '00000-00000' },
    'no code': { ...open, accessCode: '' },
    'code of another record': { ...open, accessCode: (await entered()).accessCode },
    're-issued code': await entered(({ recordId }) => issue(recordId)),
    hidden: await entered((target) => admin.write((ctx) => hideRecord(ctx, target))),
    deleted: await entered((target) => admin.write((ctx) => deleteRecord(ctx, target))),
    withdrawn: await entered((target) =>
      admin.write((ctx) => withdrawApproval(ctx, { ...target, reason: 'Check again' })),
    ),
    unapproved: {
      passportNumber: pending.passportNumber,
      accessCode: await issue(pending.id),
    },
  }
}

describe.each(engines)('"No Data Found" on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const asks = await refusals(app)

  const lookUp = (ask: Ask) => app.call('POST', '/lookups', { body: ask })

  test('is one and the same answer to the last byte and header, whatever the reason', async () => {
    const answers = new Map<string, string>()
    for (const [reason, ask] of Object.entries(asks)) {
      const response = await lookUp(ask)
      const answer = [response.status, [...response.headers].toSorted(), await response.text()]
      answers.set(JSON.stringify(answer), reason)
    }
    expect([...answers.values()]).toHaveLength(1)
    const [answer] = [...answers.keys()]
    expect(answer).toContain('No Data Found')
    expect(JSON.parse(answer as string)[0]).toBe(404)
  })

  test('takes the same time, whatever the reason', async () => {
    const times = new Map<string, number[]>(Object.keys(asks).map((reason) => [reason, []]))
    const rounds = 220
    for (let round = 0; round < rounds; round += 1)
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

  test('the comparison of times would notice a tenth of the time more', () => {
    const one = Array.from({ length: 200 }, () => 100 + Math.random() * 20)
    expect(
      Math.abs(
        auc(
          one,
          one.map((time) => time * 1.1),
        ) - 0.5,
      ),
    ).toBeGreaterThan(0.1)
  })
})
