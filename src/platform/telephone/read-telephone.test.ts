import { expect, test } from 'vitest'
import { readTelephone } from './read-telephone.ts'

test.each([
  ['+880 1711-123456', 'BD', '+8801711123456'],
  ['০১৭১১ ১২৩৪৫৬', 'BD', '+8801711123456'],
  ['(02) 987.65.43', 'BD', '+88029876543'],
  ['030/1234567', 'DE', '+49301234567'],
  ['0049 30 / 1234567', 'DE', '+49301234567'],
])('%s of %s is %s', (typed, country, number) => {
  expect(readTelephone(typed, country)).toBe(number)
})

test.each([
  // Joined or cut off, some of these would be numbers that can be called.
  ...['02-9876543 / 44', '02-9876543/44', '02-9876543\n44', '01711123456, 7', '01711123456;ext=12'],
  ...['+880 1711 123456 ext 12', '01711123456 x2', '01711123456 (2)', '01711123456#7'],
  ...['+8801711123456 / +8801811123456', '01711123456 or 01811123456', '01711123456\n01811123456'],
  ...['01711123456,01811123456', '01711-123456; 01811-123456', '01711123456 and 01811123456'],
  ...['01711123456 01811123456', '+8801711123456+8801811123456', '01711123456 বা 01811123456'],
])('of more than one number none is taken: %j', (typed) => {
  expect(readTelephone(typed, 'BD')).toBeNull()
})

test.each([
  ['0501234567', 'BD', 'SA'],
  ['9841234567', 'BD', 'NP'],
  ['98412 34567', 'BD', 'IN'],
])('%s is no number of %s, so it is not made one', (typed, home, abroad) => {
  expect(readTelephone(typed, home)).toBeNull()
  expect(readTelephone(typed, abroad)).toMatch(/^\+/)
})
