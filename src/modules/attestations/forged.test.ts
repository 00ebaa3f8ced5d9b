import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { day, later, minute } from '#platform/clock'
import { type CredentialSigner, prove } from '#platform/credentials'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { engines } from '#test/test-runtime'
import { statementsOf } from './held-copy.ts'
import { revokeKey } from './index.server.ts'
import { getSigner, issuerOf } from './keys.ts'
import type { Attestation } from './schema.ts'
import { signSdJwt } from './sd-jwt.ts'
import { attestationGround } from './test-ground.ts'

const wanted = { withName: true }

describe.each(engines)('what a stolen key signs on %s', async (engine) => {
  const { app, write, held, issue, issueText, check } = await attestationGround(engine)
  const ourSigner = () => write((ctx) => getSigner(ctx, issuerOf(publicUrl) ?? ''))

  test('is not ours, even under the name of one that was made before the theft', async () => {
    const record = await held()
    const made = await issue(record, wanted)
    const sdJwt = await issueText(record, wanted)
    const stolen = await ourSigner()
    const { proof, ...credential } = made
    const copy = { ...credential.credentialSubject, candidateName: 'Somebody Else' }
    const says = { ...credential, credentialSubject: copy }
    const underItsName: Attestation = {
      ...says,
      proof: prove(statementsOf(says), stolen, proof.created),
    }
    const forged = [JSON.stringify(underItsName), signSdJwt(says, stolen, publicUrl).text]
    for (const text of forged)
      expect(await check(text)).toMatchObject({ signature: 'holds', state: 'unknown' })
    app.clock.move(minute)
    const [, multikey = ''] = stolen.verificationMethod.split('#')
    await write((ctx) => revokeKey(ctx, { multikey, since: ctx.clock.now() }))
    for (const text of forged)
      expect(await check(text)).toMatchObject({ signature: 'revoked', state: 'unknown' })
    for (const text of [JSON.stringify(made), sdJwt])
      expect(await check(text)).toMatchObject({ signature: 'holds', state: 'in-force' })
  })

  test('is altered where it names a key with a letter that PostgreSQL takes nowhere', async () => {
    const record = await held()
    const made = await issue(record, wanted)
    const verificationMethod = `${issuerOf(publicUrl)}#\u0000`
    const { proof, ...says } = made
    const renamed = { ...says, proof: { ...proof, verificationMethod } }
    const signer = { ...(await ourSigner()), verificationMethod }
    for (const text of [JSON.stringify(renamed), signSdJwt(says, signer, publicUrl).text])
      expect(await check(text)).toEqual({ verdict: 'altered' })
  })
})

describe.each(engines)(
  'an attestation whose row was changed in the database, on %s',
  async (on) => {
    const { app, upload, held, issue, issueText, check } = await attestationGround(on)

    const stateOf = async (text: string) => {
      const verdict = await check(text)
      return 'state' in verdict ? verdict.state : verdict.verdict
    }
    const change = (to: Partial<Tables['attestations']>) => app.force('attestations', to)

    test('is nothing that we stand by, whatever part of it was changed', async () => {
      const record = await held()
      const recordId = record.id
      const texts = [JSON.stringify(await issue(record, wanted)), await issueText(record, wanted)]
      const standAs = async (state: string, why?: string) => {
        for (const text of texts) expect(await stateOf(text), why).toBe(state)
      }
      await upload(recordId, 'Second')
      const [row] = await app.rows('attestations')
      const { documentId, validUntil, madeAt, withName } = row as Tables['attestations']
      const current = (await app.rows('documents'))
        .map(({ id }) => id)
        .toSorted()
        .at(-1) as string
      await standAs('ended')
      for (const to of [
        { documentId: current },
        { documentId: current, recordId: null },
        { validUntil: later(validUntil, day) },
        { madeAt: later(madeAt, day) },
        { withName: 0 },
      ]) {
        await change(to)
        await standAs('unknown', JSON.stringify(to))
        await change({ documentId, recordId, validUntil, madeAt, withName })
      }
      await standAs('ended')
    })
  },
)

describe('one that names an issuer and a key which do not belong together', async () => {
  const elsewhere = 'https://evil.example'
  const { app, write, held, issue, check } = await attestationGround()
  const made = await issue(await held())
  const ours = await write((ctx) => getSigner(ctx, issuerOf(publicUrl) as string))

  const stolenName = () => ({ ...ours, seed: randomBytes(32) })
  const ownName = () => {
    const [, key = ''] = ours.verificationMethod.split('#')
    return { seed: randomBytes(32), verificationMethod: `did:web:evil.example#${key}` }
  }
  test.each<[string, string, () => CredentialSigner]>([
    ['our key under the name of somebody else', elsewhere, () => ours],
    ['somebody else’s key under our name and our key’s', publicUrl, stolenName],
    ['somebody else’s key under our name', publicUrl, ownName],
    ['somebody else’s key under a name that publishes none', elsewhere, ownName],
  ])('%s, is verified by no stranger, in either form', async (_, site, signer) => {
    const by = signer()
    const { proof, ...unsigned } = made
    const says = { ...unsigned, issuer: { ...made.issuer, id: issuerOf(site) as string } }
    const credential = { ...says, proof: prove(statementsOf(says), by, proof.created) }
    const sdJwt = signSdJwt(says, by, site).text
    expect((await checkAsStranger(app, credential)).verified).toBe(false)
    expect((await checkSdJwtAsStranger(app, sdJwt)).verified).toBe(false)
    for (const text of [JSON.stringify(credential), sdJwt])
      expect((await check(text)).verdict).toBe(site === elsewhere ? 'foreign' : 'altered')
  })
})

test('both forms say of a regulator that nobody reviewed that the agency alone names it', async () => {
  const { app, held, check, issue, issueText } = await attestationGround()
  const record = await held()
  const both = async () => [await issue(record), await issueText(record)] as const
  const holds = (regulator: string) => ({
    ...{ verdict: 'ours', signature: 'holds', state: 'in-force' },
    says: { issuer: { regulator } },
  })
  const reviewed = 'Bureau of Manpower, Employment and Training'
  const earlier = await both()
  for (const one of earlier) expect(await check(one)).toMatchObject(holds(reviewed))

  const key = await app.key('admin')
  const body = { regulator: 'SO' }
  expect((await app.call('PATCH', '/organisation', { key, body, version: 1 })).status).toBe(200)
  const told = 'register of Somalia, by its own account'
  const [json, text] = await both()
  for (const one of [json, text]) expect(await check(one)).toMatchObject(holds(told))
  expect(await checkAsStranger(app, json)).toMatchObject({ verified: true })
  expect(await checkSdJwtAsStranger(app, text)).toMatchObject({
    ...{ verified: true, says: { agency: { regulator: told } } },
  })
  for (const one of earlier) expect(await check(one)).toMatchObject(holds(reviewed))
})
