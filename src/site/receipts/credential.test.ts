import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { revokeKey } from '#modules/attestations'
import { keepFileReceipt } from '#modules/receipts'
import type { ReceiptCredential } from '#modules/receipts/schema'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })
const { id } = await approvedRecord(app)
const held = await documentPng('Held')
await uploadScan(app.as(people.amina), id, 'work-permit', held)
const sha256 = createHash('sha256').update(held).digest('hex')
const { number } = await app.as({ kind: 'anonymous' }).write((ctx) => keepFileReceipt(ctx, sha256))

const take = async () => (await app.call('GET', `/receipts/${number}/credential`)).text()
const show = async (text: string) => {
  const body = new FormData()
  body.set('file', new File([text], `${number}.vc.json`))
  return (await app.request('/verify/attestation', { method: 'POST', body })).text()
}

test('a receipt leads to itself as a credential, and /verify reads whose it is and what it says', async () => {
  const page = await (await app.request(`/verify/${number}`)).text()
  expect(page).toContain(
    `href="/api/v1/receipts/${number}/credential" download="${number}.vc.json"`,
  )
  const answer = await show(await take())
  expect(answer).toContain('<h1>This receipt is ours</h1>')
  expect(answer).toContain('It is ours, and the text is as we signed it.')
  expect(answer).toContain('Nothing that we know of.')
  expect(answer).toContain('This is the same file as the one Padma Overseas Ltd has held since')
  expect(answer).toContain('What this receipt does not say')
})

test('nothing of it is signed that somebody sends', async () => {
  const planted = 'Planted words'
  const asked = await app.request(`/api/v1/receipts/${number}/credential?statement=${planted}`)
  expect(await asked.text()).not.toContain(planted)
  const { proof: _, ...unsigned } = JSON.parse(await take()) as ReceiptCredential
  const answer = await show(JSON.stringify({ ...unsigned, statement: planted }))
  expect(answer).toContain('<h1>We did not sign this text</h1>')
  expect(answer).not.toContain(planted)
})

test('with a key that was taken back we do not stand by it', async () => {
  const taken = await take()
  const { proof } = JSON.parse(taken) as ReceiptCredential
  const [, multikey = ''] = proof.verificationMethod.split('#')
  await app.as(people.amina).write((ctx) => revokeKey(ctx, { multikey, since: ctx.clock.now() }))
  expect(await show(taken)).toContain('<h1>We do not stand by this</h1>')
  expect(await show(await take())).toContain('<h1>This receipt is ours</h1>')
})
