import { expect, test } from 'vitest'
import { readBase58, writeBase58 } from './multibase.ts'

// The test vectors of https://datatracker.ietf.org/doc/html/draft-msporny-base58
test.each([
  [Buffer.from('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [
    Buffer.from('The quick brown fox jumps over the lazy dog.'),
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  [Buffer.from('0000287fb4cd', 'hex'), '11233QC4'],
  [Buffer.alloc(3), '111'],
])('%j is z%s', (bytes, text) => {
  expect(writeBase58(bytes)).toBe(`z${text}`)
  expect(readBase58(`z${text}`, bytes.length)).toEqual(bytes)
  expect(readBase58(`z${text}`, bytes.length + 1)).toBeNull()
  expect(readBase58(`z1${text}`, bytes.length)).toBeNull()
  expect(readBase58(`z${text.slice(0, -1)}0`, bytes.length)).toBeNull()
})

test('no other text stands for the same bytes', () => {
  const bytes = Buffer.alloc(64, 0x5a)
  const number = BigInt(`0x${bytes.toString('hex')}`)
  // As many more as make it longer by half a byte, a byte, two: what is too long must not be cut off.
  for (const factor of [16n, 256n, 65_536n])
    for (const more of [0n, 1n, factor - 1n]) {
      const hex = (number * factor + more).toString(16)
      const longer = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
      const text = writeBase58(longer)
      expect(readBase58(text, longer.length)).toEqual(longer)
      expect(readBase58(text, bytes.length), text).toBeNull()
    }
})
