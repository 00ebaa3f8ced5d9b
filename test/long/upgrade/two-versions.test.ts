import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAboutRecord, callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { fileDocuments } from '#test/filed-records'
import { nextMigration } from '#test/next-version'
import { documentPng } from '#test/phone-photos'
import { askPostgres, freshPostgres } from '#test/postgres'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { startS3Server } from '#test/s3-server'
import { buildNextVersion, type NextVersion } from './build-next-version.ts'

// What a later version does to the tables, and that this version's program serves on them. The later one is this
// checkout with one migration more: what its program writes of its own into the added columns no test here can know.

const refused =
  'This database belongs to a newer version of Candor. Start that version, or restore a backup that this one made.'

const newerArchive =
  'This archive was made by a newer version of Candor. Restore it with that version, or with a later one.'

let next: NextVersion
let s3: Awaited<ReturnType<typeof startS3Server>>
let env: Record<string, string>
let older: Product
let newer: Product
let keys: Record<'admin' | 'exporter' | 'moderator', string>
beforeAll(async () => {
  next = await buildNextVersion()
  s3 = await startS3Server()
  env = {
    CANDOR_DATABASE_URL: await freshPostgres(),
    CANDOR_STORAGE_URL: s3.address,
    CANDOR_SECRET: 'the secret of an agency with several processes',
    // All look-ups come from one address.
    CANDOR_RAISED_LIMITS: '127.0.0.1,::1',
  }
  older = await startProduct({ env })
  await setUpProduct(older)
  keys = {
    admin: await apiKey(older, 'admin', 'candidates'),
    exporter: await apiKey(older, 'admin', 'exports'),
    moderator: await apiKey(older, 'moderator'),
  }
})
afterAll(async () => {
  await older?.remove()
  await newer?.remove()
  await s3?.close()
  next?.remove()
})

