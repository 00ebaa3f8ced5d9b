import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { prove } from '#platform/credentials'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
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
