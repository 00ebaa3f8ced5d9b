import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeTokenStatuses } from './multibase.ts'
import { digestOfDisclosure, discloseMember, hideDigests } from './sd-jwt.ts'

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
