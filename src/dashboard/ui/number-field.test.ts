import { expect, test } from 'vitest'
import { wholeDigits } from './number-field.tsx'

test('a number is read in the digits of whoever types it, and nothing else becomes one', () => {
  const read = ['30', '৩০', '३०', '٣٠', '1,000', ' 7 ', '', '1.5', '-3', '12 days', '1234567890']
  expect(read.map(wholeDigits)).toEqual([
    ...['30', '30', '30', '30', '1000', '7', ''],
    ...[null, null, null, null],
  ])
})
