import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ActionContext } from '#platform/context'
import { every } from './keep-doing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a task that fails each second is logged once, and once when it works again', async () => {
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
