import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigMistakes, readConfig } from './index.ts'

const postgres = { CANDOR_DATABASE_URL: 'postgres://candor@127.0.0.1:1/candor' }

/** Returns a data folder without its secret, after something was kept under it. */
function folderOf(kept: 'database' | 'head' | 'nothing'): string {
  const data = mkdtempSync(join(tmpdir(), 'candor-config-'))
  mkdirSync(join(data, 'files/audit'), { recursive: true })
  if (kept === 'database') writeFileSync(join(data, 'candor.sqlite'), 'encrypted')
  if (kept === 'head') writeFileSync(join(data, 'files/audit/head'), '{}')
  return data
}

test.each([
  ['a database', 'database', {}, {}],
  ['a database on PostgreSQL', 'head', postgres, {}],
  ['nothing yet, for a command that only reads', 'nothing', postgres, { mustExist: true }],
] as const)('a lost secret is not replaced where there is %s', (_, kept, env, options) => {
  const data = folderOf(kept)
  const read = () => readConfig({ CANDOR_DATA: data, ...env }, options)
  expect(read).toThrow(ConfigMistakes)
  expect(read).toThrow(
    `The file secret is missing from ${data}. Put back the copy that you kept, or set CANDOR_SECRET.`,
  )
  expect(existsSync(join(data, 'secret'))).toBe(false)
})

test('the next secret is made where the former one is named, and the first where nothing is kept', () => {
  const former = { CANDOR_FORMER_SECRET: 'what the secret was before this one' }
  for (const env of [
    { CANDOR_DATA: folderOf('database'), ...former },
    { CANDOR_DATA: folderOf('nothing') },
    { CANDOR_DATA: folderOf('nothing'), ...postgres },
  ])
    expect(readConfig(env).secret.length).toBeGreaterThanOrEqual(43)
})
