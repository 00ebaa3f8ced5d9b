import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'

test('pages in one block of memory never touch each other', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 3000 }), { maxLength: 30 })
  fc.assert(
    fc.property(texts, (pages) => {
      const sent = pages.map((text) => encode([text]))
      for (const [index, text] of pages.entries())
        expect(Buffer.from(sent[index] as Uint8Array).equals(Buffer.from(text))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a page longer than a block is written too', () => {
  const long = 'নাম '.repeat(400_000)
  expect(Buffer.from(encode([long])).toString()).toBe(long)
})

test('parts stand one after the other, texts and bytes', () => {
  const parts = ['a', new TextEncoder().encode('নাম'), '', 'é', new Uint8Array(0), '𝛑']
  expect(Buffer.from(encode(parts)).toString()).toBe('aনামé𝛑')
})

test('pages that just fit a block, or do not, never touch each other either', () => {
  const sizes = [28, 256, 1024].flatMap((kilobytes) => [-1, 0, 1].map((n) => kilobytes * 1024 + n))
  const pages = [...sizes, ...sizes].map((size, n) => String.fromCharCode(97 + n).repeat(size))
  const sent = pages.map((page) => encode([page]))
  for (const [index, page] of pages.entries())
    expect(Buffer.from(sent[index] as Uint8Array).equals(Buffer.from(page))).toBe(true)
})
