import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { sheetRow, workbookOf } from '#test/workbooks'
import { outcomeTable } from './outcome-table.ts'
import { isFault, type Outcome, sendFiles } from './send-files.ts'

const rows = `<sheetData>${sheetRow(1, ['Passport number', 'Name'])}${sheetRow(2, ['AB1', 'Rahima'])}</sheetData>`

let product: Product
let folder: string
let key: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-corpora-'))
  mkdirSync(join(folder, 'deep/er'), { recursive: true })
  const photo = await phonePhotoJpeg({ width: 400, height: 300 })
  writeFileSync(join(folder, 'a photo.jpg'), photo)
  writeFileSync(join(folder, 'cut.jpg'), photo.subarray(0, photo.length / 2))
  writeFileSync(join(folder, 'deep/er/paper.txt'), await documentPng())
  writeFileSync(join(folder, 'empty.png'), '')
  writeFileSync(join(folder, 'table.xlsx'), await workbookOf(rows))
  writeFileSync(join(folder, 'words.pdf'), 'These are words.')
  writeFileSync(join(folder, 'words.xlsx'), 'PK\u0003\u0004')
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  key = await apiKey(product, 'admin')
})
afterAll(async () => {
  await product?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function sent(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for await (const outcome of sendFiles(product, { folder, key })) outcomes.push(outcome)
  return outcomes
}
const endsOf = (outcomes: readonly Outcome[]) =>
  Object.fromEntries(outcomes.map(({ path, end }) => [path, end]))

test('every file below the folder is taken, or refused with a sentence', async () => {
  const outcomes = await sent()
  expect(endsOf(outcomes)).toEqual({
    'a photo.jpg': 'accepted',
    'cut.jpg': 'refused',
    'deep/er/paper.txt': 'accepted',
    'empty.png': 'refused',
    'table.xlsx': 'accepted',
    'words.pdf': 'refused',
    'words.xlsx': 'refused',
  })
  for (const { end, sentence } of outcomes) expect(sentence !== '').toBe(end === 'refused')
  expect(outcomes.some(isFault)).toBe(false)
  expect(outcomeTable(outcomes)).toMatch(/^ {6}3 +\d+ ms {2}accepted$/m)
})

test('a server that ended is told as a crash, and the next file goes to one that was started again', async () => {
  const ends: string[] = []
  for await (const { end } of sendFiles(product, { folder, key })) {
    ends.push(end)
    if (ends.length === 1) await product.kill()
  }
  expect(ends).toEqual([
    ...['accepted', 'crashed', 'accepted', 'refused'],
    ...['accepted', 'refused', 'refused'],
  ])
})

test('no answer in time is told as such', async () => {
  const first = await sendFiles(product, { folder, key }, 0).next()
  expect(first.value).toMatchObject({ path: 'a photo.jpg', end: 'hung' })
})
