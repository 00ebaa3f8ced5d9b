import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callAboutRecord, callApi } from '#test/call-api'
import { importedDocumentsIn, liveRecordsIn } from '#test/database-file'
import { installed } from '#test/installed'
import { isKilled, killAt, killable } from '#test/killed-at'
import { apiKey, headKept, startProduct } from '#test/product'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'

const product = await installed(startProduct({ env: killable }))
const key = await apiKey(product, 'admin', 'candidates')
await headKept(product)

/** Kills the import of a candidate by the command when the photo is on file, and before the row is through. */
async function killAfterPhoto(number: number): Promise<string> {
  const rows = join(product.dataFolder, `${number}.csv`)
  const scans = join(product.dataFolder, `${number}.zip`)
  const [passport] = tableRow(number)
  writeFileSync(rows, csvOf([tableRow(number)]))
  writeFileSync(scans, await zipOf({ [`${passport} photo.png`]: await smallPicture(number) }))
  killAt('rm .*/\\.temporary/', { follows: 'link .*/originals/' })
  await product.run(['import', rows, '--images', scans])
  expect(isKilled()).toBe(true)
  const documents = importedDocumentsIn(product).filter((one) => one.passportNumber === passport)
  expect(documents).toMatchObject([{ kind: 'photo', version: 1 }])
  const { imports } = await callApi(product, key, ['GET', '/imports'])
  return imports.find(({ state }: { state: string }) => state === 'running').id
}

/** Ends an import that nobody goes on with, takes it back, and returns the counts. */
async function takeBack(id: string) {
  await callApi(product, key, ['POST', `/imports/${id}/cancel`])
  await callApi(product, key, ['POST', `/imports/${id}/undo`])
  const look = () => callApi(product, key, ['GET', `/imports/${id}`])
  await expect.poll(async () => (await look()).state, { timeout: 30_000 }).toBe('undone')
  return (await look()).counts
}

test('the record of a row that a kill cut off after its photo is taken back with the import', async () => {
  expect(await takeBack(await killAfterPhoto(1))).toMatchObject({ undone: 1, left: 0 })
  expect(liveRecordsIn(product)).toBe(0)
})

test('and it stays where somebody has changed it since', async () => {
  const id = await killAfterPhoto(2)
  const { records } = await callApi(product, key, ['GET', '/records'])
  await callAboutRecord(product, key, records[0].id, ['PATCH', ''], { name: 'Salma Akter' })
  expect(await takeBack(id)).toMatchObject({ undone: 0, left: 1 })
  expect(liveRecordsIn(product)).toBe(1)
})
