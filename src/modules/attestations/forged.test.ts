import { describe, expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { day, later, minute } from '#platform/clock'
import { prove } from '#platform/credentials'
import { publicUrl } from '#test/credential-verifier'
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
  async (engine) => {
    const { app, upload, held, issue, issueText, check } = await attestationGround(engine)

    const stateOf = async (text: string) => {
      const verdict = await check(text)
      return 'state' in verdict ? verdict.state : verdict.verdict
    }
    const change = (to: Partial<Tables['attestations']>) => app.force('attestations', to)

    test('is nothing that we stand by, whatever part of it was changed', async () => {
      const wanted = { withName: true }
      const record = await held()
      const recordId = record.id
      const json = JSON.stringify(await issue(record, wanted))
      const sdJwt = await issueText(record, wanted)
      await upload(recordId, 'Second')
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
  },
)
