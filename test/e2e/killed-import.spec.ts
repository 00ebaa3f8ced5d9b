import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { runCandor } from '#test/candor-process'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

/** For each of both ways: twenty moments in all. */
const kills = 10
const rows = 240
const imagesPerRow = 2

test('kill -9 at ten moments of the server: no row is missing, none is there twice, no file is orphan', async () => {
  test.setTimeout(300_000)
  const product = await startProduct()
  try {
    await setUpProduct(product)
    const key = await apiKey(product, 'admin')
    const id = await begin(product, key)
    for (let kill = 0; kill < kills; kill += 1) {
      await momentOf(product, kill)
      await product.kill()
      await product.restart()
    }
    await expect
      .poll(async () => (await stateOf(product, key, id)).state, { timeout: 120_000 })
      .toBe('done')
    const { counts } = await stateOf(product, key, id)
    expect(counts).toMatchObject({ created: rows, failed: 0, images: rows * imagesPerRow })
    await checkRows(product)
  } finally {
    await product.remove()
  }
})

test('kill -9 at ten moments of the command: the same command goes on, and the same is true', async () => {
  test.setTimeout(300_000)
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    writeFileSync(join(folder, 'rows.csv'), table())
    writeFileSync(join(folder, 'scans.zip'), await scans())
    const args = ['import', join(folder, 'rows.csv'), '--images', join(folder, 'scans.zip')]
    // Before there are rows, while it starts or takes the table in, and then in the middle of rows.
    await runCandor(args, product.env, '', () => pause(randomInt(100, 900)))
    for (let kill = 1; kill < kills; kill += 1)
      await runCandor(args, product.env, '', () => momentOf(product, kill))
    const done = await product.run(args)
    expect(done, done.stderr).toMatchObject({ code: 0 })
    expect(done.stderr).toMatch(/^Going on with the import of this table after \d+ of 240 rows\.$/m)
    expect(done.stdout).toMatch(/^240 rows: created 240, .* failed 0, .* images 480,/)
    const left = importsIn(product)
    expect(left.filter(({ state }) => state === 'done')).toHaveLength(1)
    expect(left.filter(({ state }) => state !== 'done' && state !== 'cancelled')).toEqual([])
    // A file whose row the kill came before goes with the next start of the server.
    await product.restart()
    await checkRows(product)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await product.remove()
  }
})

/** Comes when so many rows are in and a little more: each kill in another part of the import. */
async function momentOf(product: Product, kill: number): Promise<void> {
  // The last of them leaves a quarter of the rows: a busy machine looks late.
  const wanted = Math.floor(((kill + Math.random()) * rows * 0.75) / kills)
  const isThere = () =>
    importsIn(product).some(({ state, rowsDone }) => state === 'running' && rowsDone >= wanted)
  for (const deadline = Date.now() + 60_000; !isThere(); await pause(2))
    if (Date.now() > deadline) throw new Error(`It did not come to row ${wanted}`)
  await pause(randomInt(0, 30))
  // The test would show nothing had the import been over before.
  expect(importsIn(product).some(({ state }) => state === 'running')).toBe(true)
}

function importsIn(product: Product): { state: string; rowsDone: number }[] {
  const database = new BetterSqlite3(product.databaseUrl, { readonly: true, timeout: 5000 })
  try {
    return database.prepare('select "state", "rowsDone" from "imports"').all() as never
  } finally {
    database.close()
  }
}

test("the command line names what it leaves out of the older system's export, and lists addresses", async () => {
  test.setTimeout(120_000)
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    const table = join(folder, 'older.json')
    const [id, IRCC_Num, name, F_name, M_name, Po_address] = tableRow(1)
    const row = { id, IRCC_Num, name, F_name, M_name, Po_address, My_Aust: 'yes', more: 'x' }
    const url = 'https://img.example/a.jpg'
    writeFileSync(table, JSON.stringify([{ ...row, P_url: url, Doc_189_PC: url }]))
    mkdirSync(join(folder, 'scans'))
    writeFileSync(join(folder, 'scans', 'stranger.png'), await smallPicture(1))
    const told = [
      'Nothing is taken from: My_Aust, more, Doc_189_PC.',
      'Doc_189_PC is left out: Candor has no such kind of paper.',
      '1 image belongs to no row: stranger.png',
      '1 image is an address in the web, which Candor never fetches.',
    ]
    const first = await product.run(['import', table, '--images', join(folder, 'scans')])
    expect(first, first.stderr).toMatchObject({ code: 0 })
    expect(first.stderr).toBe(`${told.join('\n')} --addresses FILE writes their list.\n`)
    const addresses = join(folder, 'addresses.csv')
    const second = await product.run(['import', table, '--addresses', addresses])
    expect(second.stderr).toMatch(/which Candor never fetches\.\n$/)
    expect(readFileSync(addresses, 'utf8')).toContain(`1,${id},Candidate photo,${url}`)
    for (const [option, at] of [
      ['--mistakes', 'nowhere/m.csv'],
      ['--addresses', '.'],
      ['--images', 'nowhere'],
    ] as const) {
      const refused = await product.run(['import', table, option, join(folder, at)])
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/Check (its|the) path/),
      })
    }
    expect(importsIn(product).map(({ state }) => state)).toEqual(['done', 'done'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await product.remove()
  }
})

