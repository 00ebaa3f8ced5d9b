import { expect, test } from 'vitest'
import { sizeOf, statusOf } from './version-words.ts'

const scan = (changes: object) =>
  ({
    ...{ mediaType: 'image/png', pages: 1, bytes: 2048, supersededAt: null, removedAt: null },
    ...changes,
  }) as Parameters<typeof statusOf>[0]

test('what became of a scan, taking off before replacing', () => {
  expect(statusOf(scan({}))).toBe('Current')
  expect(statusOf(scan({ supersededAt: '2026-11-20T09:00:00.000Z' }))).toMatch(/^Replaced /)
  const removed = scan({ removedAt: '2026-11-20T09:00:00.000Z' })
  expect(statusOf(removed)).toMatch(/^Taken off /)
})

test.each([
  [{ bytes: 10 }, 'PNG, 1 KiB'],
  [{ mediaType: 'application/pdf', pages: 3, bytes: 1_300_000 }, 'PDF, 3 pages, 1.2 MiB'],
])('%o is told as people count', (changes, words) => {
  expect(sizeOf(scan(changes))).toBe(words)
})
