import { expect, test } from 'vitest'
import type { App } from '#gate'
import { attestationsOfRecord, issueAttestation, issueSdJwt } from '#modules/attestations'
import { mayBeAttested, newAttestationSchema } from '#modules/attestations/schema'
import { ownCases } from '#modules/cases'
import { shownDocuments } from '#modules/documents'
import { readReceipt } from '#modules/receipts'
import type { ActionContext } from '#platform/context'
import { setUpPadma } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startEmptyApp } from '#test/test-app'
import { startTestRuntime } from '#test/test-runtime'
import { setUpDemonstration } from '../demo.ts'
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
          contests: (await ownCases(ctx, { recordId })).map(({ result, state }) => result ?? state),
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

test('what the demonstration attests is verified by strangers, and says that it is one', async () => {
  const app = await startEmptyApp('sqlite', { CANDOR_URL: publicUrl })
  try {
    await setUpDemonstration(app.system, 'seven quiet river boats')
    const opened = { app: { runtime: app.runtime } as App, ctx: app.system }
    const { admin } = await gatherStaff(opened, 'seven quiet river boats')
    const candidate = { ...candidateWithNumber(2), scannedAgain: null }
    const key = await enterCandidate({ admin, author: admin, candidate, number: 2 })
    const holder = { recordId: key?.recordId ?? '', kinds: null }
    const [kind = 'work-permit'] = await attestable(admin, holder.recordId)
    const wanted = newAttestationSchema.parse({ kind, withName: true })
    const [credential, sdJwt] = await admin.write(async (ctx) => [
      await issueAttestation(ctx, holder, wanted, publicUrl),
      await issueSdJwt(ctx, holder, wanted, publicUrl),
    ])
    expect(await checkAsStranger(app, credential)).toMatchObject({
      verified: true,
      isInForce: true,
    })
    const told = await checkSdJwtAsStranger(app, sdJwt)
    expect(told).toMatchObject({ verified: true, isInForce: true })
    for (const text of [JSON.stringify(credential), JSON.stringify(told.says)])
      expect(text).toContain('(demonstration)')
    const altered = { ...credential, validUntil: '2099-01-01T00:00:00Z' }
    expect((await checkAsStranger(app, altered)).verified).toBe(false)
  } finally {
    await app.close()
  }
})

const attestable = async (admin: ActionContext, recordId: string) =>
  (await admin.read((ctx) => shownDocuments(ctx, recordId)))
    .map(({ kind }) => kind)
    .filter(mayBeAttested)
