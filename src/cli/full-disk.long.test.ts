import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { build } from '../../scripts/build.mjs'

let folder: string
let isMounted = false
beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'candor-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' })
    isMounted = true
  } catch {
    // Only a process that may mount can have a full disk; test/api/no-room.test.ts stands in.
  }
})
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true })
})

function fill(): void {
  for (let size = 1024 * 1024; size >= 512; size /= 2)
    for (let n = 0; ; n += 1)
      try {
        writeFileSync(join(folder, `filling-${size}-${n}`), Buffer.alloc(size))
      } catch {
        break
      }
}

test('on a full disk a start and a command end with a sentence, and work once there is room', async ({
  skip,
}) => {
  if (!isMounted) return skip('only a process that may mount can have a full disk')
  const env = { CANDOR_DATA: folder, PORT: '0', NODE_ENV: 'production' }
  const key = ['api-key', 'create', '--role', 'admin', '--name', 'x']
  const commands = [['migrate'], ['doctor'], ['serve'], key]
  const run = (args: string[]) => runCommand({ args, env, stdin: '' })
  expect((await run(['migrate'])).code).toBe(0)
  expect((await run(['doctor'])).code).toBe(0)
  fill()
  for (const command of commands)
    expect([command, await runCandor(command, env)]).toMatchObject([
      command,
      { code: 1, stderr: expect.stringMatching(/^There is no room left on the disk[^\n]+\n$/) },
    ])
  // The copy that doctor examines is on another disk.
  expect((await runCandor(['doctor'], env)).stdout).toMatch(
    /^Database: nothing can be written beside it[^\n]+\n(.+\n)*Storage: nothing can be written there/,
  )
  execFileSync('sh', ['-c', `rm ${folder}/filling-*`])
  expect((await run(['doctor'])).code).toBe(0)
})
