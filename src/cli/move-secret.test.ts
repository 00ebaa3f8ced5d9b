import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { expect, test, vi } from 'vitest'
import { openSealer, verifyChain } from '#modules/audit'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { runCommand } from '#test/commands'
import { installed } from '#test/installed'
import { startPadma } from '#test/padma'
import { startTestRuntime } from '#test/test-runtime'
import { addMoveSecret } from './keys.ts'

const before = 'the secret that somebody else may have read'
const now = 'the secret that nobody else has read so far'

test('after a leak a stopped Candor moves to the next secret without ever accepting the former', async () => {
  const app = await startPadma('sqlite', { CANDOR_SECRET: before })
  await openSealer(app.system).seal()
  await app.stop()
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const move = (secrets: Record<string, string>) => {
    const program = new Command().exitOverride()
    addMoveSecret(program, { env: { CANDOR_DATA: app.folder, ...secrets }, exitCode: 0 })
    return program.parseAsync(['move-secret'], { from: 'user' })
  }
  await expect(move({ CANDOR_SECRET: before })).rejects.toThrow(
    /^CANDOR_FORMER_SECRET names no secret\. .* In this order: stop Candor, .* start without/,
  )
  // The wrong way round nothing is moved, and the command says so.
  await move({ CANDOR_SECRET: before, CANDOR_FORMER_SECRET: now })
  expect(lines.splice(0).at(-1)).toMatch(/the wrong way round/)
  await move({ CANDOR_SECRET: now, CANDOR_FORMER_SECRET: before })
  expect(lines.map((line) => line.slice(0, 12))).toEqual([
    '1. Kept what',
    '2. Sealed ag',
    '3. Wrapped a',
    '4. The datab',
    'Now start Ca',
  ])
  vi.restoreAllMocks()
  const moved = await startTestRuntime('sqlite', { CANDOR_SECRET: now }, app)
  await approvedRecord(moved)
  // The command went by the real clock.
  moved.clock.move(Date.now() - Date.parse(moved.clock.now()) + day)
  expect(await openSealer(moved.system).seal()).toBeGreaterThan(0)
  expect(await verifyChain(moved.system)).toMatchObject({ verdict: 'whole' })
})

test('a generated secret that has leaked is replaced by the steps of the document', async () => {
  const product = await installed()
  await product.stop()
  const own = join(product.dataFolder, 'secret')
  const former = join(product.dataFolder, 'former-secret')
  renameSync(own, former)
  const env = { ...product.env, CANDOR_FORMER_SECRET_FILE: former }
  const moved = await runCommand({ args: ['move-secret'], env, stdin: '' })
  expect(moved).toMatchObject({ code: 0, stderr: '' })
  expect(moved.stdout).toMatch(/4\. The database was encrypted .*\nNow start Candor without/)
  expect(existsSync(own)).toBe(true)
  rmSync(former)
  const { code, stdout } = await product.command(['doctor'])
  expect(stdout).toMatch(/^All is well/m)
  expect(code).toBe(0)
})
