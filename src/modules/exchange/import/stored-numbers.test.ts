import { expect, test } from 'vitest'
import { storedNumber } from '../tables/stored-number.ts'
import { problemsIn, row } from './test-rows.ts'

test('a number of a document that a spreadsheet stores as a number comes in with a remark', () => {
  const number = storedNumber('1234567')
  const said = problemsIn([number, number, ...row.slice(2, 5), storedNumber('12'), ''])
  expect(said).toEqual([
    expect.stringMatching(/^Passport number: the spreadsheet stores this as a number/),
    expect.stringMatching(/^Reference number: the spreadsheet stores this as a number/),
  ])
  expect(problemsIn(['01234567', 'W1234', ...row.slice(2)])).toEqual([])
})
