import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inCheckout } from './checkout.mjs'

const run = promisify(execFile)

test.each([
  ['bench/run.ts', 'refused,sums', 'sums', 'successful'],
  ['test/long/faults/run.ts', 'Oracle', 'Oracle', 'SQLite and S3'],
  ['scripts/lighthouse.mjs', '/nowhere', '/nowhere', '/check'],
])('%s does not call it a success to do nothing', async (program, asked, strange, known) => {
  const command = ['--conditions=development', inCheckout(program), '--only', asked]
  const ended = await run(process.execPath, command).catch((error) => error)
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toContain(`there is no “${strange}”`)
  expect(ended.stderr).toContain(known)
})
