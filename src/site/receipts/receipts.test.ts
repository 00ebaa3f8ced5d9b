import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueAttestation, revokeKey } from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import { openSealer } from '#modules/audit'
import type { ReceiptCredential } from '#modules/receipts/credential.schema'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { hiddenFields } from '#test/hidden-fields'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl, ...raised })
const record = await approvedRecord(app, { passportNumber: 'AB1234567' })
const held = await documentPng('Held')
const secrets = ['Rahima', 'AB1234567', record.reference]
const same = 'This is the same file as the one Padma Overseas Ltd has held since'

const upload = (bytes: Buffer) => uploadScan(app.as(people.amina), record.id, 'work-permit', bytes)
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
const inLanguage = (language: string) => ({ headers: { cookie: `__Host-language=${language}` } })
const pageOf = async (at: string, language = 'en') =>
  (await app.request(at, inLanguage(language))).text()
/** Sends a text as a file to where attestations and receipts are read. */
const show = (text: string, language = 'en') => {
  const body = new FormData()
  body.set('file', new File([text], 'shown.json'))
  return app.request('/verify/attestation', { method: 'POST', body, ...inLanguage(language) })
}
const told = async (text: string, language?: string) => (await show(text, language)).text()

/** Presses the button below an answer, as a browser does: line breaks of a field become CR LF. */
async function keepFrom(answer: Response) {
  const fields = Object.entries(hiddenFields(await answer.text(), '/verify/receipts'))
  const sent = fields.map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')])
  const kept = await post('/verify/receipts', Object.fromEntries(sent))
  expect(kept.status).toBe(303)
  const at = kept.headers.get('location') as string
  return { at, number: at.slice('/verify/'.length), html: await pageOf(at) }
}
const keepHeld = async () => keepFrom(await post('/verify', { sha256: sha256(held) }))

await upload(held)

test('who was handed a document keeps the answer, and the page says later that it is superseded', async () => {
  const { at, html } = await keepHeld()
  expect(at).toMatch(/^\/verify\/RC-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d$/)
  expect(html).toMatch(/\d+\u00a0November 2026 at \d\d:\d\d UTC/)
  for (const text of [same, 'The file’s bytes', sha256(held), 'RL-1234', publicUrl + at])
    expect(html).toContain(text)
  expect(html).toContain('This is not a government document.')
  for (const text of ['Superseded since', ...secrets]) expect(html).not.toContain(text)
  await upload(await documentPng('Newer'))
  const later = await pageOf(at)
  for (const text of ['Superseded since', same]) expect(later).toContain(text)
  await upload(held)
})

/** What is said of the file of a receipt, whichever form it has. */
const ofOurs = [
  '<h1>This receipt is ours</h1>',
  'It is ours, and the text is as we signed it.',
  'Nothing that we know of.',
  same,
  'What this receipt does not say',
]

test('the proof names its event, and whoever is handed it reads at /verify what it says and what became of it', async () => {
  const { number, html } = await keepHeld()
  await openSealer(app.system).seal()
  const experts = html.slice(html.indexOf('<summary>For experts'))
  expect(experts).toContain(`href="/api/v1/receipts/${number}/proof"`)
  const [said, facts] = [html.indexOf('The answer then'), html.indexOf('What was compared')]
  expect(said).toBeGreaterThan(0)
  expect(said).toBeLessThan(facts)
  const file = await (await app.call('GET', `/receipts/${number}/proof`)).text()
  expect(JSON.parse(file)).toMatchObject({ receipt: { number, verdict: 'same' } })
  const answer = await told(file)
  for (const text of [...ofOurs, `href="/verify/${number}"`]) expect(answer).toContain(text)
  for (const secret of secrets) expect(answer).not.toContain(secret)
  const pasted = await (await post('/verify/attestation', { attestation: file })).text()
  expect(pasted).toContain('<h1>This receipt is ours</h1>')
  const altered = await told(file.replace('"verdict":"same"', '"verdict":"shown"'))
  expect(altered).toContain('<h1>We did not sign this text</h1>')
  expect(altered).not.toContain(number)
  await upload(await documentPng('Newest'))
  const later = await told(file)
  expect(later).toContain('<h1>This receipt is ours, and something has changed since</h1>')
  expect(later).toContain('Superseded since')
  expect(await told(file, 'bn')).toContain('এই রসিদ আমাদের, তবে এরপর কিছু বদলেছে')
  const checked = await app.json('POST', '/receipts/check', { body: { receipt: file } })
  expect(checked).toMatchObject({ verdict: 'ours', now: { number } })
  await upload(held)
})

