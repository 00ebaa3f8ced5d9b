import { expect, test } from 'vitest'
import { asciiHosted, isMailAddress } from './schema.ts'

test.each([
  ['Sadia.O’x@people.example', false],
  ["sadia.o'brien+files@people.example", true],
  ['x@bücher.example', true],
  ['x@xn--bcher-kva.example', true],
  ['নাম@উদাহরণ.বাংলা', true],
  ['नाम.थर@example.भारत', true],
  ['用户@例え.jp', true],
  ['x@people.example.', false],
  ['x@people', false],
  ['x@1.2.3.4', false],
  ['x@people.example/a', false],
  ['x@people.example:25', false],
  ['x@@people.example', false],
  ['x y@people.example', false],
  ['.x@people.example', false],
  ['a@x.example, b@x.example', false],
  ['@people.example', false],
  ['people.example', false],
  ['', false],
])('%s: %s', (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne)
})

test('two writings of one host are one address', () => {
  expect(asciiHosted('X@Bücher.example')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('X@xn--bcher-kva.EXAMPLE')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('নাম@bücher.example')).toBe('নাম@xn--bcher-kva.example')
})
