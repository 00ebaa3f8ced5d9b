import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkAttestation, proveAsIssuer, revokeKey, rotateKey } from '#modules/attestations'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { findShareViewing, makeShare, openShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { day, minute } from '#platform/clock'
import { canonicalLines } from '#platform/credentials'
import { alterations } from '#test/alterations'
import { approvedRecord } from '#test/candidates'
import { canonized, checkAsStranger, publicUrl } from '#test/credential-verifier'
import { outcomeOf } from '#test/outcome-of'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { statementsOfReceipt } from './credential.ts'
import {
  checkReceiptFile,
  keepFileReceipt,
  keepReferenceReceipt,
  keepShareReceipt,
  readReceipt,
  signReceipt,
} from './index.server.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(engines)('the credential of a receipt on %s', async (engine) => {
  let record: CandidateRecord
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })
  let document = await documentPng('Visa Paper')
  beforeEach(async () => {
    app.clock.move(minute)
    record = await approvedRecord(app)
    document = await documentPng(`Visa Paper of ${record.reference}`)
    await upload(document)
  })

  const upload = (bytes: Buffer) => uploadScan(app.amina, record.id, 'visa-paper', bytes)
  const keepFile = (bytes: Buffer) =>
    app.anybody.write((ctx) => keepFileReceipt(ctx, sha256(bytes)))
  const sign = (number: string) => signReceipt(app.anybody, number, publicUrl)
  const signFile = async (bytes = document) => sign((await keepFile(bytes)).number)
  const check = (held: object) => checkReceiptFile(app.system, JSON.stringify(held), publicUrl)
  /** As the page does: what is no receipt may be an attestation. */
  const verify = async (held: object) => {
    const found = await check(held)
    if (found.verdict !== 'unreadable') return found
    return app.system.read((ctx) => checkAttestation(ctx, JSON.stringify(held), publicUrl))
  }
  const keepShare = async () => {
    const { shareCode } = await app.amina.write(async (ctx) => {
      await issueAccessCode(ctx, record.id)
      const wanted = newShareSchema.parse({ kinds: ['visa-paper'], purpose: 'bank', label: 'Loan' })
      return makeShare(ctx, { recordId: record.id, kinds: null }, wanted)
    })
    const { passportNumber } = record
    const { token } = await openShare(app.anybody, { passportNumber, shareCode })
    return app.anybody.write(async (ctx) => {
      const viewing = await findShareViewing(ctx, token)
      if (!viewing) throw new Error('The share did not open')
      return keepShareReceipt(ctx, viewing)
    })
  }
  const each = async () => [
    await signFile(),
    await signFile(await documentPng('Never seen')),
    await sign(
      (await app.anybody.write((ctx) => keepReferenceReceipt(ctx, record.reference))).number,
    ),
    await sign((await app.anybody.write((ctx) => keepReferenceReceipt(ctx, 'CR-00000000'))).number),
    await sign((await keepShare()).number),
  ]

  test('is verified by us and by a library that did not make it, whatever was compared', async () => {
    for (const made of await each()) {
      const { number, outcome } = made.credentialSubject
      expect(await check(made), outcome).toMatchObject({
        ...{ verdict: 'ours', signature: 'holds' },
        now: { number, supersededSince: null, withdrawnSince: null },
      })
      expect(await checkAsStranger(app, made), outcome).toMatchObject({ verified: true })
      const { proof, ...says } = made
      expect(canonicalLines(statementsOfReceipt(says))).toBe(await canonized(app, says))
    }
  })

  test('says what was compared, what was not, and nothing of the person', async () => {
    const [ofFile, ofNone, , , ofShare] = await each()
    expect(ofFile?.credentialSubject).toMatchObject({
      compared: 'bytes of a file with those held',
      outcome: 'same file as a copy held by the agency',
      sha256: sha256(document),
      papers: [
        {
          kind: 'Copy held by Padma Overseas Ltd, filed as: Visa Paper',
          comparisons: [{ outcome: 'nobody' }],
        },
      ],
      statement: expect.stringMatching(
        /^Padma Overseas Ltd is a private company, not a government\. .* only the authority that issued the document can tell\./,
      ),
    })
    expect(ofNone?.credentialSubject.outcome).toBe('no file that the agency holds for comparison')
    expect(ofNone?.credentialSubject).not.toHaveProperty('papers')
    expect(ofShare?.credentialSubject).toMatchObject({ sharedFor: 'bank' })
    const { name, passportNumber, id, reference } = record
    for (const made of [ofFile, ofNone, ofShare])
      for (const secret of [name, passportNumber, id, reference, 'Loan'])
        expect(JSON.stringify(made)).not.toContain(secret)
  })

  test('altered in any member, or with one more, fails here and elsewhere', async () => {
    const made = await sign((await keepShare()).number)
    const altered = alterations(made)
    expect(altered.length).toBeGreaterThan(30)
    for (const one of altered) {
      expect(await verify(one), JSON.stringify(one)).toEqual({ verdict: 'altered' })
      expect((await checkAsStranger(app, one)).verified, JSON.stringify(one)).toBe(false)
    }
    const { credentialSubject: subject } = made
    for (const more of [
      { ...made, more: 'x' },
      { ...made, credentialSubject: { ...subject, genuine: true } },
      { ...made, validUntil: made.validFrom },
    ])
      expect(await check(more)).toEqual({ verdict: 'altered' })
    const foreign = { ...made, issuer: { ...made.issuer, id: 'did:web:evil.example' } }
    expect(await check(foreign)).toEqual({ verdict: 'foreign', host: 'evil.example' })
    expect(await check({ type: made.type })).toEqual({ verdict: 'unreadable' })
  })

  test('one taken later says what has become of it, and an earlier one is told it here', async () => {
    const { number } = await keepFile(document)
    const early = await sign(number)
    app.clock.move(day)
    await upload(await documentPng('Newer'))
    const supersededSince = app.clock.now()
    expect(await check(early)).toMatchObject({ signature: 'holds', now: { supersededSince } })
    app.clock.move(day)
    await app.hide(record.id)
    const withdrawnSince = app.clock.now()
    const late = await sign(number)
    expect(late.credentialSubject).toMatchObject({ supersededSince, withdrawnSince })
    expect(late.credentialSubject.statement).toMatch(/Superseded since .* Withdrawn since /)
    for (const made of [early, late])
      expect(await check(made)).toMatchObject({ now: { supersededSince, withdrawnSince } })
    expect(await checkAsStranger(app, late)).toMatchObject({ verified: true })
  })

  test('a former key of ours goes on; one that was taken back proves nothing any more', async () => {
    const { number } = await keepFile(document)
    const made = await sign(number)
    const [, multikey = ''] = made.proof.verificationMethod.split('#')
    await app.amina.write(rotateKey)
    expect(await check(made)).toMatchObject({ signature: 'holds' })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true })
    app.clock.move(minute)
    await app.amina.write((ctx) => revokeKey(ctx, { multikey, since: ctx.clock.now() }))
    expect(await check(made)).toMatchObject({ signature: 'revoked', now: { number } })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: false })
    const again = await sign(number)
    expect(await check(again)).toMatchObject({ signature: 'holds', now: { number } })
  })

  test('another answer under the number of a receipt is none that we keep, though the key is ours', async () => {
    const kept = await keepFile(await documentPng('Never seen'))
    const made = await sign(kept.number)
    const { proof, ...says } = made
    const outcome = 'same file as a copy held by the agency' as const
    const forged = { ...says, credentialSubject: { ...says.credentialSubject, outcome } }
    const said = statementsOfReceipt(forged)
    const signed = { ...forged, proof: await proveAsIssuer(app.system, made.issuer.id, said) }
    expect(await checkAsStranger(app, signed)).toMatchObject({ verified: true })
    expect(await check(signed)).toEqual({ verdict: 'ours', signature: 'holds', now: null })
  })

  test('there is none where nobody could ask for the keys, and none of a number that is nobody’s', async () => {
    const { number } = await keepFile(document)
    expect(await outcomeOf(signReceipt(app.anybody, number, 'http://localhost:3000'))).toBe(
      'attestation.no_address',
    )
    await expect(sign('RC-7K2M9-QXD4T-68')).rejects.toMatchObject({ code: 'receipt.not_found' })
  })

  test('says whether the agency alone names its regulator, and goes on saying what it said', async () => {
    const keep = () => app.anybody.write((ctx) => keepReferenceReceipt(ctx, 'CR-00000000'))
    const kept = (number: string) => app.system.read((ctx) => readReceipt(ctx, number))
    const change = async (body: object, version: number) => {
      const key = await app.key('admin')
      expect((await app.call('PATCH', '/organisation', { key, body, version })).status).toBe(200)
    }
    const reviewed = await keep()
    await change({ regulator: 'SO' }, 1)
    const { number } = await keep()
    const told = 'register of Somalia, by its own account'
    expect((await sign(number)).issuer.regulator).toBe(told)
    expect((await kept(number)).organisation.byOwnAccount).toBe(true)
    expect(await checkAsStranger(app, await sign(number))).toMatchObject({ verified: true })
    const ofTable = 'Bureau of Manpower, Employment and Training'
    expect((await sign(reviewed.number)).issuer.regulator).toBe(ofTable)
    expect((await kept(reviewed.number)).organisation).not.toHaveProperty('byOwnAccount')
    // The page says it too, once the agency goes by another name.
    await change({ displayName: 'Meghna Overseas', legalName: 'Meghna Overseas Ltd' }, 2)
    const html = await (await app.request(`/verify/${number}`)).text()
    expect(html.replaceAll('\u00a0', ' ').replace(/<[^>]*>/g, '')).toContain(
      `Padma Overseas Ltd. Licence RL-1234 (${told}).`,
    )
  })
})
