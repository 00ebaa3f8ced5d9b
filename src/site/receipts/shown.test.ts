import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueAttestation } from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import { getRecord, hideRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { hiddenFields } from '#test/hidden-fields'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl, ...raised })
const record = await approvedRecord(app, { passportNumber: 'AB1234567' })
await uploadScan(app.as(people.amina), record.id, 'work-permit', 'Held')
const named = { kind: 'work-permit', withName: true, withReference: true }
const holder = { recordId: record.id, kinds: null }
const made = await app
  .as(people.amina)
  .write((ctx) => issueAttestation(ctx, holder, newAttestationSchema.parse(named), publicUrl))
/** As a file is written: with line breaks, which a form would change. */
const text = JSON.stringify(made, null, 2)

const sha256 = (shown: string) => createHash('sha256').update(shown).digest('hex')
const post = (path: string, body: FormData | URLSearchParams) =>
  app.request(path, { method: 'POST', body })
const check = (shown: string) => {
  const body = new FormData()
  body.set('file', new File([shown], 'copy-held.vc.json'))
  return post('/verify/attestation', body)
}
const pageOf = async (at: string, language = 'en') =>
  (await app.request(at, { headers: { cookie: `__Host-language=${language}` } })).text()

/** Presses the button below an answer, as a browser does: line breaks of a field become CR LF. */
async function keepFrom(answer: Response): Promise<string> {
  const fields = Object.entries(hiddenFields(await answer.text(), '/verify/receipts'))
  const sent = new URLSearchParams(
    fields.map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')]),
  )
  const kept = await post('/verify/receipts', sent)
  expect(kept.status).toBe(303)
  return kept.headers.get('location') as string
}

test('who was shown an attestation keeps the answer, and the page says later that it has ended', async () => {
  const at = await keepFrom(await check(text))
  const html = await pageOf(at)
  expect(html).toContain('An attestation that was shown: its signature and its state')
  expect(html).toContain(sha256(text))
  expect(html).toContain(
    'Padma Overseas Ltd had signed the attestation that was shown, and it was in force.',
  )
  expect(html).toContain('Copy of “Work Permit Certificate”, held since')
  expect(html).toMatch(/Nobody here has asked [^<]+ yet\./)
  expect(html).toContain('The attestation ends')
  expect(html).toContain('No name in it is repeated here.')
  expect(html).toContain('Only the authority can tell you whether it issued the document')
  expect(html).toContain('/credential"')
  expect(html).not.toContain('Ended since')
  expect(await pageOf(at, 'bn')).toContain('দেখানো প্রত্যয়নে')
  const { id, name, passportNumber, reference } = record
  const secrets = [name, passportNumber, reference]
  for (const secret of secrets) expect(html).not.toContain(secret)

  await app.as(people.amina).write(async (ctx) => {
    const { version } = await getRecord(ctx, id)
    return hideRecord(ctx, { recordId: id, version })
  })
  const later = await pageOf(at)
  expect(later).toMatch(/Ended since [^<]+: Padma Overseas Ltd no longer stands by/)
  expect(later).toContain('had signed the attestation that was shown, and it was in force.')
  const ended = await pageOf(await keepFrom(await check(text)))
  expect(ended).toContain('but no longer stood by it.')
  expect(ended).not.toContain('Work Permit Certificate')
})

test('what is neither has no receipt, whoever asks for one', async () => {
  expect(await (await check('The embassy says yes')).text()).not.toContain('/verify/receipts')
  const attestation = Buffer.from('The embassy says yes').toString('base64url')
  const forced = await post('/verify/receipts', new URLSearchParams({ attestation }))
  expect(forced.status).toBe(422)
  expect(await forced.text()).toContain('This is neither an attestation nor the file of a receipt')
  const long = Buffer.alloc(70_000, 'x').toString('base64url')
  const tooLong = await post('/verify/receipts', new URLSearchParams({ attestation: long }))
  expect(tooLong.status).toBe(422)
})
