import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabaseFile } from '#test/database-file'
import { build } from '../../scripts/build.mjs'
import { runCommand } from './commands.ts'

const setUp = (organisation: string) => [
  ...['setup', '--organisation', organisation, '--licence', 'RL-1234', '--authority', 'BMET'],
  ...['--admin-email', 'amina@padma.example', '--admin-password-stdin'],
]
const password = 'seven quiet river boats\n'
const newKey = ['api-key', 'create', '--role', 'admin', '--name', 'test']

function emptyProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  const env = { CANDOR_DATA: folder, CANDOR_URL: 'http://localhost:3000', NODE_ENV: 'production' }
  const keys = () => {
    const database = openDatabaseFile({ env }, { readonly: true })
    try {
      return database.prepare('select role from apiKeys').all()
    } finally {
      database.close()
    }
  }
  return { env, keys }
}

test('commands of several products that run in one process know nothing of each other', async () => {
  await build()
  const [first, second] = [emptyProduct(), emptyProduct()]
  const answers = await Promise.all([
    runCommand({ args: setUp('Padma Overseas Ltd'), env: first.env, stdin: password }),
    runCommand({ args: setUp('Padma Overseas Ltd'), env: first.env, stdin: password }),
    runCommand({ args: setUp('Jamuna Overseas Ltd'), env: second.env, stdin: password }),
    runCommand({ args: newKey, env: second.env, stdin: '' }),
    runCommand({ args: setUp('Padma Overseas Ltd'), env: first.env, stdin: 'short\n' }),
  ])
  expect(answers.map(({ code }) => code)).toEqual([0, 1, 0, 0, 2])
  const [made, again, other, key, refused] = answers
  expect(made?.stdout).toContain('Padma Overseas Ltd is set up.')
  expect(again).toMatchObject({ stdout: '', stderr: expect.stringContaining('set up already') })
  expect(other).toMatchObject({ stdout: expect.stringContaining('Jamuna'), stderr: '' })
  expect(key).toMatchObject({ stdout: expect.stringMatching(/^candor_\w+\n$/), stderr: '' })
  expect(refused?.stderr).toMatch(/^The password: /)
  expect(first.keys()).toEqual([])
  expect(second.keys()).toEqual([{ role: 'admin' }])
})
