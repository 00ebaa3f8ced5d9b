import { expect, test } from 'vitest'
import { asciiHosted, isMailAddress } from './mail-address.schema.ts'

test('an address is one that mail servers take, in whatever script', () => {
  const some = `sadia.o'brien+files@people.example | x@bücher.example | x@xn--bcher-kva.example | নাম@উদাহরণ.বাংলা | \
नाम.थर@example.भारत | 用户@例え.jp`
  expect(some.split(' | ').filter((text) => !isMailAddress(text))).toEqual([])
  const none = `Sadia.O’x@people.example | x@people.example. | x@people | x@1.2.3.4 | x@people.example/a | \
x@people.example:25 | x@@people.example | x y@people.example | .x@people.example | a@x.example, b@x.example | \
@people.example | people.example | `
  expect(none.split(' | ').filter(isMailAddress)).toEqual([])
})

test('two writings of one host are one address', () => {
  expect(asciiHosted('X@Bücher.example')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('X@xn--bcher-kva.EXAMPLE')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('নাম@bücher.example')).toBe('নাম@xn--bcher-kva.example')
})
