import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { canonicalLines } from './data-integrity.ts'
import { encodeTokenStatuses, readBase58, writeBase58 } from './ed25519.ts'
import { digestOfDisclosure, discloseMember, hideDigests } from './sd-jwt.ts'

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

test('a disclosure has the digest that RFC 9901 gives as an example', () => {
  expect(
    digestOfDisclosure('WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0'),
  ).toBe('X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0')
})

test('the same member is disclosed by another text each time, and its place tells nothing', () => {
  const disclosures = Array.from({ length: 20 }, () => discloseMember('name', 'রহিমা'))
  expect(new Set(disclosures).size).toBe(20)
  expect(JSON.parse(Buffer.from(disclosures[0] ?? '', 'base64url').toString())).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
    'name',
    'রহিমা',
  ])
  const hidden = hideDigests(disclosures, 25)
  expect(new Set(hidden).size).toBe(25)
  expect(hidden).toEqual(hidden.toSorted())
  expect(hidden).toEqual(expect.arrayContaining(disclosures.map(digestOfDisclosure)))
})

test('a list of states is written as the example of the Token Status List', () => {
  const set = [0, 3, 4, 5, 7, 8, 9, 13, 15]
  const bytes = (text: string) => inflateSync(Buffer.from(text, 'base64url')).toString('hex')
  expect(bytes(encodeTokenStatuses(16, set))).toBe(bytes('eNrbuRgAAhcBXQ'))
})

test('statements stand in the order of their code points, also of those above U+FFFF', () => {
  const told = ['\u{1F600}', '\uFB01', 'z', 'é'].map(
    (text) => ['https://a.example', 'https://b.example', { text }] as const,
  )
  const line = (text: string) => `<https://a.example> <https://b.example> "${text}" .\n`
  expect(canonicalLines([...told, ...told])).toBe(
    ['z', 'é', '\uFB01', '\u{1F600}'].map(line).join(''),
  )
})
