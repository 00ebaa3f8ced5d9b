import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { approvedRecord } from '#test/candidates'
import { hiddenFields } from '#test/hidden-fields'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app, { passportNumber: 'AB1234567' })
const held = await documentPng('Held')

const upload = (bytes: Buffer) => uploadScan(app.as(people.amina), record.id, 'work-permit', bytes)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) })

/** Presses the button below an answer of `/verify`, and follows to the receipt. */
async function keepFrom(answer: Response): Promise<{ at: string; html: string }> {
  const at = '/verify/receipts'
  const kept = await post(at, hiddenFields(await answer.text(), at))
  expect(kept.status).toBe(303)
  const receipt = kept.headers.get('location') as string
  return { at: receipt, html: await (await app.request(receipt)).text() }
}

await upload(held)

test('who was handed a document keeps the answer, and the page says later that it is superseded', async () => {
  const { at, html } = await keepFrom(await post('/verify', { sha256: sha256(held) }))
  expect(at).toMatch(/^\/verify\/RC-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d$/)
  expect(html).toContain('This is the same file as the one Padma Overseas Ltd has held since')
  expect(html).toContain('The file’s bytes')
  expect(html).toContain(sha256(held))
  expect(html).toMatch(/\d+\u00a0November 2026 at \d\d:\d\d UTC/)
  expect(html).toContain('RL-1234')
  expect(html).toContain('This is not a government document.')
  expect(html).toContain(`QR code of http://localhost:3000${at}`)
  expect(html).not.toContain('Superseded since')
  for (const secret of ['Rahima', 'AB1234567', record.reference]) expect(html).not.toContain(secret)
  await upload(await documentPng('Newer'))
  const later = await (await app.request(at)).text()
  expect(later).toContain('Superseded since')
  expect(later).toContain('This is the same file as the one Padma Overseas Ltd has held since')
  await upload(held)
})

test('the proof names its event, and whoever is handed it reads at /verify what it says and what became of it', async () => {
  const { at, html } = await keepFrom(await post('/verify', { sha256: sha256(held) }))
  await openSealer(app.system).seal()
  const number = at.slice('/verify/'.length)
  expect(html).toContain(`href="/api/v1/receipts/${number}/proof"`)
  const file = await (await app.call('GET', `/receipts/${number}/proof`)).text()
  expect(JSON.parse(file)).toMatchObject({ receipt: { number, verdict: 'same' } })
  const pageOf = async (text: string, language = 'en') => {
    const body = new FormData()
    body.set('file', new File([text], `${number}.json`))
    const headers = { cookie: `language=${language}` }
    return (await app.request('/verify/attestation', { method: 'POST', body, headers })).text()
  }
  const answer = await pageOf(file)
  expect(answer).toContain('<h1>This receipt is ours</h1>')
  expect(answer).toContain('It is ours, and the text is as we signed it.')
  expect(answer).toContain('Nothing that we know of.')
  expect(answer).toContain('This is the same file as the one Padma Overseas Ltd has held since')
  expect(answer).toContain(`href="/verify/${number}"`)
  expect(answer).toContain('What this receipt does not say')
  for (const secret of ['Rahima', 'AB1234567', record.reference])
    expect(answer).not.toContain(secret)
  const pasted = await (await post('/verify/attestation', { attestation: file })).text()
  expect(pasted).toContain('<h1>This receipt is ours</h1>')
  const altered = await pageOf(file.replace('"verdict":"same"', '"verdict":"shown"'))
  expect(altered).toContain('<h1>We did not sign this text</h1>')
  expect(altered).not.toContain(number)
  await upload(await documentPng('Newest'))
  const later = await pageOf(file)
  expect(later).toContain('<h1>This receipt is ours, and something has changed since</h1>')
  expect(later).toContain('Superseded since')
  expect(await pageOf(file, 'bn')).toContain('এই রসিদ আমাদের, তবে এরপর কিছু বদলেছে')
  const checked = await app.call('POST', '/receipts/check', { body: { receipt: file } })
  expect(await checked.json()).toMatchObject({ verdict: 'ours', now: { number } })
  await upload(held)
})

test('a reference has a receipt when it has our form; other words have none', async () => {
  const { html } = await keepFrom(await post('/verify', { reference: record.reference }))
  expect(html).toContain('We cannot compare this, ask the agency.')
  const words = await post('/verify', { reference: 'The embassy says yes' })
  expect(await words.text()).not.toContain('/verify/receipts')
  const forced = await post('/verify/receipts', { reference: 'The embassy says yes' })
  expect(forced.status).toBe(422)
  expect(await forced.text()).toContain('This is not one of our references')
})

test('a mistyped number says so; one that is nobody’s gets one answer; trying them is limited', async () => {
  const mistyped = await app.request('/verify/RC-00000-00000-11')
  expect(mistyped.status).toBe(404)
  expect(await mistyped.text()).toContain('One character of this number is wrong.')
  const from = '203.0.113.40'
  for (let tries = 0; tries < 10; tries += 1)
    expect((await app.request('/verify/RC-7K2M9-QXD4T-68', { from })).status).toBe(404)
  expect((await app.request('/verify/RC-7K2M9-QXD4T-68', { from })).status).toBe(429)
})
