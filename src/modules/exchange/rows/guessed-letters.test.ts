import { expect, test } from 'vitest'
import { problemsIn, row } from '../test-tables.ts'

/** The remark on a name in a table that was taken for Windows-1252 without asking. */
const toldOf = (name: string) => problemsIn(row.with(2, name), { guessed: 'windows-1252' })
const asked = (word: string, others: string) =>
  `Name: the file does not name its encoding. “${word}” may also be ${others}. See which is right, and choose the encoding of the table.`

test.each([
  // Ayşe Yıldız in Windows-1254, and names of two words in Windows-1250: Kończak, Dvořák, Łukasz, Ştefan.
  ['Ayþe Yýldýz', 'Ayþe', '“Ayşe” (Windows-1254) / “Ayţe” (Windows-1250) / “Ayže” (Windows-1257)'],
  // Žukauskas and Kļaviņa in Windows-1257, Ángel in Mac Roman.
  [
    'Þukauskas',
    'Þukauskas',
    '“Şukauskas” (Windows-1254) / “Ţukauskas” (Windows-1250) / “Žukauskas” (Windows-1257)',
  ],
  ['Kïaviòa', 'Kïaviòa', '“Kďaviňa” (Windows-1250) / “Kļaviņa” (Windows-1257)'],
  ['çngel Santos', 'çngel', '“Ángel” (Mac Roman)'],
  ['Anna Koñczak', 'Koñczak', '“Kończak” (Windows-1250)'],
  ['Jan Dvoøák', 'Dvoøák', '“Dvořák” (Windows-1250)'],
  ['£ukasz Kowalski', '£ukasz', '“Łukasz” (Windows-1250)'],
  ['ªtefan', 'ªtefan', '“Ştefan” (Windows-1250)'],
  // Right as it is, which the bytes do not show.
  ['Maria Peña', 'Peña', '“Peńa” (Windows-1250)'],
])('a name that other encodings spell otherwise is told: %s', (name, word, others) => {
  expect(toldOf(name)).toEqual([asked(word, others)])
})

test.each([
  'Rahima Khatun',
  'José Müller',
  'Straße',
  'O’Brien – “Pepe”',
  'François',
  'Calle 3ª, n° 5, £ 500',
])('what is written so in each of them is not: %s', (name) => {
  expect(toldOf(name)).toEqual([])
})

test('where somebody chose the encoding, nothing is asked', () => {
  expect(problemsIn(row.with(2, 'Maria Peña'))).toEqual([])
})
