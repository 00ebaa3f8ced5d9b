import { expect, test } from 'vitest'
import { matchesOf, onlyMatch } from './matching.ts'

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
  expect([
    found('dhaka'),
    found('port'),
    found('asia a'),
    found('haka'),
    found('?'),
    found('x'),
  ]).toEqual([
    ['Asia/Dhaka'],
    ['America/Port_of_Spain', 'Africa/Porto-Novo'],
    ['Asia/Aden', 'Asia/Dhaka'],
    ['Asia/Dhaka'],
    [],
    [],
  ])
  expect(matchesOf(options, '')).toHaveLength(5)
  expect(matchesOf(countries, 'বাংলা').map(({ value }) => value)).toEqual(['BDX'])
})

test('only an exact name or a single match is taken without asking', () => {
  const taken = (typed: string) => onlyMatch(countries, typed)?.value ?? null
  expect(['bd', 'b', 'cote', 'Bahrain', 'none'].map(taken)).toEqual(['BD', null, 'CI', 'BH', null])
})
