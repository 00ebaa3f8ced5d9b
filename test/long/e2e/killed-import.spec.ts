import { createHash, randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import {
  type ImportedDocument,
  importedDocumentsIn,
  importsIn,
  liveRecordsIn,
  untilAny,
} from '#test/database-file'
import { expect, test } from '#test/own-product'
import { headKept, type Product } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

/** Of the server; of the command those amid rows, after one while it starts and one in a dry run: twenty in all. */
const kills = { check: 3, run: 4, undo: 3, commandRun: 8 }
const candidates = 160
/** Every eighth candidate stands in a second row too, with another name. */
const changed = candidates / 8
const rows = candidates + changed
const images = candidates * 2

test('kill -9 at ten moments of the server: no row is missing, none is there twice, no file is orphan', async ({
  product,
  key,
}) => {
  await headKept(product)
  const id = await prepare(product, key)
  const counts = { created: candidates, updated: changed, failed: 0, images }
  await killChecks(product, key, id)
  expect(await ended(product, key, id, 'checked')).toMatchObject({ counts })
  expect(importedDocumentsIn(product)).toEqual([])
  await callApi(product, key, ['POST', `/imports/${id}/run`])
  for (let kill = 0; kill < kills.run; kill += 1) {
    await momentOf(product, kill, kills.run)
    await product.kill()
    await product.restart()
  }
  expect(await ended(product, key, id, 'done')).toMatchObject({ counts })
  await checkRows(product)
  await callApi(product, key, ['POST', `/imports/${id}/undo`])
  for (let kill = 0; kill < kills.undo; kill += 1) {
    await momentOfUndo(product, kill, kills.undo)
    await product.kill()
    await product.restart()
  }
  const undone = { counts: { undone: candidates, left: 0 } }
  expect(await ended(product, key, id, 'undone')).toMatchObject(undone)
  expect(liveRecordsIn(product)).toBe(0)
  await checkRows(product)
})

test('kill -9 at ten moments of the command: the same command goes on, and the same is true', async ({
  product,
  folder,
}) => {
  await headKept(product)
  writeFileSync(join(folder, 'rows.csv'), table())
  writeFileSync(join(folder, 'scans.zip'), await scans())
  const scansThere = ['--images', join(folder, 'scans.zip')]
  const args = ['import', join(folder, 'rows.csv'), '--update-existing', ...scansThere]
  // Before there are rows, while it starts or takes the table in; in a dry run; then amid rows.
  await runCandor(args, product.env, '', () => pause(randomInt(100, 900)))
  const before = importedDocumentsIn(product)
  await killDryRun(product, args)
  expect(importedDocumentsIn(product)).toEqual(before)
  for (let kill = 0; kill < kills.commandRun; kill += 1)
    await runCandor(args, product.env, '', () => momentOf(product, kill, kills.commandRun))
  const done = await product.run(args)
  expect(done, done.stderr).toMatchObject({ code: 0 })
  expect(done.stderr).toMatch(/^Continuing the import of this table after \d+ of 180 rows\.$/m)
  expect(done.stdout).toMatch(/^180 rows: created 160, updated 20, .* failed 0, .* images 320,/)
  const left = importsIn(product)
  expect(left.filter(({ state }) => state === 'done')).toHaveLength(1)
  expect(left.filter(({ state }) => state !== 'done' && state !== 'cancelled')).toEqual([])
  // A file whose row the kill came before goes with the next start of the server.
  await product.restart()
  await checkRows(product)
})

/** Kills the server amid dry runs: one that was over before is asked for again. */
async function killChecks(product: Product, key: string, id: string): Promise<void> {
  let met = 0
  for (let tries = 0; met < kills.check; tries += 1) {
    expect(tries, 'dry runs that no kill met').toBeLessThan(kills.check * 4)
    // One that was cut off comes to its end by itself.
    await untilAny(product, ({ state }) => state !== 'checking')
    await callApi(product, key, ['POST', `/imports/${id}/check`])
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
  const rowsFile = new File([table()], 'rows.csv')
  const { id } = await callApi(product, key, ['POST', '/imports'], rowsFile)
  const scansFile = new File([new Uint8Array(await scans())], 'scans.zip')
  await callApi(product, key, ['PUT', `/imports/${id}/images`], scansFile)
  await callApi(product, key, ['PATCH', `/imports/${id}`], { updateExisting: true })
  return id
}

/** The import once it is in a state. */
async function ended(product: Product, key: string, id: string, wanted: string): Promise<unknown> {
  const look = () => callApi(product, key, ['GET', `/imports/${id}`])
  await expect.poll(async () => (await look()).state, { timeout: 240_000 }).toBe(wanted)
  return look()
}

/** Each candidate is one record with its own name and its own two images, each one version; and their files. */
async function checkRows(product: Product): Promise<void> {
  const expected: ImportedDocument[] = []
  for (let number = 1; number <= candidates; number += 1)
    for (const [kind, picture] of Object.entries(await picturesOf(number))) {
      const sha256 = createHash('sha256').update(picture).digest('hex')
      const passportNumber = tableRow(number)[0] as string
      expected.push({ passportNumber, name: nameOf(number), kind, version: 1, sha256 })
    }
  expect(importedDocumentsIn(product)).toEqual(expected)
  const doctor = await product.run(['doctor'])
  expect(doctor, doctor.stdout).toMatchObject({ code: 0 })
}
