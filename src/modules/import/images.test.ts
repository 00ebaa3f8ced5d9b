import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { Refusal } from '#platform/errors'
import { bytesOf } from '#test/candidates'
import { smallPicture, zipOf } from '#test/tables'
import { imagesAt } from './add-images.ts'
import { type ImageFile, indexImages, matchImages, type NamedImage } from './images/match-images.ts'
import { addImages } from './index.server.ts'
import { noteOfRefusal } from './notes/say.ts'
import { importGround } from './test-ground.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is taken with those below it, without what systems put there, and no link is followed', async () => {
  mkdirSync(join(folder, 'scans/AB1234567'), { recursive: true })
  writeFileSync(join(folder, 'secret.png'), 'secret')
  writeFileSync(join(folder, 'scans/AB1234567/photo.png'), 'x')
  writeFileSync(join(folder, 'scans/Thumbs.db'), 'x')
  writeFileSync(join(folder, 'scans/.hidden.png'), 'x')
  symlinkSync(join(folder, 'secret.png'), join(folder, 'scans/AB7654321 photo.png'))
  const images = await imagesAt(join(folder, 'scans'))
  expect(images.map(({ path }) => path)).toEqual(['AB1234567/photo.png'])
  await expect(imagesAt(join(folder, 'nowhere'))).rejects.toThrow(/nothing at this path/)
  symlinkSync('circle', join(folder, 'circle'))
  await expect(imagesAt(join(folder, 'circle'))).rejects.toThrow(/circle of links/)
})

test('what keeps images of this machine out has a permanent name, as all that is said of an import', async () => {
  const path = join(folder, 'nowhere')
  await expect(imagesAt(path)).rejects.toMatchObject({
    reason: { code: 'exchange.unreadImages', values: { path, problem: expect.any(String) } },
  })
  await expect(imagesAt('/dev/null')).rejects.toMatchObject({
    ...{ message: 'There is no folder and no zip at /dev/null. Check the path.' },
    reason: { code: 'exchange.noImagesAt', values: { path: '/dev/null' } },
  })
  mkdirSync(join(folder, 'going'))
  for (const name of ['a.png', 'b.png']) writeFileSync(join(folder, 'going', name), 'x')
  const going = await imagesAt(join(folder, 'going'))
  rmSync(join(folder, 'going'), { recursive: true })
  for (const image of going) {
    const error = await buffer(image.open()).catch((error: unknown) => error)
    expect(noteOfRefusal(error as Refusal)).toMatchObject({ code: 'exchange.goneImage' })
  }
  writeFileSync(join(folder, 'going'), 'no folder any more')
  await expect(buffer((going[0] as ImageFile).open())).rejects.toMatchObject({
    reason: { code: 'exchange.goneImage' },
  })
})

test('a member of a zip whose bytes are not those of its checksum is refused with a sentence, the others are not', async () => {
  // What is random is packed as it is, so one other byte unpacks well.
  const [whole, damaged] = [randomBytes(5000), randomBytes(5000)]
  const zip = await zipOf({ 'whole.png': whole, 'damaged.png': damaged })
  const at = zip.indexOf(damaged.subarray(1000, 1100))
  expect(at).toBeGreaterThan(0)
  zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
  writeFileSync(join(folder, 'scans.zip'), zip)
  const [first, second] = (await imagesAt(join(folder, 'scans.zip'))) as [ImageFile, ImageFile]
  expect(await buffer(first.open())).toEqual(whole)
  await expect(buffer(second.open())).rejects.toMatchObject({
    code: 'document.damaged',
    message: expect.stringContaining('damaged in the zip'),
  })
})

test('an empty page that an office scanner wrote without packing it is no bomb', async () => {
  const page = Buffer.alloc(8_000_000, 0xff)
  for (const name of ['page.BMP', 'page.tif']) {
    writeFileSync(join(folder, 'scans.zip'), await zipOf({ [name]: page }))
    expect(await imagesAt(join(folder, 'scans.zip'))).toMatchObject([{ bytes: 8_000_000 }])
  }
  writeFileSync(join(folder, 'scans.zip'), await zipOf({ 'page.png': page }))
  await expect(imagesAt(join(folder, 'scans.zip'))).rejects.toThrow(/far more than a scan has/)
})

test('a picture whose size lies, or that is a link, is refused alone and by a sentence', async () => {
  const whole = await smallPicture(1)
  const zip = new ZipFile()
  zip.addBuffer(whole, 'a.png', { compress: false })
  zip.addBuffer(whole, 'b.png', { compress: false })
  zip.addBuffer(whole, 'c.png')
  zip.addBuffer(Buffer.from('/etc/passwd'), 'd.png', { mode: 0o120777 })
  zip.end()
  const bytes = await buffer(zip.outputStream)
  // The size that the directory names for b and c.
  for (const name of ['b.png', 'c.png']) {
    const at = bytes.lastIndexOf(name) - 46
    bytes.writeUInt32LE(bytes.readUInt32LE(at + 24) - 1, at + 24)
  }
  writeFileSync(join(folder, 'odd.zip'), bytes)
  const said = await Promise.all(
    (await imagesAt(join(folder, 'odd.zip'))).map(async ({ path, open }) => [
      path,
      await buffer(open()).then(
        (read) => read.equals(whole),
        ({ message }) => message,
      ),
    ]),
  )
  expect(said).toEqual([
    ['a.png', true],
    ['b.png', expect.stringContaining('damaged in the zip')],
    ['c.png', expect.stringContaining('damaged in the zip')],
    ['d.png', expect.stringContaining('a link to another file')],
  ])
})

