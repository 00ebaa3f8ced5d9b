import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { startPadma } from '#test/padma'
import { engines, type TestRuntime } from '#test/test-runtime'
import { clockSteadySince } from './index.ts'

describe.each(engines)('a clock, on %s,', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })
  afterEach(() => app.close())

  const look = () => app.system.write(clockSteadySince)
  const lookAfter = (milliseconds: number) => {
    app.clock.move(milliseconds)
    return look()
  }

  test('is steady from the first look on, as long as somebody looks', async () => {
    const first = app.clock.now()
    expect(await look()).toBe(first)
    for (const pause of [hour, day, 2 * day - 1]) expect(await lookAfter(pause)).toBe(first)
  })

  test('begins anew when it jumped, ahead or back, or nobody looked for days', async () => {
    await look()
    for (const jump of [365 * day, -365 * day, 3 * day, -hour])
      expect(await lookAfter(jump)).toBe(app.clock.now())
    const since = app.clock.now()
    // It is corrected by less all the time.
    expect(await lookAfter(-30_000)).toBe(since)
  })
})
