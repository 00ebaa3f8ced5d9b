import { expect, test } from 'vitest'
import { noteOnCase, openCase, reopenCase } from '#modules/cases'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { enterTerms } from '#modules/contracts'
import { answerCase } from '#modules/desk'
import { beNextVersion } from '#test/next-version'
import { payingCandidate } from '#test/paying-candidate'
import { startTestApp } from '#test/test-app'
import { dataFindings } from './data-findings.ts'
import { recordFindings } from './findings.ts'

test('a column more in each table, filled or not, changes no signature', async () => {
  const app = await startTestApp('sqlite')
  const { id: recordId, pay } = await payingCandidate(app)
  expect((await pay({ amount: 500, receivedOn: '2026-11-01' })).status).toBe(201)
  await app.amina.write(async (ctx) => {
    await enterTerms(ctx, { recordId, version: 0, terms: { job: 'Welder' } as never })
    const words = { purpose: 'asking', language: 'en', edition: consentEdition } as const
    const consent = { ...words, answer: 'given' as const, endShares: async () => {} }
    await answerConsent(ctx, { recordId }, consent)
    const said = { text: 'I was asked for money.', from: null, page: null }
    const { id } = await openCase(ctx, { kind: 'concern', said })
    await noteOnCase(ctx, id, 'Call on Monday.')
    await answerCase(ctx, id, { kind: 'concern', result: 'closed' })
    await reopenCase(ctx, id)
  })
  const found = async () => [
    ...(await recordFindings(app.system)).findings,
    ...(await dataFindings({ app, ctx: app.system } as never, 'held')).findings,
  ]
  expect(await found()).toEqual([])
  const beThisVersion = beNextVersion()
  try {
    await app.runtime.database.migrate()
  } finally {
    beThisVersion()
  }
  await app.tamper(`update "consents" set "laterColumn" = 1`)
  await app.tamper(`update "documents" set "laterColumn" = 1`)
  expect(await found()).toEqual([])
})
