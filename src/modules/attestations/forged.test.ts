import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { day, later, minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { prove } from '#platform/credentials'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { statementsOf } from './held-copy.ts'
import { checkAttestation, issueAttestation, issueSdJwt, revokeKey } from './index.server.ts'
import { getSigner, issuerOf } from './keys.ts'
import { type Attestation, newAttestationSchema } from './schema.ts'
import { signSdJwt } from './sd-jwt.ts'

describe.each(engines)('what a stolen key signs on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_URL: publicUrl })

  const write: ActionContext['write'] = (run) => app.as(people.amina).write(run)
  const check = (text: string) => app.system.read((ctx) => checkAttestation(ctx, text, publicUrl))
  const wanted = newAttestationSchema.parse({ kind: 'work-permit', withName: true })

  const copyOf = async (name: string) => {
    const { id: recordId } = await approvedRecord(app)
    await uploadScan(app.as(people.amina), recordId, 'work-permit', name)
    return { recordId, kinds: null }
  }
  const ourSigner = () => write((ctx) => getSigner(ctx, issuerOf(publicUrl) ?? ''))

  test('is not ours, even under the name of one that was made before the theft', async () => {
    const holder = await copyOf('Held')
    const made = await write((ctx) => issueAttestation(ctx, holder, wanted, publicUrl))
    const sdJwt = await write((ctx) => issueSdJwt(ctx, holder, wanted, publicUrl))
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
    const holder = await copyOf('Named otherwise')
    const made = await write((ctx) => issueAttestation(ctx, holder, wanted, publicUrl))
    const verificationMethod = `${issuerOf(publicUrl)}#\u0000`
    const { proof, ...says } = made
    const renamed = { ...says, proof: { ...proof, verificationMethod } }
    const signer = { ...(await ourSigner()), verificationMethod }
    for (const text of [JSON.stringify(renamed), signSdJwt(says, signer, publicUrl).text])
      expect(await check(text)).toEqual({ verdict: 'altered' })
  })
})

describe.each(engines)('an attestation whose row was changed in the database, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
    ;({ id: recordId } = await approvedRecord(app))
    await upload('First')
  })
  afterAll(() => app.close())

  const write: ActionContext['write'] = (run) => app.as(people.amina).write(run)
  const upload = async (text: string) =>
    uploadScan(app.as(people.amina), recordId, 'work-permit', text)
  const stateOf = (text: string) =>
    app.system.read(async (ctx) => {
      const verdict = await checkAttestation(ctx, text, publicUrl)
      return 'state' in verdict ? verdict.state : verdict.verdict
    })
  const change = (to: Partial<Tables['attestations']>) => app.force('attestations', to)

  test('is nothing that we stand by, whatever part of it was changed', async () => {
    const wanted = newAttestationSchema.parse({ kind: 'work-permit', withName: true })
    const holder = { recordId, kinds: null }
    const json = JSON.stringify(
      await write((ctx) => issueAttestation(ctx, holder, wanted, publicUrl)),
    )
    const sdJwt = await write((ctx) => issueSdJwt(ctx, holder, wanted, publicUrl))
    await upload('Second')
    const { reader } = app.runtime.database
    const rows = await reader.selectFrom('attestations').selectAll().execute()
    const documents = await reader.selectFrom('documents').select('id').orderBy('id').execute()
    for (const text of [json, sdJwt]) expect(await stateOf(text)).toBe('ended')
    const [{ documentId, validUntil, madeAt, withName }] = rows as [Tables['attestations']]
    const current = documents.at(-1)?.id as string
    for (const to of [
      { documentId: current },
      { documentId: current, recordId: null },
      { validUntil: later(validUntil, day) },
      { madeAt: later(madeAt, day) },
      { withName: 0 },
    ]) {
      await change(to)
      for (const text of [json, sdJwt])
        expect(await stateOf(text), JSON.stringify(to)).toBe('unknown')
      await change({ documentId, recordId, validUntil, madeAt, withName })
    }
    for (const text of [json, sdJwt]) expect(await stateOf(text)).toBe('ended')
  })
})
