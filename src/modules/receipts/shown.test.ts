import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { issueAttestation, revokeKey } from '#modules/attestations'
import { newAttestationSchema } from '#modules/attestations/schema'
import { purgeRecord } from '#modules/privacy'
import type { CandidateRecord } from '#modules/records/schema'
import { day, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { outcomeOf } from '#test/outcome-of'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  checkReceiptFile,
  keepFileReceipt,
  keepReferenceReceipt,
  keepShownReceipt,
  readReceipt,
  signReceipt,
} from './index.server.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const noChange = { supersededSince: null, withdrawnSince: null }

describe.each(engines)('receipts of what was shown on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_URL: publicUrl }))
  let record: CandidateRecord
  let document: Buffer
  beforeEach(async () => {
    record = await approvedRecord(app)
    document = await documentPng(`Work permit of ${record.reference}`)
    await upload(document)
  })

  const upload = (bytes: Buffer) => uploadScan(app.amina, record.id, 'work-permit', bytes)
  const named = newAttestationSchema.parse({
    ...{ kind: 'work-permit', withName: true, withReference: true },
  })
  const issue = async () => {
    const holder = { recordId: record.id, kinds: null }
    const made = await app.amina.write((ctx) => issueAttestation(ctx, holder, named, publicUrl))
    return { made, text: JSON.stringify(made, null, 2) }
  }
  const keep = (text: string) => app.anybody.write((ctx) => keepShownReceipt(ctx, text, publicUrl))
  const read = (number: string) => app.anybody.read((ctx) => readReceipt(ctx, number))
  const sign = (number: string) => signReceipt(app.anybody, number, publicUrl)
  const target = () => app.present(record.id)

  test('an attestation in force is kept with document and day, and with nobody’s name', async () => {
    const { made, text } = await issue()
    const kept = await keep(text)
    expect(kept).toMatchObject({
      ...{ compared: 'attestation', verdict: 'in-force', sha256: sha256(text), reference: null },
      papers: [{ kind: 'work-permit', compared: [{ outcome: 'nobody' }] }],
      until: made.validUntil,
    })
    expect(await read(kept.number)).toEqual({ ...kept, ...noChange })
    const signed = await sign(kept.number)
    expect(signed.credentialSubject).toMatchObject({
      compared: 'signature and state of an attestation that was shown',
      outcome: 'attestation that the agency had signed, in force then',
    })
    expect(await checkAsStranger(app, signed)).toMatchObject({ verified: true })
    const { name, passportNumber, id, reference } = record
    for (const secret of [name, passportNumber, id, reference, made.id, made.proof.proofValue])
      for (const said of [await read(kept.number), signed])
        expect(JSON.stringify(said)).not.toContain(secret)
  })

  test('a newer scan, the end and the time of an attestation are told with their days', async () => {
    const { made, text } = await issue()
    const { number } = await keep(text)
    app.clock.move(day)
    await upload(await documentPng('Newer'))
    const supersededSince = app.clock.now()
    expect(await read(number)).toMatchObject({ supersededSince, withdrawnSince: null })
    app.clock.move(day)
    await app.hide(record.id)
    const withdrawnSince = app.clock.now()
    app.clock.move(day)
    await app.unhide(record.id)
    // An attestation never comes back, though its document does.
    expect(await read(number)).toMatchObject({ supersededSince, withdrawnSince })
    expect(await read(number)).not.toHaveProperty('expiredSince')
    app.clock.move(90 * day)
    const expiredSince = made.validUntil
    expect(await read(number)).toMatchObject({ supersededSince, withdrawnSince, expiredSince })
    const { credentialSubject } = await sign(number)
    expect(credentialSubject.statement).toMatch(/Superseded since .* Ended since .* Expired since /)
  })

  test('one whose time was over, or that had ended, is kept as that, and nothing is added', async () => {
    const { text } = await issue()
    app.clock.move(91 * day)
    const expired = await keep(text)
    expect(expired).toMatchObject({ verdict: 'expired', count: 1 })
    expect(await read(expired.number)).toEqual({ ...expired, ...noChange })
    await app.hide(record.id)
    const ended = await keep(text)
    expect(ended).toMatchObject({ verdict: 'ended', papers: [], count: 0 })
    expect(ended).not.toHaveProperty('until')
    app.clock.move(day)
    expect(await read(ended.number)).toEqual({ ...ended, ...noChange })
  })

  test('a key that others had ends it from that day on', async () => {
    const { made, text } = await issue()
    const { number } = await keep(text)
    app.clock.move(minute)
    const [, multikey = ''] = made.proof.verificationMethod.split('#')
    const since = made.validFrom
    await app.amina.write((ctx) => revokeKey(ctx, { multikey, since }))
    expect((await read(number)).withdrawnSince).toBe(since)
    expect(await keep(text)).toMatchObject({ verdict: 'unsure', papers: [] })
  })

  test('of a text that is not ours nothing is kept but its fingerprint', async () => {
    const { made, text } = await issue()
    const altered = text.replace('Work Permit', 'Visa')
    expect(await keep(altered)).toMatchObject({ verdict: 'altered', sha256: sha256(altered) })
    const issuer = { ...made.issuer, id: 'did:web:visa-office.example' }
    const foreign = await keep(JSON.stringify({ ...made, issuer }))
    expect(foreign).toMatchObject({ verdict: 'foreign', reference: null, papers: [] })
    for (const said of [await read(foreign.number), await sign(foreign.number)])
      expect(JSON.stringify(said)).not.toContain('visa-office')
    expect(await outcomeOf(keep('The embassy confirms this'))).toBe('receipt.no_attestation')
  })

  test('the file of a receipt is kept by its number, and follows what that receipt is about', async () => {
    const first = await app.anybody.write((ctx) => keepFileReceipt(ctx, sha256(document)))
    const file = JSON.stringify(await sign(first.number))
    const kept = await keep(file)
    expect(kept).toMatchObject({ compared: 'receipt', verdict: 'ours', reference: first.number })
    const again = await keep(JSON.stringify(await sign(kept.number)))
    expect(again).toMatchObject({ verdict: 'ours', reference: kept.number })
    app.clock.move(day)
    await upload(await documentPng('Newer'))
    const supersededSince = app.clock.now()
    for (const { number } of [first, kept, again])
      expect(await read(number)).toMatchObject({ supersededSince })
    expect(await keep(file)).toMatchObject({ verdict: 'changed', reference: first.number })
    expect(await keep(file.replace('same file', 'same file'.toUpperCase()))).toMatchObject({
      ...{ compared: 'receipt', verdict: 'altered', reference: null },
    })
    const signed = await sign(again.number)
    const check = await checkReceiptFile(app.system, JSON.stringify(signed), publicUrl)
    expect(check).toMatchObject({ verdict: 'ours', now: { number: again.number } })
  })

  test('it follows an attestation and a reference through the file of their receipts', async () => {
    const { number } = await keep((await issue()).text)
    const ofReference = await app.anybody.write((ctx) =>
      keepReferenceReceipt(ctx, record.reference),
    )
    const files = [await sign(number), await sign(ofReference.number)]
    const kept = await Promise.all(files.map((file) => keep(JSON.stringify(file))))
    app.clock.move(day)
    await app.trash(record.id)
    const withdrawnSince = app.clock.now()
    app.clock.move(day)
    for (const one of kept) expect(await read(one.number)).toMatchObject({ withdrawnSince })
    await purgeRecord(app.amina, await target())
    for (const one of kept)
      await expect(read(one.number)).rejects.toMatchObject({ code: 'receipt.not_found' })
  })
})
