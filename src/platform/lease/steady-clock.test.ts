import { describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { clockSteadyFor } from './index.ts'

describe.each(bothEngines)('a clock, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const look = () => app.system.write(clockSteadyFor)
  const lookAfter = (milliseconds: number) => {
    app.clock.move(milliseconds)
    return look()
  }

  test('is steady from the first look on, as long as somebody looks', async () => {
    expect(await look()).toBe(0)
    expect(await lookAfter(hour)).toBe(hour)
    expect(await lookAfter(day)).toBe(hour + day)
    expect(await lookAfter(2 * day - 1)).toBe(hour + 3 * day - 1)
  })

  test('begins anew when it jumped, ahead or back, or nobody looked for days', async () => {
    await look()
    for (const jump of [365 * day, -365 * day, 3 * day, -hour])
      expect(await lookAfter(jump)).toBe(0)
    // It is corrected by less all the time.
    expect(await lookAfter(hour)).toBe(hour)
    expect(await lookAfter(-30_000)).toBe(hour - 30_000)
  })
})
