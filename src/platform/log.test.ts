import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a program prints that logs one line of each kind. */
function printed(options: object) {
  const source = join(import.meta.dirname, 'log.ts')
  const program = `
    const { openLog } = await import(${JSON.stringify(source)})
    const log = openLog(${JSON.stringify(options)})
    log.info({ port: 3000 }, 'listening')
    log.error('no disk')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  return { stdout: stdout.toString(), stderr: stderr.toString() }
}

test('a line is JSON with its time, or one that people read', () => {
  const [first = ''] = printed({ pretty: false }).stdout.split('\n')
  expect(JSON.parse(first)).toMatchObject({ port: 3000, msg: 'listening' })
  expect(JSON.parse(first).time).toMatch(/^\d{4}-\d\d-\d\dT/)
  const { stdout } = printed({ pretty: true })
  expect(stdout).toMatch(/INFO.*listening/)
  expect(stdout).not.toContain('"msg"')
})

test('what is less than the level is not written', () => {
  const { stdout } = printed({ pretty: false, level: 'error' })
  expect(stdout).toContain('no disk')
  expect(stdout).not.toContain('listening')
})

test('a command logs beside its result', () => {
  const { stdout, stderr } = printed({ pretty: false, to: 'stderr' })
  expect(stdout).toBe('')
  expect(stderr).toContain('listening')
})

test('an error is described with its causes, and without what their messages quote', () => {
  const source = join(import.meta.dirname, 'log.ts')
  const program = `
    const { openLog } = await import(${JSON.stringify(source)})
    const full = Object.assign(new TypeError('AB1234567 again'), { code: 'SQLITE_FULL' })
    const error = new Error('Rahima Khatun', { cause: full })
    full.cause = error
    openLog({ pretty: false }).error({ error }, 'failed')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  const { error } = JSON.parse(stdout.toString())
  expect(error).toMatchObject({
    type: 'Error',
    stack: expect.stringMatching(/^\s+at /),
    cause: { type: 'TypeError', code: 'SQLITE_FULL', cause: { type: 'Error' } },
  })
  expect(stdout.toString()).not.toMatch(/AB1234567|Rahima/)
})
