import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { openDatabaseFile } from '#test/database-file'
import { fileDocuments } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

const [first, second] = ['the first key of the stored files', 'the second key of the stored files']
let product: Product
let recordId: string

beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  recordId = (await addRecord(product, key)).id
  await fileDocuments(product, key, recordId, [['visa-paper', await documentPng()]])
  await product.stop()
})
afterAll(() => product?.remove())

const under = (keys: Record<string, string>, ...args: string[]) =>
  runCommand({ args, env: { ...product.env, ...keys }, stdin: '' })
const withSecond = () => ({ env: { ...product.env, CANDOR_KEY: second } })
const isWell = { code: 0, stdout: expect.stringMatching(/^All is well/), stderr: '' }
const another = {
  code: 2,
  stdout: '',
  stderr:
    'The database is encrypted with another key, or its beginning is damaged. Set CANDOR_KEY, or CANDOR_SECRET where there is no key, to what it was, or restore a backup; see docs/keep-safe.md, "Encryption".\n',
}
const toRewrap = {
  code: 0,
  stdout: expect.stringMatching(
    /^Encryption: the database is not encrypted with the present key\. Restart the server to encrypt it\.\nEncryption: 2 keys of files are still protected by a former key\. Run "candor keys rewrap"\.\nAll is well/,
  ),
}
const rewrapped = {
  code: 0,
  stdout:
    '2 keys are protected by the present one now.\nThe database was encrypted with the present key.\n',
}

test('the keys go from the secret to a key of their own, and from that one to the next', async () => {
  expect(await under({}, 'doctor')).toMatchObject(isWell)
  expect(await under({ CANDOR_KEY: first }, 'doctor')).toMatchObject(toRewrap)
  expect(await under({ CANDOR_KEY: first }, 'keys', 'rewrap')).toMatchObject(rewrapped)
  expect(await under({ CANDOR_KEY: first }, 'doctor')).toMatchObject(isWell)

  const path = join(product.dataFolder, 'key')
  writeFileSync(path, second)
  const both = { CANDOR_KEY_FILE: path, CANDOR_FORMER_KEY: first }
  expect(await under(both, 'doctor')).toMatchObject(toRewrap)
  expect(await under(both, 'keys', 'rewrap')).toMatchObject(rewrapped)
  expect(await under(both, 'keys', 'rewrap')).toMatchObject({
    code: 0,
    stdout: 'All keys were protected by the present one.\n',
  })
  expect(await under({ CANDOR_KEY: second }, 'doctor')).toMatchObject(isWell)
})

test('without its key nothing is opened, and nothing is changed', async () => {
  for (const wrong of [{ CANDOR_KEY: '' }, { CANDOR_KEY: first }])
    for (const command of [['doctor'], ['keys', 'rewrap']])
      expect(await under(wrong, ...command)).toMatchObject(another)
  expect(await runCandor(['serve'], { ...product.env, CANDOR_KEY: first })).toMatchObject(another)
  expect(await under({ CANDOR_KEY: 'too short' }, 'doctor')).toMatchObject({
    code: 2,
    stderr: 'CANDOR_KEY must have at least 32 characters, e.g. from "openssl rand -base64 32".\n',
  })
  expect(await under({ CANDOR_KEY: second }, 'doctor')).toMatchObject(isWell)
})

test('a key that was lost from the database is told, and so is a file that it opened', async () => {
  const database = openDatabaseFile(withSecond())
  const held = database.prepare('select * from "dataKeys" where holder like ?').get('record:%') as {
    wrapped: string
  }
  const change = (wrapped: string) =>
    database
      .prepare('update "dataKeys" set wrapped = ? where holder like ?')
      .run(wrapped, 'record:%')
  change(held.wrapped.replace(/....$/, 'AAAA'))
  const { code, stdout } = await under({ CANDOR_KEY: second }, 'doctor')
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /^Encryption: 1 key of files is protected by a key that Candor does not have\.$/m,
  )
  expect(stdout).toMatch(
    /^Corrupt file: that of document \S+ does not have the bytes that were uploaded\. Restore/m,
  )
  change(held.wrapped)
  database.close()
  expect(await under({ CANDOR_KEY: second }, 'doctor')).toMatchObject(isWell)
})
