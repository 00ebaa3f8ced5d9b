import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { appendAudit, headStanding, readCheckpointNote, unsealedSince } from '#modules/audit'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'
import { startSealing } from './housekeeping.ts'

const app = forEachTest(() => startTestApp())
afterEach(() => void vi.useRealTimers())

test('the head of the log is kept with the first seal, so that a crash finds it', async () => {
  expect(await headStanding(app.system)).toBe('unsealed')
  const sealing = startSealing(app.system)
  await expect.poll(() => headStanding(app.system)).toBe('held')
  await sealing.stop()
})

test('where the head cannot be kept events are sealed all the same, and it is kept with the next', async () => {
  const { system } = app
  const head = join(app.folder, 'files/audit/head')
  mkdirSync(head, { recursive: true })
  const sealing = startSealing(system)
  await expect.poll(() => system.read(readCheckpointNote)).not.toBeNull()
  rmSync(head, { recursive: true })
  expect(await headStanding(system)).toBe('unkept')
  await system.write((ctx) => appendAudit(ctx, 'record.hidden', 'record:1'))
  await expect.poll(() => headStanding(system)).toBe('held')
  await sealing.stop()
})

test('an event is sealed within a second of being written', async () => {
  const { system } = app
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = vi.getTimerCount()
  const sealing = startSealing(system)
  await expect.poll(() => headStanding(system)).toBe('held')
  // More where an earlier test of this process left something that waits.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before)
  for (let n = 0; n < 3; n += 1) {
    await system.write((ctx) => appendAudit(ctx, 'record.hidden', `record:${n}`))
    expect(await system.read(unsealedSince)).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(() => system.read(unsealedSince), { timeout: 10_000 }).toBeNull()
  }
  await sealing.stop()
})
