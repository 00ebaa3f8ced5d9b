import { expect, test } from 'vitest'
import { storedNumber } from '../tables/table.ts'
import { candidateIn, columns, problemsIn, row } from '../test-tables.ts'
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
    const withPhone = [...columns, 'Phone']
    expect(problemsIn([...row.with(6, 'BD'), cell], { columns: withPhone })).toEqual([
      expect.stringMatching(/^Telephone: the spreadsheet shortened .* This cell is left out\.$/),
    ])
  },
)

test.each(['constructor', 'Constructor.'])('%s is no country', (cell) => {
  expect(readCountry(cell)).toBeNull()
})

test('a number of a document that a spreadsheet stores as a number comes in with a remark', () => {
  const number = storedNumber('1234567')
  const said = problemsIn([number, number, ...row.slice(2, 5), storedNumber('12'), ''])
  expect(said).toEqual([
    expect.stringMatching(/^Passport number: the spreadsheet stores this as a number/),
    expect.stringMatching(/^Reference number: the spreadsheet stores this as a number/),
  ])
  expect(problemsIn(['01234567', 'W1234', ...row.slice(2)])).toEqual([])
})

test('a telephone that lost its zero is read with the country of its row, with a remark', () => {
  const more = { columns: [...columns, 'Mobile', 'Emergency phone'] }
  const cells = [...row, storedNumber('1711123456'), storedNumber('9841234567')]
  const nepal = cells.with(6, 'NP').with(7, '')
  expect(candidateIn(cells.with(8, ''), more).given.telephone).toBe('+8801711123456')
  expect(candidateIn(nepal, more).given.nextOfKinTelephone).toBe('+9779841234567')
  expect(problemsIn(nepal, more)).toContainEqual(
    expect.stringMatching(/stores this as a number, so a zero .* would be lost/),
  )
})
