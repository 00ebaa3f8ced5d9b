import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const checkout = join(import.meta.dirname, '../..')

test('a field is one row, its headings and one migration, a kind of case one row and its texts: then they are everywhere, and nowhere else', {
  timeout: 300_000,
}, async () => {
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--config', 'test/planted/vitest.config.ts']
  // When a test of it fails, execFile throws with what it said.
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...options], {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect(Number(/Tests +(\d+) passed/.exec(stdout)?.[1])).toBeGreaterThan(20)
})
