import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageRoot, runInWorker } from './worker.ts'

const cache = join(packageRoot(), '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'worker-'))
afterAll(() => rmSync(folder, { recursive: true }))
const bounds = { seconds: 20, heapMiB: 32 }
const imports = "import { parentPort, workerData } from 'node:worker_threads'\n"

function runs(lines: string, seconds = 20): Promise<unknown> {
  const file = join(folder, 'program.ts')
  writeFileSync(file, lines)
  return runInWorker(relative(packageRoot(), file), 'paper', { ...bounds, seconds })
}

test('a program that fails at its task has no answer', async () => {
  expect(await runs(`${imports}parentPort?.postMessage(workerData)`)).toBe('paper')
  expect(await runs(`throw new Error('damaged')`)).toBeNull()
  expect(await runs('')).toBeNull()
})

test('a program knows nothing of the environment but where compiled programs are', async () => {
  const known = await runs(`${imports}parentPort?.postMessage(Object.keys(process.env))`)
  expect(known).toEqual(['NODE_COMPILE_CACHE'])
})

test('a program that is missing, or a part of it, is no fault of what it was given', async () => {
  await expect(runInWorker('src/none-worker.ts', 'paper', bounds)).rejects.toThrow('none-worker')
  await expect(runs(`import './none.ts'`)).rejects.toThrow('none.ts')
})

test('what uses the processor for longer than it may is ended, and has no answer', async () => {
  expect(await runs('for (;;);', 0.2)).toBeNull()
})

test('a machine that has other work makes no file damaged', async () => {
  const post = 'parentPort?.postMessage(workerData)'
  // A thread's start alone has taken half a second of a busy processor.
  const seconds = 1.5
  expect(await runs(`${imports}setTimeout(() => ${post}, 2000)`, seconds)).toBe('paper')
  const never = runs('setInterval(() => {}, 1000)', seconds)
  await expect(never).rejects.toThrow(expect.objectContaining({ code: 'service.busy' }))
})
