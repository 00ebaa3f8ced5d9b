import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { sendFileTo } from './test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })

test('after ten tries in a minute the page says how long to wait, whichever way was taken', async () => {
  const from = '203.0.113.9'
  const body = () => new URLSearchParams({ reference: 'CR-00000000' })
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await app.request('/verify', { method: 'POST', body: body(), from })).status).toBe(200)
  const answer = await sendFileTo(app, await documentPng('Held'), from)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await answer.text()).toContain(
    'There were too many tries from your connection. Try again in 60 seconds.',
  )
})

test('nothing of a file that was compared is kept', async () => {
  const before = filesBelow(app.runtime.config.dataFolder)
  // A folder of its own: other tests come and go in the shared one.
  const temporary = mkdtempSync(join(tmpdir(), 'candor-verify-'))
  vi.stubEnv('TMPDIR', temporary)
  await sendFileTo(app, await documentPng('Kept nowhere'))
  vi.unstubAllEnvs()
  expect(filesBelow(app.runtime.config.dataFolder)).toEqual(before)
  expect(readdirSync(temporary)).toEqual([])
  rmSync(temporary, { recursive: true })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.includes('sqlite'))
    .sort()
}
