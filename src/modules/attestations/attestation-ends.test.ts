import { beforeEach, describe, expect, test } from 'vitest'
import { bringCase } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import { day, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { publicUrl } from '#test/credential-verifier'
import { mistake } from '#test/mistakes'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { attestationEnds, endRestored, issueAttestation, revokeKey } from './index.server.ts'
import { newAttestationSchema } from './schema.ts'

const kind = 'work-permit'

describe.each(engines)('since when an attestation is over, on %s', (engine) => {
  let app: TestApp
  let recordId: string
  let made: { id: string; multikey: string; validFrom: string; validUntil: string }
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_URL: publicUrl })
    recordId = (await approvedRecord(app)).id
    await upload('Held')
    const wanted = newAttestationSchema.parse({ kind, withName: true })
    const { id, validFrom, validUntil, proof } = await amina().write((ctx) =>
      issueAttestation(ctx, { recordId, kinds: null }, wanted, publicUrl),
    )
    const [, multikey = ''] = proof.verificationMethod.split('#')
    made = { id: id.replace('urn:uuid:', ''), multikey, validFrom, validUntil }
    app.clock.move(minute)
  })

  const amina = () => app.as(people.amina)
  const upload = async (text: string) => uploadScan(amina(), recordId, kind, text)
  const ends = () => app.system.read((ctx) => attestationEnds(ctx, made))
  const running = { endedSince: null, expiredSince: null }

  test('it has not ended at first, nor with a newer scan, which is told apart; its time ends', async () => {
    expect(await ends()).toEqual(running)
    await upload('Newer')
    expect(await ends()).toEqual(running)
    app.clock.move(91 * day)
    expect(await ends()).toEqual({ endedSince: null, expiredSince: made.validUntil })
  })

  test.each<[name: string, change: () => Promise<unknown>]>([
    ['removed', () => amina().write((ctx) => removeDocument(ctx, { recordId, kind }))],
    ['restored', () => app.system.write(endRestored)],
    [
      'contested',
      () =>
        amina().write((ctx) =>
          bringCase(ctx, { recordId, kinds: null }, mistake('detail:name', 'Rahima Begum')),
        ),
    ],
  ])('it has ended once it was %s, and at that moment', async (_, change) => {
    await change()
    const endedSince = app.clock.now()
    app.clock.move(day)
    expect(await ends()).toEqual({ endedSince, expiredSince: null })
  })

  test('it has ended since the day from which its key was in other hands', async () => {
    const { multikey } = made
    const since = made.validFrom
    await amina().write((ctx) => revokeKey(ctx, { multikey, since }))
    expect(await ends()).toMatchObject({ endedSince: since })
  })
})
