import { describe, expect, test, vi } from 'vitest'
import { issueAccessCode, revokeAccessCode } from '#modules/lookup'
import { day, hour, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { engines, forEachTest } from '#test/test-runtime'
import { closeShareViewing, revokeShare, settleShares } from './index.server.ts'
import { noData, sharesGround } from './test-ground.ts'

describe.each(engines)('shares that end on %s', (engine) => {
  const ground = forEachTest(() => sharesGround(engine))

  test('ten revocations at once are one, and nobody revokes the share of another record', async () => {
    const { share } = await ground.make()
    const stranger = { recordId: (await approvedRecord(ground.app)).id }
    expect(
      await outcomeOf(ground.visitor().write((ctx) => revokeShare(ctx, stranger, share.id))),
    ).toBe('share.not_found')
    expect((await ground.list())[0]?.state).toBe('open')
    await Promise.all(Array.from({ length: 10 }, () => ground.revoke(share.id)))
    expect((await ground.actions()).filter((one) => one === 'share.revoked')).toHaveLength(1)
  })

  test('a share ends with its last day, and its viewings with it', async () => {
    const { share, shareCode } = await ground.make({ days: 1 })
    ground.app.clock.move(day - minute)
    const { token, endsAt } = await ground.open(shareCode)
    expect(endsAt).toBe(share.expiresAt)
    ground.app.clock.move(minute)
    expect(await ground.isOpen(token)).toBe(false)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    expect((await ground.list())[0]?.state).toBe('expired')
  })

  test('a clock that is set back brings no viewing of a share back', async () => {
    const { shareCode } = await ground.make()
    ground.app.clock.move(3 * hour)
    const { token } = await ground.open(shareCode)
    ground.app.clock.move(-2 * hour)
    expect(await ground.isOpen(token)).toBe(false)
    expect(await ground.isOpen((await ground.open(shareCode)).token)).toBe(true)
  })

  const id = () => ground.record.id
  type Change = () => Promise<unknown>
  const stops: [string, Change, Change | null][] = [
    ['hiding', () => ground.app.hide(id()), () => ground.app.unhide(id())],
    ['withdrawing', () => ground.app.withdraw(id()), () => ground.app.approve(id())],
    ['deleting', () => ground.app.trash(id()), () => ground.app.restore(id())],
    ['re-issuing the code', () => ground.amina().write((ctx) => issueAccessCode(ctx, id())), null],
    ['revoking the code', () => ground.amina().write((ctx) => revokeAccessCode(ctx, id())), null],
  ]

  test.each(stops)('%s stops shares at once and for good', async (_, stop, back) => {
    const { shareCode } = await ground.make()
    const { token } = await ground.open(shareCode)
    ground.app.clock.move(1)
    await stop()
    expect(await ground.isOpen(token)).toBe(false)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    expect((await ground.list())[0]?.state).toBe('stopped')
    if (!back) return
    ground.app.clock.move(1)
    await back()
    expect(await ground.isOpen(token)).toBe(false)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    // What is made after that works.
    ground.app.clock.move(1)
    await ground.open((await ground.make()).shareCode)
  })

  test.each(stops)('%s stops a share from before the clock was set back', async (_, stop, back) => {
    ground.app.clock.move(23 * hour)
    const { shareCode } = await ground.make()
    ground.app.clock.move(-22 * hour)
    await ground.open(shareCode)
    await stop()
    ground.app.clock.move(1)
    if (back) await back()
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    ground.app.clock.move(22 * hour)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    expect((await ground.list())[0]?.state).toBe('stopped')
  })

  /** Makes one while the clock of the machine is ahead, from which ids come as well. */
  const makeAhead = async (ahead: number) => {
    ground.app.clock.move(ahead)
    const machine = Math.max(Date.now(), Date.parse(ground.app.clock.now()))
    vi.spyOn(Date, 'now').mockReturnValue(machine)
    const made = await ground.make({ days: 1 }).finally(() => vi.restoreAllMocks())
    ground.app.clock.move(-ahead)
    return made
  }
  const settle = () => settleShares(ground.visitor())

  test('a share from before the clock was set back is open for as long as was chosen', async () => {
    const { shareCode } = await makeAhead(23 * hour)
    await settle()
    await ground.open(shareCode)
    ground.app.clock.move(day - minute)
    await settle()
    await ground.open(shareCode)
    ground.app.clock.move(minute)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
    expect(await ground.list()).toMatchObject([
      { state: 'expired', expiresAt: ground.app.clock.now() },
    ])
  })

  test('one from days ahead is over, and does not open when its time comes', async () => {
    const { shareCode } = await makeAhead(3 * day)
    for (let days = 0; days < 4; days += 1) {
      await settle()
      await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
      ground.app.clock.move(day)
    }
  })

  test('a clock that is corrected by seconds changes no share', async () => {
    const { share } = await makeAhead(50_000)
    await settle()
    expect((await ground.list())[0]).toMatchObject({ state: 'open', expiresAt: share.expiresAt })
  })

  test('a share that is revoked while others open it is open for nobody afterwards', async () => {
    const { share, shareCode } = await ground.make()
    const openings = Array.from({ length: 20 }, () => ground.open(shareCode))
    const [opened] = await Promise.all([Promise.allSettled(openings), ground.revoke(share.id)])
    for (const each of opened)
      if (each.status === 'fulfilled') expect(await ground.isOpen(each.value.token)).toBe(false)
      else expect(each.reason).toMatchObject(noData)
    await expect(ground.open(shareCode)).rejects.toMatchObject(noData)
  })

  test('"close" closes the documents in this browser only', async () => {
    const { shareCode } = await ground.make()
    const [one, two] = [await ground.open(shareCode), await ground.open(shareCode)]
    await ground.visitor().write((ctx) => closeShareViewing(ctx, one.token))
    expect([await ground.isOpen(one.token), await ground.isOpen(two.token)]).toEqual([false, true])
  })
})