test('the command line imports a folder, changes nothing the second time, and says what to correct', async () => {
  test.setTimeout(120_000)
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    const table = join(folder, 'march.csv')
    writeFileSync(table, csvOf(Array.from({ length: 20 }, (_, index) => tableRow(index + 1))))
    mkdirSync(join(folder, 'scans', 'ZZ7000003'), { recursive: true })
    writeFileSync(join(folder, 'scans', 'ZZ7000001 photo.png'), await smallPicture(1))
    writeFileSync(join(folder, 'scans', 'ZZ7000003', 'visa.png'), await smallPicture(2))
    const args = ['import', table, '--images', join(folder, 'scans')]
    const dry = await product.run([...args, '--dry-run'])
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^20 rows: created 20,/) })
    const done = await product.run(args)
    expect(done, done.stderr).toMatchObject({ code: 0 })
    expect(done.stdout).toMatch(/created 20, .*images 2/)
    const again = await product.run(args)
    expect(again.stdout).toMatch(/created 0, updated 0, unchanged 20/)
    writeFileSync(table, csvOf([tableRow(30), tableRow(31, { 2: '' })]))
    const mistakes = join(folder, 'mistakes.csv')
    const some = await product.run(['import', table, '--mistakes', mistakes])
    expect(some).toMatchObject({ code: 1, stderr: 'Row 3: Name is required.\n' })
    const mapping = await product.run(['import', table, '--mapping', '{"name":"Nobody"}'])
    expect(mapping).toMatchObject({ code: 2, stderr: expect.stringMatching(/no column “Nobody”/) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await product.remove()
  }
})

function table(): string {
  return csvOf(Array.from({ length: rows }, (_, index) => tableRow(index + 1)))
}

async function scans(): Promise<Buffer> {
  const files: Record<string, Buffer> = {}
  for (let index = 1; index <= rows; index += 1) {
    const number = tableRow(index)[0]
    files[`${number} photo.png`] = await smallPicture(index)
    files[`${number} work permit.png`] = await smallPicture(index + 1000)
  }
  return zipOf(files)
}

async function begin(product: Product, key: string): Promise<string> {
  const begun = await send(product, key, 'POST', '/imports', Buffer.from(table()), 'rows.csv')
  const { id } = begun as { id: string }
  await send(product, key, 'PUT', `/imports/${id}/images`, await scans(), 'scans.zip')
  await send(product, key, 'POST', `/imports/${id}/run`)
  return id
}

async function send(
  product: Product,
  key: string,
  method: string,
  path: string,
  body?: Buffer,
  name = '',
): Promise<unknown> {
  const response = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'x-file-name': name },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}

interface Shown {
  state: string
  counts: Record<string, number>
}

async function stateOf(product: Product, key: string, id: string): Promise<Shown> {
  return (await send(product, key, 'GET', `/imports/${id}`)) as Shown
}

/** Straight from the database: each row is one record with its two images, each one version; and their files. */
async function checkRows(product: Product): Promise<void> {
  const database = new BetterSqlite3(product.databaseUrl, { readonly: true })
  const records = database
    .prepare('select "passportNumber", count(*) as "count" from "records" group by 1')
    .all() as { passportNumber: string; count: number }[]
  const papers = database
    .prepare('select "recordId", "kind", count(*) as "count" from "documents" group by 1, 2')
    .all() as { count: number }[]
  database.close()
  expect(records).toHaveLength(rows)
  expect(papers).toHaveLength(rows * imagesPerRow)
  expect([...records, ...papers].filter(({ count }) => count !== 1)).toEqual([])
  const doctor = await product.run(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
}
