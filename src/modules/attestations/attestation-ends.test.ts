import { describe, expect, test, vi } from 'vitest'
import { answerAlert, noteComparison } from '#modules/comparisons'
import type { Showed } from '#modules/comparisons/schema'
import { answerCase } from '#modules/desk'
import { officialChecksById } from '#modules/organisation'
import { endShowing } from '#modules/shares'
import { day, hour, minute } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { Actor } from '#platform/context'
import { approvedRecord, candidate } from '#test/candidates'
import { checkAsStranger } from '#test/credential-verifier'
import { declined } from '#test/mistakes'
import { engines, forEachTest, people } from '#test/test-runtime'
import { attestationEnds, endRestored, settleAttestations } from './index.server.ts'
import type { Attestation } from './schema.ts'
import { attestationGround } from './test-ground.ts'

describe.each(engines)('when an attestation is over, on %s:', (engine) => {
  const ground = forEachTest(() => attestationGround(engine))
  const app = forEachTest(async () => ground.app)
  const record = forEachTest(() => ground.held())
  const issue = () => ground.issue(record)
  const check = (made: object) => ground.check(made)
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
  const isStillGood = async (made: object) => (await checkAsStranger(app, made)).isInForce

  test.each<[string, () => Promise<unknown>]>([
    ['removed', () => ground.takeOff(record)],
    ['restored', () => app.system.write(endRestored)],
    ['contested', () => ground.contest(record)],
  ])('once it was %s, since that moment', async (_, end) => {
    const { id, proof } = await issue()
    const [, multikey = ''] = proof.verificationMethod.split('#')
    app.clock.move(minute)
    await end()
    const endedSince = app.clock.now()
    app.clock.move(day)
    const made = { id: id.replace('urn:uuid:', ''), multikey }
    const ends = await app.system.read((ctx) => attestationEnds(ctx, made))
    expect(ends).toEqual({ endedSince, expiredSince: null })
  })

  test('made ahead, once its document is contested, also when that was declined', async () => {
    const made = await issueAhead(5 * hour)
    await settle()
    expect(await check(made)).toMatchObject({ state: 'in-force' })
    app.clock.move(minute)
    const { id } = await ground.contest(record)
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    await app.as(people.bashir).write((ctx) => answerCase(ctx, id, declined))
    app.clock.move(6 * hour)
    await settle()
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    expect(await isStillGood(made)).toBe(false)
  })

  test.each([30_000, 5 * hour])('made %d ms ahead, after a restore', async (ahead) => {
    const made = await issueAhead(ahead)
    await app.system.write(endRestored)
    expect(await check(made)).toMatchObject({ state: 'ended' })
    app.clock.move(day)
    expect(await check(made)).toMatchObject({ state: 'ended' })
  })

  test('made ahead by days, at once, and it does not come back when its time comes', async () => {
    const made = await issueAhead(30 * day)
    await settle()
    expect(await check(made)).toMatchObject({ state: 'ended' })
    app.clock.move(31 * day)
    await settle()
    expect(await check(made)).toMatchObject({ signature: 'holds', state: 'ended' })
    expect(await isStillGood(made)).toBe(false)
  })
})

const agency = 'Padma Overseas Ltd'
const whom = 'the embassy or authority named on the document'

