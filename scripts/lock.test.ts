import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inCheckout } from './checkout.mjs'

const run = promisify(execFile)
const program = (work: string) => [
  '--input-type=module',
  '--eval',
  `import { readFile, writeFile } from 'node:fs/promises'
   import { setTimeout as pause } from 'node:timers/promises'
   import { alone } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
   await alone(async () => { ${work} })`,
]

let folder: string
let counter: string

beforeEach(async () => {
  folder = await mkdtemp(inCheckout('.cache/lock-test-'))
  counter = join(folder, 'counter')
  await writeFile(counter, '0')
})
afterEach(() => rm(folder, { recursive: true }))

const countOn = () => {
  const path = JSON.stringify(counter)
  return program(`
    const count = Number(await readFile(${path}, 'utf8'))
    await pause(20)
    await writeFile(${path}, String(count + 1))`)
}

test('of several commands started at once, one at a time prepares the checkout', async () => {
  await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, countOn())))
  expect(await readFile(counter, 'utf8')).toBe('6')
})

test('a command that was killed while it prepared does not keep the next one waiting', async () => {
  const killed = spawn(process.execPath, program(`console.log('in'); await pause(60_000)`))
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await run(process.execPath, countOn())
  expect(await readFile(counter, 'utf8')).toBe('1')
})
