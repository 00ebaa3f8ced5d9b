import { expect, test } from 'vitest'
import { momentOf } from '../ui/times.ts'
import { words as bengali } from '../words/bn/record.ts'
import { recordWords } from '../words/en/record.ts'
import { sizeOf, statusOf } from './version-words.ts'

const words = recordWords.versions
const status = (one: Parameters<typeof statusOf>[0]) => statusOf(one, words, momentOf)

const scan = (changes: object) =>
  ({
    ...{ mediaType: 'image/png', pages: 1, bytes: 2048, supersededAt: null, removedAt: null },
    ...changes,
  }) as Parameters<typeof statusOf>[0]

test('what became of a scan, taking off before replacing', () => {
  expect(status(scan({}))).toBe('Current')
  expect(status(scan({ supersededAt: '2026-11-20T09:00:00.000Z' }))).toMatch(/^Replaced /)
  const removed = scan({ removedAt: '2026-11-20T09:00:00.000Z' })
  expect(status(removed)).toMatch(/^Taken off /)
})

test.each([
  [{ bytes: 10 }, 'PNG, 1 KiB'],
  [{ mediaType: 'application/pdf', pages: 3, bytes: 1_300_000 }, 'PDF, 3 pages, 1.2 MiB'],
])('%o is told as people count', (changes, told) => {
  expect(sizeOf(scan(changes), words)).toBe(told)
})

test('a size is told in Bengali digits', () => {
  const large = scan({ mediaType: 'application/pdf', pages: 3, bytes: 1_300_000 })
  expect(sizeOf(large, bengali.versions)).toBe('PDF, ৩ পাতা, ১.২ MiB')
})
