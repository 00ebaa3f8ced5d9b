import { describe, expect, test, vi } from 'vitest'
import { answerCase } from '#modules/desk'
import { day, hour, minute } from '#platform/clock'
import { checkAsStranger } from '#test/credential-verifier'
import { declined } from '#test/mistakes'
import { engines, forEachTest, people } from '#test/test-runtime'
import { attestationEnds, endRestored, settleAttestations } from './index.server.ts'
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
    await app.as(people.amina).write((ctx) => answerCase(ctx, id, declined))
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
