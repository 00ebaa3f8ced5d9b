import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

const kills = 20
const rows = 240
const imagesPerRow = 2

test('kill -9 at twenty moments of an import: no row is missing, none is there twice, no file is orphan', async () => {
  test.setTimeout(300_000)
  const product = await startProduct()
  try {
    await setUpProduct(product)
    const key = await apiKey(product, 'admin')
    const id = await begin(product, key)
    let met = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(randomInt(20, 600))
      met += Number((await stateOf(product, key, id)).state === 'running')
      await product.kill()
      await product.restart()
    }
    // The test would show nothing had the import been over before the first kills.
    expect(met).toBeGreaterThan(kills / 2)
    await expect
      .poll(async () => (await stateOf(product, key, id)).state, { timeout: 120_000 })
      .toBe('done')
    const { counts } = await stateOf(product, key, id)
    expect(counts).toMatchObject({ created: rows, failed: 0, images: rows * imagesPerRow })
    checkRows(product)
    const doctor = await product.run(['doctor'])
    expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
  } finally {
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

async function begin(product: Product, key: string): Promise<string> {
  const table = csvOf(Array.from({ length: rows }, (_, index) => tableRow(index + 1)))
  const begun = await send(product, key, 'POST', '/imports', Buffer.from(table), 'rows.csv')
  const { id } = begun as { id: string }
  const files: Record<string, Buffer> = {}
  for (let index = 1; index <= rows; index += 1) {
    const number = tableRow(index)[0]
    files[`${number} photo.png`] = await smallPicture(index)
    files[`${number} work permit.png`] = await smallPicture(index + 1000)
  }
  await send(product, key, 'PUT', `/imports/${id}/images`, await zipOf(files), 'scans.zip')
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

/** Straight from the database: each row is one record with its two images, each one version. */
function checkRows(product: Product): void {
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
}
