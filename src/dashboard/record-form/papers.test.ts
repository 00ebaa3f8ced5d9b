import { describe, expect, test } from 'vitest'
import { documentKindNames, uploadBytes } from '#modules/documents/schema'
import { untouched } from './adjust/geometry.ts'
import { keptPapers } from './draft-store.ts'
import {
  adjustedPaper,
  newPaper,
  type Paper,
  paperReducer,
  problemOf,
  restoredPaper,
  unadjustedPaper,
  waitingPapers,
} from './papers.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const file = (name: string, content: BlobPart = jpeg) => new File([content], name)
const drop = async (present: Paper[], ...files: File[]) =>
  paperReducer(present, {
    type: 'dropped',
    papers: await Promise.all(files.map((one) => newPaper(one))),
    kinds: documentKindNames,
  })
const kindsOf = (papers: Paper[]) => papers.map(({ file: { name }, kind }) => [name, kind])

describe('files of a form', () => {
  test('a drop never takes the place of a file that is in its slot already', async () => {
    const present = [await newPaper(file('old visa.jpg'), 'visa-paper')]
    const papers = await drop(present, file('visa.jpg'), file('photo.jpg'))
    expect(kindsOf(papers)).toEqual([
      ['old visa.jpg', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
  })

  test('choosing a file at a slot replaces the one that is there', async () => {
    const papers = paperReducer([await newPaper(file('a.jpg'), 'photo')], {
      type: 'chosen',
      paper: await newPaper(file('b.jpg'), 'photo'),
    })
    expect(kindsOf(papers)).toEqual([['b.jpg', 'photo']])
  })

  test('assigning by hand sends the earlier file back to the tray', async () => {
    const [first, second] = [
      await newPaper(file('a.jpg'), 'photo'),
      await newPaper(file('b.jpg'), null),
    ]
    const papers = paperReducer([first, second], {
      type: 'assigned',
      key: second.key,
      kind: 'photo',
    })
    expect(kindsOf(papers)).toEqual([
      ['a.jpg', null],
      ['b.jpg', 'photo'],
    ])
  })

  test('an adjusted picture takes the place of its original, as another upload', async () => {
    const original = file('a.jpg')
    const chosen = await newPaper(original, 'photo')
    const adjusted = { original, key: chosen.key, how: { ...untouched, quarters: 1 } }
    const paper = await adjustedPaper(chosen, file('a.jpg', jpeg), adjusted)
    const papers = paperReducer([chosen], { type: 'adjusted', key: chosen.key, paper })
    expect(papers).toEqual([paper])
    expect(paper).toMatchObject({ kind: 'photo', status: 'chosen', adjusted })
    expect(paper.key).not.toBe(chosen.key)
    expect(keptPapers(papers).map(restoredPaper)[0]?.adjusted).toBe(adjusted)
    const uploaded = paperReducer(papers, { type: 'uploaded', key: paper.key })
    expect(uploaded[0]?.adjusted).toBeUndefined()
  })

  test('undoing brings the original back, with what spoke against it and under its key', async () => {
    const original = file('a.jpg', 'no picture')
    const chosen = await newPaper(original, 'photo')
    const adjusted = { original, key: chosen.key, how: untouched }
    const better = await adjustedPaper(chosen, file('a.jpg'), adjusted)
    expect(better.problem).toBeNull()
    expect(await unadjustedPaper(better, adjusted)).toEqual(chosen)
  })

  test('a failure of one file leaves the others as they are', async () => {
    const papers = [await newPaper(file('a.jpg'), 'photo'), await newPaper(file('b.jpg'), 'lmia')]
    const after = paperReducer(papers, {
      type: 'failed',
      key: papers[0]?.key as string,
      problem: 'No.',
      isRefused: true,
    })
    expect(after[0]).toMatchObject({ status: 'failed', problem: 'No.' })
    expect(after[1]).toBe(papers[1])
  })

  test('only sorted files that nothing speaks against are uploaded', async () => {
    const papers = [
      await newPaper(file('a.jpg'), 'photo'),
      await newPaper(file('b.jpg'), null),
      await newPaper(file('c.jpg', ''), 'lmia'),
    ]
    expect(waitingPapers(papers).map(({ kind }) => kind)).toEqual(['photo'])
  })

  test('a broken connection is tried again, a refusal is not', async () => {
    const papers = [await newPaper(file('a.jpg'), 'photo'), await newPaper(file('b.jpg'), 'lmia')]
    const [first, second] = papers.map(({ key }) => key) as [string, string]
    const after = [
      { type: 'failed', key: first, problem: 'Try again.', isRefused: false } as const,
      { type: 'failed', key: second, problem: 'Not a picture.', isRefused: true } as const,
    ].reduce(paperReducer, papers)
    expect(waitingPapers(after).map(({ key }) => key)).toEqual([first])
  })

  test('a file that is refused takes the slot of no good one, whichever came first', async () => {
    const papers = await drop(
      [],
      file('visa.jpg', 'a text'),
      file('visa.png'),
      file('photo.jpg', ''),
    )
    expect(kindsOf(papers)).toEqual([
      ['visa.png', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
    const after = await drop(papers, file('photo 2.jpg'))
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

  test.each([
    ['a text', 'hello'],
    ['a page', '<!doctype html>'],
  ])('%s under the name of a picture is told at once', async (_, content) => {
    expect(await problemOf(file('visa.jpg', content))).toContain('is not a JPEG, PNG, WebP or PDF')
  })

  test('a HEIC is told with the way to make it one', async () => {
    const problem = await problemOf(file('IMG_1.jpg', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'))
    expect(problem).toContain('Settings > Camera > Formats > Most Compatible')
  })

  test.each([
    ['PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa])],
    ['WebP', 'RIFF\n\n\n\nWEBPVP8 '],
    ['PDF behind other bytes', `\n${'x'.repeat(900)}%PDF-1.7`],
  ])('a %s passes', async (_, content) => {
    expect(await problemOf(file('paper', content))).toBeNull()
  })
})