describe.each(engines)('an attestation tells what the authority was asked on %s', (engine) => {
  const ground = forEachTest(() => attestationGround(engine))
  const app = forEachTest(async () => ground.app)
  const record = forEachTest(() => approvedRecord(app))
  const document = forEachTest(() => ground.upload(record.id, 'Held'))
  const [checkId = ''] = officialChecksById('work-permit', candidate()).keys()

  const today = () => app.clock.now().slice(0, 10)
  const note = (who: Actor, showed: Showed) =>
    noteComparison(app.as(who), {
      recordId: record.id,
      comparison: { documentId: document.id, checkId, askedOn: today(), showed },
      ...{ browserAccounts: [], screenshot: null, endShowing },
    })
  const issue = () => {
    app.clock.move(minute)
    return ground.issue(record)
  }
  const said = (made: Attestation) => made.credentialSubject.comparisons
  const check = (attestation: object) => ground.check(attestation)
  const expectSound = async (made: Attestation) =>
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: true })

  test('nobody did, one did, and two saw the same', async () => {
    const before = await issue()
    expect(said(before)).toMatchObject([
      {
        outcome: 'nobody',
        statement: `Nobody at ${agency} has asked ${whom} about this copy yet.`,
      },
    ])
    const first = today()
    await note(people.amina, 'same')
    const half = await issue()
    expect(said(half)).toMatchObject([{ outcome: 'one', firstAskedOn: first }])
    expect(JSON.stringify(said(half))).not.toContain('matched')
    app.clock.move(day)
    await note(people.bashir, 'same')
    const made = await issue()
    expect(said(made)).toEqual([
      {
        ...{ id: `${made.id}#comparison-1`, type: 'HeldCopyComparison', outcome: 'same' },
        authority: 'The embassy or authority named on the document',
        ...{ firstAskedOn: first, lastAskedOn: today(), oldAfter: dayAfter(first, 30) },
        statement: `Two people at ${agency} asked ${whom} on 20 November 2026 and 21 November 2026; what was shown then matched this copy. That can change any day: ask again.`,
      },
    ])
    for (const one of [before, half, made]) {
      await expectSound(one)
      expect(await check(one)).toMatchObject({ state: 'in-force', compared: [{ outcome: 'same' }] })
    }
  })

  test('what was shown grows old: the check says so, and the next one does not repeat it', async () => {
    await note(people.amina, 'same')
    await note(people.bashir, 'same')
    const made = await issue()
    const fresh = { outcome: 'same', isOld: false }
    app.clock.move(30 * day - minute)
    expect(await check(made)).toMatchObject({ compared: [fresh] })
    app.clock.move(day)
    expect(await check(made)).toMatchObject({
      ...{ signature: 'holds', state: 'in-force' },
      compared: [{ ...fresh, isOld: true }],
    })
    const [later] = said(await issue()) ?? []
    expect(later).toMatchObject({ outcome: 'old' })
    expect(later).not.toHaveProperty('firstAskedOn')
    expect(later?.statement).toMatch(/more than 30 days before this was signed/)
    expect(later?.statement).not.toContain('matched')
  })

  test('something else ends it at once, and stands in the next one whatever its age', async () => {
    await note(people.amina, 'same')
    await note(people.bashir, 'same')
    const made = await issue()
    app.clock.move(day)
    await note(people.amina, 'other')
    expect(await check(made)).toMatchObject({ state: 'ended', compared: [] })
    expect(await checkAsStranger(app, made)).toMatchObject({ verified: true, isInForce: false })
    await expect(issue()).rejects.toMatchObject({ code: 'attestation.not_on_file' })
    const [{ id: comparisonId = '' } = {}] = (await app.rows('comparisons')).filter(
      ({ showed }) => showed === 'other',
    )
    const answer = { comparisonId, answer: 'shown' as const, browserAccounts: [] }
    await app.as(people.bashir).write((ctx) => answerAlert(ctx, answer))
    expect(await check(made)).toMatchObject({ state: 'ended' })
    app.clock.move(40 * day)
    const next = await issue()
    expect(said(next)).toMatchObject([{ outcome: 'other' }])
    expect(said(next)?.[0]?.statement).toContain('What was shown differed from this copy')
    await expectSound(next)
  })

  test('one whose comparison was altered, left out or doubled is not what was signed', async () => {
    await note(people.amina, 'nothing')
    await note(people.bashir, 'unavailable')
    const made = await issue()
    expect(said(made)).toMatchObject([{ outcome: 'unclear' }])
    const [told] = said(made) ?? []
    for (const comparisons of [
      ...['outcome', 'statement', 'authority', 'firstAskedOn', 'oldAfter'].map((name) => [
        { ...told, [name]: name === 'outcome' ? 'same' : '2026-01-01' },
      ]),
      [told, told],
      undefined,
    ]) {
      const credentialSubject = { ...made.credentialSubject, comparisons }
      expect(await check({ ...made, credentialSubject })).toEqual({ verdict: 'altered' })
    }
    const credentialSubject = { ...made.credentialSubject, comparisons: undefined }
    const without = JSON.parse(JSON.stringify({ ...made, credentialSubject }))
    expect(await checkAsStranger(app, without)).toMatchObject({ verified: false })
  })
})