describe('which image belongs to which row', () => {
  const image = (path: string, bytes = 10) => ({ path, bytes, async *open() {} })
  const named = (name: string): NamedImage => ({
    ...{ kind: 'ticket', column: 'Ticket', name, address: name, isAddress: false },
  })
  const matched = (paths: string[], names: string[] = [], number = 'AB1234567') => {
    const index = indexImages(paths.map((path) => image(path)))
    const { images, problems } = matchImages(index, number, names.map(named), () => false)
    return {
      found: images.map(({ kind, image }) => `${kind}: ${image.path}`),
      problems: problems.map(({ message }) => message),
    }
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
    ['AB1234567', 'AB1234567jobofferletter.png', 'job-offer'],
    ['AB1234567', 'AB1234567photo2.png', 'photo'],
    ['AB1234567', 'x/ab1234567PHOTO.PNG', 'photo'],
    ['AB1234567', 'AB1234567workPermit.pdf', 'work-permit'],
    ['AB1234567', 'AB 1234567 ticket.png', 'ticket'],
    ['AB1234567', 'AB-1234567 fingerprint.png', 'fingerprint'],
    ['AB1234567', 'ab১২৩৪৫৬৭ visa.png', 'visa-paper'],
    ['123456701', '123456701photo.png', 'photo'],
    ['1234567A', '1234567Aphoto.png', 'photo'],
    ['WP1234567', 'WP1234567photo.png', 'photo'],
  ])('of %s is %s, without a sign between', (number, path, kind) => {
    const paths = ['AB1234566photo.png', path, 'AB12345678photo.png']
    expect(matched(paths, [], number)).toEqual({ found: [`${kind}: ${path}`], problems: [] })
  })

  test.each([
    ['AB1234567', 'AB12345678photo.png'],
    ['AB1234567', 'AB 1234567 8 photo.png'],
    ['AB12345', 'AB 12345 C photo.png'],
    ['AB12345', 'AB12345Cphoto.png'],
    ['AB1234567', 'AB1234567C.png'],
    ['AB1234567', 'scan AB1234567photo.png'],
    ['12345670', '123456701photo.png'],
  ])('of %s is not %s, which may be of another number', (number, path) => {
    expect(matched([path], [], number)).toEqual({ found: [], problems: [] })
  })

  test('two of one kind are told, whether a sign stands between or not', () => {
    expect(matched(['AB1234567photo.png', 'AB1234567 photo.png'])).toEqual({
      found: [],
      problems: [expect.stringMatching(/both match\. Keep one/)],
    })
  })

  test('of two that a column may mean, none is guessed', () => {
    expect(matched(['a/t.png', 'b/t.png'], ['t.png'])).toEqual({
      found: [],
      problems: [expect.stringMatching(/several files.*Name its folder/)],
    })
  })
})

const ground = await importGround('sqlite')
const importId = (await ground.upload('Passport number,Name\nZZ7000001,Rahima\n')).id
afterAll(ground.close)

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
  '%s is refused at once, and at its path, and nothing of it is kept',
  async (...one) => {
    const [name, bytes, said] = one
    const adding = addImages(ground.amina, { importId, name, source: bytesOf(bytes) })
    const message = expect.stringMatching(said)
    await expect(adding).rejects.toMatchObject({ code: 'import.images_unreadable', message })
    expect((await ground.describe(importId)).images).toBe(0)
    writeFileSync(join(folder, name), bytes)
    await expect(imagesAt(join(folder, name))).rejects.toThrow(said)
  },
)

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

test.each([
  'Rahima_EK0011221_photo.jpg',
  'photo-EK0011221.jpg',
  'photoEK0011221.jpg',
  '12. Rahima Khatun (EK 0011221) photo.jpg',
  '12. Rahima Khatun EK0011221/photo.jpg',
  'March/Rahima EK-0011221/photo 1.jpg',
  'Photos/EK0011221.jpg',
  'EK0011221/photo/scan 001.jpg',
])('the number is found wherever it stands: %s', (path) => {
  const others = ['EK00112211 photo.jpg', 'XEK0011221X photo.jpg', 'EK0011222/photo.jpg']
  const image = (at: string): ImageFile => ({ path: at, bytes: 1, open: async function* () {} })
  const index = indexImages([path, ...others].map(image))
  const { images, problems } = matchImages(index, 'EK0011221', [], () => false)
  expect(problems).toEqual([])
  expect(images.map(({ kind, image: { path } }) => [kind, path])).toEqual([['photo', path]])
})
