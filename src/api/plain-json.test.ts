import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainJson, plainText } from './plain-text.ts'

test.each([
  ['"Rahima\\u0000 Khatun"', 'Rahima Khatun'],
  ['"\\ud83d\\ude00"', '😀'],
  ['"\\ud83d"', '\ufffd'],
  ['"\\ude00 \\ud83d\\u0041"', '\ufffd \ufffdA'],
  ['"\\\\u0000"', '\\u0000'],
  ['{"a\\u0000b": ["\\ud800"]}', { ab: ['\ufffd'] }],
])('%s', (json, value) => {
  expect(plainJson(json)).toEqual(value)
})

test('is what JSON says, with every text plain', () => {
  const plain = (value: unknown): unknown =>
    typeof value === 'string' ? plainText(value) : Array.isArray(value) ? value.map(plain) : value
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer(), fc.array(text))), (value) => {
      const json = JSON.stringify(value)
      // The same with each letter as an escape.
      const escaped = json.replace(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      expect(plainJson(json)).toEqual(plain(value))
      expect(plainJson(escaped)).toEqual(plain(value))
    }),
  )
})

test.each(['{"a": ', '"\\u00"', 'a'])('what is no JSON is an error still: %s', (json) => {
  expect(() => plainJson(json)).toThrow(SyntaxError)
})
