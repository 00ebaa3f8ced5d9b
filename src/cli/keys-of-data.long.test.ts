import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { openDatabaseFile } from '#test/database-file'
import { fileDocuments } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

const name = 'Zephyrina Canary'
const [first, second] = ['the first key of the installation', 'the second key of the installation']

let product: Product
let recordId: string
beforeEach(async () => {
  product = await startProduct()
  await setUpProduct(product)
  recordId = (await addRecord(product, await apiKey(product, 'admin'), { name })).id
})
afterEach(() => product?.remove())

/** Names the files of the database in which its tables can be read; the candidate's name is sealed besides. */
const readable = () =>
  readdirSync(product.dataFolder)
    .filter((file) => /^candor\.sqlite(-wal|-shm)?$/.test(file))
    .filter((file) =>
      readFileSync(join(product.dataFolder, file)).includes('recordsByPassportDigest'),
    )

const another = {
  code: 2,
  stdout: '',
  stderr:
    'The database is encrypted with another key, or its beginning is damaged. Set CANDOR_KEY, or CANDOR_SECRET where there is no key, to what it was, or restore a backup; see docs/keep-safe.md, "Encryption".\n',
}
const under = (keys: Record<string, string>, ...args: string[]) =>
  runCommand({ args, env: { ...product.env, ...keys }, stdin: '' })

async function restartUnder(keys: Record<string, string>): Promise<void> {
  for (const one of ['CANDOR_KEY', 'CANDOR_FORMER_KEY']) delete product.env[one]
  Object.assign(product.env, keys)
  await product.restart()
}

async function nameOf(id: string): Promise<string> {
  const key = await apiKey(product, 'admin')
  return (await callApi(product, key, ['GET', `/records/${id}`])).name
}

function decrypt(): void {
  const database = openDatabaseFile(product)
  database.pragma('journal_mode = DELETE')
  database.pragma("rekey = ''")
  database.close()
}

test('a new installation’s database tells nothing without the key, running or stopped', async () => {
  expect(readdirSync(product.dataFolder)).toContain('candor.sqlite-wal')
  expect(readable()).toEqual([])
  await product.stop()
  expect(readable()).toEqual([])
  expect((await under({}, 'doctor')).stdout).toMatch(/^All is well/)
  const other = { CANDOR_SECRET: 'another secret of at least 32 characters' }
  expect(await under(other, 'doctor')).toEqual(another)
})

test('a start with the next key encrypts the database with it, and needs the former one no more', async () => {
  await restartUnder({ CANDOR_KEY: first })
  expect(product.logs('stdout')).toContain('The database was encrypted with the present key')
  expect(await nameOf(recordId)).toBe(name)
  await restartUnder({ CANDOR_KEY: second, CANDOR_FORMER_KEY: first })
  await product.command(['keys', 'rewrap'])
  await restartUnder({ CANDOR_KEY: second })
  expect(await nameOf(recordId)).toBe(name)
  await product.stop()
  expect((await under({}, 'doctor')).stdout).toMatch(/^All is well/)
  expect((await under({ CANDOR_KEY: first }, 'doctor')).code).toBe(2)
})

test('without a key of its own everything goes back to the secret, and needs the former key no more', async () => {
  await restartUnder({ CANDOR_KEY: first })
  await product.command(['keys', 'rewrap'])
  await restartUnder({ CANDOR_FORMER_KEY: first })
  const { stdout } = await product.command(['keys', 'rewrap'])
  expect(stdout).toMatch(/^\d+ keys? (is|are) protected by the present one now\.$/m)
  await restartUnder({})
  expect(await nameOf(recordId)).toBe(name)
  await product.stop()
  expect((await under({}, 'doctor')).stdout).toMatch(/^All is well/)
})

test('a stopped installation’s database moves to the next secret with everything else', async () => {
  await product.stop()
  const former = readFileSync(join(product.dataFolder, 'secret'), 'utf8').trim()
  const next = { CANDOR_SECRET: 'the next secret of this installation' }
  const { stdout } = await under({ ...next, CANDOR_FORMER_SECRET: former }, 'move-secret')
  expect(stdout).toMatch(
    /^1\. Kept .*\n2\. Sealed .*\n3\. Wrapped .*\n4\. The database was encrypted with the present key\.\nNow start/,
  )
  await restartUnder(next)
  expect(await nameOf(recordId)).toBe(name)
})

test('a database that somebody decrypted is encrypted at the next start, as soon as nobody else has it open', async () => {
  await product.stop()
  decrypt()
  expect(readable()).not.toEqual([])
  expect((await product.command(['doctor'])).stdout).toContain(
    'Encryption: the database is not encrypted with the present key. Restart the server to encrypt it.\n',
  )
  const beside = openDatabaseFile(product, { readonly: true })
  beside.prepare('select 1 from organisation').get()
  await product.restart()
  expect(product.logs('stdout')).toContain(
    'The database is not encrypted yet: another process has it open. Candor tries again at the next start',
  )
  expect(await nameOf(recordId)).toBe(name)
  beside.close()

  // Something that the copy cannot replace.
  const inTheWay = `${product.databaseUrl}.next`
  mkdirSync(inTheWay)
  await product.restart()
  expect(product.logs('stdout')).toContain(
    'The database could not be encrypted. Candor tries again at the next start',
  )
  expect(readable()).not.toEqual([])
  expect(await nameOf(recordId)).toBe(name)
  rmdirSync(inTheWay)
  await product.restart()
  expect(readable()).toEqual([])
  expect(await nameOf(recordId)).toBe(name)
})

const withSecond = () => ({ env: { ...product.env, CANDOR_KEY: second } })
const isWell = { code: 0, stdout: expect.stringMatching(/^All is well/), stderr: '' }
const toRewrap = {
  code: 0,
  stdout: expect.stringMatching(
    /^Encryption: the database is not encrypted with the present key\. Restart the server to encrypt it\.\nEncryption: 3 keys of files are still protected by a former key\. Run "candor keys rewrap"\.\nAll is well/,
  ),
}
const rewrapped = {
  code: 0,
  stdout:
    '3 keys are protected by the present one now.\nThe database was encrypted with the present key.\n',
}

test('the keys of files go from the secret to a key of their own and to the next; without it nothing is opened, and a lost one is told', async () => {
  const key = await apiKey(product, 'admin')
  await fileDocuments(product, key, recordId, [['visa-paper', await documentPng()]])
  await product.stop()
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

  for (const wrong of [{ CANDOR_KEY: '' }, { CANDOR_KEY: first }])
    for (const command of [['doctor'], ['keys', 'rewrap']])
      expect(await under(wrong, ...command)).toMatchObject(another)
  expect(await runCandor(['serve'], { ...product.env, CANDOR_KEY: first })).toMatchObject(another)
  expect(await under({ CANDOR_KEY: 'too short' }, 'doctor')).toMatchObject({
    code: 2,
    stderr: 'CANDOR_KEY must have at least 32 characters, e.g. from "openssl rand -base64 32".\n',
  })
  expect(await under({ CANDOR_KEY: second }, 'doctor')).toMatchObject(isWell)

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