test('the older one answers everybody while the newer one changes the tables', async () => {
  const file = await enter(older)
  const accessCode = await approve(older, file.id)
  const database = String(env.CANDOR_DATABASE_URL)
  // As an export that is fetched slowly has it open, or pg_dump: no table that it read can be changed.
  const dump = new Client({ connectionString: database })
  await dump.connect()
  await dump.query('begin isolation level repeatable read read only')
  await dump.query('select 1 from "records"')
  const starting = startProduct({ env, program: next.program })
  let isStarted = false
  const started = () => {
    isStarted = true
  }
  starting.then(started, started)
  let days = 0
  const visitor = async () => {
    for (; !isStarted; days += 1) {
      await open(older, { ...file, accessCode })
      await enter(older)
    }
  }
  const visitors = Promise.all([visitor(), visitor(), visitor()])
  const waiting = `select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  await expect.poll(() => askPostgres(database, waiting), { interval: 20 }).toHaveLength(1)
  const before = days
  await Promise.race([visitors, expect.poll(() => days).toBeGreaterThan(before + 3)])
  await dump.end()
  await visitors
  newer = await starting
  expect(newer.logs()).toContain('Others are reading tables that have to change; waiting')
  expect(await versions()).toEqual([next.version.replace('-next', ''), next.version])
})

test('what one enters the other approves, and both show it', async () => {
  for (const [one, other] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const file = await enter(one)
    const accessCode = await approve(other, file.id)
    for (const each of [one, other]) await open(each, { ...file, accessCode })
  }
})

test('the newer one exports everything, and the older one refuses what would not be whole', async () => {
  const path = ['GET', '/exports/everything'] as const
  await callApi(newer, keys.exporter, path)
  await expect(callApi(older, keys.exporter, path)).rejects.toThrow('export.later_version')
})

test('the log is sealed by both, by each alone, and is whole for either', async () => {
  await sealedAndWhole(older, newer)
  await newer.stop()
  await enter(older)
  await sealedAndWhole(older)
  await newer.restart()
  await enter(newer)
  await sealedAndWhole(older, newer)
  expect((await newer.run(['doctor'])).stdout).toMatch(/^All is well/)
})

test('once it is stopped, the older one is refused in a sentence, and so are its commands', async () => {
  expect(await older.command(['backup', '--to', '/dev/null'])).toMatchObject({
    code: 1,
    stderr: `${refused}\n`,
  })
  await older.stop()
  await expect(older.restart()).rejects.toThrow(refused)
  const file = await enter(newer)
  await open(newer, { ...file, accessCode: await approve(newer, file.id) })
  await sealedAndWhole(newer)
})

test('the newer one puts back what the older one backed up, and the older one not what it did', async () => {
  const sole = await startProduct({ env: { CANDOR_SECRET: String(env.CANDOR_SECRET) } })
  const folder = mkdtempSync(join(tmpdir(), 'candor-next-'))
  const envOf = (name: string) => ({ ...sole.env, CANDOR_DATA: join(folder, name) })
  const byNewer = (name: string, ...args: string[]) =>
    runCandor(args, envOf(name), '', undefined, next.program)
  try {
    await setUpProduct(sole)
    await addRecord(sole, await apiKey(sole, 'admin'))
    await sole.command(['backup', '--to', join(folder, 'older.zip')])
    const restored = await byNewer('a', 'restore', join(folder, 'older.zip'))
    expect(restored.stderr).toMatch(/^Everybody signs in as before/)
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringMatching(/: 1 record,/) })
    expect((await byNewer('a', 'doctor')).stdout).toMatch(/^All is well/m)
    await byNewer('a', 'backup', '--to', join(folder, 'newer.zip'))
    const other = { args: ['restore', join(folder, 'newer.zip')], env: envOf('b'), stdin: '' }
    expect(await runCommand(other)).toMatchObject({
      code: 1,
      stderr: `${newerArchive}\n`,
    })
  } finally {
    await sole.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('on SQLite no second server starts, and the older one serves while a command changes the tables', async () => {
  const sole = await startProduct()
  try {
    await setUpProduct(sole)
    const key = await apiKey(sole, 'admin')
    const { id } = await addRecord(sole, key)
    const run = (...args: string[]) => runCandor(args, sole.env, '', undefined, next.program)
    expect(await run('serve')).toMatchObject({
      code: 1,
      stderr:
        'Another Candor is serving from this data folder. Stop it first, or set CANDOR_DATA.\n',
    })
    const lacks = { code: 1, stdout: `${nextMigration}\n` }
    for (let n = 0; n < 2; n += 1) expect(await run('migrate', '--check')).toMatchObject(lacks)
    expect((await run('log', 'verify')).stdout).toMatch(/^The log is whole/)
    expect(await callApi(sole, key, ['GET', `/records/${id}`])).toMatchObject({ id })
    await addRecord(sole, key)
    await findWhole(sole, key)
    await expect(sole.restart()).rejects.toThrow(refused)
  } finally {
    await sole.remove()
  }
})

interface File {
  id: string
  passportNumber: string
}

/** A moderator enters a record with a document. */
async function enter(product: Product): Promise<File> {
  const { id, passportNumber } = await addRecord(product, keys.moderator)
  const document = ['visa-paper', await documentPng(passportNumber)] as const
  await fileDocuments(product, keys.moderator, id, [document])
  return { id, passportNumber }
}

/** An admin approves it; answers the access code. */
async function approve(product: Product, id: string): Promise<string> {
  await callAboutRecord(product, keys.admin, id, ['POST', '/approve'])
  const issued = await callApi(product, keys.admin, ['POST', `/records/${id}/access-code`])
  return issued.accessCode
}

/** The candidate opens the file and looks at the document. */
async function open(
  product: Product,
  { passportNumber, accessCode }: File & { accessCode: string },
): Promise<void> {
  const typed = { passportNumber, accessCode }
  const { viewing, documents } = await callApi(product, {}, ['POST', '/lookups'], typed)
  expect(documents).toHaveLength(1)
  for (const { id } of documents)
    await callApi(product, viewing.token, ['GET', `/documents/${id}/image`])
}

/** Waits until all events are sealed; then each finds the log whole and shows the same checkpoint. */
async function sealedAndWhole(...products: Product[]): Promise<void> {
  for (const each of products) await findWhole(each, keys.admin)
  const checkpoint = async ({ url }: Product) => (await fetch(`${url}/log/checkpoint`)).text()
  await expect
    .poll(async () => new Set(await Promise.all(products.map(checkpoint))).size, { timeout: 5000 })
    .toBe(1)
}

async function findWhole(product: Product, key: string): Promise<void> {
  const verify = () => callApi(product, key, ['POST', '/transparency-log/verify'])
  // An event may be written behind an answer, and then waits to be sealed.
  await expect.poll(verify, { timeout: 5000 }).toMatchObject({ verdict: 'whole', unsealed: 0 })
}

async function versions() {
  const sessions = [older, newer].map((each) => callApi(each, keys.admin, ['GET', '/session']))
  return (await Promise.all(sessions)).map(({ version }) => version)
}
