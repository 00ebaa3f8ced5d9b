import { describe, expect, test } from 'vitest'
import { type StoredDocument, shownDocuments, withholdDocument } from '#modules/documents'
import type { CandidateRecord, NewRecord } from '#modules/records/schema'
import { day, minute } from '#platform/clock'
import { alterations } from '#test/alterations'
import { checkAsStranger } from '#test/credential-verifier'
import { bothEngines } from '#test/test-runtime'
import { revokeKey, rotateKey } from './index.server.ts'
import { attestationGround } from './test-ground.ts'

describe.each(bothEngines)('attestations on %s', async (engine) => {
  const ground = await attestationGround(engine)
  const { app, write, upload, contest, takeOff, issue, check } = ground
  const held = async (details?: Partial<NewRecord>, old?: Partial<NewRecord>) => {
    const record = await ground.held(details, old)
    await upload(record.id, 'Fingerprint', 'fingerprint')
    return record
  }

  test('one that was made is verified by us and by a library that did not make it', async () => {
    const record = await held()
    const made = await issue(record, { withName: true, withReference: true })
    expect(await check(made)).toMatchObject({
      ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
      says: { credentialSubject: { candidateName: 'Rahima Khatun' } },
    })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: true })
    expect(made.credentialSubject.kind).toMatch(/^Copy held by Padma Overseas Ltd/)
    expect(made.issuer).toMatchObject({ id: 'did:web:padma.example', licence: 'RL-1234' })
  })

  test.each(['王小明', 'Иван Петров', 'Government of Canada'])(
    'the name %s, which cannot be judged or makes a claim, is refused, and not signed as a dash',
    async (name) => {
      const record = await held({}, { name })
      const refused = { code: 'attestation.name_unfit', kind: 'conflict' }
      await expect(issue(record, { withName: true })).rejects.toMatchObject(refused)
      expect((await issue(record)).credentialSubject.candidateName).toBeUndefined()
    },
  )

  test('it names nobody unless the candidate ticked that', async () => {
    const record = await held()
    const text = JSON.stringify(await issue(record))
    for (const secret of ['Rahima', record.passportNumber, record.reference, record.id])
      expect(text).not.toContain(secret)
  })

  test('one altered in any member fails, here and elsewhere', async () => {
    const made = await issue(await held(), { withName: true, withReference: true })
    for (const altered of alterations(made)) {
      expect(await check(altered), JSON.stringify(altered)).toEqual({ verdict: 'altered' })
      const elsewhere = await checkAsStranger(app, altered)
      expect(elsewhere.verified, JSON.stringify(altered)).toBe(false)
    }
    expect(await check({ ...made, more: 'x' })).toEqual({ verdict: 'altered' })
  })

  test('it expires after 90 days', async () => {
    const made = await issue(await held())
    app.clock.move(90 * day + 10 * minute)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'expired' })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: false })
  })

  test.each<[name: string, change: (record: CandidateRecord) => Promise<unknown>]>([
    ['hidden', ({ id }) => app.hide(id)],
    ['withdrawn', ({ id }) => app.withdraw(id)],
    ['deleted', ({ id }) => app.trash(id)],
    [
      'withheld',
      ({ id }) =>
        write(async (ctx) => {
          const [shown] = await shownDocuments(ctx, id)
          await withholdDocument(ctx, shown as StoredDocument)
        }),
    ],
    ['replaced', ({ id }) => upload(id, 'Newer')],
    ['contested', contest],
  ])('it is over once the document or its record is %s', async (_, change) => {
    const record = await held()
    const [made, other] = [await issue(record), await issue(await held())]
    app.clock.move(minute)
    await change(record)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: false })
    expect(await checkAsStranger(app, other)).toMatchObject({ verified: true, isInForce: true })
  })

  test('it is over once the document is taken off, and stays so after a purge', async () => {
    const record = await held()
    const made = await issue(record)
    app.clock.move(minute)
    await takeOff(record)
    expect(await check(made)).toMatchObject({ state: 'ended' })
    await app.purge(record.id)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: false })
  })

  test('what is shown again does not bring an attestation back', async () => {
    const record = await held()
    const made = await issue(record)
    app.clock.move(minute)
    await app.hide(record.id)
    await app.unhide(record.id)
    expect(await check(made)).toMatchObject({ state: 'ended' })
    app.clock.move(minute)
    expect(await check(await issue(record))).toMatchObject({ state: 'in-force' })
  })

  test('documents for the candidate only have none, nor has a document that is not there', async () => {
    const record = await held()
    const refused = (wanted: object) => expect(issue(record, wanted)).rejects
    await refused({ kind: 'fingerprint' }).toMatchObject({ code: 'attestation.not_shareable' })
    await refused({ kind: 'photo' }).toMatchObject({ code: 'attestation.not_shareable' })
    await refused({ kind: 'ticket' }).toMatchObject({ code: 'attestation.not_on_file' })
    await app.hide(record.id)
    await refused({}).toMatchObject({ code: 'attestation.not_on_file' })
  })

  test('a key that was rotated still verifies, one that was revoked fails from its date on', async () => {
    const record = await held()
    const first = await issue(record)
    const multikey = first.proof.verificationMethod.split('#')[1] as string
    app.clock.move(minute)
    const since = app.clock.now()
    const late = await issue(record)
    app.clock.move(minute)
    expect(await write(rotateKey)).not.toBe(multikey)
    const next = await issue(record)
    for (const made of [first, late, next]) {
      expect(await check(made)).toMatchObject({ signature: 'holds', state: 'in-force' })
      expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: true })
    }
    await write((ctx) => revokeKey(ctx, { multikey, since }))
    expect(await check(first)).toMatchObject({ signature: 'holds' })
    expect(await check(late)).toMatchObject({ signature: 'revoked' })
    expect(await check(next)).toMatchObject({ signature: 'holds' })
    expect(await checkAsStranger(app, late)).toMatchObject({ verified: false })
    const issuer = await (await app.request('/.well-known/did.json')).json()
    expect(issuer).toMatchObject({
      verificationMethod: expect.arrayContaining([
        expect.objectContaining({ publicKeyMultibase: multikey, revoked: since }),
      ]),
    })
  })

  test('another issuer is not judged, and what is none is told so', async () => {
    const made = await issue(await held())
    const foreign = { ...made, issuer: { ...made.issuer, id: 'did:web:evil.example' } }
    expect(await check(foreign)).toEqual({ verdict: 'foreign', host: 'evil.example' })
    expect(await check({ issuer: 'x' })).toEqual({ verdict: 'unreadable' })
    expect(await check([])).toEqual({ verdict: 'unreadable' })
  })

  test('places in a status list do not follow each other', async () => {
    const record = await held()
    const places: number[] = []
    for (let at = 0; at < 8; at += 1)
      places.push(Number((await issue(record)).credentialStatus.statusListIndex))
    // Of 131,072 places three in seven are as near to the one before by chance once in ten million times.
    const steps = places.slice(1).map((place, at) => Math.abs(place - (places[at] as number)))
    expect(new Set(places).size).toBe(8)
    expect(steps.filter((step) => step > 100).length).toBeGreaterThan(4)
    expect(new Set(steps).size).toBeGreaterThan(1)
  })

  test('a key that is a year old is followed by the next', async () => {
    const record = await held()
    const first = await issue(record)
    app.clock.move(367 * day)
    const next = await issue(record)
    expect(next.proof.verificationMethod).not.toBe(first.proof.verificationMethod)
  })
})
