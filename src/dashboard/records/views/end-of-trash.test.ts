import { expect, test } from 'vitest'
import { trashWords } from '../../words/en/trash.ts'
import { endOfTrash, timeLeft } from './end-of-trash.ts'

test('the trash keeps a record for as many days as the settings say', () => {
  expect(endOfTrash('2026-01-15T10:30:00.000Z', 30)).toBe('2026-02-14T10:30:00.000Z')
  expect(endOfTrash('2026-01-15T10:30:00.000Z', 7)).toBe('2026-01-22T10:30:00.000Z')
})

test.each([
  ['2026-01-15T10:30:00.000Z', '30 days left'],
  ['2026-01-15T10:31:00.000Z', '30 days left'],
  ['2026-01-16T10:31:00.000Z', '29 days left'],
  ['2026-02-12T22:30:00.000Z', '2 days left'],
  ['2026-02-13T10:30:00.000Z', '1 day left'],
  ['2026-02-13T10:31:00.000Z', 'Less than a day left'],
  ['2026-02-14T00:00:00.000Z', 'Less than a day left'],
  [
    '2026-02-14T10:30:00.000Z',
    'Time is up. It is removed soon, unless an original is still in the office',
  ],
])('at %s: %s', (now, words) => {
  const left = timeLeft('2026-01-15T10:30:00.000Z', 30, Date.parse(now), trashWords.left)
  expect(left).toBe(words)
})
