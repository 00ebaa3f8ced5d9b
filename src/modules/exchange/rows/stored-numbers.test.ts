import { expect, test } from 'vitest'
import { storedNumber } from '../tables/table.ts'
import { candidateIn, columns, problemsIn, row } from '../test-tables.ts'

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
