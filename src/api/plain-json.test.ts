import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainJson } from './plain-text.ts'

test.each([
  ['"\\ud83d\\ude00"', '😀'],
  ['"\\\\u0000 \\\\ud800"', '\\u0000 \\ud800'],
  ['"\\ufffd"', '\ufffd'],
  // What a repeated name replaces is kept nowhere.
  ['{"a": "\\u0000", "a": "b"}', { a: 'b' }],
])('%s', (json, value) => {
  expect(plainJson(json)).toEqual(value)
})

test.each([
  ['"Rahima\\u0000 Khatun"', ''],
  ['{"name": "a\\ud800b"}', 'name'],
  ['{"name": "\\ude00 \\ud83d\\u0041"}', 'name'],
  ['{"kinds": ["visa", {"text": "\\uDC00"}]}', 'kinds.1.text'],
  ['{"a": {"b\\u0000": 1}}', 'a'],
  [`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`, Array(50_000).fill(0).join('.')],
])('%# what no database keeps is refused at its field, and not altered', (json, path) => {
  const message = 'This has a NUL or half a character (a lone surrogate) in it. Send it without.'
  let refused: unknown = null
  try {
    plainJson(json)
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ code: 'request.invalid', fields: [{ path, message }] })
})

test('is what JSON says', () => {
  const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', ''))
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer(), fc.array(text))), (value) => {
      const json = JSON.stringify(value)
      // The same with each letter as an escape.
      const escaped = json.replace(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      expect(plainJson(json)).toEqual(value)
      expect(plainJson(escaped)).toEqual(value)
    }),
  )
})

test.each(['{"a": ', '"\\u00"', 'a'])('what is no JSON is an error still: %s', (json) => {
  expect(() => plainJson(json)).toThrow(SyntaxError)
})
