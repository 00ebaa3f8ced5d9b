import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUpPadma } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { ownFolder } from '#test/own-database'
import { zipOf } from '#test/tables'
import { startTestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { backUp, restoreExport } from './index.server.ts'

const secret = { CANDOR_SECRET: 'the secret of an agency that restores a backup' }

/** A backup of an agency, in which somebody changed a table and made every hash anew. */
async function changed(table: string, change: (text: string) => string | Buffer) {
  const app = await startTestRuntime('sqlite', secret)
  await setUpPadma(app)
  const files = Object.fromEntries(await filesOf((await backUp(app.system)).zip))
  const path = `tables/${table}.json`
  const before = files[path] as Buffer
  const bytes = Buffer.from(change(before.toString()) as string)
  const hashOf = (of: Buffer) => createHash('sha256').update(of).digest('hex')
  const manifest = String(files['manifest.json']).replace(hashOf(before), hashOf(bytes))
  const zip = join(ownFolder(), 'backup.zip')
  const all = { ...files, [path]: bytes, 'manifest.json': Buffer.from(manifest) }
  writeFileSync(zip, await zipOf(all))
  const target = await startTestRuntime('sqlite', secret)
  return { target, restore: (options = {}) => restoreExport(target.system, zip, options) }
}

test('a backup as it was made has its seal, and says who its admins are', async () => {
  const { restore } = await changed('accounts', (text) => text)
  expect((await restore()).admins).toEqual(['amina@padma.example'])
})

test('one whose people were made admins, with every hash made anew, is refused, unless somebody trusts it', async () => {
  const { target, restore } = await changed('accounts', (text) =>
    text.replaceAll('amina@', 'karim@'),
  )
  expect(await outcomeOf(restore())).toBe('restore.unsealed')
  expect(await target.rows('accounts')).toEqual([])
  expect((await restore({ needsNoSeal: true })).admins).toEqual(['karim@padma.example'])
})

test('rows that are not whole, too long, or fit no table get a sentence', async () => {
  const broken: [string, (text: string) => string][] = [
    ['accounts', (text) => text.replace('"role"', '"role')],
    ['accounts', (text) => text.replace('"role":"admin"', '"role":"king"')],
    ['accounts', (text) => text.replace('"role":"admin"', '"role":{"a":[1]}')],
    ['organisation', (text) => text.replace('"version":', '"vers":')],
    ['accounts', (text) => text.replace('"name":"', `"name":"${'x'.repeat(80_000_000)}`)],
  ]
  for (const [table, change] of broken) {
    const { target, restore } = await changed(table, change)
    expect(await outcomeOf(restore({ needsNoSeal: true })), String(change)).toBe('restore.bad_row')
    await target.close()
  }
})
