import { createHash, randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import BetterSqlite3 from 'better-sqlite3'
import { runCandor } from '#test/candor-process'
import { apiKey, headKept, type Product, setUpProduct, startProduct } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

/** Of the server; of the command those amid rows, after one while it starts and one in a dry run: twenty in all. */
const kills = { check: 3, run: 4, undo: 3, commandRun: 8 }
const candidates = 160
/** Every eighth candidate stands in a second row too, with another name. */
const changed = candidates / 8
const rows = candidates + changed
const images = candidates * 2

test('kill -9 at ten moments of the server: no row is missing, none is there twice, no file is orphan', async () => {
  const product = await startProduct()
  try {
    await setUpProduct(product)
    await headKept(product)
    const key = await apiKey(product, 'admin')
    const id = await prepare(product, key)
    const counts = { created: candidates, updated: changed, failed: 0, images }
    await killChecks(product, key, id)
    expect(await ended(product, key, id, 'checked')).toMatchObject({ counts })
    expect(papersIn(product)).toEqual([])
    await send(product, key, 'POST', `/imports/${id}/run`)
    for (let kill = 0; kill < kills.run; kill += 1) {
      await momentOf(product, kill, kills.run)
      await product.kill()
      await product.restart()
    }
    expect(await ended(product, key, id, 'done')).toMatchObject({ counts })
    await checkRows(product)
    await send(product, key, 'POST', `/imports/${id}/undo`)
    for (let kill = 0; kill < kills.undo; kill += 1) {
      await momentOfUndo(product, kill, kills.undo)
      await product.kill()
      await product.restart()
    }
    const undone = { counts: { undone: candidates, left: 0 } }
    expect(await ended(product, key, id, 'undone')).toMatchObject(undone)
    expect(liveRecordsIn(product)).toBe(0)
    await checkRows(product)
  } finally {
    await product.remove()
  }
})

test('kill -9 at ten moments of the command: the same command goes on, and the same is true', async () => {
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    await headKept(product)
    writeFileSync(join(folder, 'rows.csv'), table())
    writeFileSync(join(folder, 'scans.zip'), await scans())
    const scansThere = ['--images', join(folder, 'scans.zip')]
    const args = ['import', join(folder, 'rows.csv'), '--update-existing', ...scansThere]
    // Before there are rows, while it starts or takes the table in; in a dry run; then amid rows.
    await runCandor(args, product.env, '', () => pause(randomInt(100, 900)))
    const before = papersIn(product)
    await killDryRun(product, args)
    expect(papersIn(product)).toEqual(before)
    for (let kill = 0; kill < kills.commandRun; kill += 1)
      await runCandor(args, product.env, '', () => momentOf(product, kill, kills.commandRun))
    const done = await product.run(args)
    expect(done, done.stderr).toMatchObject({ code: 0 })
    expect(done.stderr).toMatch(/^Going on with the import of this table after \d+ of 180 rows\.$/m)
    expect(done.stdout).toMatch(/^180 rows: created 160, updated 20, .* failed 0, .* images 320,/)
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

/** Kills the server amid dry runs: one that was over before is asked for again. */
async function killChecks(product: Product, key: string, id: string): Promise<void> {
  let met = 0
  for (let tries = 0; met < kills.check; tries += 1) {
    expect(tries, 'dry runs that no kill met').toBeLessThan(kills.check * 4)
    // One that was cut off comes to its end by itself.
    await untilAny(product, ({ state }) => state !== 'checking')
    await send(product, key, 'POST', `/imports/${id}/check`)
    await begunCheck(product)
    await product.kill()
    met += importsIn(product).filter(({ state }) => state === 'checking').length
    await product.restart()
  }
}

/** The same for a dry run of the command. */
async function killDryRun(product: Product, args: readonly string[]): Promise<void> {
  for (let tries = 0; !importsIn(product).some(({ state }) => state === 'checking'); tries += 1) {
    expect(tries, 'dry runs that no kill met').toBeLessThan(4)
    await runCandor([...args, '--dry-run'], product.env, '', () => begunCheck(product))
  }
}

/** Comes when somebody begins to work on a dry run and a little more, or when it is over already. */
async function begunCheck(product: Product): Promise<void> {
  const former = new Set([null, ...importsIn(product).map(({ runner }) => runner)])
  await untilAny(product, ({ state, runner }) => state === 'checked' || !former.has(runner))
  await pause(randomInt(0, 10))
}

/** Comes when so many rows are in and a little more: each kill in another part of the import. */
async function momentOf(product: Product, kill: number, of: number): Promise<void> {
  // The last of them leaves a quarter of the rows: a busy machine looks late.
  const wanted = wantedOf(kill, of) * rows * 0.75
  const isRun = (state: string) => state === 'running' || state === 'done'
  await untilAny(product, ({ rowsDone, state }) => isRun(state) && rowsDone >= wanted)
  await pause(randomInt(0, 30))
  // The test would show nothing had the import been over before.
  expect(importsIn(product).some(({ state }) => state === 'running')).toBe(true)
}

/** The same for records that are taken back, which is quicker. */
async function momentOfUndo(product: Product, kill: number, of: number): Promise<void> {
  const wanted = wantedOf(kill, of) * candidates * 0.6
  await untilAny(product, ({ undone }) => undone >= wanted)
  expect(importsIn(product).some(({ state }) => state === 'undoing')).toBe(true)
}

/** Somewhere in the second half of the part of this kill: never before anything is done. */
function wantedOf(kill: number, of: number): number {
  return (kill + 0.5 + Math.random() / 2) / of
}

/** Looks as often as it can and keeps the database open meanwhile: to open it is most of a look. No kill comes before it is closed. */
async function untilAny(product: Product, isThere: (found: Found) => boolean): Promise<void> {
  const database = opened(product)
  try {
    const found = database.prepare<[], Found>(theImports)
    for (const deadline = Date.now() + 60_000; !found.all().some(isThere); await pause(2))
      if (Date.now() > deadline)
        throw new Error(`It did not come there: ${JSON.stringify(found.all())}`)
  } finally {
    database.close()
  }
}

interface Found {
  state: string
  rowsDone: number
  runner: string | null
  undone: number
}

const theImports = `select "state", "rowsDone", "runner", "counts" ->> 'undone' as "undone" from "imports"`

const importsIn = (product: Product): Found[] => queried(product, theImports)

function queried<Row>(product: Product, statement: string): Row[] {
  const database = opened(product)
  try {
    return database.prepare(statement).all() as Row[]
  } finally {
    database.close()
  }
}

function opened({ databaseUrl }: Product): BetterSqlite3.Database {
  return new BetterSqlite3(databaseUrl, { readonly: true, timeout: 5000 })
}

test("the command line names what it leaves out of the older system's export, and lists addresses", async () => {
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    await headKept(product)
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
    for (const [option, at, why] of [
      ['--mistakes', 'nowhere/m.csv', 'There is nothing at this path.'],
      ['--addresses', '.', 'It is a folder.'],
      ['--images', 'nowhere', 'There is nothing at this path.'],
    ] as const) {
      const refused = await product.run(['import', table, option, join(folder, at)])
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(why),
      })
    }
    expect(importsIn(product).map(({ state }) => state)).toEqual(['done', 'done'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await product.remove()
  }
})

test('the command line imports a folder, changes nothing the second time, and says what to correct', async () => {
  const product = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'candor-import-'))
  try {
    await setUpProduct(product)
    await headKept(product)
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
  const numbers = Array.from({ length: candidates }, (_, index) => index + 1)
  const again = numbers.slice(0, changed).map((number) => number * 8)
  return csvOf([
    ...numbers.map((number) => tableRow(number)),
    ...again.map((number) => tableRow(number, { 2: nameOf(number) })),
  ])
}

/** In the end, after the second row where there is one. */
function nameOf(number: number): string {
  return number % 8 === 0 ? `Mita Rani ${number}` : (tableRow(number)[2] as string)
}

/** The two pictures of a candidate, which nobody else has. */
async function picturesOf(number: number): Promise<Record<'photo' | 'work-permit', Buffer>> {
  return { photo: await smallPicture(number), 'work-permit': await smallPicture(number + 1000) }
}

async function scans(): Promise<Buffer> {
  const files: Record<string, Buffer> = {}
  for (let number = 1; number <= candidates; number += 1)
    for (const [kind, picture] of Object.entries(await picturesOf(number)))
      files[`${tableRow(number)[0]} ${kind}.png`] = picture
  return zipOf(files)
}

async function prepare(product: Product, key: string): Promise<string> {
  const begun = await send(product, key, 'POST', '/imports', Buffer.from(table()), 'rows.csv')
  const { id } = begun as { id: string }
  await send(product, key, 'PUT', `/imports/${id}/images`, await scans(), 'scans.zip')
  await send(product, key, 'PATCH', `/imports/${id}`, Buffer.from('{"updateExisting":true}'))
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
  const headers = new Headers({ authorization: `Bearer ${key}`, 'x-file-name': name })
  if (method === 'PATCH') headers.set('content-type', 'application/json')
  const response = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}

/** The import once it is in a state. */
async function ended(product: Product, key: string, id: string, wanted: string): Promise<unknown> {
  const look = async () => (await send(product, key, 'GET', `/imports/${id}`)) as { state: string }
  await expect.poll(async () => (await look()).state, { timeout: 240_000 }).toBe(wanted)
  return look()
}

interface Paper {
  passportNumber: string
  name: string
  kind: string | null
  version: number | null
  sha256: string | null
}

/** Straight from the database: every paper, and its record; a record without papers stands there too. */
function papersIn(product: Product): Paper[] {
  return queried(
    product,
    `select r."passportNumber", r."name", d."kind", d."version", d."sha256"
      from "records" r left join "documents" d on d."recordId" = r."id"
      order by r."passportNumber", d."kind"`,
  )
}

function liveRecordsIn(product: Product): number {
  return queried(product, 'select 1 from "records" where "deletedAt" is null').length
}

/** Each candidate is one record with its own name and its own two images, each one version; and their files. */
async function checkRows(product: Product): Promise<void> {
  const expected: Paper[] = []
  for (let number = 1; number <= candidates; number += 1)
    for (const [kind, picture] of Object.entries(await picturesOf(number))) {
      const sha256 = createHash('sha256').update(picture).digest('hex')
      const passportNumber = tableRow(number)[0] as string
      expected.push({ passportNumber, name: nameOf(number), kind, version: 1, sha256 })
    }
  expect(papersIn(product)).toEqual(expected)
  const doctor = await product.run(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
}
