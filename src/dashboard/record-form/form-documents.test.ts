import { describe, expect, test } from 'vitest'
import { documentKindNames, uploadBytes } from '#modules/documents/schema'
import { untouched } from './adjust/geometry.ts'
import { keptDocuments } from './draft-store.ts'
import {
  adjustedDocument,
  documentReducer,
  type FormDocument,
  newDocument,
  problemOf,
  restoredDocument,
  unadjustedDocument,
  unsortedIn,
  waitingDocuments,
  withHandedIn,
} from './form-documents.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const file = (name: string, content: BlobPart = jpeg) => new File([content], name)
const drop = async (present: FormDocument[], ...files: File[]) =>
  documentReducer(present, {
    type: 'dropped',
    documents: await Promise.all(files.map((one) => newDocument(one))),
    kinds: documentKindNames,
  })
/** Two files that are there: a photo, and another of this kind. */
async function photoAnd(kind: 'lmia' | null) {
  const documents = [
    await newDocument(file('a.jpg'), 'photo'),
    await newDocument(file('b.jpg'), kind),
  ] as const
  return { documents: [...documents], first: documents[0].key, second: documents[1].key }
}
const kindsOf = (documents: FormDocument[]) =>
  documents.map(({ file: { name }, kind }) => [name, kind])

describe('files of a form', () => {
  test('a drop never takes the place of a file that is in its slot already', async () => {
    const present = [await newDocument(file('old visa.jpg'), 'visa-paper')]
    const documents = await drop(present, file('visa.jpg'), file('photo.jpg'))
    expect(kindsOf(documents)).toEqual([
      ['old visa.jpg', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
  })

  test('choosing a file at a slot replaces the one that is there', async () => {
    const documents = documentReducer([await newDocument(file('a.jpg'), 'photo')], {
      type: 'chosen',
      document: await newDocument(file('b.jpg'), 'photo'),
    })
    expect(kindsOf(documents)).toEqual([['b.jpg', 'photo']])
  })

  test('assigning by hand sends the earlier file back to the tray', async () => {
    const { documents, second: key } = await photoAnd(null)
    const assigned = documentReducer(documents, { type: 'assigned', key, kind: 'photo' })
    expect(kindsOf(assigned)).toEqual([
      ['a.jpg', null],
      ['b.jpg', 'photo'],
    ])
  })

  test('a file of a kind without a slot is sorted and sent like others; a closed slot takes none', async () => {
    const kinds = withHandedIn(['photo'], ['photo', 'medical'])
    const names = ['job offer.jpg', 'medical.jpg', 'a.jpg']
    const documents = documentReducer([], {
      type: 'dropped',
      documents: await Promise.all(names.map((name) => newDocument(file(name)))),
      kinds,
    })
    expect(waitingDocuments(documents).map(({ kind }) => kind)).toEqual(['job-offer'])
    expect(unsortedIn(documents).map((one) => one.file.name)).toEqual(['medical.jpg', 'a.jpg'])
  })

  test('an adjusted picture takes the place of its original, as another upload', async () => {
    const original = file('a.jpg')
    const chosen = await newDocument(original, 'photo')
    const adjusted = { original, key: chosen.key, how: { ...untouched, quarters: 1 } }
    const document = await adjustedDocument(chosen, file('a.jpg', jpeg), adjusted)
    const documents = documentReducer([chosen], {
      type: 'adjusted',
      key: chosen.key,
      document,
    })
    expect(documents).toEqual([document])
    expect(document).toMatchObject({ kind: 'photo', status: 'chosen', adjusted })
    expect(document.key).not.toBe(chosen.key)
    expect(keptDocuments(documents).map(restoredDocument)[0]?.adjusted).toBe(adjusted)
    const uploaded = documentReducer(documents, { type: 'uploaded', key: document.key })
    expect(uploaded[0]?.adjusted).toBeUndefined()
  })

  test('undoing brings the original back, with what spoke against it and under its key', async () => {
    const original = file('a.jpg', 'no picture')
    const chosen = await newDocument(original, 'photo')
    const adjusted = { original, key: chosen.key, how: untouched }
    const better = await adjustedDocument(chosen, file('a.jpg'), adjusted)
    expect(better.problem).toBeNull()
    expect(await unadjustedDocument(better, adjusted)).toEqual(chosen)
  })

  test('only sorted files that nothing speaks against are uploaded', async () => {
    const { documents } = await photoAnd(null)
    const all = [...documents, await newDocument(file('c.jpg', ''), 'lmia')]
    expect(waitingDocuments(all).map(({ kind }) => kind)).toEqual(['photo'])
  })

  test('a failure leaves the others as they are; a broken connection is tried again, a refusal is not', async () => {
    const { documents, first, second } = await photoAnd('lmia')
    const [broken, refused] = [
      { type: 'failed', key: first, problem: 'Try again.', isRefused: false },
      { type: 'failed', key: second, problem: 'Not a picture.', isRefused: true },
    ] as const
    const after = documentReducer(documents, broken)
    expect(after[0]).toMatchObject({ status: 'failed', problem: 'Try again.' })
    expect(after[1]).toBe(documents[1])
    expect(waitingDocuments(documentReducer(after, refused)).map(({ key }) => key)).toEqual([first])
  })

  test('a file that is refused takes the slot of no good one, whichever came first', async () => {
    const documents = await drop(
      [],
      file('visa.jpg', 'a text'),
      file('visa.png'),
      file('photo.jpg', ''),
    )
    expect(kindsOf(documents)).toEqual([
      ['visa.png', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
    const after = await drop(documents, file('photo 2.jpg'))
    expect(kindsOf(after)).toContainEqual(['photo 2.jpg', 'photo'])
    expect(after.map((one) => one.file.name)).not.toContain('photo.jpg')
  })

  test('15 MiB pass, one byte more is refused with a sentence', async () => {
    const rest = new Uint8Array(uploadBytes - jpeg.length)
    expect(await problemOf(new Blob([jpeg, rest]))).toBeNull()
    expect(await problemOf(new Blob([jpeg, rest, 'x']))).toContain('at most 15 MiB')
    const photo = new Blob([jpeg, rest, 'x'], { type: 'image/jpeg' })
    expect(await problemOf(photo)).toContain('Press “Adjust” to make it smaller')
    expect(await problemOf(new Blob([]))).toContain('empty')
  })

  test('what is no picture is told at once, under whatever name, and what may be one passes', async () => {
    for (const content of ['hello', '<!doctype html>'])
      expect(await problemOf(file('visa.jpg', content))).toContain(
        'is not a JPEG, PNG, WebP, HEIC, TIFF, BMP or PDF',
      )
    for (const content of [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]),
      '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic',
      'RIFF\n\n\n\nWEBPVP8 ',
      `\n${'x'.repeat(900)}%PDF-1.7`,
    ])
      expect(await problemOf(file('paper', content))).toBeNull()
  })
})
