import { beforeEach, describe, expect, test } from 'vitest'
import { day, hour, later } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { copyRecord } from '#test/many-records'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { lookThrough } from './due-removals.ts'
import { removeNoticed } from './remove-due.ts'

const { signal } = new AbortController()

describe.each(engines)('a clock that jumps after the list was made, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let id: string
  beforeEach(async () => {
    await chooseSettings(app, { removesByItself: true })
    ;({ id } = await approvedRecord(app))
    app.clock.move(800 * day)
  })

  const isThere = async () => (await app.rows('records')).some((record) => record.id === id)

  test.each([8 * day, 365 * day])('removes nothing when it jumps %d ms ahead', async (jump) => {
    await lookThrough(app.system, signal)
    app.clock.move(jump)
    expect(await removeNoticed(app.system, signal)).toBe(0)
    expect(await isThere()).toBe(true)
  })

  test('does not keep what has been on the list for a week', async () => {
    for (let at = 0; at < 7; at += 1) {
      await lookThrough(app.system, signal)
      app.clock.move(day)
    }
    await lookThrough(app.system, signal)
    app.clock.move(hour)
    expect(await removeNoticed(app.system, signal)).toBe(1)
    expect(await isThere()).toBe(false)
  })
})

test('others have their turn while a thousand records are looked through', async () => {
  const app = await startPadma('sqlite')
  await approvedRecord(app)
  const long = later(app.clock.now(), -1000 * day)
  await copyRecord(app, 1200, (n) => ({ updatedAt: long, passportNumber: `ZY${n}` }))
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await lookThrough(app.system)
  isOver = true
  expect(await app.rows('dueRemovals')).toHaveLength(1200)
  expect(turns).toBeGreaterThanOrEqual(2)
})
