import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { day, hour } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { byASteadyClock, every } from './keep-doing.ts'

describe.each(engines)('what is removed by age, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  test('waits for a clock that has run for a day', async () => {
    const remove = vi.fn(async () => 'removed')
    expect(await byASteadyClock(app.system, remove)).toBeNull()
    app.clock.move(day - hour)
    expect(await byASteadyClock(app.system, remove)).toBeNull()
    app.clock.move(hour)
    expect(await byASteadyClock(app.system, remove)).toBe('removed')
    expect(remove).toHaveBeenCalledOnce()
  })

  test('stays when the clock, steady until then or not, jumps while that is read', async () => {
    const remove = vi.fn(async () => 'removed')
    for (const jump of [365 * day, 365 * day, -365 * day]) {
      const jumping: ActionContext = {
        ...app.system,
        write: async (run) => {
          const answer = await app.system.write(run)
          app.clock.move(jump)
          return answer
        },
      }
      expect(await byASteadyClock(jumping, remove)).toBeNull()
      await byASteadyClock(app.system, remove)
      app.clock.move(day)
    }
    expect(remove).not.toHaveBeenCalled()
  })
})

test('a task that fails each second is logged once, and once when it works again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const put = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${'task' in details ? details.task : ''}`)
  const log = { debug: put('debug'), info: put('info'), warn: put('warn'), error: put('error') }
  let isAway = false
  let runs = 0
  const timer = every({ log } as unknown as ActionContext, 1000, 'imports', async () => {
    runs += 1
    if (isAway) throw new Error('away')
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  await pass(3)
  isAway = true
  await pass(10)
  isAway = false
  await pass(10)
  isAway = true
  await pass(2)
  clearInterval(timer)
  expect(runs).toBe(25)
  expect(lines).toEqual([
    'error Housekeeping failed imports',
    'info Housekeeping works again imports',
    'error Housekeeping failed imports',
  ])
})
