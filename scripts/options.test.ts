import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inCheckout } from './checkout.mjs'

const program = `import { optionsHere } from ${JSON.stringify(inCheckout('scripts/options.mjs'))}
const options = { only: { type: 'string', help: 'only this' }, quick: { type: 'boolean', help: 'shorter' } }
console.log(JSON.stringify(optionsHere(options)))`
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [
    ...['--input-type=module', '--eval', program, '--', ...args],
  ]).catch((error) => error)
const list = '  --only VALUE: only this\n  --quick: shorter\n'

test('what is asked for is given', async () => {
  const { stdout } = await run('--only', 'sums', '--quick')
  expect(JSON.parse(stdout)).toEqual({ only: 'sums', quick: true })
})

test('--help lists the options', async () => {
  expect(await run('--help')).toMatchObject({ stdout: list, stderr: '' })
})

test.each([
  [['--onyl', 'x'], "Unknown option '--onyl'"],
  [['--only'], "Option '--only <value>' argument missing"],
  [['sums'], "Unexpected argument 'sums'"],
])('%j ends with a sentence', async (args, sentence) => {
  const stderr = `${sentence}. Choose from:\n${list}`
  expect(await run(...args)).toMatchObject({ code: 2, stdout: '', stderr })
})
