import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { startPadma } from '#test/padma'
import { engines, type TestRuntime } from '#test/test-runtime'
import { byASteadyClock } from './keep-doing.ts'

describe.each(engines)('what is removed by age, on %s,', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })

  test('waits for a clock that has run for a day', async () => {
    const remove = vi.fn(async () => 'removed')
    expect(await byASteadyClock(app.system, remove)).toBeNull()
    app.clock.move(day - hour)
    expect(await byASteadyClock(app.system, remove)).toBeNull()
    app.clock.move(hour)
    expect(await byASteadyClock(app.system, remove)).toBe('removed')
    expect(remove).toHaveBeenCalledOnce()
  })

  test('stays when the clock jumps while its reading is written', async () => {
    const remove = vi.fn(async () => 'removed')
    const jumping: ActionContext = {
      ...app.system,
      write: async (run) => {
        const answer = await app.system.write(run)
        app.clock.move(365 * day)
        return answer
      },
    }
    expect(await byASteadyClock(jumping, remove)).toBeNull()
    expect(remove).not.toHaveBeenCalled()
  })

  test.each([365 * day, -365 * day])(
    'stays when the clock, steady until then, jumps by %d ms while that is read',
    async (jump) => {
      const remove = vi.fn(async () => 'removed')
      expect(await byASteadyClock(app.system, remove)).toBeNull()
      app.clock.move(day)
      const jumping: ActionContext = {
        ...app.system,
        write: async (run) => {
          const answer = await app.system.write(run)
          app.clock.move(jump)
          return answer
        },
      }
      expect(await byASteadyClock(jumping, remove)).toBeNull()
      expect(remove).not.toHaveBeenCalled()
    },
  )
})
