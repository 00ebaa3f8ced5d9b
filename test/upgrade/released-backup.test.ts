import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCandor } from '#test/candor-process'
import { keptBackups } from '#test/releases'
import { build } from '../../scripts/build.mjs'

test('a backup of at least one version is kept', () => {
  expect(keptBackups.length).toBeGreaterThan(0)
})

describe.each(keptBackups)('a backup that $name made', ({ path, opens }) => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-restored-'))
  const env = { CANDOR_DATA: folder, CANDOR_SECRET: opens.secret, NODE_ENV: 'production' }
  beforeAll(build)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // That version puts it back and is brought up to date: released.test.ts begins with what it left.
  test('is refused with a sentence that says how it goes back, and leaves nothing', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(await runCandor(['restore', path], env)).toMatchObject({
        code: 1,
        stderr:
          'This archive was made by another version of Candor. Put it back with that version, and upgrade afterwards.\n',
      })
    const { stdout } = await runCandor(['doctor'], env)
    expect(stdout).toMatch(/^All is well/)
  })
})
