import { expect, test } from 'vitest'
import { plainForm } from './plain-text.ts'

test('a form is read with all its pairs', () => {
  expect([...plainForm('a=1&b=%E0%A6%95&a=2&c')]).toEqual([
    ['a', '1'],
    ['b', 'ক'],
    ['a', '2'],
    ['c', ''],
  ])
  expect([...plainForm('')]).toEqual([])
})

test('one with more pairs than any form has is refused', () => {
  expect(plainForm('a&'.repeat(999)).size).toBe(999)
  expect(() => plainForm('a&'.repeat(1000))).toThrow(
    expect.objectContaining({ code: 'request.unreadable' }),
  )
})
