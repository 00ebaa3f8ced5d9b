import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#test/commands'
import { documentsOf, recordsFound } from '#test/kept-people'
import { freshPostgres } from '#test/postgres'
import { type Product, startProduct } from '#test/product'
import { keptBackups } from '#test/releases'
import { engines } from '#test/test-runtime'
import { build } from '../../scripts/build.mjs'

test('a backup of at least one version is kept', () => {
  expect(keptBackups.length).toBeGreaterThan(0)
})

const onEachEngine = keptBackups.flatMap((kept) => engines.map((engine) => ({ ...kept, engine })))

describe.each(onEachEngine)('a backup that $name made, put back on $engine', (kept) => {
  const { engine, path, opens } = kept
  const folder = mkdtempSync(join(tmpdir(), 'candor-restored-'))
  let env: Record<string, string>
  let product: Product
  const run = (...args: string[]) => runCommand({ args, env, stdin: '' })
  beforeAll(async () => {
    env = {
      ...{ CANDOR_DATA: folder, CANDOR_SECRET: opens.secret, NODE_ENV: 'production' },
      ...(engine === 'postgres' && { CANDOR_DATABASE_URL: await freshPostgres() }),
    }
    await build()
  })
  afterAll(async () => {
    await product?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is said to be what it was made of', async () => {
    const { code, stdout, stderr } = await run('restore', path)
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^Padma Overseas Ltd .*: 2 records, \d+ scans, 7 accounts, \d+ events of the audit log, \d+ files\.\n$/,
      ),
    ])
    expect(stderr).toMatch(/^Everybody signs in as before\..*\n$/)
  })

  test('leaves doctor and the log content', async () => {
    const said = async (...args: string[]) => (await run(...args)).stdout
    expect(await said('migrate', '--check')).toBe('The database is up to date.\n')
    // What waited to be sent is in doubt after a restore, and doctor counts it.
    expect(await said('doctor')).toMatch(/^(Messages: .*\n)?All is well: .* the audit log is whole/)
    expect(await said('log', 'verify')).toMatch(/^The log is whole \(\d+ leaves\)\.\n$/)
  })

  test('lets candidates open their files with their codes, and see their documents', async () => {
    product = await startProduct({ env })
    const documents = await documentsOf(product.url, opens.sqlite)
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) expect(document).toEqual([200, 'image/'])
  })

  test('lets staff sign in with their passwords, and find the records', async () => {
    expect(await recordsFound(product.url, opens.sqlite)).toEqual([2, 2])
  })
})
