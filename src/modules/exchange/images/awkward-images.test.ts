import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { zipOf } from '#test/tables'
import type { ImageFile } from './image-source.ts'
import { imagesAt } from './local-images.ts'
import { indexImages, matchImages, type NamedImage } from './match-images.ts'
import { imagesInZip } from './zip-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (zip: Buffer) =>
  imagesInZip({
    bytes: zip.length,
    async *read(start, end) {
      yield zip.subarray(start, end)
    },
  })

/** The zip with other bytes at every place where these stand, such as a name or a flag. */
function replaced(zip: Buffer, from: string | Buffer, to: string | Buffer): Buffer {
  const [old, next] = [Buffer.from(from), Buffer.from(to)]
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf(old); at >= 0; at = changed.indexOf(old, at + 1))
    next.copy(changed, at)
  return changed
}

const plain = await zipOf({ 'AB1234567 photo.png': Buffer.from('x') })
/** Both headers of an entry have the flags at the same distance from their end of "made by". */
const encrypted = Buffer.from(plain)
encrypted.writeUInt16LE(encrypted.readUInt16LE(6) | 1, 6)
const central = plain.indexOf(Buffer.from('504b0102', 'hex'))
encrypted.writeUInt16LE(encrypted.readUInt16LE(central + 8) | 1, central + 8)
const bomb = await zipOf({ 'AB1234567 photo.png': Buffer.alloc(14 * 1024 * 1024) })

describe('a zip that must not be taken ends in a sentence', () => {
  test.each([
    [
      'that leaves its folder',
      replaced(plain, 'AB1234567 photo.png', '../../../etc/passwd'),
      /leaves its own folder/,
    ],
    [
      'with an absolute path',
      replaced(plain, 'AB1234567 photo.png', '/etc/cron.d/candor1'),
      /leaves its own folder/,
    ],
    [
      'with a drive',
      replaced(plain, 'AB1234567 photo.png', 'C:/Windows/candor.p'),
      /leaves its own folder/,
    ],
    ['with a password', encrypted, /password.*without one/],
    ['that is a bomb', bomb, /far more than a scan has/],
    ['that is cut off', plain.subarray(0, plain.length - 30), /damaged or cut off/],
    ['that is none', randomBytes(400), /damaged or cut off/],
  ])('%s', async (_, zip, sentence) => {
    const error = await read(zip).catch((error: unknown) => error)
    expect(error).toMatchObject({
      code: 'import.images_unreadable',
      message: expect.stringMatching(sentence),
    })
  })
})

test('an image that is damaged within a zip is a damaged image, and the others are read', async () => {
  const zip = await zipOf({ 'a.png': Buffer.from('x'.repeat(500)), 'b.png': Buffer.from('whole') })
  const packed = deflateRawSync(Buffer.from('x'.repeat(500)))
  const broken = replaced(zip, packed.subarray(0, 4), Buffer.from([0xff, 0xff, 0xff, 0xff]))
  const images = await read(broken)
  const bytesOf = (index: number) => buffer((images[index] as ImageFile).open())
  await expect(bytesOf(0)).rejects.toMatchObject({ code: 'document.damaged' })
  expect(String(await bytesOf(1))).toBe('whole')
})

test('a folder is taken with those below it, without what systems put there, and no link is followed', async () => {
  mkdirSync(join(folder, 'scans/AB1234567'), { recursive: true })
  writeFileSync(join(folder, 'secret.png'), 'secret')
  writeFileSync(join(folder, 'scans/AB1234567/photo.png'), 'x')
  writeFileSync(join(folder, 'scans/Thumbs.db'), 'x')
  writeFileSync(join(folder, 'scans/.hidden.png'), 'x')
  symlinkSync(join(folder, 'secret.png'), join(folder, 'scans/AB7654321 photo.png'))
  const images = await imagesAt(join(folder, 'scans'))
  expect(images.map(({ path }) => path)).toEqual(['AB1234567/photo.png'])
  await expect(imagesAt(join(folder, 'nowhere'))).rejects.toThrow(/Check the path/)
})

describe('which image belongs to which row', () => {
  const image = (path: string, bytes = 10) => ({ path, bytes, async *open() {} })
  const named = (name: string): NamedImage => ({
    ...{ kind: 'ticket', column: 'Ticket', name, address: name, isAddress: false },
  })
  const matched = (paths: string[], names: string[] = []) => {
    const index = indexImages(paths.map((path) => image(path)))
    const { images, problems } = matchImages(index, 'AB1234567', names.map(named))
    return { found: images.map(({ kind, image }) => `${kind}: ${image.path}`), problems }
  }

  test('by name, by folder, by column, whatever the case', () => {
    const paths = [
      'AB1234567_photo.JPG',
      'x/ab1234567/Work Permit.pdf',
      'T1.png',
      'AB12345678 visa.png',
    ]
    expect(matched(paths, ['t1.PNG'])).toEqual({
      found: [
        'ticket: T1.png',
        'photo: AB1234567_photo.JPG',
        'work-permit: x/ab1234567/Work Permit.pdf',
      ],
      problems: [],
    })
  })

  test.each([
    [
      'the same image twice',
      ['a/AB1234567 photo.png', 'b/AB1234567 photo.png'],
      [],
      /both called so\. Keep one/,
    ],
    ['a name that is no paper', ['AB1234567 scan.png'], [], /which paper it is\. Name it/],
    ['a file that is not there', [], ['t.png'], /no file “t.png”.*Add it/],
    ['two of that name', ['a/t.png', 'b/t.png'], ['t.png'], /several files.*Name its folder/],
  ])('%s is reported, not guessed', (_, paths, names, sentence) => {
    expect(matched(paths, names)).toEqual({
      found: [],
      problems: [expect.stringMatching(sentence)],
    })
  })

  test('an image that is too large is reported before anything of it is read', () => {
    const index = indexImages([image('AB1234567 photo.png', 16 * 1024 * 1024)])
    expect(matchImages(index, 'AB1234567', [])).toMatchObject({
      images: [],
      problems: [expect.stringMatching(/larger than 15 MiB/)],
    })
  })
})
