import { expect, test } from 'vitest'
import { candidateIn, plan, problemsIn, row } from '../test-tables.ts'
import { readCell } from './cells.ts'
import { readCountry } from './read-details.ts'

test('the apostrophe with which a spreadsheet marks a text is no part of it', () => {
  for (const cell of ["'01711123456", "'+8801711123456", '’01711123456', '´(017) 111-23456'])
    expect(readCell(cell)).toBe(cell.slice(1))
  for (const cell of ["'Abd al-Karim", '’Aisha', '’71 Road']) expect(readCell(cell)).toBe(cell)
})

test.each([
  ["'AB1234567", "'W000123456", "'Rahima Khatun", "'Abdul", "'Salma", "'Cumilla"],
  ["'AB1234567'", "'W000123456'", "'Rahima Khatun'", "'Abdul'", "'Salma'", "'Cumilla'"],
])('where numbers show that it marks every text, no name has it: %s', (...cells) => {
  const { passportNumber, given } = candidateIn(cells)
  expect(passportNumber).toBe('AB1234567')
  expect(given).toMatchObject({ name: 'Rahima Khatun', fatherName: 'Abdul', address: 'Cumilla' })
})

test('where they do not, it is part of a name', () => {
  expect(candidateIn(row.with(2, "'Abd al-Karim").with(0, "'01234567"))).toMatchObject({
    passportNumber: '01234567',
    given: { name: "'Abd al-Karim" },
  })
})

test.each(['8.80171E+12', '8,8E12', '1E+10', '8801710000000000'])(
  'a telephone number that a spreadsheet shortened to %s is told',
  (cell) => {
    const columns = [...plan().columns, 'Phone']
    expect(problemsIn([...row.with(6, 'BD'), cell], { columns })).toEqual([
      expect.stringMatching(/^Telephone: the spreadsheet shortened .* This cell is left out\.$/),
    ])
  },
)

test.each(['constructor', 'Constructor.'])('%s is no country', (cell) => {
  expect(readCountry(cell)).toBeNull()
})
