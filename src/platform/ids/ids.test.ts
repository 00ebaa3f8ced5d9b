import { describe, expect, test } from 'vitest'
import { readCrockford } from './index.ts'

const code = 'Z5DZC2EZXY'
const accessCode = [5, 5]

describe('a code as somebody typed or pasted it', () => {
  test.each([
    ['case, O for 0, I and L for 1', 'z5dzc-2ezxy', code],
    ['O, I and L', 'oil00-ilo11', '0110011011'],
    ['Bengali digits', 'Z৫DZC-২EZXY', code],
    ['Arabic digits', 'Z٥DZC-٢EZXY', code],
    ['full width', 'Ｚ５ＤＺＣ－２ＥＺＸＹ', code],
    ['a line end', 'Z5DZC 2EZXY\r\n', code],
    ['a minus, a bullet, a slash', 'Z5DZC\u22122E\u2043ZX/Y', code],
    ['the marks of direction of an Arabic message', '\u2068\u200eZ5DZC-2EZXY\u200f\u2069', code],
    ['breaks and joins of no width', '\ufeffZ5\u200bDZC\u2060-2E\u200dZX\u00adY\ufe0f', code],
    ['what shows as a space', 'Z5DZC\u28002EZ\u3164XY', code],
    ['quotation marks, brackets, stars and full stops', ' “*(Z5DZC-2EZXY)*”।. ', code],
  ])('%s', (_, typed, meant) => {
    expect(readCrockford(typed)).toBe(meant)
    expect(readCrockford(typed, accessCode)).toBe(meant)
  })

  test('a letter of another script is no letter of a code', () => {
    expect(readCrockford('Z5DZС-2ЕZХУ')).not.toBe(code)
  })

  test.each([
    'Your code: Z5DZC-2EZXY',
    'Access code is *z5dzc-2ezxy*, keep it.',
    'আপনার কোড: ⁨Z৫DZC-২EZXY⁩',
    'رمزك: Z5DZC‑2EZXY',
    'ZZ4000000 Z5DZC-2EZXY',
  ])('it is found in the message that it came in: %s', (typed) => {
    expect(readCrockford(typed, accessCode)).toBe(code)
  })

  test('of two in one message neither is taken, nor a part of a longer one', () => {
    const longer = ['Z5DZC-2EZXYZ', 'AZ5DZC-2EZXY', 'Code: Z5DZC and 2EZXY']
    for (const typed of ['Z5DZC-2EZXY or A5DZC-2EZXY', ...longer])
      expect(readCrockford(typed, accessCode)).not.toBe(code)
  })
})
