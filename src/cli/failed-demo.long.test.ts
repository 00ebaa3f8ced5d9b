import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { addDemo } from './demo.ts'

afterEach(() => vi.restoreAllMocks())

/** Returns what is written to a stream from now on. */
function heard(stream: NodeJS.WriteStream): () => string {
  let text = ''
  vi.spyOn(stream, 'write').mockImplementation((...args: unknown[]) => {
    text += args[0]
    for (const one of args) if (typeof one === 'function') one()
    return true
  })
  return () => text
}

test('a demonstration that cannot be filled has said how to sign in, and says what is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-demo-'))
  mkdirSync(join(folder, 'files'))
  // Where the pictures of notices go, nothing can be stored.
  writeFileSync(join(folder, 'files/notices'), '')
  const [stdout, stderr] = [heard(process.stdout), heard(process.stderr)]
  const program = new Command().exitOverride()
  addDemo(program, { env: { CANDOR_DATA: folder }, exitCode: 0 })
  await expect(program.parseAsync(['demo'], { from: 'user' })).rejects.toThrow()
  expect(stdout()).toMatch(
    /^Sign in with the password \w{6}-\w{6} as\n {2}admin {6}amina@padma\.example\n {2}moderator {2}mita@/,
  )
  expect(stderr()).toMatch(/^The accounts above are there, and not all of the records\..*\n$/)
})
