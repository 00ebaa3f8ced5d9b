import { expect, test } from 'vitest'
import { besideAnswers, besideTargets } from '../columns-beside.schema.ts'
import { candidateIn, cellsOf, problemsIn, row } from '../test-tables.ts'
import { problemOfNone, saysNone } from './cells.ts'

const remarksIn = (cells: readonly string[]) =>
  candidateIn(cells).remarks.map(({ message }) => message)
const none = cellsOf(
  `N/A | n.a. | NIL | none | - | — | . . | Not available | not yet known | TBA | প্রযোজ্য নয় | নেই | लागू नहीं | \
उपलब्ध छैन | لا يوجد | غير متوفر | Wala | (blank) | xxx`,
)

test('a cell that says none becomes no value, and the person is told', () => {
  for (const cell of none) {
    expect([cell, candidateIn(row.with(3, cell)).given]).not.toHaveProperty('1.fatherName')
    const sentence = /^Father's name: this .* that there is none.* This cell is left out\.$/
    expect([cell, ...remarksIn(row.with(3, cell))]).toEqual([cell, expect.stringMatching(sentence)])
  }
})

test('it keeps a row out where a value is needed', () => {
  const needed = { 0: 'Passport number', 2: 'Name', 5: 'Permanent address' }
  for (const [at, label] of Object.entries(needed))
    for (const cell of none)
      expect([cell, ...problemsIn(row.with(Number(at), cell))]).toEqual([
        cell,
        expect.stringMatching(new RegExp(`^${label}: this .* that there is none`)),
      ])
})

test('a single word may be a name, and the sentence says what to do then', () => {
  expect(remarksIn(row.with(3, 'Nil'))).toEqual([
    "Father's name: this seems to say that there is none. If it is a name, enter it on the record’s page. This cell is left out.",
  ])
  const names = 'Nila | Na Li | Nonesuch | Noor | Wali | No. 7 Road | Dash-Ali | Notun Bazar'
  expect(cellsOf(names).filter(saysNone)).toEqual([])
})

test('the code of Namibia is neither Namibia nor nothing until somebody says', () => {
  expect(problemsIn(row.with(6, 'NA'))).toEqual([
    'Nationality: this may be a country’s code, or say that there is none. Write the country’s name, or empty the cell.',
  ])
  expect(problemsIn(row.with(6, 'Namibia'))).toEqual([])
  const answers = new Map([['nationality\nna', 'NA']])
  expect(problemsIn(row.with(6, 'NA'), { answers })).toEqual([])
})

test('where none is part of a contract, or one of the answers that are asked for, it is one', () => {
  expect(problemOfNone('contract.compensationInjury', 'None')).toBeNull()
  const asked = besideTargets.filter((target) => besideAnswers(target))
  expect(asked.length).toBeGreaterThan(0)
  for (const target of asked)
    for (const cell of ['None', 'No', 'Not provided', 'নেই'])
      expect([target, cell, problemOfNone(target, cell)]).toEqual([target, cell, null])
})

test('the number that an authority gives later may be empty, and no word stands for it', () => {
  expect(problemsIn(row.with(1, ''))).toEqual([])
  expect(problemsIn(row.with(1, 'SUBMITTED'))).toEqual([
    'Reference number: there is no digit in it. Leave it empty until the authority gives one. This cell is left out.',
  ])
  for (const cell of ['', 'SUBMITTED', 'pending', 'Applied', ...none])
    expect([cell, candidateIn(row.with(1, cell)).details?.referenceNumber]).toEqual([cell, null])
})
