import { expect, test } from 'vitest'
import type { WalletOffer } from '#modules/attestations/schema'
import { issueAccessCode } from '#modules/lookup'
import { openBrowser } from '#test/browser'
import { publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { openWallet, recordWithDocument } from '#test/wallet'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })

const ask = (path: string, cookie: string, body: object) =>
  app.request(`/api/v1${path}`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const withCode = async () => {
  const record = await recordWithDocument(app)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  return { number: record.passportNumber, code }
}

test('a candidate asks for an offer with an open file, and a wallet takes it', async () => {
  const browser = openBrowser(app)
  await browser.post('/check', await withCode())
  const wanted = { kind: 'work-permit', withName: true }
  const made = await ask('/attestations/wallet-offers', browser.cookies(), wanted)
  expect(made.status).toBe(201)
  const { offer, pin, endsAt } = (await made.json()) as WalletOffer
  expect(pin).toMatch(/^\d{6}$/)
  expect(Date.parse(endsAt) - Date.parse(app.clock.now())).toBe(10 * 60_000)
  const taken = await openWallet(app).take(offer, pin)
  expect((await checkSdJwtAsStranger(app, taken)).says).toMatchObject({
    candidateName: 'Rahima Khatun',
  })
  const checked = await app.call('POST', '/attestations/check', { body: { attestation: taken } })
  expect(await checked.json()).toMatchObject({ verdict: 'ours', holder: { proof: 'missing' } })
})
