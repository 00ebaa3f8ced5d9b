import { afterAll, beforeAll, expect, test } from 'vitest'
import { headStanding } from '#modules/audit'
import { startTestApp, type TestApp } from '#test/test-app'
import { startSealing } from './sealing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the head of the log is kept with the first seal, so that a crash finds it', async () => {
  expect(await headStanding(app.system)).toBe('unsealed')
  const sealing = startSealing(app.system)
  await expect.poll(() => headStanding(app.system)).toBe('held')
  await sealing.stop()
})
