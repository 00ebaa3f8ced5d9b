import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerCase, bringCase } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import { day, hour, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { declined, mistake } from '#test/mistakes'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  attestationEnds,
  checkAttestation,
  endRestored,
  issueAttestation,
  revokeKey,
  settleAttestations,
} from './index.server.ts'
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

describe.each(engines)(
  'an attestation that was made while the clock was ahead, on %s,',
  (engine) => {
    let app: TestApp
    let recordId: string
    beforeEach(async () => {
      app = await startTestApp(engine, { CANDOR_URL: publicUrl })
      ;({ id: recordId } = await approvedRecord(app))
      await uploadScan(app.as(people.amina), recordId, 'work-permit', 'Held')
    })

    const issue = () =>
      app.as(people.amina).write((ctx) => {
        const asked = newAttestationSchema.parse({ kind: 'work-permit' })
        return issueAttestation(ctx, { recordId, kinds: null }, asked, publicUrl)
      })
    /** Ids come from the clock of the machine, which is ahead too. */
    const issueAhead = async (ahead: number) => {
      app.clock.move(ahead)
      const machine = Math.max(Date.now(), Date.parse(app.clock.now()))
      vi.spyOn(Date, 'now').mockReturnValue(machine)
      const made = await issue().finally(() => vi.restoreAllMocks())
      app.clock.move(-ahead)
      return made
    }
    const settle = () => settleAttestations(app.system)
    const check = (made: object) =>
      app.system.read((ctx) => checkAttestation(ctx, JSON.stringify(made), publicUrl))
    const contest = () =>
      app.system.write((ctx) =>
        bringCase(ctx, { recordId, kinds: null }, mistake('paper:work-permit', 'Another date')),
      )
    const isStillGood = async (made: object) => (await checkAsStranger(app, made)).isInForce

    test('is over once its document is contested, also when that was declined', async () => {
      const made = await issueAhead(5 * hour)
      await settle()
      expect(await check(made)).toMatchObject({ state: 'in-force' })
      app.clock.move(minute)
      const { id } = await contest()
      expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
      await app.as(people.amina).write((ctx) => answerCase(ctx, id, declined))
      app.clock.move(6 * hour)
      await settle()
      expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
      expect(await isStillGood(made)).toBe(false)
    })

    test.each([30_000, 5 * hour])('is over after a restore: %d ms ahead', async (ahead) => {
      const made = await issueAhead(ahead)
      await app.system.write(endRestored)
      expect(await check(made)).toMatchObject({ state: 'ended' })
      app.clock.move(day)
      expect(await check(made)).toMatchObject({ state: 'ended' })
    })

    test('is over when it was by days, and does not come back when its time comes', async () => {
      const made = await issueAhead(30 * day)
      await settle()
      expect(await check(made)).toMatchObject({ state: 'ended' })
      app.clock.move(31 * day)
      await settle()
      expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
      expect(await isStillGood(made)).toBe(false)
    })
  },
)
