import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperPng, phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
const files: { id: string; path: string }[] = []

/** An installation with two papers on file, whose server has been stopped. */
beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const { id: recordId } = await addRecord(product, key)
  const papers = {
    photo: await phonePhotoJpeg({ width: 400, height: 300 }),
    'job-offer': await paperPng(),
  }
  for (const [kind, bytes] of Object.entries(papers)) {
    const url = `${product.url}/api/v1/records/${recordId}/documents/${kind}`
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
    const { id } = (await answer.json()) as { id: string }
    files.push({ id, path: join(product.dataFolder, 'files/originals', recordId, id) })
  }
  await product.stop()
}, 120_000)

afterAll(() => product?.remove())

/** Does something to the stopped installation's database that Candor itself never does. */
function tamper(change: (database: BetterSqlite3.Database) => void): void {
  const database = new BetterSqlite3(product.databaseUrl)
  try {
    change(database)
  } finally {
    database.close()
  }
}

async function examine(): Promise<{ code: number; findings: string[] }> {
  const { code, stdout, stderr } = await product.run(['doctor'])
  expect(stderr).toBe('')
  return { code, findings: stdout.trimEnd().split('\n') }
}

const calm =
  /^All is well: every document has its file, and the audit log is whole \(\d+ events\)\.$/

test('an installation that nobody touched gets one calm sentence and exit code 0', async () => {
  const { code, findings } = await examine()
  expect(code).toBe(0)
  expect(findings).toEqual([expect.stringMatching(calm)])
})

test('a missing file, a wrong file and an orphan get a line each, and exit code 1', async () => {
  const [photo, offer] = files as [(typeof files)[0], (typeof files)[0]]
  const orphan = join(dirname(photo.path), '0190aaaa-0000-7000-8000-000000000000')
  const whole = await readFile(offer.path)
  await rename(photo.path, `${product.dataFolder}/aside`)
  const altered = Buffer.from(whole)
  altered.writeUInt8(altered.readUInt8(200) ^ 1, 200)
  await writeFile(offer.path, altered)
  await mkdir(dirname(orphan), { recursive: true })
  await writeFile(orphan, 'left behind')
  try {
    const { code, findings } = await examine()
    expect(code).toBe(1)
    expect(findings.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^Missing file: .*${photo.id}.*\\.$`)),
      expect.stringMatching(/^Orphan file: .*0190aaaa-0000-7000-8000-000000000000.*\.$/),
      expect.stringMatching(new RegExp(`^Wrong file: .*${offer.id}.*\\.$`)),
    ])
  } finally {
    await rename(`${product.dataFolder}/aside`, photo.path)
    await writeFile(offer.path, whole)
    await rm(orphan)
  }
})

describe('the audit log', () => {
  test('an altered event is found by its number', async () => {
    const set = (action: string) =>
      tamper((database) => {
        database.prepare('update "auditEvents" set action = ? where sequence = 3').run(action)
      })
    let before = ''
    tamper((database) => {
      const row = database.prepare('select action from "auditEvents" where sequence = 3').get()
      before = (row as { action: string }).action
    })
    set('record.approved')
    const found = await examine()
    set(before)
    expect(found).toEqual({
      code: 1,
      findings: ['Audit log: event 3 is not as it was written.'],
    })
    expect((await examine()).code).toBe(0)
  })

  test('a cut tail is found, and still after the server has run on', async () => {
    let last = 0
    tamper((database) => {
      const row = database.prepare('select max(sequence) as last from "auditEvents"').get()
      last = (row as { last: number }).last
      database.prepare('delete from "auditEvents" where sequence > ?').run(last - 2)
    })
    const cut = {
      code: 1,
      findings: [`Audit log: its end was cut off: event ${last - 1} and what followed.`],
    }
    expect(await examine()).toEqual(cut)
    await product.restart()
    expect(await product.stop()).toBe(0)
    expect(await examine()).toEqual(cut)
  })
})
