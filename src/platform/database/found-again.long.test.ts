import { expect, onTestFinished, test, vi } from 'vitest'
import { PostgresHosts } from './postgres-server.ts'

// By pauses alone, on a clock of the test: a busy machine changes nothing. test/long/faults has it under traffic.
test('PostgreSQL that was away is found within a second, whenever it comes back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (let away = 100; away < 3000; away += 700) {
    let isBack = false
    const hosts = new PostgresHosts({ hosts: [{}] } as never, async () => {
      if (!isBack) throw new Error('No answer')
    })
    hosts.suspect()
    await vi.advanceTimersByTimeAsync(away)
    expect([away, hosts.isDown]).toEqual([away, true])
    isBack = true
    await vi.advanceTimersByTimeAsync(1000)
    expect([away, hosts.isDown]).toEqual([away, false])
    hosts.close()
  }
})
