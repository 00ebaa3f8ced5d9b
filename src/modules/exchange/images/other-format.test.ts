import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bytesOf } from '#test/candidates'
import { zipOf } from '#test/tables'
import { importGround } from '../import/test-ground.ts'
import { addImages } from '../index.server.ts'
import { imagesAt } from './add-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-formats-'))

const ground = await importGround('sqlite')
const importId = (await ground.upload('Passport number,Name\nZZ7000001,Rahima\n')).id
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await ground.close()
})

const x = Buffer.from('x')
const inner = await zipOf({ 'ZZ7000001 photo.png': x })
const word = await zipOf({ '[Content_Types].xml': x, 'word/document.xml': x })
const tar = Buffer.alloc(1024)
tar.write('ustar', 257)
const archive = /cannot open RAR, 7z or a zip in several parts/
const document = /not a scan/
const refused: [name: string, bytes: Buffer, said: RegExp][] = [
  ['scans.rar', Buffer.from('526172211a0701003392b5e50a01', 'hex'), archive],
  ['scans.7z', Buffer.from('377abcaf271c0004', 'hex'), archive],
  ['scans.tar', tar, archive],
  ['scans.tar.gz', Buffer.from('1f8b0800000000000003', 'hex'), archive],
  ['scans.zip.001', Buffer.from('504b0708504b0304', 'hex'), archive],
  ['ZZ7000001 photo.docx', word, document],
  ['ZZ7000001 photo.doc', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), document],
  ['ZZ7000001.rtf', Buffer.from('{\\rtf1 photo}'), document],
  ['scans.zip', await zipOf({ 'photo.png': x, 'more/inner.zip': inner }), /“more\/inner.zip” is/],
  ['scans.zip', await zipOf({ ZZ7000001: Buffer.from('526172211a0700', 'hex') }), /“ZZ7000001” is/],
]

test.each(refused)(
  '%s is refused at once, and nothing of it is kept',
  async (name, bytes, said) => {
    const source = bytesOf(bytes)
    await expect(addImages(ground.amina, { importId, name, source })).rejects.toMatchObject({
      code: 'import.images_unreadable',
      message: expect.stringMatching(said),
    })
    expect((await ground.describe(importId)).images).toBe(0)
  },
)

test.each(refused)('%s is refused at its path, too', async (name, bytes, said) => {
  writeFileSync(join(folder, name), bytes)
  await expect(imagesAt(join(folder, name))).rejects.toThrow(said)
})

test('an archive in a folder is named', async () => {
  mkdirSync(join(folder, 'all/march'), { recursive: true })
  writeFileSync(join(folder, 'all/march/scans.zip'), inner)
  await expect(imagesAt(join(folder, 'all'))).rejects.toThrow(/“march\/scans.zip” is an archive/)
})

test('a table beside the scans keeps no zip out, and what nobody recognises is judged with its row', async () => {
  const files = {
    'list.xlsx': word,
    'ZZ7000001 photo.png': x,
    ZZ7000001: Buffer.from('no picture'),
  }
  const source = bytesOf(await zipOf(files))
  expect(await addImages(ground.amina, { importId, name: 'a.zip', source })).toMatchObject({
    images: 3,
  })
})
