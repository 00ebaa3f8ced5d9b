import { describe, expect, test } from 'vitest'
import { documentKindNames, uploadBytes } from '#modules/documents/schema'
import {
  newPaper,
  type Paper,
  paperReducer,
  papersFrom,
  problemOf,
  waitingPapers,
} from './papers.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const kindsOf = (papers: Paper[]) => papers.map(({ file: { name }, kind }) => [name, kind])

describe('files of a form', () => {
  test('a drop never takes the place of a file that is in its slot already', () => {
    const present = [newPaper(file('old visa.jpg'), 'visa-paper')]
    const added = papersFrom([file('visa.jpg'), file('photo.jpg')], documentKindNames, present)
    const papers = paperReducer(present, { type: 'added', papers: added })
    expect(kindsOf(papers)).toEqual([
      ['old visa.jpg', 'visa-paper'],
      ['visa.jpg', null],
      ['photo.jpg', 'photo'],
    ])
  })

  test('choosing a file at a slot replaces the one that is there', () => {
    const papers = paperReducer([newPaper(file('a.jpg'), 'photo')], {
      type: 'added',
      papers: [newPaper(file('b.jpg'), 'photo')],
    })
    expect(kindsOf(papers)).toEqual([['b.jpg', 'photo']])
  })

  test('assigning by hand sends the earlier file back to the tray', () => {
    const [first, second] = [newPaper(file('a.jpg'), 'photo'), newPaper(file('b.jpg'), null)]
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

  test('a failure of one file leaves the others as they are', () => {
    const papers = [newPaper(file('a.jpg'), 'photo'), newPaper(file('b.jpg'), 'lmia')]
    const after = paperReducer(papers, {
      type: 'failed',
      key: papers[0]?.key as string,
      problem: 'No.',
      isRefused: true,
    })
    expect(after[0]).toMatchObject({ status: 'failed', problem: 'No.' })
    expect(after[1]).toBe(papers[1])
  })

  test('only sorted files that nothing speaks against are uploaded', () => {
    const papers = [
      newPaper(file('a.jpg'), 'photo'),
      newPaper(file('b.jpg'), null),
      newPaper(file('c.jpg', 0), 'lmia'),
    ]
    expect(waitingPapers(papers).map(({ kind }) => kind)).toEqual(['photo'])
  })

  test('a broken connection is tried again, a refusal is not', () => {
    const papers = [newPaper(file('a.jpg'), 'photo'), newPaper(file('b.jpg'), 'lmia')]
    const [first, second] = papers.map(({ key }) => key) as [string, string]
    const after = [
      { type: 'failed', key: first, problem: 'Try again.', isRefused: false } as const,
      { type: 'failed', key: second, problem: 'Not a picture.', isRefused: true } as const,
    ].reduce(paperReducer, papers)
    expect(waitingPapers(after).map(({ key }) => key)).toEqual([first])
  })

  test('15 MiB pass, one byte more is refused with a sentence', () => {
    expect(problemOf({ size: uploadBytes })).toBeNull()
    expect(problemOf({ size: uploadBytes + 1 })).toContain('at most 15 MiB')
    expect(problemOf({ size: 0 })).toContain('empty')
  })
})
