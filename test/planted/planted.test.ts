import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const checkout = join(import.meta.dirname, '../..')

test('a kind of case is one row and its texts: then it is everywhere', {
  timeout: 300_000,
}, async () => {
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--config', 'test/planted-case/vitest.config.ts']
  // When a test of it fails, execFile throws with what it said.
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...options], {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect(Number(/Tests +(\d+) passed/.exec(stdout)?.[1])).toBeGreaterThan(5)
})
