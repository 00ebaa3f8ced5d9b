import { expect, test } from 'vitest'
import type { App } from '#gate'
import { attestationsOfRecord } from '#modules/attestations'
import { ownContests } from '#modules/contests'
import { readReceipt } from '#modules/receipts'
import { setUpPadma } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startTestRuntime } from '#test/test-runtime'
import { candidateWithNumber } from './candidates.ts'
import { leaveChecks } from './checks.ts'
import { enterCandidate } from './enter-candidate.ts'
import { gatherStaff } from './staff.ts'

test.each([
  [publicUrl, true],
  ['http://localhost:3000', false],
])('at %s a receipt, two answers to candidates and an attestation: %s', async (url, isAttested) => {
  const app = await startTestRuntime('sqlite', { CANDOR_URL: url })
  try {
    await setUpPadma(app)
    const opened = { app: { runtime: app.runtime } as App, ctx: app.system }
    const { admin } = await gatherStaff(opened, 'seven quiet river boats')
    const keys = []
    for (const number of [2, 4, 8]) {
      const candidate = { ...candidateWithNumber(number), scannedAgain: null }
      const key = await enterCandidate({ admin, author: admin, candidate, number })
      if (key) keys.push(key)
    }
    const left = await leaveChecks(admin, keys)
    expect(left.isAttested).toBe(isAttested)
    const receipt = await app.system.read((ctx) => readReceipt(ctx, left.receipt ?? ''))
    expect(receipt).toMatchObject({ compared: 'file', verdict: 'same', withdrawnSince: null })
    const states = await Promise.all(
      keys.map(({ recordId }) =>
        app.system.read(async (ctx) => ({
          contests: (await ownContests(ctx, { recordId })).map(({ state }) => state),
          made: (await attestationsOfRecord(ctx, recordId, url)).made.map(({ state }) => state),
        })),
      ),
    )
    expect(states).toEqual([
      { contests: [], made: isAttested ? ['in-force'] : [] },
      { contests: ['declined'], made: [] },
      { contests: ['open'], made: [] },
    ])
  } finally {
    await app.close()
  }
})
