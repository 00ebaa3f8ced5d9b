import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Runs `product` through runInstead and answers the process in between with the first line said. */
async function runThrough(product: string, args: string[] = []) {
  const program = `
    import { runInstead } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))}
    const [product, ...args] = process.argv.slice(1)
    process.exitCode = await runInstead(process.execPath, ['--eval', product, ...args])`
  const { npm_lifecycle_event: _, ...env } = process.env
  const command = ['--input-type=module', '--eval', program, product, ...args]
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const [line] = await once(child.stdout, 'data')
  return { child, line: String(line).trim(), errors: () => errors }
}

/** A server that stops gracefully on a signal or when it is left alone, and says why. */
const server = `
  const stop = (why) => { console.error('stopped by ' + why); process.exit(why === 'SIGTERM' ? 0 : 3) }
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(name, () => stop(name))
  process.once('disconnect', () => stop('disconnect'))
  setInterval(() => {}, 1000)
  console.log(process.pid)`

test('arguments, output and exit code pass through unchanged', async () => {
  const { child, line, errors } = await runThrough(
    'console.log(JSON.stringify(process.argv.slice(1))); process.exitCode = 7',
    ['one', 'two words'],
  )
  expect(line).toBe('["one","two words"]')
  expect(await once(child, 'close')).toEqual([7, null])
  expect(errors()).toBe('')
})

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s reaches the server', async (signal) => {
  const { child, errors } = await runThrough(server)
  child.kill(signal)
  expect(await once(child, 'close')).toEqual([signal === 'SIGTERM' ? 0 : 3, null])
  expect(errors()).toBe(`stopped by ${signal}\n`)
})

test('the server stops when the process that started it is killed outright', async () => {
  const { child, errors } = await runThrough(server)
  child.kill('SIGKILL')
  // Its output is the server's too, and is closed only when the server has ended.
  await once(child, 'close')
  expect(errors()).toBe('stopped by disconnect\n')
})

test('a server that a signal ended is reported as ended by that signal', async () => {
  const { child, line } = await runThrough('console.log(process.pid); setInterval(() => {}, 1000)')
  process.kill(Number(line), 'SIGTERM')
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM'])
})
