import { expect, test } from 'vitest'
import { isTyped } from './ask.ts'

test('a typed text is that text, whatever a keyboard or a copy made of its blanks and signs', () => {
  expect(isTyped('Sadia Akter', 'Sadia Akter')).toBe(true)
  expect(isTyped('  Sadia  Akter ', 'Sadia Akter')).toBe(true)
  expect(isTyped('\u2068রহিমা খাতুন\u2069', 'রহিমা খাতুন')).toBe(true)
  expect(isTyped('Jose\u0301', 'José')).toBe(true)
})

test('another text is not', () => {
  for (const typed of ['', 'Sadia', 'sadia akter', 'SadiaAkter', 'Sadia Akter 2'])
    expect(isTyped(typed, 'Sadia Akter'), typed).toBe(false)
})
