import { expect, test } from 'vitest'
import { isTyped } from './ask.ts'
import { matchesOf, onlyMatch } from './matching.ts'
import { wholeDigits } from './number-field.tsx'

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

const options = [
  'UTC',
  'America/Port_of_Spain',
  'Asia/Dhaka',
  'Asia/Aden',
  'Africa/Porto-Novo',
].map((label) => ({ value: label, label }))
const countries = [
  { value: 'BD', label: 'Bangladesh' },
  { value: 'BH', label: 'Bahrain' },
  { value: 'BDX', label: 'বাংলাদেশ' },
  { value: 'CI', label: 'Côte d’Ivoire' },
]

test('a typed text finds what it is called, what begins so, what has such a word, what holds it', () => {
  const found = (typed: string) => matchesOf(options, typed).map(({ label }) => label)
  expect(['dhaka', 'port', 'asia a', 'haka', '?', 'x'].map(found)).toEqual([
    ['Asia/Dhaka'],
    ['America/Port_of_Spain', 'Africa/Porto-Novo'],
    ['Asia/Aden', 'Asia/Dhaka'],
    ['Asia/Dhaka'],
    ...[[], []],
  ])
  expect(matchesOf(options, '')).toHaveLength(5)
  expect(matchesOf(countries, 'বাংলা').map(({ value }) => value)).toEqual(['BDX'])
})

test('only an exact name or a single match is taken without asking', () => {
  const taken = (typed: string) => onlyMatch(countries, typed)?.value ?? null
  expect(['bd', 'b', 'cote', 'Bahrain', 'none'].map(taken)).toEqual(['BD', null, 'CI', 'BH', null])
})

test('a number is read in the digits of whoever types it, and nothing else becomes one', () => {
  const read = ['30', '৩০', '३०', '٣٠', '1,000', ' 7 ', '', '1.5', '-3', '12 days', '1234567890']
  expect(read.map(wholeDigits)).toEqual([
    ...['30', '30', '30', '30', '1000', '7', ''],
    ...[null, null, null, null],
  ])
})