test('it leads to itself as a credential too, in which nothing is signed that somebody sends', async () => {
  const { number, html } = await keepHeld()
  const path = `/api/v1/receipts/${number}/credential`
  expect(html).toContain(`href="${path}" download="${number}.vc.json"`)
  const take = (query = '') => pageOf(path + query)
  const answer = await told(await take())
  for (const text of ofOurs) expect(answer).toContain(text)
  const planted = 'Planted words'
  expect(await take(`?statement=${planted}`)).not.toContain(planted)
  const taken = await take()
  const { proof, ...unsigned } = JSON.parse(taken) as ReceiptCredential
  const forged = await told(JSON.stringify({ ...unsigned, statement: planted }))
  expect(forged).toContain('<h1>We did not sign this text</h1>')
  expect(forged).not.toContain(planted)
  // With a key that was taken back we do not stand by it.
  const [, multikey = ''] = proof.verificationMethod.split('#')
  await app.as(people.amina).write((ctx) => revokeKey(ctx, { multikey, since: ctx.clock.now() }))
  expect(await told(taken)).toContain('<h1>We do not stand by this</h1>')
  expect(await told(await take())).toContain('<h1>This receipt is ours</h1>')
})

test('a reference has a receipt when it has our form; other words have none', async () => {
  const { html } = await keepFrom(await post('/verify', { reference: record.reference }))
  expect(html).toContain('We cannot compare this, ask the agency.')
  const reference = 'The embassy says yes'
  expect(await (await post('/verify', { reference })).text()).not.toContain('/verify/receipts')
  const forced = await post('/verify/receipts', { reference })
  expect(forced.status).toBe(422)
  expect(await forced.text()).toContain('This is not one of our references')
})

test('a mistyped number says so; one that is nobody’s gets one answer; trying them is limited', async () => {
  const mistyped = await app.request('/verify/RC-00000-00000-11')
  expect(mistyped.status).toBe(404)
  expect(await mistyped.text()).toContain('One character of this number is wrong.')
  const from = '203.0.113.40'
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await app.request('/verify/RC-7K2M9-QXD4T-68', { from })).status)
  expect(statuses).toEqual([...Array(10).fill(404), 429])
})

test('who was shown an attestation keeps the answer, and the page says later that it has ended', async () => {
  const named = { kind: 'work-permit', withName: true, withReference: true }
  const holder = { recordId: record.id, kinds: null }
  const made = await app
    .as(people.amina)
    .write((ctx) => issueAttestation(ctx, holder, newAttestationSchema.parse(named), publicUrl))
  /** As a file is written: with line breaks, which a form would change. */
  const text = JSON.stringify(made, null, 2)
  const { at, html } = await keepFrom(await show(text))
  for (const said of [
    'An attestation that was shown: its signature and its state',
    sha256(text),
    'Padma Overseas Ltd had signed the attestation that was shown, and it was in force.',
    'Copy of “Work Permit Certificate”, held since',
    'The attestation ends',
    'No name in it is repeated here.',
    'Only the authority can tell you whether it issued the document',
    '/credential"',
  ])
    expect(html).toContain(said)
  expect(html).toMatch(/Nobody here has asked [^<]+ yet\./)
  for (const unsaid of ['Ended since', ...secrets]) expect(html).not.toContain(unsaid)
  expect(await pageOf(at, 'bn')).toContain('দেখানো প্রত্যয়নে')

  await app.hide(record.id)
  const later = await pageOf(at)
  expect(later).toMatch(/Ended since [^<]+: Padma Overseas Ltd no longer stands by/)
  expect(later).toContain('had signed the attestation that was shown, and it was in force.')
  const { html: ended } = await keepFrom(await show(text))
  expect(ended).toContain('but no longer stood by it.')
  expect(ended).not.toContain('Work Permit Certificate')
})
